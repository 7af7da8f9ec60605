import { expect, test } from 'vitest';
import { findEffects } from './find-effects.ts';

test('finds effects by their names and other words in both languages', () => {
  expect([...findEffects('Door')]).toEqual(['door-knock']);
  expect([...findEffects(' camera  photo ')]).toEqual(['camera-shutter']);
  expect([...findEffects('雨声')]).toEqual(['rain']);
  expect([...findEffects('weather')]).toEqual(['rain', 'thunder']);
  expect(findEffects('').size).toBe(20);
  expect(findEffects('trombone').size).toBe(0);
});
