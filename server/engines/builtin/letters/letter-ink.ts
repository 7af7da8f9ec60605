import { createMask, type Mask, type Picture } from '../pixels/picture.ts';
import { chooseStrokes, isInside } from './choose-strokes.ts';
import { type Color, colorAt, colorDistance, cropPicture, hexOf, insidePicture } from './ink.ts';
import { sizeOfLetters } from './letter-size.ts';
import { findOutline, type Outline, shellsAround } from './outline.ts';
import { piecesOf, type Rectangle } from './pieces.ts';

/** Style of the letters in a box. Lengths in pixels. */
export interface LetterInk {
  /** The part of the picture that the masks cover: the box with a margin. */
  area: Rectangle;
  /** The letters' strokes. */
  strokes: Mask;
  /** `#rrggbb` */
  color: string;
  outline?: Outline;
  weight: 'regular' | 'bold';
  /** Exact bounds of the letters, in pixels of the picture. */
  bounds: Rectangle;
}

/** Shares of the letters' height: how far around them the background is sampled. */
const MARGIN = 0.45;
/** Maximum distance from the ink's colour, of 441, to count as ink anywhere in the box. */
const SAME_INK = 52;
/** A stroke thicker than this share of its size is bold; Chinese characters have thinner ones. */
const BOLD = { latin: 0.118, chinese: 0.09 };

/** Analyses the style of the letters in a box; undefined if none are distinct from their background. */
export function findLetterInk(picture: Picture, box: Rectangle, text: string): LetterInk | undefined {
  const height = Math.min(box.height, box.width);
  const area = insidePicture(box, picture, Math.max(4, Math.round(height * MARGIN)));
  const view = cropPicture(picture, area);
  const inner = { ...box, x: box.x - area.x, y: box.y - area.y };
  const best = chooseStrokes(view, inner, text);
  if (!best) return undefined;
  const { strokes, color: ink, bounds } = best;
  addInk(view, strokes, inner, ink);
  const outline = findOutline(view, strokes, ink, Math.min(bounds.height, height));
  const chinese = /[\u3400-\u9fff]/u.test(text);
  const relative = thicknessOf(strokes) / sizeOfLetters(bounds, text);
  return {
    area,
    strokes,
    color: hexOf(ink),
    ...(outline ? { outline } : {}),
    weight: relative > (chinese ? BOLD.chinese : BOLD.latin) ? 'bold' : 'regular',
    bounds: { ...bounds, x: bounds.x + area.x, y: bounds.y + area.y },
  };
}

/**
 * Adds pixels in the ink's colour in the box: thick parts of letters, and those that hardly differ from their
 * background.
 */
function addInk(view: Picture, strokes: Mask, inner: Rectangle, ink: Color): void {
  const same = createMask(view.width, view.height);
  for (let at = 0; at < same.data.length; at += 1) {
    if (colorDistance(colorAt(view, at), ink) < SAME_INK) same.data[at] = 255;
  }
  for (const piece of piecesOf(same, view)) {
    if (!isInside(piece, inner) || piece.width > Math.max(inner.width, inner.height) * 0.7) continue;
    for (const at of piece.places) strokes.data[at] = 255;
  }
}

/** Thickness of most strokes: the shorter of the runs of ink, across and down, in which each pixel lies. */
function thicknessOf({ width, height, data }: Mask): number {
  const runs = new Uint16Array(data.length).fill(0xffff);
  const measure = (start: number, step: number, length: number) => {
    for (let from = 0; from < length; from += 1) {
      if (data[start + from * step] === 0) continue;
      let to = from;
      while (to < length && data[start + to * step] !== 0) to += 1;
      for (let at = from; at < to; at += 1) {
        const place = start + at * step;
        runs[place] = Math.min(runs[place] as number, to - from);
      }
      from = to;
    }
  };
  for (let y = 0; y < height; y += 1) measure(y * width, 1, width);
  for (let x = 0; x < width; x += 1) measure(x, width, height);
  const inked = runs.filter((_, at) => data[at] !== 0).sort();
  return inked[inked.length >> 1] ?? 0;
}

/** The strokes with their outline and soft edge, to erase, as a mask of the whole picture. */
export function eraseMask(picture: Picture, { area, strokes, outline, bounds }: LetterInk): Mask {
  const reach = (outline ? outline.width + 1 : 0) + Math.max(2, Math.round(bounds.height * 0.05));
  const grown = Uint8Array.from(strokes.data);
  for (const shell of shellsAround(strokes, reach)) for (const at of shell) grown[at] = 255;
  const mask = createMask(picture.width, picture.height);
  for (let row = 0; row < area.height; row += 1) {
    mask.data.set(
      grown.subarray(row * area.width, (row + 1) * area.width),
      (area.y + row) * picture.width + area.x,
    );
  }
  return mask;
}
