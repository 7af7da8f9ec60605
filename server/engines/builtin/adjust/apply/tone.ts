import { blurPlane } from '../../pixels/blur.ts';
import type { Mask, Picture } from '../../pixels/picture.ts';
import type { Look, Tone } from '../command.ts';

/** Changes a picture in place; alpha is unchanged. */
type Change = (picture: Picture, amount: number, seed: number, tick: () => void) => void;

const TICK_PIXELS = 65_536;

/** Every pixel by a function of its three bytes, which writes into `out`. */
function eachPixel(
  { data }: Picture,
  tick: () => void,
  change: (red: number, green: number, blue: number, out: Float64Array, at: number) => void,
): void {
  const out = new Float64Array(3);
  for (let at = 0; at < data.length; at += 4) {
    if (at % (TICK_PIXELS * 4) === 0) tick();
    change(data[at] as number, data[at + 1] as number, data[at + 2] as number, out, at / 4);
    data[at] = out[0] as number;
    data[at + 1] = out[1] as number;
    data[at + 2] = out[2] as number;
  }
}

/** One curve for all three channels. */
function curve(picture: Picture, tick: () => void, shape: (value: number) => number): void {
  const table = Uint8ClampedArray.from({ length: 256 }, (_, value) => shape(value / 255) * 255);
  eachPixel(picture, tick, (red, green, blue, out) => {
    out[0] = table[red] as number;
    out[1] = table[green] as number;
    out[2] = table[blue] as number;
  });
}

const light = (red: number, green: number, blue: number): number =>
  0.299 * red + 0.587 * green + 0.114 * blue;

/** Lightness, blurred over about `radius` pixels: areas, not single pixels, count as shadow. */
function areas({ width, height, data }: Picture, radius: number): Float32Array {
  const plane = new Float32Array(width * height);
  for (let at = 0; at < plane.length; at += 1)
    plane[at] = light(data[at * 4] as number, data[at * 4 + 1] as number, data[at * 4 + 2] as number);
  return blurPlane({ width, height, data: plane }, radius).data;
}

const reachOf = ({ width, height }: Picture, share: number): number =>
  Math.max(1, Math.round(Math.sqrt(width * height) * share));

/** Lifts or lowers shadows (0) or highlights (255), by the lightness of the surrounding area. */
function lift(picture: Picture, amount: number, from: 0 | 255, tick: () => void): void {
  const soft = areas(picture, reachOf(picture, 0.012));
  eachPixel(picture, tick, (red, green, blue, out, at) => {
    const near = 1 - Math.min(1, Math.abs((soft[at] as number) - from) / 140);
    const gamma = 2 ** (-amount * near * near * 1.6);
    out[0] = 255 * (red / 255) ** gamma;
    out[1] = 255 * (green / 255) ** gamma;
    out[2] = 255 * (blue / 255) ** gamma;
  });
}

function blurPicture(picture: Picture, radius: number, tick: () => void): void {
  const { width, height, data } = picture;
  const alpha = Float32Array.from({ length: width * height }, (_, at) => (data[at * 4 + 3] as number) / 255);
  const cover = blurPlane({ width, height, data: alpha }, radius).data;
  for (let channel = 0; channel < 3; channel += 1) {
    tick();
    const plane = new Float32Array(width * height);
    for (let at = 0; at < plane.length; at += 1)
      plane[at] = (data[at * 4 + channel] as number) * (alpha[at] as number);
    const soft = blurPlane({ width, height, data: plane }, radius).data;
    for (let at = 0; at < plane.length; at += 1) {
      const share = cover[at] as number;
      if (share > 1e-4) data[at * 4 + channel] = (soft[at] as number) / share;
    }
  }
}

