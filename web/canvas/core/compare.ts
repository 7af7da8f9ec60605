import type { Size } from '@inkreel/scene/geometry.ts';
import type { View } from './zoom.ts';

/** One of the two pictures that are compared. */
export type ComparedPicture = Size & { url: string };

/** Where the original lies in the result, both in the original's pixels: its upper left corner, and the whole frame. */
export interface PlaceInFrame extends Size {
  left: number;
  top: number;
}

/** Ways of comparing two pictures. */
export const COMPARE_MODES = ['slider', 'sides', 'hold'] as const;
export type CompareMode = (typeof COMPARE_MODES)[number];

/**
 * The view of the original that covers the same place as the result's: an upscaled result is seen at 100 % while its
 * original is enlarged under it. If their ratios differ, the whole original lies in the middle of the result, unless
 * `place` gives its position.
 */
export function originalView(view: View, original: Size, result: Size, place?: PlaceInFrame): View {
  const { width, height } = place ?? original;
  const scale = view.scale * Math.min(result.width / width, result.height / height);
  if (!place) return { ...view, scale };
  return {
    scale,
    x: view.x + (place.left + (original.width - width) / 2) * scale,
    y: view.y + (place.top + (original.height - height) / 2) * scale,
  };
}

/** Ratios closer than this differ only by rounding. */
const SAME_RATIO = 0.01;

/** Whether the original reaches every edge of the result. */
export function coversResult(original: Size, result: Size, place?: PlaceInFrame): boolean {
  if (place) return place.width === original.width && place.height === original.height;
  const ratio = original.width / original.height / (result.width / result.height);
  return Math.abs(ratio - 1) < SAME_RATIO;
}

/** Edges of the part of a picture that its window shows, in CSS pixels from the window's upper left corner. */
export function seenPart(view: View, picture: Size, frame: Size) {
  const edges = (side: number, offset: number, room: number): [number, number] => {
    const from = room / 2 + offset - (side * view.scale) / 2;
    return [Math.max(0, from), Math.min(room, from + side * view.scale)];
  };
  const [left, right] = edges(picture.width, view.x, frame.width);
  const [top, bottom] = edges(picture.height, view.y, frame.height);
  return { left, top, right, bottom };
}

/** The knob's width, and room for the widest name of a side and for the button that is held, in CSS pixels. */
const KNOB = 44;
const TAG = { width: 112, height: 40 };
const HOLD = { width: 280, height: 64 };

/**
 * Overlays of the compared pictures, in CSS pixels of the window: the line with its knob or the held button,
 * and the names at the bottom.
 *
 * @param part edges of the picture as the window shows it
 * @param line where the line is, from the left
 */
export function controlEdges(mode: CompareMode, part: ReturnType<typeof seenPart>, line: number) {
  const foot = { top: part.bottom - TAG.height, bottom: part.bottom };
  const names = [
    { ...foot, left: part.left, right: part.left + TAG.width },
    { ...foot, left: part.right - TAG.width, right: part.right },
  ];
  if (mode === 'slider')
    return [...names, { left: line - KNOB / 2, right: line + KNOB / 2, top: part.top, bottom: part.bottom }];
  const middle = (part.left + part.right) / 2;
  return [
    ...names,
    {
      left: middle - HOLD.width / 2,
      right: middle + HOLD.width / 2,
      top: part.bottom - HOLD.height,
      bottom: part.bottom,
    },
  ];
}

/** Moves the dividing line by a key: 2 % by arrow, ten with Shift, the ends by Home and End; undefined for others. */
export function moveDivider(share: number, key: string, shiftKey: boolean): number | undefined {
  const step = shiftKey ? 0.1 : 0.02;
  const moves: Record<string, number> = {
    ArrowLeft: share - step,
    ArrowDown: share - step,
    ArrowRight: share + step,
    ArrowUp: share + step,
    Home: 0,
    End: 1,
  };
  const moved = moves[key];
  return moved === undefined ? undefined : Math.min(1, Math.max(0, Math.round(moved * 1000) / 1000));
}
