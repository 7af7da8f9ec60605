/** Measures common to all styles, for the video and for its preview. */
import type { Size } from '../geometry.ts';
import type { SubtitleStyle } from './subtitle-style.ts';

/** Distance of the second language below the first. */
export const SECOND_SIZE = 0.75;
/** Margin at either side, in per cent of the video's width. */
export const SIDE_MARGIN = 5;
/** Duration of a line's fade in and fade out, in milliseconds. */
export const FADE_MS = 200;

/** Height of the letters, in pixels of the video. */
export const fontSize = ({ style, video }: { style: Pick<SubtitleStyle, 'size'>; video: Size }): number =>
  (Math.min(video.width, video.height) * style.size) / 100;
