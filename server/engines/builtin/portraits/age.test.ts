import { expect, test } from 'vitest';
import type { Face } from '../faces/face.ts';
import { faceFrame } from '../faces/face-frame.ts';
import { findFaces, lookCloser } from '../faces/find-faces.ts';
import { oneFace } from '../faces/one-face.ts';
import { photo } from '../faces/testing/photos.ts';
import { encodePng } from '../picture/codec.ts';
import { createPicture, type Picture } from '../pixels/picture.ts';
import makeAge from '../works/age.ts';
import { changeAge } from './change-age.ts';
import { faceSkin } from './face-skin.ts';
import { AGES } from './offered.ts';
import { stripOf } from './strip.ts';

const quiet = () => {};
let known: { picture: Picture; face: Face } | undefined;
const portrait = async () => {
  if (!known) {
    const picture = await photo('astronaut');
    known = { picture, face: await oneFace(picture) };
  }
  return known;
};
const indexAt = (picture: Picture, face: Face, u: number, v: number) => {
  const { x, y } = faceFrame(face).at(u, v);
  return Math.round(y) * picture.width + Math.round(x);
};
/** Roughness of the skin of both cheeks: the sum of second differences. */
const roughness = (picture: Picture, face: Face) => {
  let sum = 0;
  for (const side of [-0.24, 0.24]) {
    const middle = indexAt(picture, face, side, 0.24);
    for (let j = -8; j <= 8; j += 1)
      for (let i = -8; i <= 8; i += 1) {
        const at = middle + j * picture.width + i;
        const green = (of: number) => picture.data[4 * of + 1] as number;
        sum += Math.abs(2 * green(at) - green(at - 1) - green(at + 1));
      }
  }
  return sum;
};

test('skin is the face without eyes, brows, lips and fringe', async () => {
  const { picture, face } = await portrait();
  const { data } = faceSkin(picture, face.points, faceFrame(face));
  const at = (u: number, v: number) => data[indexAt(picture, face, u, v)] as number;
  expect(at(0.24, 0.22)).toBeGreaterThan(0.9);
  expect(at(0, 0.1)).toBeGreaterThan(0.8);
  for (const index of [468, 473, 13]) {
    const { u, v } = faceFrame(face).of(face.points[index] ?? { x: 0, y: 0 });
    expect(at(u, v)).toBeLessThan(0.3);
  }
  expect(at(0, -0.7)).toBe(0);
});

test('younger skin is smoother, older skin rougher, and the old have grey hair', async () => {
  const { picture, face } = await portrait();
  const teen = await changeAge(picture, face, 'teen', 1, quiet);
  const old = await changeAge(picture, face, 'elderly', 1, quiet);
  expect(roughness(teen, face)).toBeLessThan(roughness(picture, face) * 0.85);
  expect(roughness(old, face)).toBeGreaterThan(roughness(picture, face) * 1.3);
  const color = (of: Picture) => {
    const at = 4 * indexAt(of, face, 0, -0.8);
    return (of.data[at] as number) - (of.data[at + 2] as number);
  };
  expect(color(picture)).toBeGreaterThan(40);
  expect(Math.abs(color(old))).toBeLessThan(22);
  expect(color(teen)).toBe(color(picture));
});

test('every age keeps a face, and the backdrop unchanged', async () => {
  const { picture, face } = await portrait();
  for (const age of AGES) {
    const changed = await changeAge(picture, face, age, 1, quiet);
    const [again] = await findFaces(changed);
    expect(again?.score).toBeGreaterThan(0.7);
    const corner = 4 * (4 * picture.width + 4);
    expect(changed.data.slice(corner, corner + 40)).toEqual(picture.data.slice(corner, corner + 40));
  }
});

test('the young have larger eyes', async () => {
  const { picture, face } = await portrait();
  const teen = await changeAge(picture, face, 'teen', 1, quiet);
  const [found] = await findFaces(teen);
  if (!found) throw new Error('the face is lost');
  const again = await lookCloser(teen, found);
  const eye = ({ points }: Face) => (points[145]?.y ?? 0) - (points[159]?.y ?? 0);
  expect(eye(again)).toBeGreaterThan(eye(face) * 1.02);
});

test('joins the photograph and the offered ages in one strip', async () => {
  const { picture } = await portrait();
  const made = await makeAge(
    { image_url: '/a', age: 'all', strength: 80 },
    { files: { '/a': await encodePng(picture) }, index: 0, seed: 0, report: quiet },
  );
  if (!('picture' in made)) throw new Error('no picture');
  expect([made.picture.width, made.picture.height]).toEqual([3 * picture.width + 16, picture.height]);
});

test('pictures of a strip are side by side, large ones reduced', () => {
  const strip = stripOf([createPicture(1280, 640, [255, 0, 0]), createPicture(1280, 640, [0, 0, 255])]);
  expect([strip.width, strip.height]).toEqual([1288, 320]);
  const colors = [0, 644, 648].map((at) => strip.data.slice(at * 4, at * 4 + 3).join());
  expect(colors).toEqual(['255,0,0', '255,255,255', '0,0,255']);
});

test('refuses a picture without a person, and an unsupported age; can be stopped', async () => {
  const blank = await encodePng(createPicture(80, 80));
  const context = { files: { '/a': blank }, index: 0, seed: 0, report: quiet };
  const work = (age: string) => makeAge({ image_url: '/a', age, strength: 80 }, context);
  await expect(work('elderly')).rejects.toThrow('no_face');
  for (const age of ['child', 'teen', 'youth']) await expect(work(age)).rejects.toThrow('value_needs_engine');
  const { picture, face } = await portrait();
  const stop = (share: number) => {
    if (share > 0.5) throw new Error('not wanted');
  };
  await expect(changeAge(picture, face, 'elderly', 1, stop)).rejects.toThrow('not wanted');
});
