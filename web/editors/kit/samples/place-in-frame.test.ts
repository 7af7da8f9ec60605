import { expect, test } from 'vitest';
import { insetInFrame, placeInFrame, ratioToCome } from './place-in-frame.ts';

const original = { width: 600, height: 400 };

test('a picture that was given room lies where its run put it', () => {
  expect(placeInFrame({ left: 120, top: 0, right: 80, bottom: 40 }, original)).toEqual({
    left: 120,
    top: 0,
    width: 800,
    height: 440,
  });
});

test('runs that keep the frame have no place', () => {
  expect(placeInFrame({ prompt: 'A red mug', box: { left: 1, top: 2 } }, original)).toBeUndefined();
  expect(placeInFrame({ left: 120, top: 0 }, original)).toBeUndefined();
});

test('the placeholder of a result has its shape from the beginning', () => {
  expect(ratioToCome({ width: 1024, height: 576 }, original)).toBe('1024 / 576');
  expect(ratioToCome({ left: 120, top: 0, right: 80, bottom: 40 }, original)).toBe('800 / 440');
  expect(ratioToCome({ prompt: 'warmer' }, original)).toBe('600 / 400');
  expect(ratioToCome({ prompt: 'A red mug' }, undefined)).toBe('1 / 1');
});

test('the place of an original is given as fractions of its result, clockwise from the top', () => {
  const input = { left: 120, top: 0, right: 80, bottom: 40 };
  expect(insetInFrame(input, { width: 800, height: 440 })).toBe('0% 10% 9.09% 15%');
  expect(insetInFrame({ template: 'id_25x35' }, original)).toBeUndefined();
});
