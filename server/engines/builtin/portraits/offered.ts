/** What the built-in engine does of the values of the portrait tools; the rest needs an AI engine. Loads nothing. */

/** Hair codes (specification, section 3): volume, blonde, less shine, smooth. Every other code is another cut. */
export const HAIR_CODES = {
  mediumVolume: 401,
  lightVolume: 402,
  heavyVolume: 403,
  blonde: 801,
  oilFree: 1001,
  smooth: 1201,
} as const;

const offered: readonly number[] = Object.values(HAIR_CODES);

/** Whether the built-in engine does this hair code. */
export const doesHair = (code: number): boolean => offered.includes(code);

/** Expressions that the built-in engine does; two of them only where the picture shows teeth. */
export const EMOTIONS = [
  'jiuwo',
  'liwo',
  'big_smile_white_teeth',
  'classic_white_teeth',
  'cool',
  'sad',
  'tight_smile',
] as const;
export type Emotion = (typeof EMOTIONS)[number];

/** Ages that the built-in engine hints at. A child has another face altogether: that needs an AI engine. */
export const AGES = ['teen', 'youth', 'middle_age', 'elderly'] as const;
export type Age = (typeof AGES)[number];
/** Value of the tool for all of them in one picture, side by side. */
export const ALL_AGES = 'all';

const ages: readonly string[] = [...AGES, ALL_AGES];

/** Whether the built-in engine does this value of the tool. */
export const doesAge = (age: string): boolean => ages.includes(age);
