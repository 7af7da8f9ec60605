/**
 * Filters of an image, on its pixels by our own code: whole numbers and divisions, so that every browser and the server
 * get the same bytes. Lengths are shares of the longer side, so that a small copy looks like the whole.
 */
import type { Filter } from '@inkreel/contract/documents/image-adjustments.ts';
import type { Size } from '../geometry.ts';

/** At 100, as shares of the longer side: the radius of a blur, of what sharpens, the side of a block. */
const BLUR = 0.03;
const SHARP = 0.0012;
const BLOCK = 0.08;
/** Most by which sharpening adds a difference. */
const SHARPER = 2;
/** Grains along the longer side, and how far one is from grey at most. */
const GRAINS = 1400;
const GRAIN = 64;

type Pixels = Uint8ClampedArray;
type Amounts = Readonly<Partial<Record<Filter, number>>>;

const longer = ({ width, height }: Size): number => Math.max(width, height);
const radiusOf = (share: number, amount: number, size: Size): number =>
  Math.max(1, Math.round((share * longer(size) * amount) / 100));

/**
 * Applies filters in place, those that spread pixels before those that lie over the image.
 * @param pixels red, green, blue, alpha, not premultiplied
 */
export function filterPixels(pixels: Pixels, size: Size, amounts: Amounts): void {
  const { pixelate = 0, blur = 0, sharpen = 0, vignette = 0, grain = 0 } = amounts;
  if (pixelate > 0) pixelatePixels(pixels, size, radiusOf(BLOCK, pixelate, size));
  if (blur > 0) spread(pixels, size, radiusOf(BLUR, blur, size), undefined);
  if (sharpen > 0) spread(pixels, size, radiusOf(SHARP, 100, size), (SHARPER * sharpen) / 100);
  if (vignette !== 0) shade(pixels, size, vignette / 100);
  if (grain > 0) addGrain(pixels, size, grain / 100);
}

/** Every block gets its mean, by how opaque its pixels are. */
function pixelatePixels(pixels: Pixels, { width, height }: Size, side: number): void {
  for (let top = 0; top < height; top += side)
    for (let left = 0; left < width; left += side) {
      const [right, bottom] = [Math.min(width, left + side), Math.min(height, top + side)];
      const sum = [0, 0, 0, 0] as [number, number, number, number];
      const visit = (change: (at: number) => void) => {
        for (let y = top; y < bottom; y += 1)
          for (let x = left; x < right; x += 1) change((y * width + x) * 4);
      };
      visit((at) => {
        const alpha = pixels[at + 3]!;
        sum[0] += pixels[at]! * alpha;
        sum[1] += pixels[at + 1]! * alpha;
        sum[2] += pixels[at + 2]! * alpha;
        sum[3] += alpha;
      });
      const count = (right - left) * (bottom - top);
      const mean = [0, 1, 2].map((channel) => (sum[3] === 0 ? 0 : Math.round(sum[channel]! / sum[3])));
      visit((at) => {
        pixels[at] = mean[0]!;
        pixels[at + 1] = mean[1]!;
        pixels[at + 2] = mean[2]!;
        pixels[at + 3] = Math.round(sum[3] / count);
      });
    }
}

/** Boxes one after the other that come close to a bell. */
const BOXES = 3;

/**
 * Blurs, or adds to each pixel what it differs from the blurred one times `sharper`. Colours count by how opaque they
 * are; sharpening leaves alpha as it is.
 */
function spread(pixels: Pixels, size: Size, radius: number, sharper: number | undefined): void {
  const count = size.width * size.height;
  const [plane, other] = [new Uint16Array(count), new Uint16Array(count)];
  const alpha = new Uint16Array(count);
  for (let at = 0; at < count; at += 1) alpha[at] = pixels[at * 4 + 3]! * 255;
  boxBlur(alpha, other, size, radius);
  for (let channel = 0; channel < 3; channel += 1) {
    for (let at = 0; at < count; at += 1) plane[at] = pixels[at * 4 + channel]! * pixels[at * 4 + 3]!;
    boxBlur(plane, other, size, radius);
    for (let at = 0; at < count; at += 1) {
      const covered = alpha[at]!;
      const blurred = covered === 0 ? 0 : (plane[at]! * 255) / covered;
      const was = pixels[at * 4 + channel]!;
      pixels[at * 4 + channel] = Math.round(
        sharper === undefined || covered === 0 ? blurred : was + (was - blurred) * sharper,
      );
    }
  }
  if (sharper !== undefined) return;
  for (let at = 0; at < count; at += 1) pixels[at * 4 + 3] = Math.round(alpha[at]! / 255);
}

