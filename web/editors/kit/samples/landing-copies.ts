/**
 * Widths, in pixels, of the smaller copies of a landing page's samples. A phone shows two side by side and a desktop
 * four, at most 190 and 300 pixels wide: the first width serves desktops, and phones with less than two device pixels
 * per CSS pixel, the second phones with two. Denser screens get the samples themselves.
 */
export const LANDING_COPIES: readonly number[] = [320, 384];
/** How wide the page shows a sample, for the `sizes` of its `img`. */
export const LANDING_SIZES = '(min-width: 1240px) 297px, (min-width: 860px) 23vw, calc(50vw - 26px)';
