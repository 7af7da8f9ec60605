/** Values of the portrait tools that the built-in engine supports; the rest need an AI engine. Has no imports. */

/** Supported hair codes (specification, section 3). Every other code is another cut. */
export const HAIR_CODES = {
  mediumVolume: 401,
  lightVolume: 402,
  heavyVolume: 403,
  blonde: 801,
  oilFree: 1001,
  smooth: 1201,
} as const;
/** Values that look like their names. Less oily and smooth change nothing on most photographs. */
export const OFFERED_HAIR: readonly number[] = [
  HAIR_CODES.blonde,
  HAIR_CODES.lightVolume,
  HAIR_CODES.mediumVolume,
  HAIR_CODES.heavyVolume,
];

/** Supported expressions; two of them only if the picture shows teeth. */
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
/** Values that look like their names. Pear dimples and the standard grin change nothing on most photographs. */
export const OFFERED_EMOTIONS: readonly Emotion[] = [
  'jiuwo',
  'big_smile_white_teeth',
  'cool',
  'sad',
  'tight_smile',
];

/** Supported ages. A child has an entirely different face, which needs an AI model. */
export const AGES = ['teen', 'youth', 'middle_age', 'elderly'] as const;
export type Age = (typeof AGES)[number];
/** Values that look like their names. The younger ones look like a retouched photograph of the same age. */
export const OFFERED_AGES: readonly Age[] = ['middle_age', 'elderly'];
/** Value of the tool for all offered ages side by side in one picture. */
export const ALL_AGES = 'all';
