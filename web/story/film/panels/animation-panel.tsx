import { CLIP_BLENDS, TRANSITIONS } from '@inkreel/contract/film/transitions.ts';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { filmEffectTexts } from '@inkreel/contract/messages/areas/film-effects.ts';
import { useId } from 'react';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useSelected } from '../../../lib/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { type ClipView, clipIn } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';
import { ChoiceField, RangeField } from './fields.tsx';
import { useInAnimation } from './use-in-animation.ts';

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
  const { transitions, blends } = useAreaTexts(filmEffectTexts);
  const { number } = useLanguage();
  const [transitionId, blendId] = [useId(), useId()];
  const locked = useInAnimation(film, clip);
  const { fade_in: fadeIn = 0, fade_out: fadeOut = 0, dissolve = 0, camera = 'still' } = clip.part;
  const { transition = 'dissolve' } = clip.part;
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
            ? [{ value: 'dissolve' as const, label: transitions.label }]
            : []),
        ]}
        onChange={(kind) =>
          film.setClip(clip.id, {
            fade_in: kind === 'fade' ? usual : null,
            dissolve: kind === 'dissolve' ? Math.min(usual, clip.frames) : null,
            ...(kind !== 'dissolve' && { transition: null }),
          })
        }
      />
      {appears === 'fade' && long(fadeIn, (frames) => film.setClip(clip.id, { fade_in: frames }, 'fade'))}
      {appears === 'dissolve' && (
        <>
          <div className="film-field film-field-number">
            <label htmlFor={transitionId}>{transitions.kind}</label>
            <Select
              id={transitionId}
              value={transition}
              options={TRANSITIONS.map((value) => ({ value, label: transitions.names[value] }))}
              onChange={(value) => film.setClip(clip.id, { transition: value })}
            />
          </div>
          {long(dissolve, (frames) => film.setClip(clip.id, { dissolve: frames }, 'dissolve'))}
          <Button size="small" onClick={() => film.transitionEverywhere(clip.id)}>
            {transitions.everywhere}
          </Button>
        </>
      )}
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
      <div className="film-field film-field-number">
        <label htmlFor={blendId}>{blends.label}</label>
        <Select
          id={blendId}
          value={clip.part.blend ?? ''}
          options={[
            { value: '', label: blends.normal },
            ...CLIP_BLENDS.map((value) => ({ value, label: blends.names[value] })),
          ]}
          onChange={(value) => film.setClip(clip.id, { blend: value || null })}
        />
      </div>
    </>
  );
}
