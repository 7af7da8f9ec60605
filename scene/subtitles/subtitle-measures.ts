/** Measures common to all styles, for the video and for its preview. */

/** Distance of the second language below the first. */
export const SECOND_SIZE = 0.75;
/** Margin at either side, in per cent of the video's width. */
export const SIDE_MARGIN = 5;
/** Duration of a line's fade in and fade out, in milliseconds. */
export const FADE_MS = 200;
