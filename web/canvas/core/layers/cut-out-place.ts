/** Where a cut-out is placed on a canvas, as a tool's input and as a layer: pure. */
import { CENTRE, type Placement as CutOutPlace, SCALE } from '@inkreel/contract/tools/kinds/placement.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import type { Bounds, Placement } from '@inkreel/scene/layers/layer-document.ts';

/** A cut-out: the pixels of its picture, and the box around the part of it that is not transparent. */
export interface CutOut extends Size {
  seen: Bounds;
}

/** Shares are kept to a thousandth: finer than any canvas shows, and compact in a saved form. */
const share = (value: number, { minimum, maximum }: { minimum: number; maximum: number }) =>
  Math.round(Math.min(maximum, Math.max(minimum, value)) * 1000) / 1000;

/** From the centre of the whole cut-out to that of its seen part, in its own pixels. */
const offset = ({ seen, width, height }: CutOut) => ({
  x: (seen.left + seen.right - width) / 2,
  y: (seen.top + seen.bottom - height) / 2,
});

/** Where the seen part of a cut-out lies: the layer that is handled. It keeps its ratio and is upright. */
export function placementOf(place: CutOutPlace, canvas: Size, cutOut: CutOut): Placement {
  const factor = (place.scale * canvas.width) / cutOut.width;
  const { x, y } = offset(cutOut);
  return {
    x: place.x * canvas.width + x * factor,
    y: place.y * canvas.height + y * factor,
    width: (cutOut.seen.right - cutOut.seen.left) * factor,
    height: (cutOut.seen.bottom - cutOut.seen.top) * factor,
    rotation: 0,
  };
}

/** The place of a layer's box. */
export function placeOf(placement: Placement, canvas: Size, cutOut: CutOut): CutOutPlace {
  const factor = placement.width / (cutOut.seen.right - cutOut.seen.left);
  const { x, y } = offset(cutOut);
  return {
    x: share((placement.x - x * factor) / canvas.width, CENTRE),
    y: share((placement.y - y * factor) / canvas.height, CENTRE),
    scale: share((cutOut.width * factor) / canvas.width, SCALE),
  };
}

/**
 * The place at which the visible part of the cut-out fills the canvas up to a padding.
 * @param padding share of the canvas's shorter side that stays free all around, 0 to 0.45
 */
export function placeWithPadding(canvas: Size, cutOut: CutOut, padding: number): CutOutPlace {
  const free = padding * Math.min(canvas.width, canvas.height) * 2;
  const { seen } = cutOut;
  const size = { width: seen.right - seen.left, height: seen.bottom - seen.top };
  const factor = Math.min((canvas.width - free) / size.width, (canvas.height - free) / size.height);
  const placement = {
    x: canvas.width / 2,
    y: canvas.height / 2,
    width: size.width * factor,
    height: size.height * factor,
    rotation: 0,
  };
  return placeOf(placement, canvas, cutOut);
}

/**
 * The box around what is not transparent.
 * @param pixels RGBA, row by row
 * @returns in pixels; the whole picture if nothing is visible
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

/** Alpha from which a pixel counts as visible: fainter ones are the last of a soft edge. */
const VISIBLE = 24;
