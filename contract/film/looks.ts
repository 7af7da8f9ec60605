/** Looks of clips: ours by their names, others by the id of a look-up table in the film. */
export const FILM_LOOKS = [
  'warm',
  'cool',
  'vivid',
  'pastel',
  'faded',
  'teal_orange',
  'noir',
  'sepia',
  'night',
  'golden',
] as const;
export type FilmLook = (typeof FILM_LOOKS)[number];

/** Values along a side of the look-up tables that films keep. */
export const LUT_SIDE = 17;
/** Bytes of one: red, green and blue of each place, red the fastest; kept in base 64. */
export const LUT_BYTES = LUT_SIDE ** 3 * 3;
export const LUT_TEXT = 4 * Math.ceil(LUT_BYTES / 3);
/** Look-up tables of a film. */
export const MOST_LUTS = 20;
