/** Subtitle styles, 001 to 015 in the specification: the same values for the preview and the video. */

import { SUBTITLE_SIZES } from '@inkreel/contract/subtitle-sizes.ts';
import type {
  SubtitleEffect,
  SubtitleFontKind,
  SubtitlePlace,
} from '@inkreel/contract/tools/capabilities.ts';

export interface SubtitleStyle {
  id: string;
  /** The typeface; the fonts are in `subtitle-fonts.ts`. */
  font: SubtitleFontKind;
  bold: boolean;
  italic?: boolean;
  underline?: boolean;
  /** Height of the letters, in per cent of the picture's shorter side. */
  size: number;
  /** `#rrggbb` */
  color: string;
  effect: SubtitleEffect;
  /** Letter spacing, in per cent of their height. */
  spacing?: number;
  /** Around the letters; width in per cent of their height. */
  outline?: { color: string; width: number };
  /** Distance and blur in per cent of the letters' height; a blurred shadow replaces the outline. */
  shadow?: { color: string; distance: number; blur: number };
  /** Behind the text, instead of an outline; opacity 0 to 1. */
  plate?: { color: string; opacity: number };
  place: SubtitlePlace;
  /** Between the text and the top or bottom edge, in per cent of the picture's height. */
  margin: number;
}

const WHITE = '#ffffff';
const YELLOW = '#f6d266';
const PAPER = '#fff9f2';
const INK = '#1b1917';
const plain = {
  font: 'sans',
  bold: false,
  size: SUBTITLE_SIZES.size.initial,
  color: WHITE,
  effect: 'none',
  place: 'bottom',
  margin: SUBTITLE_SIZES.margin.initial,
} as const;
const SOFT = { color: '#000000', distance: 3, blur: 8 } as const;

/** In the order of their ids, which saved projects name: styles never change their place. */
export const SUBTITLE_STYLES: readonly SubtitleStyle[] = [
  { id: '001', ...plain, shadow: SOFT },
  { id: '002', ...plain, bold: true, outline: { color: '#000000', width: 8 } },
  { id: '003', ...plain, color: PAPER, plate: { color: '#141311', opacity: 0.82 } },
  { id: '004', ...plain, color: INK, plate: { color: PAPER, opacity: 1 } },
  { id: '005', ...plain, color: YELLOW, shadow: SOFT },
  { id: '006', ...plain, bold: true, color: YELLOW, outline: { color: '#3a2504', width: 8 } },
  { id: '007', ...plain, color: PAPER, plate: { color: '#c8371f', opacity: 1 } },
  { id: '008', ...plain, spacing: 22, shadow: SOFT },
  { id: '009', ...plain, font: 'serif', bold: true, shadow: SOFT },
  { id: '010', ...plain, bold: true, effect: 'sweep', shadow: SOFT },
  { id: '011', ...plain, underline: true, shadow: SOFT },
  { id: '012', ...plain, plate: { color: WHITE, opacity: 0.24 } },
  { id: '013', ...plain, bold: true, color: '#cfe6ff', outline: { color: '#173a5e', width: 8 } },
  { id: '014', ...plain, bold: true, italic: true, shadow: { color: INK, distance: 8, blur: 0 } },
  { id: '015', ...plain, bold: true, color: INK, outline: { color: WHITE, width: 10 } },
];

/** The style of an id; the first one for an unknown id, as a newer version of the product may write. */
export const styleOf = (id: string): SubtitleStyle =>
  SUBTITLE_STYLES.find((style) => style.id === id) ?? (SUBTITLE_STYLES[0] as SubtitleStyle);

/** A style, and the user's changes of it. */
export interface StyleChoice {
  /** Id of a style. */
  style: string;
  font?: SubtitleFontKind | undefined;
  effect?: SubtitleEffect | undefined;
  size?: number | undefined;
  place?: SubtitlePlace | undefined;
  margin?: number | undefined;
}

/** The look of a style with its changes. */
export function lookOf({ style, font, effect, size, place, margin }: StyleChoice): SubtitleStyle {
  const own = styleOf(style);
  return {
    ...own,
    font: font ?? own.font,
    effect: effect ?? own.effect,
    size: size ?? own.size,
    place: place ?? own.place,
    margin: margin ?? own.margin,
  };
}

/** The color that fills swept letters: different from theirs, and from the light plate behind dark letters. */
export function sweepColor({ color }: SubtitleStyle): string {
  if (color === INK) return '#c8371f';
  return color === YELLOW ? WHITE : YELLOW;
}
