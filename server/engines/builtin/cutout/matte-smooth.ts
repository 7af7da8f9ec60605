import { colorSeparation, confidenceOf, residual, shareOf } from './matte-colors.ts';
import type { Matte, MatteInput } from './matte-data.ts';

const UNKNOWN = 128;
/** Neighbours whose colours are tried: three rings. */
const NEIGHBOURS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
  [-2, -2],
  [2, -2],
  [-2, 2],
  [2, 2],
  [-4, 0],
  [4, 0],
  [0, -4],
  [0, 4],
] as const;
/** Half the window of the last smoothing, in pixels. */
const RADIUS = 2;

/** Lets unknown pixels adopt better colours of their neighbours, then smooths alpha where colours are ambiguous. */
export function smoothMatte(
  input: MatteInput,
  result: Matte,
  trust: Float32Array,
  onRow: (share: number) => void,
): void {
  shareColors(input, result, trust, (share) => onRow(share * 0.5));
  const { width, height } = result;
  const { trimap, guess, picture } = input;
  const before = result.alpha.slice();
  for (let y = 0; y < height; y += 1) {
    if (y % 8 === 0) onRow(0.5 + (0.5 * y) / height);
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (trimap[at] !== UNKNOWN) continue;
      let sum = 0;
      let weights = 0;
      for (let dy = -RADIUS; dy <= RADIUS; dy += 1) {
        const row = y + dy;
        if (row < 0 || row >= height) continue;
        for (let dx = -RADIUS; dx <= RADIUS; dx += 1) {
          const column = x + dx;
          if (column < 0 || column >= width) continue;
          const there = row * width + column;
          const sure = trimap[there] === UNKNOWN ? 0.06 + (trust[there] as number) : 0.5;
          const weight =
            sure * alike(picture.data, at, there) * (dx === 0 && dy === 0 ? 2 : 1 / (1 + dx * dx + dy * dy));
          sum += weight * (before[there] as number);
          weights += weight;
        }
      }
      const own = trust[at] as number;
      const around = weights > 0 ? sum / weights : own;
      const seen = own * (before[at] as number) + (1 - own) * around;
      // If both sides have the same colour, only the shape of the first guess is left.
      const believe = Math.min(1, 0.15 + own * 1.3);
      const first = guess[at] as number;
      const value = first < 0 ? seen : believe * seen + (1 - believe) * first;
      result.alpha[at] = Math.min(1, Math.max(0, (value - 0.06) / 0.88));
    }
  }
}

function shareColors(
  { picture, trimap, guess }: MatteInput,
  result: Matte,
  trust: Float32Array,
  onRow: (share: number) => void,
): void {
  const { width, height } = result;
  const pair = new Float32Array(6);
  for (let y = 0; y < height; y += 1) {
    if (y % 8 === 0) onRow(y / height);
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (trimap[at] !== UNKNOWN) continue;
      let best = trust[at] as number;
      for (const [dx, dy] of NEIGHBOURS) {
        const column = x + dx;
        const row = y + dy;
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        const there = row * width + column;
        if (trimap[there] !== UNKNOWN || trust[there] === 0) continue;
        pair.set(result.subject.subarray(3 * there, 3 * there + 3));
        pair.set(result.background.subarray(3 * there, 3 * there + 3), 3);
        const apart = colorSeparation(pair);
        const share = shareOf(picture.data, at, pair, apart);
        const fits = confidenceOf(residual(picture.data, at, pair, share), apart);
        // A neighbour's colours must fit clearly better, and must not invert the first guess.
        const first = guess[at] as number;
        const value = first < 0 ? fits : fits * Math.exp(-1.5 * (share - first) ** 2);
        if (value <= best * 1.05 + 0.01) continue;
        best = value;
        trust[at] = fits;
        result.alpha[at] = share;
        result.subject.set(pair.subarray(0, 3), 3 * at);
        result.background.set(pair.subarray(3, 6), 3 * at);
      }
    }
  }
}

function alike(data: Uint8ClampedArray, one: number, other: number): number {
  let square = 0;
  for (let channel = 0; channel < 3; channel += 1)
    square += ((data[4 * one + channel] as number) - (data[4 * other + channel] as number)) ** 2;
  return Math.exp(-square / 1800);
}
