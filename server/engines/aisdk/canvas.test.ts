import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BFL_MODELS } from '../bfl/provider.ts';
import { BYTEPLUS_MODELS } from '../byteplus/provider.ts';
import { GOOGLE_MODELS } from '../google/provider.ts';
import { OPENAI_MODELS } from '../openai/provider.ts';
import { chooseCanvas, placeIn, scalePlace } from './canvas.ts';

const sizes = fc.record({
  width: fc.integer({ min: 16, max: 9000 }),
  height: fc.integer({ min: 16, max: 9000 }),
});
const rules = [OPENAI_MODELS, BFL_MODELS, GOOGLE_MODELS, BYTEPLUS_MODELS].flat().map((model) => model.sizes);

test('a free canvas respects the limits of its model for any requested size', () => {
  for (const rule of rules.filter((rule) => rule.kind === 'free')) {
    fc.assert(
      fc.property(sizes, (wanted) => {
        const { width, height } = chooseCanvas(rule, wanted);
        expect(width % rule.step).toBe(0);
        expect(height % rule.step).toBe(0);
        expect(Math.max(width, height)).toBeLessThanOrEqual(rule.longest);
        expect(width * height).toBeLessThanOrEqual(rule.most);
        expect(width * height).toBeGreaterThanOrEqual(rule.least);
        expect(Math.max(width / height, height / width)).toBeLessThanOrEqual(rule.ratio);
      }),
      { numRuns: 300 },
    );
  }
});

test.each([
  [1600, 900, '1536x1024', '16:9'],
  [900, 1600, '1024x1536', '9:16'],
  [1000, 1000, '1024x1024', '1:1'],
  [2100, 900, '1536x1024', '21:9'],
])('%i x %i is requested as %s or %s', (width, height, size, ratio) => {
  const [list] = OPENAI_MODELS.filter(({ sizes }) => sizes.kind === 'list');
  const listed = chooseCanvas(list?.sizes ?? OPENAI_MODELS[0].sizes, { width, height });
  expect(`${listed.width}x${listed.height}`).toBe(size);
  expect(chooseCanvas(GOOGLE_MODELS[0].sizes, { width, height }).ratio).toBe(ratio);
});

test('a picture fits its canvas whole and undistorted, and is cut from an answer of another size', () => {
  fc.assert(
    fc.property(sizes, fc.constantFrom(...rules), (picture, rule) => {
      const canvas = chooseCanvas(rule, picture);
      const place = placeIn(canvas, picture);
      expect(place.left + place.width).toBeLessThanOrEqual(canvas.width);
      expect(place.top + place.height).toBeLessThanOrEqual(canvas.height);
      // It touches two opposite sides.
      expect(place.width === canvas.width || place.height === canvas.height).toBe(true);
      const larger = { width: canvas.width * 2 + 1, height: canvas.height * 2 - 1 };
      const found = scalePlace(place, canvas, larger);
      expect(found.left + found.width).toBeLessThanOrEqual(larger.width);
      expect(found.top + found.height).toBeLessThanOrEqual(larger.height);
      expect(Math.abs(found.left - 2 * place.left)).toBeLessThanOrEqual(1);
    }),
  );
});

test('small margins are not made', () => {
  expect(placeIn({ width: 1024, height: 1024 }, { width: 1000, height: 995 })).toEqual({
    left: 0,
    top: 0,
    width: 1024,
    height: 1024,
  });
  expect(placeIn({ width: 1024, height: 1024 }, { width: 1000, height: 500 })).toEqual({
    left: 0,
    top: 256,
    width: 1024,
    height: 512,
  });
});
