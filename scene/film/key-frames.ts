/**
 * Values between key frames, and key frames that are moved, cut and stretched with their clip. Only sums and products,
 * so that a browser and the server get the same numbers.
 */
import type { ClipPart } from '@inkreel/contract/documents/film-document.ts';
import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import {
  type Easing,
  KEYED,
  KEYED_NAMES,
  type Keyed,
  type KeyedField,
  type KeyFrame,
  type KeysField,
  keysField,
  MOST_KEYS,
} from '@inkreel/contract/film/key-frames.ts';
import type { Size } from '../geometry.ts';
import { endOf, startOf } from './film-times.ts';

/** Key frames by what they set. */
export type Keys = Readonly<Partial<Record<Keyed, readonly KeyFrame[]>>>;

/** The key frames of a clip; undefined without any. */
export function keysOf(clip: ClipPart): Keys | undefined {
  const found = KEYED_NAMES.flatMap((name) => {
    const keys = clip[keysField(name)];
    return keys && keys.length > 0 ? [[name, keys] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

function eased(ease: Easing, share: number): number {
  switch (ease) {
    case 'linear':
      return share;
    case 'in':
      return share * share;
    case 'out':
      return share * (2 - share);
    case 'in_out':
      return share * share * (3 - 2 * share);
    case 'hold':
      return 0;
  }
}

/** The value of a field at a frame of the clip: before the first key frame that of it, behind the last that. */
export function valueAt(keys: readonly KeyFrame[], field: KeyedField, at: number): number {
  const next = keys.findIndex((key) => key.at > at);
  const before = keys.at(next < 0 ? -1 : Math.max(0, next - 1));
  const behind = next > 0 ? keys[next] : undefined;
  const from = before?.[field] ?? 0;
  if (!before || !behind) return from;
  const to = behind[field] ?? from;
  return from + (to - from) * eased(before.ease, (at - before.at) / (behind.at - before.at));
}

/** The values of all fields that have key frames. @param at frames from the start of the clip */
export function valuesAt(keys: Keys, at: number): Partial<Record<KeyedField, number>> {
  const values: Partial<Record<KeyedField, number>> = {};
  for (const name of KEYED_NAMES)
    for (const field of KEYED[name]) {
      const list = keys[name];
      if (list) values[field] = valueAt(list, field, at);
    }
  return values;
}

type KeysFields = { [Field in KeysField]?: Json };
/** All key frames of a clip after a change; a list that becomes empty is cleared. */
export function changedKeys(
  clip: ClipPart,
  change: (keys: readonly KeyFrame[]) => readonly KeyFrame[],
  names: readonly Keyed[] = KEYED_NAMES,
): KeysFields {
  const fields: KeysFields = {};
  for (const name of names) {
    const keys = clip[keysField(name)];
    if (!keys) continue;
    const changed = change(keys);
    fields[keysField(name)] = changed.length > 0 ? (changed as unknown as Json) : null;
  }
  return fields;
}

/** Frames that documents hold. */
const FURTHEST = 864_000;

/** Key frames at other times; of those that come to one frame the last stays. */
export function retimed(keys: readonly KeyFrame[], time: (at: number) => number): KeyFrame[] {
  const byTime = new Map(keys.map((key) => [time(key.at), key]));
  return [...byTime]
    .filter(([at]) => Math.abs(at) <= FURTHEST)
    .sort(([a], [b]) => a - b)
    .map(([at, key]) => ({ ...key, at }));
}

/** Those that shape the curve up to a frame. */
export function keysUpTo(keys: readonly KeyFrame[], at: number): readonly KeyFrame[] {
  const next = keys.findIndex((key) => key.at >= at);
  return next < 0 ? keys : keys.slice(0, next + 1);
}

/** Those that shape the curve from a frame on. */
export function keysFrom(keys: readonly KeyFrame[], at: number): readonly KeyFrame[] {
  const last = keys.findLastIndex((key) => key.at <= at);
  return keys.slice(Math.max(0, last));
}

/** Edits of key frames. `at` and `to` are frames of the film, within the clip. */
export type KeyEdit =
  /** Sets a key frame, or changes the one that is there. What is not named stays as it is there. */
  | {
      do: 'set_key';
      id: string;
      of: Keyed;
      at: number;
      values?: Readonly<Partial<Record<KeyedField, number>>>;
      ease?: Easing;
    }
  /** Those of one thing, or all at that frame. One that is at `to` already gives way. */
  | { do: 'move_key'; id: string; of?: Keyed; at: number; to: number }
  /** The last one leaves its value to the clip. */
  | { do: 'remove_key'; id: string; of: Keyed; at: number };

/** Values of a clip that names none. @param film its pixels */
export const usualValues = (film: Size): Readonly<Record<KeyedField, number>> => ({
  x: film.width / 2,
  y: film.height / 2,
  scale: 1,
  rotation: 0,
  opacity: 1,
  volume: 1,
});

/** The fields of a clip that change; undefined where there is no such key frame or it is outside of the clip. */
export function editKeys(clip: ClipPart, edit: KeyEdit, film: Size): Record<string, Json> | undefined {
  const usual = usualValues(film);
  const at = edit.at - startOf(clip);
  const isWithin = (frame: number) =>
    Number.isInteger(frame) && frame >= startOf(clip) && frame < endOf(clip);
  if (!isWithin(edit.at)) return undefined;
  switch (edit.do) {
    case 'set_key': {
      const keys = clip[keysField(edit.of)] ?? [];
      const there = keys.find((key) => key.at === at);
      const before = keys.findLast((key) => key.at <= at);
      const values = Object.fromEntries(
        KEYED[edit.of].map((field) => [
          field,
          edit.values?.[field] ??
            (keys.length > 0 ? valueAt(keys, field, at) : (clip[field] ?? usual[field])),
        ]),
      );
      const key = { at, ease: edit.ease ?? there?.ease ?? before?.ease ?? 'linear', ...values };
      const next = [...keys.filter((each) => each.at !== at), key].sort((a, b) => a.at - b.at);
      return next.length > MOST_KEYS ? undefined : { [keysField(edit.of)]: next as unknown as Json };
    }
    case 'move_key': {
      const to = edit.to - startOf(clip);
      const names = (edit.of ? [edit.of] : KEYED_NAMES).filter((name) =>
        clip[keysField(name)]?.some((key) => key.at === at),
      );
      if (names.length === 0 || !isWithin(edit.to)) return undefined;
      if (to === at) return {};
      const move = (keys: readonly KeyFrame[]) =>
        keys
          .filter((key) => key.at !== to)
          .map((key) => (key.at === at ? { ...key, at: to } : key))
          .sort((a, b) => a.at - b.at);
      return changedKeys(clip, move, names) as Record<string, Json>;
    }
    case 'remove_key': {
      const field = keysField(edit.of);
      const keys = clip[field] ?? [];
      const removed = keys.find((key) => key.at === at);
      if (!removed) return undefined;
      const left = keys.filter((key) => key !== removed);
      if (left.length > 0) return { [field]: left as unknown as Json };
      return {
        [field]: null,
        ...Object.fromEntries(KEYED[edit.of].map((name) => [name, removed[name] ?? usual[name]])),
      };
    }
  }
}
