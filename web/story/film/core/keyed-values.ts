/** Values of a clip at a frame of the film, and the frames of its key frames. */
import { KEYED_NAMES, type Keyed, type KeyedField, keysField } from '@inkreel/contract/film/key-frames.ts';
import { keysOf, usualValues, valuesAt } from '@inkreel/scene/film/key-frames.ts';
import { type ClipView, endOf, type FilmView } from './film-view.ts';

/** The frame of the clip that is nearest to one of the film. */
export const frameWithin = (clip: ClipView, frame: number): number =>
  Math.min(endOf(clip) - 1, Math.max(clip.from, Math.round(frame)));

export function valuesOf(view: FilmView, clip: ClipView, frame: number): Record<KeyedField, number> {
  const { x, y, scale, rotation, opacity, volume } = { ...usualValues(view), ...clip.part };
  const keys = keysOf(clip.part);
  const keyed = keys && valuesAt(keys, frameWithin(clip, frame) - clip.from);
  return { x, y, scale, rotation, opacity, volume, ...keyed };
}

/** Frames of the film at which it has key frames, those of one thing or of all, each once and in order. */
export function keyTimesOf(clip: ClipView, of?: Keyed): number[] {
  const names = of ? [of] : KEYED_NAMES;
  const times = names.flatMap((name) =>
    (clip.part[keysField(name)] ?? []).flatMap(({ at }) =>
      at >= 0 && at < clip.frames ? at + clip.from : [],
    ),
  );
  return [...new Set(times)].sort((a, b) => a - b);
}

/** What has a key frame there. */
export const keyNamesAt = (clip: ClipView, frame: number): Keyed[] =>
  KEYED_NAMES.filter((name) => keyTimesOf(clip, name).includes(frame));
