const SHORTER = 1080;

/** Width and height of a ratio whose shorter side is 1080 pixels; both even, as encoders need them. */
export function sizeOfRatio(ratio: string): { width: number; height: number } {
  const [across = 16, down = 9] = ratio.split(':').map(Number);
  const even = (value: number) => Math.round(value / 2) * 2;
  return across >= down
    ? { width: even((SHORTER * across) / down), height: SHORTER }
    : { width: SHORTER, height: even((SHORTER * down) / across) };
}
