import { expect, test } from 'vitest';
import { CancelledError } from '../candidate.ts';
import { photo } from '../faces/testing/photos.ts';
import { encodePng } from '../picture/codec.ts';
import { createPicture } from '../pixels/picture.ts';
import removeBackground from './remove-background.ts';

async function files(): Promise<Record<string, Uint8Array>> {
  const picture = createPicture(120, 90, [170, 174, 180]);
  for (let y = 30; y < 60; y += 1)
    for (let x = 40; x < 80; x += 1) picture.data.set([200, 30, 40, 255], 4 * (y * 120 + x));
  return { '/a': await encodePng(picture) };
}
const quiet = { index: 0, seed: 1, report: () => undefined };

test('the background is transparent, or a colour', async () => {
  const cut = await removeBackground({ image_url: '/a' }, { ...quiet, files: await files() });
  const before = await removeBackground(
    { image_url: '/a', background: '#0a1420' },
    { ...quiet, files: await files() },
  );
  if (!('picture' in cut && 'picture' in before)) throw new Error('no picture');
  const at = (x: number, y: number) => 4 * (y * 120 + x);
  expect(cut.picture.data[at(5, 5) + 3]).toBe(0);
  expect([...cut.picture.data.subarray(at(60, 45), at(61, 45))]).toEqual([200, 30, 40, 255]);
  expect([...before.picture.data.subarray(at(5, 5), at(6, 5))]).toEqual([10, 20, 32, 255]);
  expect([...before.picture.data.subarray(at(60, 45), at(61, 45))]).toEqual([200, 30, 40, 255]);
});

test('it stops when the run is cancelled', async () => {
  const report = () => {
    throw new CancelledError();
  };
  await expect(
    removeBackground({ image_url: '/a' }, { ...quiet, files: await files(), report }),
  ).rejects.toThrow(CancelledError);
});

test('reports parts of the edge to review if the guesses disagree, and nothing if they agree', async () => {
  const plain = await removeBackground({ image_url: '/a' }, { ...quiet, files: await files() });
  expect(plain.report).toBeUndefined();
  // A head and shoulders as dark as the wall behind: colors alone leave the shoulders to the wall.
  const picture = await photo('officer');
  for (let at = 0; at < picture.data.length; at += 4) {
    const y = Math.floor(at / 4 / picture.width) / picture.height;
    if (y > 0.72) picture.data.set([20, 20, 22, 255], at);
  }
  const made = await removeBackground(
    { image_url: '/b' },
    { ...quiet, files: { '/b': await encodePng(picture) } },
  );
  const notes = made.report?.notes ?? [];
  expect(notes.length).toBeGreaterThan(0);
  for (const { code, place } of notes) {
    expect(code).toBe('check_edge');
    expect(place && Math.min(place.left, place.top)).toBeGreaterThanOrEqual(0);
  }
  // There is nothing to review if the user marked the subject.
  const box = { left: 10, top: 10, width: picture.width - 20, height: picture.height - 20 };
  const told = await removeBackground(
    { image_url: '/b', box },
    { ...quiet, files: { '/b': await encodePng(picture) } },
  );
  expect(told.report).toBeUndefined();
});

test('a picture that is transparent everywhere is refused', async () => {
  const clear = createPicture(40, 40, [0, 0, 0]);
  for (let at = 3; at < clear.data.length; at += 4) clear.data[at] = 0;
  const cut = removeBackground({ image_url: '/a' }, { ...quiet, files: { '/a': await encodePng(clear) } });
  await expect(cut).rejects.toThrow('image_transparent');
});
