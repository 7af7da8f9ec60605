/** Where a cut-out stands on a canvas, as a tool's input says it and as a layer shows it: pure. */
import type { Size } from '../zoom.ts';
import type { Bounds, Placement } from './layer-document.ts';

/** Centre as a share of the canvas, and the cut-out's width as a share of the canvas's width. */
export interface CutOutPlace {
  x: number;
  y: number;
  scale: number;
}

/** Limits of the tool's input (`contract/tools/fields.ts`, placement), narrowed so that the thing stays in sight. */
export const PLACE_SCALE = { minimum: 0.05, maximum: 4 } as const;

/** Shares are kept to a thousandth: finer than any canvas shows, and short in a saved form. */
const share = (value: number) => Math.round(value * 1000) / 1000;

/** The layer's box for a place; the cut-out keeps its ratio and stands upright. */
export function placementOf(place: CutOutPlace, canvas: Size, cutOut: Size): Placement {
  const width = place.scale * canvas.width;
  return {
    x: place.x * canvas.width,
    y: place.y * canvas.height,
    width,
    height: (width * cutOut.height) / cutOut.width,
    rotation: 0,
  };
}

/** The place of a layer's box. */
export function placeOf(placement: Placement, canvas: Size): CutOutPlace {
  const scale = placement.width / canvas.width;
  return {
    x: share(Math.min(1, Math.max(0, placement.x / canvas.width))),
    y: share(Math.min(1, Math.max(0, placement.y / canvas.height))),
    scale: share(Math.min(PLACE_SCALE.maximum, Math.max(PLACE_SCALE.minimum, scale))),
  };
}

/**
 * The place at which what is to be seen of the cut-out fills the canvas up to a padding.
 * @param seen the box around the parts of the cut-out that are not transparent, in its own pixels
 * @param padding share of the canvas's shorter side that stays free all around, 0 to 0.45
 */
export function placeWithPadding(canvas: Size, cutOut: Size, seen: Bounds, padding: number): CutOutPlace {
  const free = padding * Math.min(canvas.width, canvas.height) * 2;
  const size = { width: seen.right - seen.left, height: seen.bottom - seen.top };
  const factor = Math.min((canvas.width - free) / size.width, (canvas.height - free) / size.height);
  const fromCentre = {
    x: (seen.left + seen.right - cutOut.width) / 2,
    y: (seen.top + seen.bottom - cutOut.height) / 2,
  };
  const placement = {
    x: canvas.width / 2 - fromCentre.x * factor,
    y: canvas.height / 2 - fromCentre.y * factor,
    width: cutOut.width * factor,
    height: cutOut.height * factor,
    rotation: 0,
  };
  return placeOf(placement, canvas);
}

/**
 * The box around what is not transparent.
 * @param pixels RGBA, row by row
 * @returns in pixels; the whole picture where nothing is to be seen
 */
export function seenBounds(pixels: Uint8ClampedArray, { width, height }: Size): Bounds {
  const found = { left: width, top: height, right: 0, bottom: 0 };
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < VISIBLE) continue;
      found.left = Math.min(found.left, x);
      found.right = Math.max(found.right, x + 1);
      found.top = Math.min(found.top, y);
      found.bottom = Math.max(found.bottom, y + 1);
    }
  return found.right > found.left ? found : { left: 0, top: 0, right: width, bottom: height };
}

/** Alpha from which a pixel is seen: fainter ones are the last of a soft edge. */
const VISIBLE = 24;
