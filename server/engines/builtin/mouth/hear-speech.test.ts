import { expect, test } from 'vitest';
import { HEARD_RATE, hearSpeech } from './hear-speech.ts';
import { type MouthShape, shapesOfFrames } from './mouth-shape.ts';
import { speakPhonemes } from './speak-phonemes.ts';
import { type Heard, VOWELS, voice } from './testing/voice.ts';

const RATE = 25;
const hear = (seconds: number, heard: (at: number) => Heard): MouthShape[] =>
  shapesOfFrames(hearSpeech(voice(seconds, HEARD_RATE, heard)), {
    frames: seconds * RATE,
    framesPerSecond: RATE,
    softSeconds: 0.022,
  });

test('lips are closed in silence, open for a loud vowel, and as wide as its sound', () => {
  const sounds: Heard[] = ['silence', VOWELS.ah, VOWELS.ee, VOWELS.oo, 'hiss'];
  const shapes = hear(2.5, (at) => sounds[Math.floor(at * 2)] ?? 'silence');
  const [silence, ah, ee, oo, hiss] = [6, 18, 31, 43, 56].map((frame) => shapes[frame] as MouthShape) as [
    MouthShape,
    MouthShape,
    MouthShape,
    MouthShape,
    MouthShape,
  ];
  expect(silence).toEqual({ open: 0, wide: 0, teeth: 0 });
  expect(ah.open).toBeGreaterThan(0.7);
  expect(Math.max(ee.open, oo.open, hiss.open)).toBeLessThan(ah.open * 0.6);
  expect(ee.wide).toBeGreaterThan(0.4);
  expect(oo.wide).toBeLessThan(-0.4);
  expect(hiss.teeth).toBeGreaterThan(0.6);
});

test('a file without speech keeps the mouth shut, and so does noise behind speech', () => {
  expect(hear(1, () => 'silence').every(({ open }) => open === 0)).toBe(true);
  const noisy = voice(2, HEARD_RATE, (at) => (at < 1 ? 'hiss' : VOWELS.ah)).map((value, at) =>
    at < HEARD_RATE ? value * 0.02 : value,
  );
  const shapes = shapesOfFrames(hearSpeech(noisy), { frames: 50, framesPerSecond: RATE, softSeconds: 0.022 });
  expect(Math.max(...shapes.slice(0, 23).map(({ open }) => open))).toBeLessThan(0.05);
  expect(shapes[40]?.open).toBeGreaterThan(0.5);
});

test('known phonemes shape the mouth at their times: closed for b and m, round for u', () => {
  const phoneme = (symbol: string, startMs: number) => ({ symbol, startMs, endMs: startMs + 200 });
  const phonemes = ['ˈɑː', 'b', 'uː', 'm', 'aɪ', ''].map((symbol, at) => phoneme(symbol, at * 200));
  const track = speakPhonemes({ phonemes, words: [] }, 1.2);
  const shapes = shapesOfFrames(track, { frames: 30, framesPerSecond: RATE, softSeconds: 0.03 });
  const at = (ms: number) => shapes[Math.floor((ms / 1000) * RATE)] as MouthShape;
  expect(at(100).open).toBeGreaterThan(0.8);
  expect(Math.max(at(300).open, at(700).open)).toBeLessThan(0.05);
  expect(at(500).wide).toBeLessThan(-0.8);
  // The two parts of a diphthong.
  expect(at(850).open).toBeGreaterThan(at(970).open + 0.2);
  expect(at(1150).open).toBeLessThan(0.05);
});
