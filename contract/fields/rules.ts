/**
 * What a property of a run's input may hold, as data: the server makes its schema from it (`schema.ts`), the
 * browser checks forms with it. So each rule is defined once, and the browser does not load the schema
 * library.
 */
import type { ErrorCode } from '../errors.ts';
import { LARGEST_SIDE } from '../limits.ts';

export type Rule =
  /** Text of at most `longest` UTF-16 units, counted before trimming if `trimmed`. */
  | { type: 'text'; longest: number; trimmed?: true }
  /** The product's own URL of a file. */
  | { type: 'file' }
  | { type: 'number'; minimum: number; maximum: number; whole?: boolean }
  | { type: 'flag' }
  /** `#rrggbb`, in lower case. */
  | { type: 'color' }
  | { type: 'one_of'; values: readonly (string | number)[] }
  | { type: 'list'; of: Rule; longest: number }
  | { type: 'record'; properties: Properties };

/** One property; without `required`, `optional` and `initial` it must be present in the JSON body. */
export interface Property {
  rule: Rule;
  /** The code that a run without it is refused with. */
  required?: ErrorCode;
  /** True if it may be left out. */
  optional?: boolean;
  /** The server's default, and the value of a new form. */
  initial?: string | number | boolean;
  /** The value of a new form, if it differs from `initial`. */
  blank?: string | number;
  /** If left out, it is drawn at random when the run is accepted: an integer from 0 to this. */
  random?: number;
}

/** By their names in the JSON of a run (snake_case). */
export type Properties = Readonly<Record<string, Property>>;

export const COLOR_PATTERN = /^#[0-9a-f]{6}$/;
/** Characters of a file's URL. */
export const FILE_URL_LENGTH = 2000;
/** A length or coordinate in pixels of an image. */
export const PIXELS = { type: 'number', whole: true, minimum: 0, maximum: LARGEST_SIDE } as const;
/** A length of at least one pixel. */
export const SIDE = { ...PIXELS, minimum: 1 } as const;

/** Postgres text cannot hold NUL; lone surrogates cannot be encoded. */
export const isReadable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** A property that may be empty, or is refused with its own code if it is. */
export function orEmpty(rule: Rule, required: ErrorCode | false): Property {
  return required ? { rule, required } : { rule, optional: true };
}

/** Whether the server accepts the value. */
export function isValid(rule: Rule, value: unknown): boolean {
  switch (rule.type) {
    case 'text':
      return typeof value === 'string' && value.length <= rule.longest && isReadable(value);
    case 'file':
      return value !== '' && isValid({ type: 'text', longest: FILE_URL_LENGTH }, value);
    case 'number':
      return (
        typeof value === 'number' &&
        value >= rule.minimum &&
        value <= rule.maximum &&
        (!rule.whole || Number.isInteger(value))
      );
    case 'flag':
      return typeof value === 'boolean';
    case 'color':
      return typeof value === 'string' && COLOR_PATTERN.test(value);
    case 'one_of':
      return rule.values.some((one) => one === value);
    case 'list':
      return (
        Array.isArray(value) && value.length <= rule.longest && value.every((one) => isValid(rule.of, one))
      );
    case 'record':
      return isRecord(value) && isValidRecord(rule.properties, value);
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isValidRecord = (properties: Properties, value: Record<string, unknown>) =>
  Object.keys(value).every((name) => Object.hasOwn(properties, name)) &&
  Object.entries(properties).every(([name, { rule, optional }]) =>
    value[name] === undefined ? optional === true : isValid(rule, value[name]),
  );

/** Whether a required property lacks its value. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);
