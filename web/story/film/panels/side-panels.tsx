import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { Circle, Square, Type } from 'lucide-react';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useSelected } from '../../../lib/store.ts';
import { Button } from '../../../ui/button.tsx';
import { type ClipView, clipIn } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';
import { UploadButton } from '../media/upload-button.tsx';
import { useMediaUpload } from '../media/use-media-upload.ts';
import { ChoiceField, RangeField } from './fields.tsx';
import { Recorder } from './recorder.tsx';
import { useInAnimation } from './use-in-animation.ts';

/** Titles and covers. */
export function TitlesPanel({ film }: { film: FilmEditing }) {
  const { titles: texts, shapes } = useAreaTexts(filmTexts);
  return (
    <div className="film-panel">
      <Button onClick={() => film.addText('title', texts.usual)}>
        <Type size={16} aria-hidden />
        {texts.add}
      </Button>
      <Button onClick={() => film.addText('cover', texts.usualCover)}>{texts.cover}</Button>
      <p className="film-note-inline">{texts.line}</p>
      <Button onClick={() => film.addShape('rect')}>
        <Square size={16} aria-hidden /> {shapes.addRect}
      </Button>
      <Button onClick={() => film.addShape('ellipse')}>
        <Circle size={16} aria-hidden /> {shapes.addEllipse}
      </Button>
    </div>
  );
}

const CAMERAS = ['still', 'push_in', 'pull_out', 'orbit', 'pan', 'crane_up'] as const;
const SECONDS = { least: 0.2, usual: 0.6, most: 3 };

/** How the picked clip appears, leaves and moves. */
export function AnimationPanel({ film }: { film: FilmEditing }) {
  const { animation: texts } = useAreaTexts(filmTexts);
  const view = useSelected(film.view, (now) => now);
  const selection = useSelected(film.selection, (now) => now);
  const [first] = selection;
  const clip = clipIn(view, first);
  return (
    <div className="film-panel">
      {clip && clip.kind !== 'audio' ? (
        <Animation key={clip.id} film={film} clip={clip} fps={view.fps} />
      ) : (
        <p className="film-note-inline">{texts.none}</p>
      )}
    </div>
  );
}

function Animation({ film, clip, fps }: { film: FilmEditing; clip: ClipView; fps: number }) {
  const { animation: texts, cameras } = useAreaTexts(filmTexts);
  const { number } = useLanguage();
  const locked = useInAnimation(film, clip);
  const { fade_in: fadeIn = 0, fade_out: fadeOut = 0, dissolve = 0, camera = 'still' } = clip.part;
  const usual = Math.round(SECONDS.usual * fps);
  const appears = dissolve > 0 ? 'dissolve' : fadeIn > 0 ? 'fade' : 'cut';
  const isPicture = clip.kind === 'image' || clip.kind === 'video';
  const mayDissolve = isPicture && film.touchesBefore(clip);
  const long = (frames: number, onChange: (frames: number) => void) => (
    <RangeField
      label={texts.seconds}
      fact={number(Math.round((frames / fps) * 10) / 10)}
      value={frames / fps}
      minimum={SECONDS.least}
      maximum={Math.min(SECONDS.most, clip.frames / fps)}
      step={0.1}
      onChange={(seconds) => onChange(Math.max(1, Math.round(seconds * fps)))}
    />
  );
  return (
    <>
      {locked && <p className="film-note-inline">{texts.locked}</p>}
      <ChoiceField
        label={texts.appear}
        value={appears}
        options={[
          { value: 'cut', label: texts.cut },
          { value: 'fade', label: texts.fade },
          ...(mayDissolve || appears === 'dissolve'
            ? [{ value: 'dissolve' as const, label: texts.dissolve }]
            : []),
        ]}
        onChange={(kind) =>
          film.setClip(clip.id, {
            fade_in: kind === 'fade' ? usual : null,
            dissolve: kind === 'dissolve' ? usual : null,
          })
        }
      />
      {appears === 'fade' && long(fadeIn, (frames) => film.setClip(clip.id, { fade_in: frames }, 'fade'))}
      {appears === 'dissolve' &&
        long(dissolve, (frames) => film.setClip(clip.id, { dissolve: frames }, 'dissolve'))}
      <ChoiceField
        label={texts.leave}
        value={fadeOut > 0 ? 'fade' : 'cut'}
        options={[
          { value: 'cut', label: texts.cut },
          { value: 'fade', label: texts.fade },
        ]}
        onChange={(kind) => film.setClip(clip.id, { fade_out: kind === 'fade' ? usual : null })}
      />
      {fadeOut > 0 && long(fadeOut, (frames) => film.setClip(clip.id, { fade_out: frames }, 'fade'))}
      {clip.kind === 'image' ? (
        <ChoiceField
          label={texts.camera}
          value={camera}
          options={CAMERAS.map((value) => ({ value, label: cameras[value] }))}
          onChange={(value) => film.setClip(clip.id, { camera: value })}
        />
      ) : (
        isPicture && <p className="film-note-inline">{texts.stillOnly}</p>
      )}
    </>
  );
}

/** Music and audio: uploads and recordings. */
export function AudioPanel({ film }: { film: FilmEditing }) {
  const { audio: texts } = useAreaTexts(filmTexts);
  const upload = useMediaUpload(film);
  return (
    <div className="film-panel">
      <p className="film-note-inline">{texts.line}</p>
      <UploadButton upload={upload} label={texts.add} accept="audio/*,video/*" />
      <Recorder onRecorded={(file) => void upload.take([file])} />
    </div>
  );
}
