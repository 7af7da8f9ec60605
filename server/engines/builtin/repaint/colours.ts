import type { Picture, Plane } from '../pixels/picture.ts';

/** Colours as three planes of numbers from 0 to 1, row by row; without alpha. */
export interface Colours {
  width: number;
  height: number;
  red: Float32Array;
  green: Float32Array;
  blue: Float32Array;
}

/** Red, green and blue from 0 to 1. */
export type Tint = readonly [number, number, number];

/** Empty colours of a size: black. */
export function createColours(width: number, height: number): Colours {
  const plane = () => new Float32Array(width * height);
  return { width, height, red: plane(), green: plane(), blue: plane() };
}

/** The picture's colours; transparent parts are on white paper. */
export function coloursOf({ width, height, data }: Picture): Colours {
  const out = createColours(width, height);
  for (let at = 0, from = 0; at < out.red.length; at += 1, from += 4) {
    const cover = (data[from + 3] as number) / 255;
    const white = 1 - cover;
    out.red[at] = ((data[from] as number) / 255) * cover + white;
    out.green[at] = ((data[from + 1] as number) / 255) * cover + white;
    out.blue[at] = ((data[from + 2] as number) / 255) * cover + white;
  }
  return out;
}

/** The colours as an opaque picture. */
export function pictureOf({ width, height, red, green, blue }: Colours): Picture {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0, to = 0; at < red.length; at += 1, to += 4) {
    data[to] = (red[at] as number) * 255;
    data[to + 1] = (green[at] as number) * 255;
    data[to + 2] = (blue[at] as number) * 255;
    data[to + 3] = 255;
  }
  return { width, height, data };
}

/** Lightness of every pixel, 0 to 1. */
export function lightOf({ width, height, red, green, blue }: Colours): Plane {
  const data = new Float32Array(width * height);
  for (let at = 0; at < data.length; at += 1)
    data[at] = 0.299 * (red[at] as number) + 0.587 * (green[at] as number) + 0.114 * (blue[at] as number);
  return { width, height, data };
}

/** The three planes, for filters that work on any number of planes; they share their memory with the colours. */
export function planesOf({ width, height, red, green, blue }: Colours): [Plane, Plane, Plane] {
  return [
    { width, height, data: red },
    { width, height, data: green },
    { width, height, data: blue },
  ];
}

/** `#rrggbb` as a tint. */
export function tint(hex: string): Tint {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

export const clamp = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

/** 0 below `from`, 1 above `to`, an S-curve between. */
export function smooth(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from));
  return share * share * (3 - 2 * share);
}

/** Changes one pixel: reads and writes `pixel`, red, green and blue from 0 to 1. */
type PixelChange = (pixel: Float64Array, at: number, x: number, y: number) => void;

/** Rows between two reports. */
const TICK_ROWS = 32;

/** Changes every pixel in place; numbers are clamped to 0 to 1. */
export function changePixels(colours: Colours, tick: () => void, change: PixelChange): void {
  const { width, height, red, green, blue } = colours;
  const pixel = new Float64Array(3);
  for (let y = 0, at = 0; y < height; y += 1) {
    if (y % TICK_ROWS === 0) tick();
    for (let x = 0; x < width; x += 1, at += 1) {
      pixel[0] = red[at] as number;
      pixel[1] = green[at] as number;
      pixel[2] = blue[at] as number;
      change(pixel, at, x, y);
      red[at] = clamp(pixel[0] as number);
      green[at] = clamp(pixel[1] as number);
      blue[at] = clamp(pixel[2] as number);
    }
  }
}

/** Moves a pixel towards a tint by a share from 0 to 1. */
export function toward(pixel: Float64Array, [red, green, blue]: Tint, share: number): void {
  pixel[0] = (pixel[0] as number) + (red - (pixel[0] as number)) * share;
  pixel[1] = (pixel[1] as number) + (green - (pixel[1] as number)) * share;
  pixel[2] = (pixel[2] as number) + (blue - (pixel[2] as number)) * share;
}

/** Multiplies the distance of a pixel's channels from its lightness. */
export function saturate(pixel: Float64Array, factor: number): void {
  const light = 0.299 * (pixel[0] as number) + 0.587 * (pixel[1] as number) + 0.114 * (pixel[2] as number);
  for (let channel = 0; channel < 3; channel += 1)
    pixel[channel] = light + ((pixel[channel] as number) - light) * factor;
}

/** Gives a pixel another lightness and keeps its hue. */
export function relight(pixel: Float64Array, light: number): void {
  const before = 0.299 * (pixel[0] as number) + 0.587 * (pixel[1] as number) + 0.114 * (pixel[2] as number);
  const ratio = (light + 0.02) / (before + 0.02);
  // Half as a factor, half as an offset: a factor alone oversaturates colours, an offset alone greys them.
  const step = light - before;
  for (let channel = 0; channel < 3; channel += 1) {
    const value = pixel[channel] as number;
    pixel[channel] = 0.5 * value * ratio + 0.5 * (value + step);
  }
}

/** A colour of a ramp of tints, evenly spaced, at a place from 0 to 1; written into `pixel`. */
export function ramp(pixel: Float64Array, tints: readonly Tint[], place: number): void {
  const position = clamp(place) * (tints.length - 1);
  const first = Math.min(tints.length - 2, Math.floor(position));
  const share = position - first;
  const from = tints[first] as Tint;
  const to = tints[first + 1] as Tint;
  for (let channel = 0; channel < 3; channel += 1) {
    const start = from[channel] as number;
    pixel[channel] = start + ((to[channel] as number) - start) * share;
  }
}