/** Blurs a plane in place. At the edges the outermost value goes on. */
function boxBlur(plane: Uint16Array, other: Uint16Array, { width, height }: Size, radius: number): void {
  for (let box = 0; box < BOXES; box += 1) {
    blurRows(plane, other, { width, height }, radius);
    blurColumns(other, plane, { width, height }, radius);
  }
}

function blurRows(from: Uint16Array, to: Uint16Array, { width, height }: Size, radius: number): void {
  const taken = 2 * radius + 1;
  const half = taken >> 1;
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const end = row + width - 1;
    let sum = from[row]! * (radius + 1);
    for (let x = 1; x <= radius; x += 1) sum += from[Math.min(end, row + x)]!;
    for (let x = 0; x < width; x += 1) {
      to[row + x] = (sum + half) / taken;
      sum += from[Math.min(end, row + x + radius + 1)]! - from[Math.max(row, row + x - radius)]!;
    }
  }
}

function blurColumns(from: Uint16Array, to: Uint16Array, { width, height }: Size, radius: number): void {
  const taken = 2 * radius + 1;
  const half = taken >> 1;
  const rowAt = (y: number) => Math.min(height - 1, Math.max(0, y)) * width;
  const sums = new Float64Array(width);
  for (let y = -radius; y <= radius; y += 1) {
    const row = rowAt(y);
    for (let x = 0; x < width; x += 1) sums[x] = sums[x]! + from[row + x]!;
  }
  for (let y = 0; y < height; y += 1) {
    const [into, comes, goes] = [y * width, rowAt(y + radius + 1), rowAt(y - radius)];
    for (let x = 0; x < width; x += 1) {
      to[into + x] = (sums[x]! + half) / taken;
      sums[x] = sums[x]! + from[comes + x]! - from[goes + x]!;
    }
  }
}

/** Darkens the corners, or brightens them below 0: by the square of the distance from the middle. */
function shade(pixels: Pixels, { width, height }: Size, amount: number): void {
  const [middleX, middleY] = [(width - 1) / 2, (height - 1) / 2];
  const full = Math.max(1, middleX * middleX + middleY * middleY);
  const towards = amount > 0 ? 0 : 255;
  const strength = Math.abs(amount);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const far = ((x - middleX) * (x - middleX) + (y - middleY) * (y - middleY)) / full;
      const kept = 1 - strength * far * far;
      const at = (y * width + x) * 4;
      for (let channel = at; channel < at + 3; channel += 1)
        pixels[channel] = Math.round(towards + (pixels[channel]! - towards) * kept);
    }
}

/** Grey grains, the same ones for every image of the same shape. */
function addGrain(pixels: Pixels, size: Size, amount: number): void {
  const { width, height } = size;
  const grains = Math.min(GRAINS, longer(size));
  for (let y = 0; y < height; y += 1) {
    const row = Math.floor((y * grains) / longer(size));
    for (let x = 0; x < width; x += 1) {
      const column = Math.floor((x * grains) / longer(size));
      const moved = Math.round(((noiseAt(column, row) - 127.5) / 127.5) * GRAIN * amount);
      const at = (y * width + x) * 4;
      for (let channel = at; channel < at + 3; channel += 1) pixels[channel] = pixels[channel]! + moved;
    }
  }
}

/** A value from 0 to 255 for a place (the finalizer of MurmurHash3). */
function noiseAt(column: number, row: number): number {
  let hash = Math.imul(column, 0x9e3779b1) ^ Math.imul(row + 1, 0x85ebca77);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) & 255;
}
