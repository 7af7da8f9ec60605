import type { ClipPart } from '@inkreel/contract/documents/film-document.ts';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { SUBTITLE_STYLES } from '@inkreel/scene/subtitles/subtitle-style.ts';
import { Rows3 } from 'lucide-react';
import { memo, Suspense, useRef } from 'react';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSelected } from '../../../lib/store.ts';
import { toast } from '../../../lib/toast.ts';
import { useLater } from '../../../lib/use-later.ts';
import { Button } from '../../../ui/button.tsx';
import { clockText } from '../../../video/core/clock-text.ts';
import type { ClipView } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';
import { ChoiceField } from '../panels/fields.tsx';
import { FontStyles } from '../panels/font-styles.tsx';

const Recognition = lazyPart(() => import('./recognition.tsx'));

/** Captions: one by one, from a file, the lines of the story or speech; and the style of all. */
export function CaptionsPanel({ film }: { film: FilmEditing }) {
  const { captions: texts } = useAreaTexts(filmTexts);
  const view = useLater(film.view);
  const hasStory = useSelected(film.story, (story) => story !== undefined);
  const input = useRef<HTMLInputElement>(null);
  const captions = view.tracks.flatMap(({ clips }) => clips.filter(({ kind }) => kind === 'caption'));
  const style = captions[0]?.part.style ?? '001';
  const font = captions[0]?.part.font;
  const read = async (file: File) => {
    const count = await film.addCaptionFile(file);
    toast(count > 0 ? texts.found({ count }) : texts.unread);
  };
  const fromStory = () => {
    const count = film.addStoryCaptions();
    toast(count > 0 ? texts.found({ count }) : texts.allThere);
  };
  return (
    <div className="film-panel">
      <Button onClick={() => film.addText('caption', texts.usual)}>{texts.add}</Button>
      <Button onClick={() => input.current?.click()}>{texts.file}</Button>
      <p className="film-note-inline">{texts.fileLine}</p>
      {hasStory && (
        <>
          <Button onClick={fromStory}>{texts.voices}</Button>
          <p className="film-note-inline">{texts.voicesLine}</p>
        </>
      )}
      <Suspense>
        <Recognition film={film} />
      </Suspense>
      <input
        ref={input}
        type="file"
        hidden
        accept=".srt,.vtt,.ass,.ssa,text/vtt"
        aria-label={texts.file}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void film.attempt(() => read(file));
        }}
      />
      <Button className="max-phone:hidden" onClick={() => film.isCueTable.set(true)}>
        <Rows3 size={16} strokeWidth={1.6} aria-hidden /> {texts.table}
      </Button>
      <details className="film-fold">
        <summary>{texts.look}</summary>
        <fieldset className="film-styles">
          <legend>{texts.style}</legend>
          <div>
            {SUBTITLE_STYLES.map(({ id }) => (
              <label key={id} title={texts.styleOf({ id })}>
                <input
                  type="radio"
                  name="film-caption-style"
                  className="sr-only"
                  checked={style === id}
                  onChange={() => film.styleCaptions({ style: id })}
                />
                <span>{id}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <FontStyles
          value={captions[0]?.part.font_style}
          onChange={(id) =>
            film.styleCaptions({ font_style: id ?? null, font: null, color: null, bold: null })
          }
        />
        <ChoiceField
          label={texts.font}
          options={[
            { value: 'sans', label: texts.sans },
            { value: 'serif', label: texts.serif },
          ]}
          value={font ?? 'sans'}
          onChange={(chosen) => film.styleCaptions({ font: chosen })}
        />
      </details>
      {captions.length === 0 ? (
        <p className="film-note-inline">{texts.none}</p>
      ) : (
        <ol className="film-captions" aria-label={texts.list}>
          {captions.map((clip) => (
            <CaptionRow key={clip.id} film={film} clip={clip} fps={view.fps} />
          ))}
        </ol>
      )}
    </div>
  );
}

const textOf = (part: Partial<ClipPart> | undefined): string => part?.text ?? '';

const CaptionRow = memo(function Row({
  film,
  clip,
  fps,
}: {
  film: FilmEditing;
  clip: ClipView;
  fps: number;
}) {
  const { captions: texts } = useAreaTexts(filmTexts);
  const at = clockText((clip.from * 1000) / fps);
  // At once, unlike the rest of the list.
  const value = useSelected(film.document.state, ({ parts }) => textOf(parts.get(clip.id)));
  return (
    <li>
      <time>{at}</time>
      <textarea
        className="input"
        rows={1}
        value={value}
        aria-label={texts.text({ at })}
        onFocus={() => {
          film.select([clip.id]);
          film.playback.seek(clip.from);
        }}
        onChange={(event) => film.setClip(clip.id, { text: event.target.value }, 'text')}
      />
    </li>
  );
});
