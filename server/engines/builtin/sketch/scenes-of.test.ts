import { expect, test } from 'vitest';
import { sceneOf } from './scenes-of.ts';

test('each line of a prompt is a scene, and they take turns', () => {
  const prompt = 'on a hill\n\n  in a boat \nat home';
  expect([0, 1, 2, 3].map((index) => sceneOf(prompt, index))).toEqual([
    'on a hill',
    'in a boat',
    'at home',
    'on a hill',
  ]);
  expect(sceneOf('', 2)).toBe('');
});
