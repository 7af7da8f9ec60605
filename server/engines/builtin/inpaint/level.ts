import { BLOCKED, HOLE, KNOWN } from './distance.ts';

/**
 * Numbers per pixel: red, green, blue (0 to 255) and the change of colour to the right and downwards. Without these two
 * for texture, matches drift to flat dark patches.
 */
export const CHANNELS = 5;
const TEXTURE_WEIGHT = 2;
/** Rows between two calls of `tick`. */
const TICK_ROWS = 64;

/** A part of a picture at one scale. */
export interface Level {
  width: number;
  height: number;
  /** `CHANNELS` numbers a pixel. */
  values: Float32Array;
  /** `KNOWN`, `HOLE` or `BLOCKED` for each pixel. */
  state: Uint8Array;
}

/** A level of whole pixels. `rgb` has three numbers a pixel and is copied; texture is measured where both pixels are known. */
export function createLevel(
  width: number,
  height: number,
  rgb: ArrayLike<number>,
  state: Uint8Array,
  tick: () => void = () => undefined,
): Level {
  const values = new Float32Array(width * height * CHANNELS);
  for (let y = 0; y < height; y += 1) {
    if (y % TICK_ROWS === 0) tick();
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (state[at] !== KNOWN) continue;
      const to = at * CHANNELS;
      for (let channel = 0; channel < 3; channel += 1) values[to + channel] = rgb[at * 3 + channel] as number;
      values[to + 3] = change(rgb, state, at, x < width - 1 ? at + 1 : at - 1);
      values[to + 4] = change(rgb, state, at, y < height - 1 ? at + width : at - width);
    }
  }
  return { width, height, values, state };
}

function change(rgb: ArrayLike<number>, state: Uint8Array, at: number, beside: number): number {
  if (state[beside] !== KNOWN) return 0;
  let sum = 0;
  for (let channel = 0; channel < 3; channel += 1)
    sum += Math.abs((rgb[at * 3 + channel] as number) - (rgb[beside * 3 + channel] as number));
  return (sum * TEXTURE_WEIGHT) / 3;
}

/** The level at half its size. Only known pixels are averaged; one that holds any part of a gap belongs to the gap. */
export function halved(level: Level): Level {
  const width = (level.width + 1) >> 1;
  const height = (level.height + 1) >> 1;
  const values = new Float32Array(width * height * CHANNELS);
  const state = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      let known = 0;
      for (let part = 0; part < 4; part += 1) {
        const fromX = Math.min(level.width - 1, 2 * x + (part & 1));
        const fromY = Math.min(level.height - 1, 2 * y + (part >> 1));
        const from = fromY * level.width + fromX;
        if (level.state[from] === KNOWN) {
          known += 1;
          for (let channel = 0; channel < CHANNELS; channel += 1)
            values[at * CHANNELS + channel] =
              (values[at * CHANNELS + channel] as number) +
              (level.values[from * CHANNELS + channel] as number);
        } else if (state[at] !== HOLE) state[at] = level.state[from] === HOLE ? HOLE : BLOCKED;
      }
      for (let channel = 0; known > 1 && channel < CHANNELS; channel += 1)
        values[at * CHANNELS + channel] = (values[at * CHANNELS + channel] as number) / known;
    }
  }
  return { width, height, values, state };
}
