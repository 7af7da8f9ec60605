import { LARGE_RATIO_PRESETS, RATIO_PRESETS } from '../ratio-presets.ts';
import type { Language } from '../site.ts';

/** A size on offer. Several sizes may have one ratio: `value` tells them apart. */
export interface SizePreset {
  label: string;
  value: string;
  width: number;
  height: number;
  /** The purpose of the size, if its ratio alone does not identify it. */
  use?: Record<Language, string>;
}

const doubled = RATIO_PRESETS.map(({ label, width, height }): SizePreset => {
  const double = { width: width * 2, height: height * 2 };
  return { label, value: `${double.width}x${double.height}`, ...double };
});

/** The specification's first set (section 3), twice as large by default and at its original sizes. */
export const SIZES: readonly SizePreset[] = [...doubled, ...RATIO_PRESETS];

/** The same, with the specification's second set for ratios that it has. */
export const LARGE_SIZES: readonly SizePreset[] = [
  ...doubled.map((size) => LARGE_RATIO_PRESETS.find(({ label }) => label === size.label) ?? size),
  ...RATIO_PRESETS,
];
