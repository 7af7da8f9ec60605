/** What is fixed in every style, for the video and for its preview. */

/** Of the second language below the first one. */
export const SECOND_SIZE = 0.75;
/** Margin at either side, in per cent of the video's width. */
export const SIDE_MARGIN = 5;
/** How long a fading line takes to come and to go, in milliseconds. */
export const FADE_MS = 200;
