import { expect, test } from 'vitest';
import { createPicture } from '../pixels/picture.ts';
import { fromWords } from './from-words.ts';
import { given } from './given.ts';
import { fromTemplate } from './templates.ts';

const size = { width: 96, height: 64 };
const context = (seed = 1) => ({ seed, report: () => {} });
const mean = ({ data }: { data: Uint8ClampedArray }) => {
  const sum = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4)
    for (let channel = 0; channel < 3; channel += 1)
      sum[channel] = (sum[channel] as number) + (data[at + channel] as number);
  return sum.map((value) => value / (data.length / 4)) as [number, number, number];
};

test('pure white is exactly that', () => {
  expect(fromTemplate('white', size, context()).picture).toEqual(createPicture(96, 64));
});

test('a seed gives the same scene again, another seed another one', () => {
  const one = fromTemplate('meadow', size, context(3)).picture.data;
  expect(fromTemplate('meadow', size, context(3)).picture.data).toEqual(one);
  expect(fromTemplate('meadow', size, context(4)).picture.data).not.toEqual(one);
});

test('the foot of a subject stands below the horizon, inside the picture', () => {
  for (const id of ['peach', 'white_marble', 'beach'] as const) {
    const { ground, picture } = fromTemplate(id, size, context());
    expect(ground.stand).toBeGreaterThan(ground.horizon + 5);
    expect(ground.stand).toBeLessThan(picture.height);
  }
});

test.each([
  ['a marble table in soft window light', ['marble table'], []],
  ['大理石桌面，柔和的窗光', ['大理石桌面'], []],
  ['a beach at sunset full of hygge', ['beach', 'sunset'], ['hygge']],
])('%s', (prompt, understood, notDrawn) => {
  const scene = fromWords(prompt, size, context());
  expect(scene.picture.width).toBe(96);
  for (const words of understood) expect(scene.understood).toContain(words);
  expect(scene.understood.join()).not.toMatch(/box|盒子/);
  expect(scene.notDrawn).toEqual(notDrawn);
});

test.each([
  ['pink studio background', 'pink', 0],
  ['天蓝色纯色背景', '天蓝', 2],
])('%s: the wall has the colour', (prompt, word, channel) => {
  const { picture, understood } = fromWords(prompt, size, context());
  expect(understood).toContain(word);
  const colors = mean(picture);
  expect(colors[channel as 0 | 2]).toBe(Math.max(...colors));
  expect(Math.max(...colors) - Math.min(...colors)).toBeGreaterThan(20);
});

test('a marble table mirrors, a linen cloth does not', () => {
  expect(fromWords('on black marble', size, context()).ground.gloss).toBeGreaterThan(0.1);
  expect(fromWords('linen cloth', size, context()).ground.gloss).toBe(0);
});

test('a picture that was brought is cut from its middle, and lit from its bright side', () => {
  const picture = createPicture(40, 90, [0, 0, 0]);
  for (let y = 0; y < 90; y += 1)
    for (let x = 0; x < 40; x += 1) picture.data[4 * (y * 40 + x)] = x < 20 ? 250 : y;
  const scene = given(picture, { width: 20, height: 20 });
  expect(scene.picture.width).toBe(20);
  // Rows 25 to 64 of 90 are left.
  expect(scene.picture.data[4 * (0 * 20 + 19)]).toBeGreaterThan(23);
  expect(scene.picture.data[4 * (19 * 20 + 19)]).toBeLessThan(66);
  expect(scene.light.toward[0]).toBeLessThan(-0.2);
});

test('a scene stops where its listener throws', () => {
  const stop = new Error('stop');
  let calls = 0;
  const report = () => {
    calls += 1;
    if (calls > 3) throw stop;
  };
  expect(() => fromTemplate('linen', size, { seed: 1, report })).toThrow(stop);
});
