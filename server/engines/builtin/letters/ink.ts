import type { Mask, Picture, Plane } from '../pixels/picture.ts';
import type { Rectangle } from './pieces.ts';

export type Color = readonly [red: number, green: number, blue: number];

/** Brightness of a picture from 0 to 255 (Rec. 601), with transparent parts on white. */
export function brightnessOf({ width, height, data }: Picture): Plane {
  const out = new Float32Array(width * height);
  for (let at = 0, from = 0; at < out.length; at += 1, from += 4) {
    const value =
      0.299 * (data[from] as number) +
      0.587 * (data[from + 1] as number) +
      0.114 * (data[from + 2] as number);
    out[at] = 255 + ((value - 255) * (data[from + 3] as number)) / 255;
  }
  return { width, height, data: out };
}

/** A copy of a part of a picture; the rectangle lies in the picture and has whole numbers. */
export function cropPicture(picture: Picture, { x, y, width, height }: Rectangle): Picture {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const from = ((y + row) * picture.width + x) * 4;
    data.set(picture.data.subarray(from, from + width * 4), row * width * 4);
  }
  return { width, height, data };
}

/** A copy of a part of a mask; the rectangle lies in the mask and has whole numbers. */
export function cropMask(mask: Mask, { x, y, width, height }: Rectangle): Mask {
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const from = (y + row) * mask.width + x;
    data.set(mask.data.subarray(from, from + width), row * width);
  }
  return { width, height, data };
}

/** The part of a rectangle that lies in the picture, in whole pixels, at least one each way. */
export function insidePicture(
  { x, y, width, height }: Rectangle,
  picture: { width: number; height: number },
  margin = 0,
): Rectangle {
  const left = Math.max(0, Math.min(picture.width - 1, Math.floor(x - margin)));
  const top = Math.max(0, Math.min(picture.height - 1, Math.floor(y - margin)));
  const right = Math.max(left + 1, Math.min(picture.width, Math.ceil(x + width + margin)));
  const bottom = Math.max(top + 1, Math.min(picture.height, Math.ceil(y + height + margin)));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Distance of two colours, from 0 to 441. */
export function colorDistance(a: Color, b: Color): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** The colour of a pixel, by its index. */
export function colorAt({ data }: Picture, at: number): Color {
  return [data[at * 4] as number, data[at * 4 + 1] as number, data[at * 4 + 2] as number];
}

export function hexOf(color: Color): string {
  return `#${color.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}
