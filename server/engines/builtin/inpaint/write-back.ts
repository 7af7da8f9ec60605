import type { Picture } from '../pixels/picture.ts';
import type { Crop } from './crop.ts';
import { HOLE, KNOWN } from './distance.ts';
import { CHANNELS, type Level } from './level.ts';
import type { Matches } from './matches.ts';

/** Rows between two calls of `tick`. */
const TICK_ROWS = 16;

/** Copies the colours of a filled level of the crop's size into the gap. Alpha stays. */
export function writeColours(picture: Picture, crop: Crop, level: Level): void {
  for (let at = 0; at < crop.state.length; at += 1) {
    if (crop.state[at] !== HOLE) continue;
    const to = pixelOf(picture, crop, at) * 4;
    for (let channel = 0; channel < 3; channel += 1)
      picture.data[to + channel] = level.values[at * CHANNELS + channel] as number;
  }
}

/**
 * Fills the gap at full size after it was filled on a crop reduced by `factor`: each pixel is copied, with
 * all detail, from the source of its surroundings on the small crop, and shaded like that one. Four small
 * pixels surround each large one; if they have different sources, these are blended.
 */
export function writeDetail(
  picture: Picture,
  crop: Crop,
  { level, source }: Pick<Matches, 'level' | 'source'>,
  factor: number,
  tick: () => void,
): void {
  const before = picture.data.slice();
  const colour = [0, 0, 0] as [number, number, number];
  for (let at = 0; at < crop.state.length; at += 1) {
    if (at % (crop.width * TICK_ROWS) === 0) tick();
    if (crop.state[at] !== HOLE) continue;
    const x = at % crop.width;
    const y = Math.floor(at / crop.width);
    const smallX = (x + 0.5) / factor - 0.5;
    const smallY = (y + 0.5) / factor - 0.5;
    colour.fill(0);
    for (let corner = 0; corner < 4; corner += 1) {
      const cornerX = Math.floor(smallX) + (corner & 1);
      const cornerY = Math.floor(smallY) + (corner >> 1);
      const weight = (1 - Math.abs(smallX - cornerX)) * (1 - Math.abs(smallY - cornerY));
      const small =
        Math.max(0, Math.min(level.height - 1, cornerY)) * level.width +
        Math.max(0, Math.min(level.width - 1, cornerX));
      const match = source[small] as number;
      const fromX = match < 0 ? -1 : x + ((match % level.width) - (small % level.width)) * factor;
      const fromY =
        match < 0 ? -1 : y + (Math.floor(match / level.width) - Math.floor(small / level.width)) * factor;
      const isThere =
        fromX >= 0 &&
        fromY >= 0 &&
        fromX < crop.width &&
        fromY < crop.height &&
        crop.state[fromY * crop.width + fromX] === KNOWN;
      const from = isThere ? pixelOf(picture, crop, fromY * crop.width + fromX) * 4 : 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const shaded = level.values[small * CHANNELS + channel] as number;
        colour[channel as 0 | 1 | 2] +=
          weight *
          (isThere
            ? (before[from + channel] as number) +
              shaded -
              (level.values[match * CHANNELS + channel] as number)
            : shaded);
      }
    }
    picture.data.set(colour, pixelOf(picture, crop, at) * 4);
  }
}

function pixelOf(picture: Picture, { box, width }: Crop, at: number): number {
  return (box.top + Math.floor(at / width)) * picture.width + box.left + (at % width);
}
