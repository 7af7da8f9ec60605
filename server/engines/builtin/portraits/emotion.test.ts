import { expect, test } from 'vitest';
import type { Face } from '../faces/face.ts';
import { faceFrame } from '../faces/face-frame.ts';
import { findFaces } from '../faces/find-faces.ts';
import { oneFace } from '../faces/one-face.ts';
import { photo } from '../faces/testing/photos.ts';
import type { Picture } from '../pixels/picture.ts';
import { changeEmotion } from './change-emotion.ts';
import { teethShare } from './face-light.ts';
import { mouthOf } from './mouth.ts';
import { EMOTIONS } from './offered.ts';

const quiet = () => {};
const known = new Map<string, { picture: Picture; face: Face }>();
const portrait = async (name: 'astronaut' | 'officer') => {
  const picture = known.get(name)?.picture ?? (await photo(name));
  const face = known.get(name)?.face ?? (await oneFace(picture));
  known.set(name, { picture, face });
  return { picture, face };
};
const mouthIn = async (picture: Picture) => {
  const [face] = await findFaces(picture);
  if (!face) throw new Error('the face is lost');
  return mouthOf(face.points, faceFrame(face));
};

test('every expression keeps a face, and nothing outside the face changes', async () => {
  const { picture, face } = await portrait('astronaut');
  const frame = faceFrame(face);
  for (const emotion of EMOTIONS) {
    const changed = changeEmotion(picture, face, emotion, 1, quiet);
    expect([changed.width, changed.height]).toEqual([picture.width, picture.height]);
    let [inside, outside] = [0, 0];
    for (let at = 0; at < picture.data.length; at += 1) {
      if (changed.data[at] === picture.data[at]) continue;
      const pixel = at >> 2;
      const x = (pixel % picture.width) + 0.5;
      const { u, v } = frame.of({ x, y: Math.floor(pixel / picture.width) + 0.5 });
      if (Math.hypot(u / 0.76, (v - 0.1) / 0.88) > 1) outside += 1;
      else inside += 1;
    }
    expect(outside).toBe(0);
    expect(inside).toBeGreaterThan(500);
  }
});

test('strength 0 changes nothing', async () => {
  const { picture, face } = await portrait('astronaut');
  for (const emotion of EMOTIONS)
    expect(changeEmotion(picture, face, emotion, 0, quiet).data).toEqual(picture.data);
});

test('a tight smile and a sad face close the lips over the teeth', async () => {
  const { picture, face } = await portrait('astronaut');
  const frame = faceFrame(face);
  const mouth = mouthOf(face.points, frame);
  const u = (mouth.innerFrom + mouth.innerTo) / 2;
  // Between the lips, where the teeth are: lips are redder than they are green.
  const { x, y } = frame.at(u, mouth.innerUpper(u) * 0.6 + mouth.innerLower(u) * 0.4);
  const redness = (of: Picture) => {
    const at = 4 * (Math.round(y) * of.width + Math.round(x));
    return (of.data[at] as number) / (of.data[at + 1] as number);
  };
  expect(teethShare(picture, frame, mouth)).toBeGreaterThan(0.4);
  for (const emotion of ['tight_smile', 'sad', 'cool'] as const)
    expect(redness(changeEmotion(picture, face, emotion, 1, quiet))).toBeGreaterThan(redness(picture) + 0.12);
});

test('a big smile is wider and a sad mouth hangs, as the face finder sees it', async () => {
  const { picture, face } = await portrait('astronaut');
  const [before, wide, sad] = await Promise.all([
    mouthIn(picture),
    mouthIn(changeEmotion(picture, face, 'big_smile_white_teeth', 1, quiet)),
    mouthIn(changeEmotion(picture, face, 'sad', 1, quiet)),
  ]);
  const width = (mouth: typeof before) => mouth.right.u - mouth.left.u;
  expect(width(wide)).toBeGreaterThan(width(before) + 0.03);
  expect(sad.left.v + sad.right.v).toBeGreaterThan(before.left.v + before.right.v + 0.02);
});

test('teeth get lighter and less yellow', async () => {
  const { picture, face } = await portrait('astronaut');
  const frame = faceFrame(face);
  const mouth = mouthOf(face.points, frame);
  const u = (mouth.innerFrom + mouth.innerTo) / 2;
  const { x, y } = frame.at(u, (mouth.innerUpper(u) + mouth.innerLower(u)) / 2);
  const color = (of: Picture) => {
    const at = 4 * (Math.round(y) * of.width + Math.round(x));
    return [of.data[at], of.data[at + 1], of.data[at + 2]] as [number, number, number];
  };
  // The weakest push: only the whitening is visible.
  const white = color(changeEmotion(picture, face, 'classic_white_teeth', 0.3, quiet));
  const old = color(picture);
  expect(white[0] - white[2]).toBeLessThan(old[0] - old[2]);
  expect(white[2]).toBeGreaterThan(old[2] + 5);
});

test('no teeth are invented in a closed mouth', async () => {
  const { picture, face } = await portrait('officer');
  expect(() => changeEmotion(picture, face, 'big_smile_white_teeth', 1, quiet)).toThrow('teeth_hidden');
  expect(() => changeEmotion(picture, face, 'classic_white_teeth', 1, quiet)).toThrow('teeth_hidden');
  expect(changeEmotion(picture, face, 'sad', 1, quiet).data).not.toEqual(picture.data);
});

test('a tilted face at the border keeps its size, and stopping stops', async () => {
  const cut = await photo('officer', (image) =>
    image.rotate(15, { background: '#777' }).extract({ left: 130, top: 20, width: 230, height: 320 }),
  );
  const face = await oneFace(cut);
  const changed = changeEmotion(cut, face, 'jiuwo', 1, quiet);
  expect([changed.width, changed.height]).toEqual([230, 320]);
  const stop = () => {
    throw new Error('not wanted');
  };
  expect(() => changeEmotion(cut, face, 'jiuwo', 1, stop)).toThrow('not wanted');
});
