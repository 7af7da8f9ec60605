import { useSelected } from '../../../lib/store.ts';
import type { ClipView } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';
import { beatsOf, framesOfBeats } from './beats-of.ts';

/** Shares of the timeline that marks are apart at least: about five pixels. */
const LEAST = 0.005;

/** Marks of the beats along a clip of sound; none where they would lie too close to be told apart. */
export function BeatMarks({
  film,
  clip,
  fps,
  width,
}: {
  film: FilmEditing;
  clip: ClipView;
  fps: number;
  /** Of the clip, as a share of the timeline. */
  width: number;
}) {
  const known = useSelected(film.knownBeats, (now) => now);
  const isOn = useSelected(film.showsBeats, (now) => now);
  const beats = isOn ? beatsOf(clip, known) : undefined;
  if (!beats) return null;
  const seconds = (clip.frames / fps) * (clip.part.speed ?? 1);
  if ((beats.every / seconds) * width < LEAST) return null;
  return (
    <span className="film-beats" aria-hidden>
      {framesOfBeats(clip, fps, known).map((frame) => (
        <i key={frame} style={{ left: `${((frame - clip.from) / clip.frames) * 100}%` }} />
      ))}
    </span>
  );
}
