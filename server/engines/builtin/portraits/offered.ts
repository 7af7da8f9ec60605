/** What the built-in engine does of the values of the portrait tools; the rest needs an AI engine. Loads nothing. */

/** Hair codes that there is a method for (specification, section 3). Every other code is another cut. */
export const HAIR_CODES = {
  mediumVolume: 401,
  lightVolume: 402,
  heavyVolume: 403,
  blonde: 801,
  oilFree: 1001,
  smooth: 1201,
} as const;
/** Those that look like their names. Less oily and smooth come out unchanged on most photographs. */
export const OFFERED_HAIR: readonly number[] = [
  HAIR_CODES.blonde,
  HAIR_CODES.lightVolume,
  HAIR_CODES.mediumVolume,
  HAIR_CODES.heavyVolume,
];

/** Expressions that there is a recipe for; two of them only if the picture shows teeth. */
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
/** Those that look like their names. Pear dimples and the standard grin come out unchanged on most photographs. */
export const OFFERED_EMOTIONS: readonly Emotion[] = [
  'jiuwo',
  'big_smile_white_teeth',
  'cool',
  'sad',
  'tight_smile',
];

/** Ages that there is a recipe for. A child has another face altogether: that needs an AI model. */
export const AGES = ['teen', 'youth', 'middle_age', 'elderly'] as const;
export type Age = (typeof AGES)[number];
/** Those that look like their names. The younger ones come out as a retouched photograph of the same age. */
export const OFFERED_AGES: readonly Age[] = ['middle_age', 'elderly'];
/** Value of the tool for all that are offered in one picture, side by side. */
export const ALL_AGES = 'all';
