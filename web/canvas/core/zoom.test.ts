import { expect, test } from 'vitest';
import { clampScale, fitView, panBy, pinch, stepScale, zoomAt } from './zoom.ts';

test('steps of 0.1 reach every tenth from 0.1 to 5 and stop there', () => {
  let scale = 0.1;
  const seen = [scale];
  for (let step = 0; step < 60; step += 1) {
    scale = stepScale(scale, 1);
    if (scale !== seen.at(-1)) seen.push(scale);
  }
  expect(seen).toEqual(Array.from({ length: 50 }, (_, index) => (index + 1) / 10));
  for (let step = 0; step < 60; step += 1) scale = stepScale(scale, -1);
  expect(scale).toBe(0.1);
});

test('a fitted scale between two steps goes to the next one in either direction', () => {
  expect(stepScale(0.64, 1)).toBe(0.7);
  expect(stepScale(0.64, -1)).toBe(0.6);
  expect(stepScale(0.1 + 0.2, 1)).toBe(0.4);
});

test('fitting shows the whole picture and never enlarges it', () => {
  expect(fitView({ width: 1024, height: 512 }, { width: 512, height: 512 }).scale).toBe(0.5);
  expect(fitView({ width: 100, height: 100 }, { width: 900, height: 900 }).scale).toBe(1);
  expect(fitView({ width: 100_000, height: 10 }, { width: 100, height: 100 }).scale).toBe(0.001);
});

test('a picture shown whole below 0.1 stays whole on the way out, and steps to 0.1 on the way in', () => {
  const whole = { scale: 0.04, x: 0, y: 0 };
  const middle = { x: 0, y: 0 };
  expect(stepScale(whole.scale, -1)).toBe(0.04);
  expect(zoomAt(whole, stepScale(whole.scale, -1), middle)).toEqual(whole);
  expect(zoomAt(whole, 0.01, middle).scale).toBe(0.04);
  expect(stepScale(whole.scale, 1)).toBe(0.1);
  expect(zoomAt({ ...whole, scale: 0.2 }, 0.01, middle).scale).toBe(0.1);
});

test('the point under the pointer stays under it', () => {
  const view = { scale: 0.5, x: 20, y: -10 };
  const at = { x: 120, y: 40 };
  const pictureX = (at.x - view.x) / view.scale;
  const zoomed = zoomAt(view, 2, at);
  expect((at.x - zoomed.x) / zoomed.scale).toBeCloseTo(pictureX, 9);
  expect(zoomAt(view, 99, at).scale).toBe(5);
  expect(clampScale(0)).toBe(0.1);
});

test('a picture cannot be dragged out of sight', () => {
  const moved = panBy({ scale: 2, x: 0, y: 0 }, { x: 5000, y: -5000 }, { width: 100, height: 50 });
  expect(moved).toEqual({ scale: 2, x: 100, y: -50 });
});

test('two fingers moving apart enlarge around their middle', () => {
  const start = { scale: 1, x: 0, y: 0 };
  const view = pinch(
    start,
    [
      { x: -10, y: 0 },
      { x: 10, y: 0 },
    ],
    [
      { x: -20, y: 0 },
      { x: 20, y: 0 },
    ],
    { width: 500, height: 500 },
  );
  expect(view).toEqual({ scale: 2, x: 0, y: 0 });
});
