/** What the pixels of an image are changed by: light and colour, tone curves, filters. */
import { type FieldCheck, number, object } from './parts/fields.ts';

/** Light and colour, each from -100 to 100; 0 leaves the image as it is. */
export const ADJUSTMENTS = [
  'exposure',
  'contrast',
  'highlights',
  'shadows',
  'temperature',
  'tint',
  'saturation',
] as const;
export type Adjustment = (typeof ADJUSTMENTS)[number];

/** Filters in the order in which they are applied, each from 0 to 100; a vignette below 0 is bright. */
export const FILTERS = ['mono', 'sepia', 'pixelate', 'blur', 'sharpen', 'vignette', 'grain'] as const;
export type Filter = (typeof FILTERS)[number];

/** Curves: of all three channels together, then of each. */
export const CURVE_CHANNELS = ['all', 'red', 'green', 'blue'] as const;
export type CurveChannel = (typeof CURVE_CHANNELS)[number];
/** A value before and after, each a whole number from 0 to 255. */
export type CurvePoint = readonly [before: number, after: number];
export const CURVE_POINTS = { least: 2, most: 16 } as const;
export type Curves = Readonly<Partial<Record<CurveChannel, readonly CurvePoint[]>>>;

export type Adjustments = Readonly<
  Partial<Record<(typeof ADJUSTMENTS)[number] | Filter, number>> & { curves?: Curves }
>;

const isLevel = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 255;

/** Points from left to right, no two above each other. */
const curve: FieldCheck = (value) =>
  Array.isArray(value) &&
  value.length >= CURVE_POINTS.least &&
  value.length <= CURVE_POINTS.most &&
  value.every((point) => Array.isArray(point) && point.length === 2 && point.every(isLevel)) &&
  (value as unknown as CurvePoint[]).every(([x], at, all) => at === 0 || x > all[at - 1]![0]);

const each = (names: readonly string[], check: FieldCheck) =>
  Object.fromEntries(names.map((name) => [name, check]));

/** Checks the field of an image. */
export const adjustments: FieldCheck = object(
  {},
  {
    ...each(ADJUSTMENTS, number(-100, 100)),
    ...each(FILTERS, number(0, 100)),
    vignette: number(-100, 100),
    curves: object({}, each(CURVE_CHANNELS, curve)),
  },
);
