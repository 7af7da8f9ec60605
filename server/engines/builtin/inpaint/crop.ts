import type { Mask, Picture } from '../pixels/picture.ts';
import { BLOCKED, HOLE, KNOWN } from './distance.ts';
import { type Box, type Holes, MEANT } from './holes.ts';

/** Rows between two calls of `tick`. */
const TICK_ROWS = 64;

/** A part of a picture with one gap in it, at its full size. */
export interface Crop {
  box: Box;
  width: number;
  height: number;
  /** `KNOWN`, `HOLE` or `BLOCKED` for each pixel. */
  state: Uint8Array;
  /** Pixels of the gap. */
  holes: number;
}

/**
 * The surroundings of gap `index` in a picture. Fully transparent pixels neither have nor need a colour, and later
 * gaps are not filled yet.
 */
export function cropAround(
  picture: Picture,
  mask: Mask,
  holes: Holes,
  index: number,
  box: Box,
  tick: () => void,
): Crop {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const state = new Uint8Array(width * height);
  let count = 0;
  for (let y = 0; y < height; y += 1) {
    if (y % TICK_ROWS === 0) tick();
    for (let x = 0; x < width; x += 1) {
      const at = (y + box.top) * picture.width + x + box.left;
      const isMeant = (mask.data[at] as number) >= MEANT;
      const hole = isMeant ? holes.holeAt(x + box.left, y + box.top) : -1;
      const isEmpty = picture.data[at * 4 + 3] === 0;
      const now = isEmpty || hole > index ? BLOCKED : hole === index ? HOLE : KNOWN;
      if (now === HOLE) count += 1;
      state[y * width + x] = now;
    }
  }
  return { box, width, height, state, holes: count };
}

/** Colours and states of a crop reduced by a whole factor: means of the known pixels in each square. */
export interface ReducedCrop {
  width: number;
  height: number;
  /** Three numbers a pixel. */
  colours: Float32Array;
  state: Uint8Array;
}

/** @param factor 1 for the full size */
export function reduceCrop(picture: Picture, crop: Crop, factor: number, tick: () => void): ReducedCrop {
  const width = Math.ceil(crop.width / factor);
  const height = Math.ceil(crop.height / factor);
  const colours = new Float32Array(width * height * 3);
  const state = new Uint8Array(width * height);
  const known = new Uint32Array(width * height);
  for (let y = 0; y < crop.height; y += 1) {
    if (y % TICK_ROWS === 0) tick();
    for (let x = 0; x < crop.width; x += 1) {
      const to = Math.floor(y / factor) * width + Math.floor(x / factor);
      const now = crop.state[y * crop.width + x] as number;
      if (now === HOLE || (now === BLOCKED && state[to] === KNOWN)) state[to] = now;
      if (now !== KNOWN) continue;
      known[to] = (known[to] as number) + 1;
      const from = ((y + crop.box.top) * picture.width + x + crop.box.left) * 4;
      for (let channel = 0; channel < 3; channel += 1)
        colours[to * 3 + channel] =
          (colours[to * 3 + channel] as number) + (picture.data[from + channel] as number);
    }
  }
  for (let at = 0; at < known.length; at += 1) {
    const count = known[at] as number;
    for (let channel = 0; count > 1 && channel < 3; channel += 1)
      colours[at * 3 + channel] = (colours[at * 3 + channel] as number) / count;
  }
  return { width, height, colours, state };
}
