import type { Size } from '../geometry.ts';
import type { SubtitleFont } from './subtitle-fonts.ts';
import type { SubtitleStyle } from './subtitle-style.ts';

/** How a script for burning in looks. */
export interface AssLook {
  style: SubtitleStyle;
  /** Pixels of the video, as shown. */
  video: Size;
  /** Of the first text. */
  font: SubtitleFont;
  /** Of the second language below it. */
  secondFont: SubtitleFont;
}
