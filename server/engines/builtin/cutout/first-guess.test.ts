import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { photo } from '../faces/testing/photos.ts';
import { decodePicture } from '../picture/codec.ts';
import type { Picture } from '../pixels/picture.ts';
import { cutOut } from './cut-out.ts';
import { SURE_ENOUGH } from './full-size.ts';

const sample = async (name: string): Promise<Picture> =>
  decodePicture(
    await readFile(new URL(`../../../../web/public/samples/photos/${name}-320.webp`, import.meta.url)),
  );

/** Alpha at places given as shares of the picture, without hints. */
async function guessed(picture: Picture) {
  const { alpha, confidence } = await cutOut(picture, {}, () => {});
  const at = (x: number, y: number) =>
    alpha.data[Math.floor(y * alpha.height) * alpha.width + Math.floor(x * alpha.width)] as number;
  return { at, confidence };
}

test('of a person in front of a flag in her uniform’s colours, the flag is removed, the cap and its emblem stay', async () => {
  const { at, confidence } = await guessed(await photo('officer'));
  expect(confidence).toBeGreaterThan(SURE_ENOUGH);
  const flag = [at(0.04, 0.22), at(0.1, 0.55), at(0.12, 0.8), at(0.16, 0.35), at(0.9, 0.3)];
  expect(flag).toEqual([0, 0, 0, 0, 0]);
  const person = [at(0.5, 0.16), at(0.52, 0.1), at(0.35, 0.3), at(0.7, 0.3), at(0.5, 0.55), at(0.3, 0.96)];
  expect(person).toEqual([255, 255, 255, 255, 255, 255]);
});

test('an object is kept whole if the detector found only its inner part', async () => {
  const { at } = await guessed(await sample('coffee'));
  const kept = [at(0.5, 0.3), at(0.2, 0.55), at(0.72, 0.7), at(0.5, 0.88)];
  expect(kept).toEqual([255, 255, 255, 255]);
  const table = [at(0.05, 0.1), at(0.95, 0.3), at(0.06, 0.92)];
  expect(table).toEqual([0, 0, 0]);
});

test('an animal that fills the picture keeps both halves of its face', async () => {
  const { at } = await guessed(await sample('chelsea'));
  expect([at(0.36, 0.4), at(0.72, 0.47), at(0.6, 0.75), at(0.72, 0.36)]).toEqual([255, 255, 255, 255]);
  expect([at(0.97, 0.6), at(0.9, 0.85)]).toEqual([0, 0]);
});
