/**
 * Widths, in pixels, of the smaller copies of a landing page's samples. Two stand side by side on a phone and four on
 * a desk, at most 190 and 300 pixels wide: the first serves a desk and a phone of less than two device pixels to one,
 * the second a phone of two. The samples themselves serve what is finer.
 */
export const LANDING_COPIES: readonly number[] = [320, 384];
/** How wide the page shows a sample, as `img` wants it said. */
export const LANDING_SIZES = '(min-width: 1240px) 297px, (min-width: 860px) 23vw, calc(50vw - 26px)';
