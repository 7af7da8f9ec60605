/** Beats of the clips of a film: exact for our own music, estimated for uploads. */
import { librarySound } from '@inkreel/contract/film/sound-library.ts';
import type { ClipView, FilmView } from '../core/film-view.ts';
import type { SnapTarget } from '../core/snap.ts';
import { type Beats, beatFrames } from './clip-beats.ts';

/** Estimates by the sources they are of. */
export type KnownBeats = ReadonlyMap<string, Beats>;

/** The beats of the source of a clip; undefined without music or before they are known. */
export function beatsOf({ kind, part: { file = '' } }: ClipView, known: KnownBeats): Beats | undefined {
  if (kind !== 'audio') return undefined;
  const sound = librarySound(file);
  if (!sound) return known.get(file);
  return 'tempo' in sound ? { first: 0, every: 60 / sound.tempo.beatsPerMinute } : undefined;
}

/** Frames of the film on which beats of a clip fall. */
export function framesOfBeats(clip: ClipView, fps: number, known: KnownBeats): number[] {
  const beats = beatsOf(clip, known);
  if (!beats) return [];
  const { source_in: begin = 0, source_length: whole = 0, speed = 1, repeats } = clip.part;
  const period = repeats && whole > 0 ? whole / 1e6 : undefined;
  return beatFrames(beats, { from: clip.from, frames: clip.frames, begin: begin / 1e6, speed, period }, fps);
}

/** Beats that clips hold to, but for those of the clips that are dragged. */
export const beatTargets = (
  { tracks, fps }: FilmView,
  dragged: ReadonlySet<string>,
  known: KnownBeats,
): SnapTarget[] =>
  tracks
    .filter(({ off }) => !off)
    .flatMap(({ clips }) => clips.filter(({ id }) => !dragged.has(id)))
    .flatMap((clip) => framesOfBeats(clip, fps, known))
    .map((frame) => ({ frame, kind: 'beat' }));
