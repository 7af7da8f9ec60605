/** Looks of subtitles, 001 to 015 as the specification names them: the same values for the preview and the video. */

import type { SubtitlePlace } from '@inkreel/contract/tools/capabilities.ts';

export interface SubtitleStyle {
  id: string;
  /** Which letters; the fonts behind are the drawer's. */
  font: 'sans' | 'serif';
  bold: boolean;
  italic?: boolean;
  underline?: boolean;
  /** Height of the letters, in per cent of the picture's shorter side. */
  size: number;
  /** `#rrggbb` */
  color: string;
  /** Fills the letters while the line is spoken, from its start to its end. */
  sweep?: string;
  /** Room between letters, in per cent of their height. */
  spacing?: number;
  /** Round the letters; width in per cent of their height. */
  outline?: { color: string; width: number };
  /** Distance and softness in per cent of the letters' height; a soft one has the place of an outline. */
  shadow?: { color: string; distance: number; blur: number };
  /** Behind the words, in place of an outline; opacity 0 to 1. */
  plate?: { color: string; opacity: number };
  place: SubtitlePlace;
}

const WHITE = '#ffffff';
const YELLOW = '#f6d266';
const PAPER = '#fff9f2';
const plain = { font: 'sans', bold: false, size: 6, color: WHITE, place: 'bottom' } as const;
const SOFT = { color: '#000000', distance: 3, blur: 8 } as const;

/** In the order of their ids, which saved projects name: they never change their place. */
export const SUBTITLE_STYLES: readonly SubtitleStyle[] = [
  { id: '001', ...plain, shadow: SOFT },
  { id: '002', ...plain, bold: true, outline: { color: '#000000', width: 8 } },
  { id: '003', ...plain, color: PAPER, plate: { color: '#141311', opacity: 0.82 } },
  { id: '004', ...plain, color: '#1b1917', plate: { color: PAPER, opacity: 1 } },
  { id: '005', ...plain, color: YELLOW, shadow: SOFT },
  { id: '006', ...plain, bold: true, color: YELLOW, outline: { color: '#3a2504', width: 8 } },
  { id: '007', ...plain, color: PAPER, plate: { color: '#c8371f', opacity: 1 } },
  { id: '008', ...plain, spacing: 22, shadow: SOFT },
  { id: '009', ...plain, font: 'serif', bold: true, shadow: SOFT },
  { id: '010', ...plain, bold: true, sweep: YELLOW, shadow: SOFT },
  { id: '011', ...plain, underline: true, shadow: SOFT },
  { id: '012', ...plain, plate: { color: WHITE, opacity: 0.24 } },
  { id: '013', ...plain, bold: true, color: '#cfe6ff', outline: { color: '#173a5e', width: 8 } },
  { id: '014', ...plain, bold: true, italic: true, shadow: { color: '#1b1917', distance: 8, blur: 0 } },
  { id: '015', ...plain, bold: true, color: '#1b1917', outline: { color: WHITE, width: 10 } },
];

/** The style of an id; the first one where a newer version of the product has written another. */
export const styleOf = (id: string): SubtitleStyle =>
  SUBTITLE_STYLES.find((style) => style.id === id) ?? (SUBTITLE_STYLES[0] as SubtitleStyle);
