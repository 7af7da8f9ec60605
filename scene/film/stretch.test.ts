import { expect, test } from 'vitest';
import { SAMPLE_RATE } from './film-sounds.ts';
import { CHANNELS } from './mix.ts';
import { type ReadSource, stretched } from './stretch.ts';

/** A sound like a voice: a tone of 140 Hz with its overtones, the right channel half as loud. */
const source = Float32Array.from({ length: SAMPLE_RATE * CHANNELS }, (_, place) => {
  const time = Math.floor(place / CHANNELS) / SAMPLE_RATE;
  const tone = [1, 2, 3].reduce(
    (sum, part) => sum + (0.2 / part) * Math.sin(2 * Math.PI * 140 * part * time),
    0,
  );
  return place % CHANNELS === 0 ? tone : tone / 2;
});
const read: ReadSource = (from, count) =>
  Float32Array.from({ length: count * CHANNELS }, (_, at) => source[from * CHANNELS + at] ?? 0);

function made(speed: number): Float32Array {
  const length = Math.round(SAMPLE_RATE / speed);
  const blocks = [...stretched(read, speed, length)];
  const whole = Float32Array.from(blocks.flatMap((block) => [...block]));
  expect(whole.length).toBe(length * CHANNELS);
  return whole;
}
const left = (samples: Float32Array) => samples.filter((_, place) => place % CHANNELS === 0);
/** Periods a second: the overtones are too weak to add zero crossings. */
const pitch = (samples: Float32Array) =>
  samples.reduce((rises, value, at) => rises + Number(value >= 0 && (samples[at - 1] ?? 0) < 0), 0) /
  (samples.length / SAMPLE_RATE);
const power = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);

test.each([0.25, 0.8, 1.5, 4])(
  'keeps pitch and loudness at %d of the speed, and is as long as it should be',
  (speed) => {
    const sound = left(made(speed));
    // Without the end, over which pieces run.
    const inner = sound.subarray(0, sound.length - 0.04 * SAMPLE_RATE);
    expect(Math.abs(pitch(inner) / 140 - 1)).toBeLessThan(0.03);
    expect(Math.abs(power(inner) / power(left(source)) - 1)).toBeLessThan(0.08);
  },
);

test('keeps the channels apart', () => {
  const sound = made(1.5);
  for (let at = 2000; at < 2100; at += 2) expect(sound[at + 1]).toBeCloseTo((sound[at] as number) / 2, 6);
});
