import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { filmActionTexts } from '@inkreel/contract/messages/areas/film-actions.ts';
import { filmTemplateTexts } from '@inkreel/contract/messages/areas/film-templates.ts';
import { isOpenPlace } from '@inkreel/scene/film/places.ts';
import { clsx } from 'clsx';
import { type CSSProperties, memo, type PointerEvent as ReactPointerEvent, useMemo } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSelected } from '../../../lib/store.ts';
import { clockText } from '../../../video/core/clock-text.ts';
import { usePeaks } from '../../../video/ui/use-peaks.ts';
import { Waveform } from '../../../video/ui/waveform.tsx';
import { fileAt } from '../../shell/story-view.ts';
import { MakingNote } from '../actions/making-note.tsx';
import { BeatMarks } from '../beats/beat-marks.tsx';
import type { ClipView } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';
import { libraryUrl } from '../library/library-urls.ts';
import { useCopyNote } from '../media/copy-note.ts';
import { dropsFor, usePlaceUpload } from '../places/use-place-drop.ts';
import { Filmstrip } from './filmstrip.tsx';
import { KeyDiamonds } from './key-diamonds.tsx';
import { TransitionBow } from './transition-bow.tsx';
import type { Dragged } from './use-clip-drag.ts';

/** A clip on its track: a button that picks it, with a grip at each end while it is picked. */
export const Clip = memo(function TimelineClip({
  film,
  clip,
  from,
  frames,
  left,
  width,
  fps,
  picked,
  stale,
  onPress,
}: {
  film: FilmEditing;
  clip: ClipView;
  /** As it is shown, while it is dragged. */
  from: number;
  frames: number;
  /** Shares of the timeline. */
  left: number;
  width: number;
  fps: number;
  picked: boolean;
  stale: boolean;
  onPress: (event: ReactPointerEvent<HTMLElement>, clip: ClipView, kind: Dragged['kind']) => void;
}) {
  const { timeline: texts, clips: kinds } = useAreaTexts(filmTexts);
  const files = useSelected(film.document.files, (all) => all);
  const file = fileAt(files, clip.part.file);
  const actions = useAreaTexts(filmActionTexts);
  const places = useAreaTexts(filmTemplateTexts);
  const isMaking = useSelected(film.making, (now) => now.has(clip.id));
  const state = isMaking ? actions.making : clip.part.run ? actions.failed : undefined;
  const name = clip.name || kinds[clip.kind];
  const time = (frames: number) => clockText((frames * 1000) / fps);
  const words = stale ? texts.clipStale : texts.clip;
  const note = useCopyNote(film, clip);
  const isOpen = isOpenPlace(clip.part);
  const { fill } = usePlaceUpload(film);
  const sound = clip.kind === 'audio' ? (file?.url ?? libraryUrl(clip.part.file)) : undefined;
  const isMissing = clip.part.file !== undefined && !file && !sound;
  const told = state ? `${state} · ${name}` : name;
  const hint = isOpen && (clip.kind === 'audio' ? places.dropSound : places.drop);
  // The name of the button holds what is read on it.
  const said = [told, hint, note?.short].filter(Boolean).join(' ');
  const picture = clip.kind === 'image' || clip.kind === 'video' ? (file?.thumbnail ?? undefined) : undefined;
  const style = {
    left: `${left * 100}%`,
    width: `${width * 100}%`,
    ...(picture ? { '--picture': `url("${picture}")` } : {}),
  } as CSSProperties;
  return (
    <div
      className={clsx(
        'film-clip',
        picked && 'film-clip-picked',
        stale && 'film-clip-stale',
        state && 'film-clip-told',
        isMissing && 'film-clip-missing',
        isOpen && 'film-clip-open',
      )}
      data-kind={clip.kind}
      data-clip={clip.id}
      style={style}
      {...(clip.part.place === undefined ? {} : dropsFor((dropped) => fill(clip.id, dropped)))}
    >
      <button
        type="button"
        className="film-clip-body"
        aria-pressed={picked}
        aria-label={words({ name: said, from: time(from), length: time(frames) })}
        title={note ? `${name}: ${note.help}` : name}
        onPointerDown={(event) => onPress(event, clip, 'move')}
        onClick={(event) => {
          // Of the keyboard: presses of pointers are handled above.
          if (event.detail === 0) film.select([clip.id]);
        }}
      >
        {clip.kind === 'video' && file && (
          <Filmstrip film={film} clip={clip} fps={fps} left={left} width={width} />
        )}
        {sound !== undefined && <Wave url={sound} clip={clip} fps={fps} />}
        {clip.kind === 'audio' && <BeatMarks film={film} clip={clip} fps={fps} width={width} />}
        <b>{told}</b> {hint && <i className="film-clip-note">{hint}</i>}{' '}
        {note && (
          <i className="film-clip-note" data-failed={note.failed}>
            {note.short}
          </i>
        )}
      </button>
      {isMaking && <MakingNote film={film} clip={clip.id} name={name} />}
      {picked &&
        !isMaking &&
        (['start', 'end'] as const).map((end) => (
          <span
            key={end}
            className="film-grip"
            data-end={end}
            title={(end === 'start' ? texts.trimStart : texts.trimEnd)({ name })}
            onPointerDown={(event) => onPress(event, clip, end)}
          />
        ))}
      {picked && !isMaking && <KeyDiamonds film={film} clip={clip} fps={fps} />}
      <TransitionBow film={film} clip={clip} name={name} picked={picked && !isMaking} />
    </div>
  );
});

function inRounds(peaks: Float32Array, rounds: number): Float32Array {
  const all = new Float32Array(peaks.length * rounds);
  for (let round = 0; round < rounds; round += 1) all.set(peaks, round * peaks.length);
  return all;
}

/** Loudness of the part of a sound that is heard. */
function Wave({ url, clip, fps }: { url: string; clip: ClipView; fps: number }) {
  const { source_in: begin = 0, source_length: whole = 0, speed = 1 } = clip.part;
  const seconds = whole / 1e6;
  const once = usePeaks(url, seconds);
  const view = { start: begin / 1000, length: (clip.frames / fps) * speed * 1000 };
  const rounds = clip.part.repeats && whole > 0 ? Math.ceil((view.start + view.length) / 1000 / seconds) : 1;
  const peaks = useMemo(() => once && inRounds(once, rounds), [once, rounds]);
  return <Waveform peaks={peaks} seconds={seconds * rounds} view={view} />;
}
