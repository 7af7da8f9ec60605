/**
 * Font styles of titles, covers and captions: 14, and none (specification, section 3). Each is a typeface with its
 * colours and lines, and replaces those of a subtitle style.
 */
import type { FontFace } from '@inkreel/contract/text/font-faces.ts';

export interface FontStyle {
  id: string;
  font: FontFace;
  bold: boolean;
  /** `#rrggbb`, as all colours. */
  color: string;
  /** From the top of the letters (`color`) to their foot. */
  colorBelow?: string;
  /** Lines around the letters from the inner to the outer; widths in per cent of the letters' height. */
  lines?: readonly { color: string; width: number }[];
  /** Hard, aside and down; in per cent of the letters' height. */
  shadow?: { color: string; distance: number };
  /** Behind the text; opacity 0 to 1. */
  plate?: { color: string; opacity: number };
  /** Between letters, in per cent of their height. */
  spacing?: number;
}

/** In the order of their ids, which films name: styles never change their place. */
export const FONT_STYLES: readonly FontStyle[] = [
  { id: 'f01', font: 'sans', bold: true, color: '#ffffff', lines: [{ color: '#141311', width: 9 }] },
  {
    id: 'f02',
    font: 'comic',
    bold: false,
    color: '#fff1a8',
    colorBelow: '#ff9a2e',
    lines: [{ color: '#5a2a0c', width: 7 }],
  },
  {
    id: 'f03',
    font: 'comic',
    bold: false,
    color: '#ff7fb0',
    lines: [
      { color: '#ffffff', width: 6 },
      { color: '#c2316f', width: 12 },
    ],
  },
  {
    id: 'f04',
    font: 'poster',
    bold: true,
    color: '#fff9f2',
    shadow: { color: '#c8371f', distance: 6 },
    spacing: 4,
  },
  {
    id: 'f05',
    font: 'serif',
    bold: true,
    color: '#fff3c4',
    colorBelow: '#c58a1e',
    lines: [{ color: '#3a2504', width: 5 }],
    shadow: { color: '#140d02', distance: 5 },
  },
  { id: 'f06', font: 'brush', bold: false, color: '#1b1917', lines: [{ color: '#fff9f2', width: 8 }] },
  { id: 'f07', font: 'brush', bold: false, color: '#fff9f2', plate: { color: '#c8371f', opacity: 1 } },
  { id: 'f08', font: 'hand', bold: false, color: '#ffffff', shadow: { color: '#00000099', distance: 3 } },
  {
    id: 'f09',
    font: 'elegant',
    bold: false,
    color: '#fff9f2',
    shadow: { color: '#00000099', distance: 3 },
    spacing: 10,
  },
  {
    id: 'f10',
    font: 'sans',
    bold: true,
    color: '#ffffff',
    colorBelow: '#7cc4ff',
    lines: [{ color: '#173a5e', width: 8 }],
  },
  {
    id: 'f11',
    font: 'script',
    bold: false,
    color: '#fff9f2',
    lines: [
      { color: '#ff4fd8', width: 5 },
      { color: '#ff4fd866', width: 14 },
    ],
  },
  {
    id: 'f12',
    font: 'poster',
    bold: true,
    color: '#fff1cf',
    lines: [{ color: '#0e5c63', width: 7 }],
    shadow: { color: '#f08a24', distance: 12 },
  },
  {
    id: 'f13',
    font: 'comic',
    bold: false,
    color: '#ffd800',
    lines: [
      { color: '#141311', width: 8 },
      { color: '#ffffff', width: 13 },
    ],
  },
  { id: 'f14', font: 'script', bold: false, color: '#ffffff', shadow: { color: '#00000099', distance: 4 } },
];

/** Undefined for none, and for an id of a newer version of the product. */
export const fontStyleOf = (id: string | undefined): FontStyle | undefined =>
  FONT_STYLES.find((style) => style.id === id);
