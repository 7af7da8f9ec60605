import type { Picture } from '../pixels/picture.ts';

/** Histogram bins of each channel. */
const STEPS = 16;
const SLOTS = STEPS ** 3;
/** Limit of the evidence of a colour, as log odds. */
const MOST = 4;

/** The bin of each pixel's colour. */
export function colorSlots({ width, height, data }: Picture): Uint16Array {
  const slots = new Uint16Array(width * height);
  for (let at = 0; at < slots.length; at += 1) {
    const [red, green, blue] = [
      data[4 * at] as number,
      data[4 * at + 1] as number,
      data[4 * at + 2] as number,
    ];
    slots[at] = ((red >> 4) * STEPS + (green >> 4)) * STEPS + (blue >> 4);
  }
  return slots;
}

/** Colour statistics of two groups of pixels. */
export interface ColorSplit {
  /** Log odds that a bin belongs to the subject, assuming groups of equal size. */
  odds: Float32Array;
}

/**
 * Learns the colours of subject and background.
 * @param share how far each pixel belongs to the subject, 0 to 1
 */
export function splitColors(slots: Uint16Array, share: ArrayLike<number>): ColorSplit {
  const subject = new Float32Array(SLOTS);
  const background = new Float32Array(SLOTS);
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] as number;
    subject[slot] = (subject[slot] as number) + (share[at] as number);
    background[slot] = (background[slot] as number) + 1 - (share[at] as number);
  }
  const one = normal(subject);
  const two = normal(background);
  const odds = new Float32Array(SLOTS);
  for (let slot = 0; slot < SLOTS; slot += 1) {
    const [a, b] = [one[slot] as number, two[slot] as number];
    odds[slot] = Math.max(-MOST, Math.min(MOST, Math.log((a + 2e-5) / (b + 2e-5))));
  }
  return { odds };
}

/**
 * Smooths the counts over neighbouring bins, so that tones between two seen ones count too, and normalises their sum to
 * 1.
 */
function normal(counts: Float32Array): Float32Array {
  let from = counts;
  for (const stride of [1, STEPS, STEPS * STEPS]) {
    const to = new Float32Array(SLOTS);
    for (let slot = 0; slot < SLOTS; slot += 1) {
      const place = Math.floor(slot / stride) % STEPS;
      const value = from[slot] as number;
      to[slot] = (to[slot] as number) + 0.5 * value;
      if (place > 0) to[slot - stride] = (to[slot - stride] as number) + 0.25 * value;
      if (place < STEPS - 1) to[slot + stride] = (to[slot + stride] as number) + 0.25 * value;
    }
    from = to;
  }
  const sum = from.reduce((total, value) => total + value, 0);
  return from.map((value) => value / Math.max(1e-6, sum));
}
