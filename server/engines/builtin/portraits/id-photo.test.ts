import { expect, test } from 'vitest';
import { faceFrame } from '../faces/face-frame.ts';
import { findFaces } from '../faces/find-faces.ts';
import { oneFace } from '../faces/one-face.ts';
import { photo } from '../faces/testing/photos.ts';
import type { Picture } from '../pixels/picture.ts';
import type { IdFormat } from './id-formats.ts';
import { idPhoto } from './id-photo.ts';

const quiet = () => {};
/** A small format, so that the photograph in the tests is large enough. */
const FORMAT: IdFormat = { width: 150, height: 190, head: 110, above: 16 };
const wish = { format: FORMAT, background: '#438edb', zoom: 1, light: 0 };
const made = async (picture: Picture, change: Partial<typeof wish> = {}) =>
  idPhoto(picture, await oneFace(picture), { ...wish, ...change }, quiet);
const faceIn = async (picture: Picture) => {
  const [face] = await findFaces(picture);
  if (!face) throw new Error('no face in the photograph');
  return face;
};

test('the head is upright in the middle, in the format’s size, in front of the plain colour', async () => {
  const tilted = await photo('astronaut', (image) =>
    image.rotate(8, { background: { r: 200, g: 195, b: 196 } }),
  );
  const result = await made(tilted);
  expect([result.width, result.height]).toEqual([150, 190]);
  const face = await faceIn(result);
  const frame = faceFrame(face);
  const chin = frame.at(0, frame.chin);
  expect(Math.abs(chin.x - 75)).toBeLessThan(5);
  expect(Math.abs(chin.y - 126)).toBeLessThan(6);
  expect(Math.abs(frame.at(1, 0).y - frame.at(0, 0).y)).toBeLessThan(face.box.width * 0.07);
  for (const at of [0, 149, 20 * 150, 21 * 150 - 1])
    expect(result.data.slice(4 * at, 4 * at + 4).join()).toBe('67,142,219,255');
  // Hair reaches the height given by the format, and not above it.
  const isBackdrop = (y: number) =>
    result.data.slice(4 * (y * 150 + 75), 4 * (y * 150 + 75) + 3).join() === '67,142,219';
  expect(isBackdrop(8)).toBe(true);
  expect(isBackdrop(26)).toBe(false);
});

test('another candidate’s head is larger by the requested factor, and light lifts the face', async () => {
  const picture = await photo('astronaut');
  const format = { ...FORMAT, height: 165 };
  const [plain, larger] = [
    await made(picture, { format }),
    await made(picture, { format, zoom: 1.12, light: 0.2 }),
  ];
  const [one, other] = [await faceIn(plain), await faceIn(larger)];
  expect(other.box.width / one.box.width).toBeGreaterThan(1.07);
  expect(other.box.width / one.box.width).toBeLessThan(1.17);
  const cheek = (of: Picture, face: typeof one) => {
    const { x, y } = faceFrame(face).at(0.22, 0.2);
    return of.data[4 * (Math.round(y) * of.width + Math.round(x)) + 1] as number;
  };
  expect(cheek(larger, other)).toBeGreaterThan(cheek(plain, one) + 5);
});

test('an unsuitable picture is refused with its specific reason', async () => {
  const picture = await photo('astronaut');
  await expect(made(picture, { format: { ...FORMAT, head: 900, height: 1500 } })).rejects.toThrow(
    'face_too_small',
  );
  const headOnly = await photo('astronaut', (image) =>
    image.extract({ left: 40, top: 0, width: 230, height: 190 }),
  );
  await expect(made(headOnly)).rejects.toThrow('shoulders_missing');
  const cut = await photo('astronaut', (image) =>
    image.extract({ left: 20, top: 40, width: 270, height: 216 }),
  );
  await expect(made(cut)).rejects.toThrow('face_unclear');
});

test('a white badge on a cap stays, and a flag pole next to the head is removed', async () => {
  const format = { ...FORMAT, height: 142 };
  const result = await made(await photo('officer'), { format });
  const frame = faceFrame(await faceIn(result));
  const isBackdrop = (u: number, v: number) => {
    const { x, y } = frame.at(u, v);
    const at = 4 * (Math.floor(y) * result.width + Math.floor(x));
    return result.data.slice(at, at + 3).join() === '67,142,219';
  };
  // From the brow up through the badge to the upper edge of the cap.
  for (let v = frame.top; v > frame.top - 0.3; v -= 0.02) expect(isBackdrop(0, v)).toBe(false);
  // The pole is there from the chin up.
  for (let v = frame.chin - 0.3; v > frame.top - 0.2; v -= 0.02) expect(isBackdrop(-0.72, v)).toBe(true);
});
