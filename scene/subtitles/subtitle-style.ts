/** Looks of subtitles, 001 to 015 as the specification names them: the same values for the preview and the video. */

export interface SubtitleStyle {
  id: string;
  /** Which letters; the fonts behind are the drawer's. */
  font: 'sans' | 'serif';
  bold: boolean;
  italic?: boolean;
  /** Height of the letters, in per cent of the picture's shorter side. */
  size: number;
  /** `#rrggbb` */
  color: string;
  /** Round the letters; width in per cent of the letters' height. */
  outline?: { color: string; width: number };
  /** Distance in per cent of the letters' height. */
  shadow?: { color: string; distance: number };
  /** Behind the words; opacity 0 to 1. Has the place of an outline. */
  plate?: { color: string; opacity: number };
  /** Where the lines stand. */
  place: 'bottom' | 'middle' | 'top';
}

const BLACK = '#000000';
const WHITE = '#ffffff';
const plain = { font: 'sans', bold: false, size: 6, color: WHITE, place: 'bottom' } as const;
const outlined = { ...plain, outline: { color: BLACK, width: 8 } } as const;

/** In the order of their ids, which saved projects name: they never change their place. */
export const SUBTITLE_STYLES: readonly SubtitleStyle[] = [
  { id: '001', ...outlined },
  { id: '002', ...outlined, bold: true, size: 7 },
  { id: '003', ...outlined, color: '#ffe14d' },
  { id: '004', ...plain, plate: { color: BLACK, opacity: 0.6 } },
  { id: '005', ...plain, color: '#141414', plate: { color: WHITE, opacity: 0.9 } },
  { id: '006', ...plain, shadow: { color: BLACK, distance: 6 } },
  { id: '007', ...outlined, font: 'serif' },
  { id: '008', ...outlined, font: 'serif', italic: true },
  { id: '009', ...outlined, bold: true, color: BLACK, outline: { color: WHITE, width: 12 } },
  { id: '010', ...outlined, bold: true, size: 8, color: '#ffe14d', outline: { color: BLACK, width: 12 } },
  { id: '011', ...plain, bold: true, color: '#141414', plate: { color: '#ffe14d', opacity: 1 } },
  { id: '012', ...outlined, bold: true, outline: { color: '#1f6f54', width: 12 } },
  { id: '013', ...outlined, bold: true, outline: { color: '#b3261e', width: 12 } },
  { id: '014', ...outlined, bold: true, size: 9, place: 'middle' },
  { id: '015', ...outlined, size: 5, place: 'top' },
];

/** The style of an id; the first one where a newer version of the product has written another. */
export const styleOf = (id: string): SubtitleStyle =>
  SUBTITLE_STYLES.find((style) => style.id === id) ?? (SUBTITLE_STYLES[0] as SubtitleStyle);
