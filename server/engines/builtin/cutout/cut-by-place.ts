import type { Picture } from '../pixels/picture.ts';
import { colorSlots, splitColors } from './color-split.ts';
import { minCut } from './min-cut.ts';

/** Weight of colours and edges relative to places. */
const WEIGHT = { color: 0.7, edge: 15, smooth: 0.8 };
/** Weight of the place in each round: it starts the search, colours and edges finish it. */
const PLACE = [1, 0.7, 0.5, 0.5] as const;

/** Data shared by all attempts on one picture. */
export interface CutGround {
  picture: Picture;
  slots: Uint16Array;
  ties: Float32Array;
}

/** Prepares a small picture for `cutByPlace`. */
export function cutGround(picture: Picture): CutGround {
  return { picture, slots: colorSlots(picture), ties: tiesOf(picture) };
}

/**
 * Splits a small picture by where the subject is expected, by colours learnt from there, and by edges: like GrabCut,
 * but the expected place is a soft prior that counts in every round.
 *
 * @returns 1 is subject
 * @param place log odds that a pixel belongs to the subject, before its colour is known
 * @param onSlice called every few milliseconds; may throw to stop
 */
export function cutByPlace(
  { picture, slots, ties }: CutGround,
  place: Float32Array,
  onSlice: () => void,
): Uint8Array {
  const { width, height } = picture;
  let share: ArrayLike<number> = place.map((odds) => 1 / (1 + Math.exp(-odds)));
  let mask = new Uint8Array(place.length);
  for (let round = 0; round < PLACE.length; round += 1) {
    onSlice();
    const split = splitColors(slots, share);
    const pull = place.map(
      (odds, at) =>
        (PLACE[round] as number) * odds + WEIGHT.color * (split.odds[slots[at] as number] as number),
    );
    const next = minCut({ width, height, pull, ties }, onSlice);
    const moved = next.reduce((sum, value, at) => sum + (value === mask[at] ? 0 : 1), 0);
    mask = next;
    share = mask;
    if (!mask.includes(1) || (round > 0 && moved < mask.length * 0.002)) break;
  }
  return mask;
}

/** Neighbours of similar colour are hard to separate, more so if the whole picture has little contrast. */
function tiesOf({ width, height, data }: Picture): Float32Array {
  const count = width * height;
  const squares = new Float32Array(count * 4);
  const steps = [1, width - 1, width, width + 1];
  let sum = 0;
  for (let at = 0; at < count - width - 1; at += 1) {
    for (let index = 0; index < 4; index += 1) {
      const other = at + (steps[index] as number);
      let square = 0;
      for (let channel = 0; channel < 3; channel += 1)
        square += ((data[4 * at + channel] as number) - (data[4 * other + channel] as number)) ** 2;
      squares[4 * at + index] = square;
      sum += square;
    }
  }
  const calm = (2 * sum) / Math.max(1, count * 4);
  return squares.map((square, index) => {
    const far = index % 2 === 1 ? Math.SQRT1_2 : 1;
    return (WEIGHT.edge * Math.exp(-square / Math.max(20, calm)) + WEIGHT.smooth) * far * 0.35;
  });
}
