import type { Matte, MatteInput } from './matte-data.ts';

const UNKNOWN = 128;
const SUBJECT = 255;
/** Rays from each pixel; their angles vary from pixel to pixel, so that neighbours sample other colours. */
const RAYS = 6;
const TURNS = 9;
/** Weight of the first guess relative to the fit of the colours. */
const GUESS_WEIGHT = 3000;
/** Cost of colours from far away. */
const WAY_WEIGHT = 60;

/**
 * Finds, for each unknown pixel, the pair of a subject's and a background's colour whose mixture explains it best, and
 * writes alpha, both colours and how well they fit (`trust`, 0 to 1).
 */
export function gatherColors(
  input: MatteInput,
  result: Matte,
  trust: Float32Array,
  onRow: (share: number) => void,
): void {
  const { picture, trimap, reach, backdrop } = input;
  const { width, height, data } = picture;
  const directions = Array.from({ length: RAYS * TURNS }, (_, index) => {
    const angle = (index / (RAYS * TURNS)) * 2 * Math.PI;
    return [Math.cos(angle), Math.sin(angle)] as const;
  });
  const known = new Float32Array(3);
  const subjects = new Int32Array(RAYS);
  const backgrounds = new Int32Array(RAYS);
  const subjectWays = new Float32Array(RAYS);
  const backgroundWays = new Float32Array(RAYS);
  const pair = new Float32Array(6);
  for (let y = 0; y < height; y += 1) {
    if (y % 8 === 0) onRow(y / height);
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (trimap[at] !== UNKNOWN) continue;
      let foundSubjects = 0;
      let foundBackgrounds = 0;
      const turn = (x * 7 + y * 4) % TURNS;
      for (let ray = 0; ray < RAYS; ray += 1) {
        const [dx, dy] = directions[ray * TURNS + turn] as readonly [number, number];
        let seesSubject = false;
        let seesBackground = backdrop !== undefined;
        for (let way = 1; way <= reach && !(seesSubject && seesBackground); way += way < 8 ? 1 : 2) {
          const column = Math.round(x + dx * way);
          const row = Math.round(y + dy * way);
          if (column < 0 || row < 0 || column >= width || row >= height) break;
          const there = row * width + column;
          const kind = trimap[there];
          if (kind === SUBJECT && !seesSubject) {
            seesSubject = true;
            subjects[foundSubjects] = there;
            subjectWays[foundSubjects] = way;
            foundSubjects += 1;
          } else if (kind === 0 && !seesBackground) {
            seesBackground = true;
            backgrounds[foundBackgrounds] = there;
            backgroundWays[foundBackgrounds] = way;
            foundBackgrounds += 1;
          }
        }
      }
      if (backdrop) {
        backdrop(x, y, known);
        foundBackgrounds = 1;
        backgroundWays[0] = 0;
      }
      const guess = input.guess[at] as number;
      if (foundSubjects === 0 || foundBackgrounds === 0) {
        result.alpha[at] = Math.max(0, guess);
        continue;
      }
      let best = Infinity;
      let bestAlpha = Math.max(0, guess);
      let bestMiss = 0;
      let bestApart = 0;
      for (let one = 0; one < foundSubjects; one += 1) {
        const from = 4 * (subjects[one] as number);
        for (let channel = 0; channel < 3; channel += 1) pair[channel] = data[from + channel] as number;
        for (let other = 0; other < foundBackgrounds; other += 1) {
          const behind = 4 * (backgrounds[other] as number);
          for (let channel = 0; channel < 3; channel += 1)
            pair[3 + channel] = backdrop ? (known[channel] as number) : (data[behind + channel] as number);
          const apart = colorSeparation(pair);
          const share = shareOf(data, at, pair, apart);
          const miss = residual(data, at, pair, share);
          const way = ((subjectWays[one] as number) + (backgroundWays[other] as number)) / reach;
          const against = guess < 0 ? 0 : GUESS_WEIGHT * (share - guess) ** 2;
          const score = miss + against + WAY_WEIGHT * way;
          if (score >= best) continue;
          best = score;
          bestAlpha = share;
          bestMiss = miss;
          bestApart = apart;
          result.subject.set(pair.subarray(0, 3), 3 * at);
          result.background.set(pair.subarray(3, 6), 3 * at);
        }
      }
      result.alpha[at] = bestAlpha;
      trust[at] = confidenceOf(bestMiss, bestApart);
    }
  }
}

/** Squared distance of the two colours. */
export function colorSeparation(pair: Float32Array): number {
  const red = (pair[0] as number) - (pair[3] as number);
  const green = (pair[1] as number) - (pair[4] as number);
  const blue = (pair[2] as number) - (pair[5] as number);
  return red * red + green * green + blue * blue;
}

/** The share of the first colour in a pixel. */
export function shareOf(data: Uint8ClampedArray, at: number, pair: Float32Array, apart: number): number {
  let along = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const behind = pair[3 + channel] as number;
    along += ((data[4 * at + channel] as number) - behind) * ((pair[channel] as number) - behind);
  }
  return Math.min(1, Math.max(0, along / (apart + 1)));
}

/** Squared distance of a pixel from the mixture. */
export function residual(data: Uint8ClampedArray, at: number, pair: Float32Array, share: number): number {
  let miss = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const mixed = (pair[channel] as number) * share + (pair[3 + channel] as number) * (1 - share);
    miss += ((data[4 * at + channel] as number) - mixed) ** 2;
  }
  return miss;
}

/** A mixture that fits, of two distant colours, is trusted. */
export function confidenceOf(miss: number, apart: number): number {
  return Math.exp(-miss / 500) * Math.min(1, apart / 3600);
}
