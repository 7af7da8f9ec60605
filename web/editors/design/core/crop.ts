/** Crops of an image layer. Pure. */
import type { Corners } from '@inkreel/contract/documents/corners.ts';
import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import type { DesignImage } from '@inkreel/scene/design/design.ts';
import { project, toCorners } from '@inkreel/scene/design/matrix.ts';
import { turn } from '@inkreel/scene/layers/layer-document.ts';

export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}
export const WHOLE: Crop = { left: 0, top: 0, width: 1, height: 1 };

interface CroppedLayer {
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
  flipX: boolean;
  flipY: boolean;
  crop: Crop;
}

/** Smallest share of an image that is shown. */
const LEAST = 0.005;

/** A crop within the image. */
export function keptCrop({ left, top, width, height }: Crop): Crop {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const [x, y] = [within(left, 1 - LEAST), within(top, 1 - LEAST)];
  return {
    left: x,
    top: y,
    width: Math.max(LEAST, Math.min(width, 1 - x)),
    height: Math.max(LEAST, Math.min(height, 1 - y)),
  };
}

/** Fields of a layer that shows another part of its image, whose pixels stay where they are on the canvas. */
export function cropTo(
  layer: CroppedLayer,
  wanted: Crop,
): Record<string, number | Crop | null> & { crop: Crop | null } {
  const crop = keptCrop(wanted);
  const across = layer.width / layer.crop.width;
  const down = layer.height / layer.crop.height;
  const moved = {
    x:
      (crop.left + crop.width / 2 - layer.crop.left - layer.crop.width / 2) * across * (layer.flipX ? -1 : 1),
    y: (crop.top + crop.height / 2 - layer.crop.top - layer.crop.height / 2) * down * (layer.flipY ? -1 : 1),
  };
  const shift = turn(moved, layer.rotation);
  const isWhole = crop.width === 1 && crop.height === 1;
  return {
    crop: isWhole ? null : crop,
    x: layer.x + shift.x,
    y: layer.y + shift.y,
    width: across * crop.width,
    height: down * crop.height,
  };
}

/** The same for an image, also for one that is straightened in perspective. */
export function cropImage(layer: DesignImage, wanted: Crop): Record<string, Json> {
  const fields = cropTo(layer, wanted) as unknown as Record<string, Json>;
  if (!layer.rectify || fields['crop'] === null) return fields;
  const rectify = cropQuad(layer.rectify, fields['crop'] as unknown as Crop);
  return { ...fields, crop: null, rectify: rectify as unknown as Json };
}

/** What a rectangle out of a photo shows after it was cropped. */
function cropQuad(rectify: Corners, { left, top, width, height }: Crop): Corners {
  const matrix = toCorners(rectify);
  const at = (x: number, y: number) => project(matrix, { x, y })!;
  const [right, bottom] = [left + width, top + height];
  return { nw: at(left, top), ne: at(right, top), se: at(right, bottom), sw: at(left, bottom) };
}

/** The largest crop of this ratio of width to height, around the middle of the one before. */
export function cropOfRatio(layer: CroppedLayer, ratio: number): Crop {
  const across = layer.width / layer.crop.width;
  const down = layer.height / layer.crop.height;
  const width = Math.min(1, (down * ratio) / across);
  const height = (width * across) / ratio / down;
  const middle = { x: layer.crop.left + layer.crop.width / 2, y: layer.crop.top + layer.crop.height / 2 };
  const hold = (value: number, size: number) => Math.min(1 - size, Math.max(0, value - size / 2));
  return { left: hold(middle.x, width), top: hold(middle.y, height), width, height };
}

/** The crop after one of its edges or corners was moved by shares of the image. */
export function dragCrop(crop: Crop, grip: string, by: { x: number; y: number }): Crop {
  let { left, top } = crop;
  let right = left + crop.width;
  let bottom = top + crop.height;
  if (grip.includes('w')) left = Math.min(right - LEAST, Math.max(0, left + by.x));
  if (grip.includes('e')) right = Math.max(left + LEAST, Math.min(1, right + by.x));
  if (grip.includes('n')) top = Math.min(bottom - LEAST, Math.max(0, top + by.y));
  if (grip.includes('s')) bottom = Math.max(top + LEAST, Math.min(1, bottom + by.y));
  return { left, top, width: right - left, height: bottom - top };
}

/** How far two crops may be apart to be the same. */
const SAME = 0.001;

/**
 * Fields of a layer whose image is turned in its box. The box stays: as much of the image is shown as fits without empty
 * corners, unless a smaller part was shown before.
 * @param degrees clockwise
 */
export function straightenTo(
  layer: CroppedLayer & { straighten: number },
  degrees: number,
): { straighten: number | null; crop: Crop | null } {
  const [before, after] = [fullCrop(layer, layer.straighten), fullCrop(layer, degrees)];
  const wasFull = layer.crop.width > before.width - SAME;
  const crop = wasFull || layer.crop.width > after.width ? after : layer.crop;
  return {
    straighten: degrees === 0 ? null : degrees,
    crop: crop.width > 1 - SAME && crop.height > 1 - SAME ? null : crop,
  };
}

/** The largest part of a turned image, in the shape of its box and around the same middle, that has no empty corner. */
function fullCrop(layer: CroppedLayer, degrees: number): Crop {
  const { width, height, crop } = layer;
  const image = { width: width / crop.width, height: height / crop.height };
  const middle = { x: crop.left + crop.width / 2, y: crop.top + crop.height / 2 };
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const room = (at: number, side: number) => 2 * Math.min(at, 1 - at) * side;
  const scale = Math.min(
    room(middle.x, image.width) / (width * cos + height * sin),
    room(middle.y, image.height) / (width * sin + height * cos),
  );
  const part = { width: (width * scale) / image.width, height: (height * scale) / image.height };
  return { left: middle.x - part.width / 2, top: middle.y - part.height / 2, ...part };
}
