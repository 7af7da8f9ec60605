import { loudnessOf } from '@inkreel/scene/film/loudness.ts';
import { expect, test } from 'vitest';
import { levelSamples } from './level.ts';
import { splitText } from './split-text.ts';

const tone = (sampleRate: number, seconds: number, amplitude: (at: number) => number) =>
  Float32Array.from(
    { length: sampleRate * seconds },
    (_, at) => amplitude(at / sampleRate) * Math.sin((2 * Math.PI * 997 * at) / sampleRate),
  );

test('measures the reference tone of the recommendation at any sample rate', () => {
  for (const rate of [22_050, 48_000])
    expect(
      loudnessOf(
        tone(rate, 3, () => 1),
        rate,
      ),
    ).toBeCloseTo(-3.01, 1);
  // Neither silence around speech nor a whisper beside it lowers its loudness.
  const spoken = tone(22_050, 8, (at) => (at > 3 && at < 5 ? 0.5 : 0.001));
  expect(loudnessOf(spoken, 22_050)).toBeGreaterThan(-10.5);
  expect(loudnessOf(new Float32Array(22_050), 22_050)).toBe(Number.NEGATIVE_INFINITY);
});

test('levels speech without a peak above its limit', () => {
  const samples = Int16Array.from(
    tone(22_050, 3, (at) => (at % 0.4 < 0.02 ? 0.9 : 0.1)),
    (value) => value * 32_767,
  );
  const levelled = levelSamples(samples, 22_050, -16);
  const parts = Float32Array.from(levelled, (value) => value / 32_768);
  expect(loudnessOf(parts, 22_050)).toBeCloseTo(-16, 0);
  expect(Math.max(...parts.map(Math.abs))).toBeLessThanOrEqual(0.841);
  expect(Math.max(...samples.map(Math.abs)) / 32_768).toBeGreaterThan(0.89);
});

test('splits long texts at the ends of sentences, without losing a character', () => {
  const sentence = 'It weighs as much as a child. ';
  const texts = [
    sentence.repeat(40),
    `${'早上好。'.repeat(300)}\n再见`,
    `${'一'.repeat(399)}😀${'二'.repeat(900)}`,
    'One.\nTwo',
  ];
  for (const text of texts) {
    const pieces = splitText(text);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.every((piece) => piece.text.length <= 400 && piece.text.isWellFormed())).toBe(true);
    for (const piece of pieces) expect(text.startsWith(piece.text, piece.start)).toBe(true);
  }
  expect(splitText(texts[0] as string).every(({ text }) => text.endsWith('child. '))).toBe(true);
  expect(splitText('One.\nTwo').map(({ pauseMs }) => pauseMs)).toEqual([600, 0]);
  expect(splitText(' \n ')).toEqual([]);
});
