import { expect, test } from 'vitest';
import { stretchSpeech } from './stretch-speech.ts';

const RATE = 16_000;
/** A sound like a voice: a tone of 140 Hz with its overtones. */
const voice = Int16Array.from({ length: RATE }, (_, at) =>
  [1, 2, 3, 4].reduce(
    (sum, part) => sum + (4000 / part) * Math.sin((2 * Math.PI * 140 * part * at) / RATE),
    0,
  ),
);
const crossings = (samples: Int16Array) => {
  // One rise per period: the overtones are too weak to add zero crossings.
  let rises = 0;
  for (let at = 1; at < samples.length; at += 1)
    if ((samples[at - 1] as number) < 0 && (samples[at] as number) >= 0) rises += 1;
  return rises / (samples.length / RATE);
};
const power = (samples: Int16Array) =>
  Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);

test.each([0.8, 1.2, 1.6])('speech at %d of its speed keeps its pitch and its loudness', (speed) => {
  const stretched = stretchSpeech(voice, speed, RATE);
  expect(stretched.length).toBe(Math.round(voice.length / speed));
  expect(Math.abs(crossings(stretched) / crossings(voice) - 1)).toBeLessThan(0.02);
  expect(Math.abs(power(stretched) / power(voice) - 1)).toBeLessThan(0.06);
});
