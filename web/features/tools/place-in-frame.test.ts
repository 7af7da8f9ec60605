import { expect, test } from 'vitest';
import { placeInFrame } from './place-in-frame.ts';

const original = { width: 600, height: 400 };

test('a picture that was given room lies where its run put it', () => {
  expect(placeInFrame({ left: 120, top: 0, right: 80, bottom: 40 }, original)).toEqual({
    left: 120,
    top: 0,
    width: 800,
    height: 440,
  });
});

test('runs that keep the frame say nothing of a place', () => {
  expect(placeInFrame({ prompt: 'A red mug', box: { left: 1, top: 2 } }, original)).toBeUndefined();
  expect(placeInFrame({ left: 120, top: 0 }, original)).toBeUndefined();
});
