import { expect, test } from 'vitest';
import { createPicture } from '../pixels/picture.ts';
import { fromTemplate, fromWords } from './scenes.ts';

const size = { width: 96, height: 64 };
const context = (seed = 1) => ({ seed, report: () => {} });
const mean = ({ data }: { data: Uint8ClampedArray }) => {
  const sum = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4)
    for (let channel = 0; channel < 3; channel += 1)
      sum[channel] = (sum[channel] as number) + (data[at + channel] as number);
  return sum.map((value) => value / (data.length / 4)) as [number, number, number];
};

test('pure white is exactly white', async () => {
  expect((await fromTemplate('white', size, context())).picture).toEqual(createPicture(96, 64));
});

test('a seed gives the same scene again, another seed another one', async () => {
  const one = (await fromTemplate('meadow', size, context(3))).picture.data;
  expect((await fromTemplate('meadow', size, context(3))).picture.data).toEqual(one);
  expect((await fromTemplate('meadow', size, context(4))).picture.data).not.toEqual(one);
});

test('the foot of a subject stands below the horizon, inside the picture', async () => {
  for (const id of ['peach', 'white_marble', 'beach'] as const) {
    const { ground, picture } = await fromTemplate(id, size, context());
    expect(ground.stand).toBeGreaterThan(ground.horizon + 5);
    expect(ground.stand).toBeLessThan(picture.height);
  }
});

test.each([
  ['a marble table in soft window light', ['marble table'], []],
  ['大理石桌面，柔和的窗光', ['大理石桌面'], []],
  ['a beach at sunset full of hygge', ['beach', 'sunset'], ['hygge']],
])('%s', async (prompt, understood, notDrawn) => {
  const scene = await fromWords(prompt, size, context());
  expect(scene.picture.width).toBe(96);
  for (const words of understood) expect(scene.understood).toContain(words);
  expect(scene.understood.join()).not.toMatch(/box|盒子/);
  expect(scene.notDrawn).toEqual(notDrawn);
});

test.each([
  ['pink studio background', 'pink', 0],
  ['天蓝色纯色背景', '天蓝', 2],
])('%s: the wall has the colour', async (prompt, word, channel) => {
  const { picture, understood } = await fromWords(prompt, size, context());
  expect(understood).toContain(word);
  const colors = mean(picture);
  expect(colors[channel as 0 | 2]).toBe(Math.max(...colors));
  expect(Math.max(...colors) - Math.min(...colors)).toBeGreaterThan(20);
});

test('a marble table mirrors, a linen cloth does not', async () => {
  expect((await fromWords('on black marble', size, context())).ground.gloss).toBeGreaterThan(0.1);
  expect((await fromWords('linen cloth', size, context())).ground.gloss).toBe(0);
});

test('a scene stops when its progress callback throws', async () => {
  const stop = new Error('stop');
  let calls = 0;
  const report = () => {
    calls += 1;
    if (calls > 3) throw stop;
  };
  await expect(fromTemplate('linen', size, { seed: 1, report })).rejects.toThrow(stop);
});
