/** The shape of a mouth at one moment. */
export interface MouthShape {
  /** Drop of the jaw: 0 is closed lips, 1 a loud "ah". */
  open: number;
  /** Width of the lips: -1 is rounded as for "oo", 0 at rest, 1 spread as for "ee". */
  wide: number;
  /** Visibility of the lower teeth, 0 to 1, as for "s". */
  teeth: number;
}

export const CLOSED: MouthShape = { open: 0, wide: 0, teeth: 0 };

/** Shapes at equal distances in time. */
export interface ShapeTrack {
  /** A second. */
  rate: number;
  shapes: readonly MouthShape[];
}

/** Sample rate of mouth shapes before they are resampled to frames. */
export const TRACK_RATE = 100;
/** Longest window that counts, in standard deviations. */
const REACH = 3;

/**
 * The shape in the middle of each frame. Lips and jaw have weight: their targets are smoothed in both
 * directions, so that they neither lead nor lag the sound.
 * @param softSeconds standard deviation of the smoothing
 */
export function shapesOfFrames(
  { rate, shapes }: ShapeTrack,
  { frames, framesPerSecond, softSeconds }: { frames: number; framesPerSecond: number; softSeconds: number },
): MouthShape[] {
  const deviation = softSeconds * rate;
  const reach = Math.ceil(deviation * REACH);
  return Array.from({ length: frames }, (_, frame) => {
    const middle = ((frame + 0.5) / framesPerSecond) * rate - 0.5;
    const sum = { open: 0, wide: 0, teeth: 0 };
    let weights = 0;
    for (let at = Math.ceil(middle - reach); at <= middle + reach; at += 1) {
      const weight = Math.exp(-(((at - middle) / deviation) ** 2) / 2);
      const { open, wide, teeth } = shapes[at] ?? CLOSED;
      sum.open += open * weight;
      sum.wide += wide * weight;
      sum.teeth += teeth * weight;
      weights += weight;
    }
    return { open: sum.open / weights, wide: sum.wide / weights, teeth: sum.teeth / weights };
  });
}