export const TONES: Readonly<Record<Tone, Change>> = {
  // A curve through both ends: bright parts keep their detail.
  brightness: (picture, amount, _seed, tick) =>
    curve(picture, tick, (value) => value ** (2 ** (-amount * 1.8))),
  contrast: (picture, amount, _seed, tick) =>
    curve(picture, tick, (value) => {
      if (amount < 0) return 0.5 + (value - 0.5) * (1 + amount * 0.8);
      const steep = value * value * (3 - 2 * value);
      return value + (steep - value) * Math.min(1, amount * 1.5) + (value - 0.5) * Math.max(0, amount - 0.6);
    }),
  warmth: (picture, amount, _seed, tick) =>
    eachPixel(picture, tick, (red, green, blue, out) => {
      const before = light(red, green, blue);
      out[0] = red * (1 + 0.28 * amount);
      out[1] = green * (1 + 0.05 * amount);
      out[2] = blue * (1 - 0.34 * amount);
      const after = light(out[0], out[1], out[2]);
      const keep = after > 1 ? before / after : 1;
      for (let channel = 0; channel < 3; channel += 1) out[channel] = (out[channel] as number) * keep;
    }),
  saturation: (picture, amount, _seed, tick) =>
    eachPixel(picture, tick, (red, green, blue, out) => {
      const grey = light(red, green, blue);
      const strong = (Math.max(red, green, blue) - Math.min(red, green, blue)) / 255;
      // Pale colours gain most: the sky turns blue without oversaturated skin.
      const factor = amount > 0 ? 1 + amount * (2 - 1.2 * strong) : 1 + amount;
      out[0] = grey + (red - grey) * factor;
      out[1] = grey + (green - grey) * factor;
      out[2] = grey + (blue - grey) * factor;
    }),
  shadows: (picture, amount, _seed, tick) => lift(picture, amount, 0, tick),
  highlights: (picture, amount, _seed, tick) => lift(picture, amount, 255, tick),
  sharpness: (picture, amount, _seed, tick) => {
    if (amount < 0) {
      blurPicture(picture, reachOf(picture, 0.006 * -amount), tick);
      return;
    }
    const soft = areas(picture, reachOf(picture, 0.0014));
    eachPixel(picture, tick, (red, green, blue, out, at) => {
      const step = amount * 1.6 * (light(red, green, blue) - (soft[at] as number));
      out[0] = red + step;
      out[1] = green + step;
      out[2] = blue + step;
    });
  },
};

export const LOOKS: Readonly<Record<Look, Change>> = {
  monochrome: (picture, amount, _seed, tick) =>
    eachPixel(picture, tick, (red, green, blue, out) => {
      const grey = 0.32 * red + 0.55 * green + 0.13 * blue;
      out[0] = red + (grey - red) * amount;
      out[1] = green + (grey - green) * amount;
      out[2] = blue + (grey - blue) * amount;
    }),
  sepia: (picture, amount, _seed, tick) =>
    eachPixel(picture, tick, (red, green, blue, out) => {
      const grey = light(red, green, blue);
      out[0] = red + (Math.min(255, grey * 1.07 + 18) - red) * amount;
      out[1] = green + (grey * 0.93 + 8 - green) * amount;
      out[2] = blue + (grey * 0.72 - blue) * amount;
    }),
  invert: (picture, amount, _seed, tick) => curve(picture, tick, (value) => value + (1 - 2 * value) * amount),
  vignette: (picture, amount, _seed, tick) => {
    const { width, height } = picture;
    eachPixel(picture, tick, (red, green, blue, out, at) => {
      const across = ((at % width) + 0.5) / width - 0.5;
      const down = (Math.floor(at / width) + 0.5) / height - 0.5;
      const far = Math.min(1, 2 * (across * across + down * down));
      const shade = 1 - amount * 0.9 * far ** 1.3;
      out[0] = red * shade;
      out[1] = green * shade;
      out[2] = blue * shade;
    });
  },
  grain: (picture, amount, seed, tick) => {
    const { width } = picture;
    eachPixel(picture, tick, (red, green, blue, out, at) => {
      const speck = (chance(at % width, Math.floor(at / width), seed) - 0.5) * 90 * amount;
      // Film shows its grain most in the middle tones.
      const grey = light(red, green, blue) / 255;
      const step = speck * (0.35 + 2.6 * grey * (1 - grey));
      out[0] = red + step;
      out[1] = green + step;
      out[2] = blue + step;
    });
  },
  blur: (picture, amount, _seed, tick) => blurPicture(picture, reachOf(picture, 0.03 * amount), tick),
};

/**
 * A number from 0 to 1 for a pixel: the mean of two hash values, so that most are near the middle.
 */
function chance(x: number, y: number, seed: number): number {
  let hash = Math.imul(x + 1, 374761393) ^ Math.imul(y + 1, 668265263) ^ Math.imul(seed + 1, 1274126177);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  hash ^= hash >>> 16;
  return ((hash & 0xffff) + ((hash >>> 16) & 0xffff)) / 131_070;
}

/** Takes the changed picture inside the mask and the original elsewhere, writing into `changed`. */
export function keepOutside(original: Picture, changed: Picture, mask: Mask): void {
  for (let at = 0; at < mask.data.length; at += 1) {
    const share = (mask.data[at] as number) / 255;
    if (share === 1) continue;
    for (let channel = at * 4; channel < at * 4 + 3; channel += 1) {
      const before = original.data[channel] as number;
      changed.data[channel] = before + ((changed.data[channel] as number) - before) * share;
    }
  }
}
