/** Speed in per cent, and the measured words a minute at which English and Chinese have that speed. */
const RATES: readonly (readonly [number, number])[] = [
  [50, 90],
  [75, 132],
  [100, 175],
  [125, 215],
  [150, 256],
  [175, 293],
  [200, 326],
];

/** Words a minute for a speed in per cent. */
export function wordsPerMinute(speed: number): number {
  const at = Math.max(
    1,
    RATES.findIndex(([reached]) => reached >= speed),
  );
  const [from, to] = [RATES[at - 1], RATES[at]] as [readonly [number, number], readonly [number, number]];
  return Math.round(from[1] + ((speed - from[0]) / (to[0] - from[0])) * (to[1] - from[1]));
}

/**
 * The program interprets tags, and phonemes in double brackets, which users do not intend. Replaces them without
 * changing positions.
 */
export const withoutMarkup = (text: string) => text.replace(/[<>]/g, ' ').replaceAll('[[', '  ');
