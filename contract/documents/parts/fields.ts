/**
 * Checks of the fields of parts. Plain functions, since the browser checks documents too and does not load the
 * schema library for it (docs/decisions/0028).
 */
import type { Json } from './part.ts';

/** Whether a value from outside is one that the field takes. */
export type FieldCheck = (value: Json) => boolean;

/** PostgreSQL holds no NUL, and lone surrogates cannot be encoded. */
const isStorable = (value: string) => !value.includes('\0') && value.isWellFormed();

/** @param longest in UTF-16 code units */
export const text =
  (longest: number): FieldCheck =>
  (value) =>
    typeof value === 'string' && value.length <= longest && isStorable(value);

export const number =
  (least: number, most: number): FieldCheck =>
  (value) =>
    typeof value === 'number' && value >= least && value <= most;

export const integer =
  (least: number, most: number): FieldCheck =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= least && (value as number) <= most;

export const flag: FieldCheck = (value) => typeof value === 'boolean';

export const choice =
  (options: readonly string[]): FieldCheck =>
  (value) =>
    typeof value === 'string' && options.includes(value);

/** `#rrggbb`, or `#rrggbbaa` with opacity. */
export const color: FieldCheck = (value) =>
  typeof value === 'string' && /^#[0-9a-f]{6}(?:[0-9a-f]{2})?$/i.test(value);

export const list =
  (each: FieldCheck, most: number): FieldCheck =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(each);

/** An object with these properties only; those in `optional` may be absent. */
export function object(
  required: Readonly<Record<string, FieldCheck>>,
  optional: Readonly<Record<string, FieldCheck>> = {},
): FieldCheck {
  const known = { ...optional, ...required };
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const names = Object.keys(value);
    return (
      Object.keys(required).every((name) => Object.hasOwn(value, name)) &&
      names.every(
        (name) => Object.hasOwn(known, name) && known[name]!((value as Record<string, Json>)[name]!),
      )
    );
  };
}

/** An object of any names, at most `most`, each value as `each` checks it. */
export const record =
  (each: FieldCheck, most: number): FieldCheck =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length <= most &&
    Object.entries(value).every(
      ([name, item]) => name.length <= 100 && isStorable(name) && each(item as Json),
    );
