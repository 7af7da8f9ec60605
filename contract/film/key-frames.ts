/** Key frames of a clip: values that it has at frames, and how it goes from one to the next. */
import { choice, type FieldCheck, integer, object } from '../documents/parts/fields.ts';

/** How a value goes on to the next key frame; `hold` stays until then. */
export const EASINGS = ['linear', 'in', 'out', 'in_out', 'hold'] as const;
export type Easing = (typeof EASINGS)[number];

/** What can have key frames, with the fields of the clip that they set. */
export const KEYED = {
  position: ['x', 'y'],
  scale: ['scale'],
  rotation: ['rotation'],
  opacity: ['opacity'],
  volume: ['volume'],
} as const;
export type Keyed = keyof typeof KEYED;
export const KEYED_NAMES = Object.keys(KEYED) as Keyed[];
export type KeyedField = (typeof KEYED)[Keyed][number];

/** The field of a clip that holds the key frames. */
export const keysField = <Name extends Keyed>(name: Name) => `keys_${name}` as const;
export type KeysField = ReturnType<typeof keysField<Keyed>>;

/** Key frames of one thing. */
export const MOST_KEYS = 500;

/** A key frame with a value for each field that it sets. */
export type KeyFrame = {
  /** Frames from the start of the clip; those outside of it shape the curve within. */
  readonly at: number;
  readonly ease: Easing;
} & { readonly [field in KeyedField]?: number };

/**
 * A list of key frames, each later than the one before.
 * @param frames longest clip
 * @param values checks of the fields that they set
 */
export function keyFrames(frames: number, values: Readonly<Record<string, FieldCheck>>): FieldCheck {
  const isKey = object({ at: integer(-frames, frames), ease: choice(EASINGS), ...values });
  return (value) =>
    Array.isArray(value) &&
    value.length > 0 &&
    value.length <= MOST_KEYS &&
    value.every(
      (key, at) =>
        isKey(key) &&
        (at === 0 || (value[at - 1] as unknown as KeyFrame).at < (key as unknown as KeyFrame).at),
    );
}

/** The checks of the fields of a clip that hold key frames, from those of the values. */
export const keysFields = (frames: number, values: Readonly<Record<KeyedField, FieldCheck>>) =>
  Object.fromEntries(
    KEYED_NAMES.map((name) => [
      keysField(name),
      keyFrames(frames, Object.fromEntries(KEYED[name].map((field) => [field, values[field]]))),
    ]),
  );
