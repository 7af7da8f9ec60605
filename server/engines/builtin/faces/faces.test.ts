import { assistFaces } from '@inkreel/contract/api/assists.ts';
import { expect, test } from 'vitest';
import faces from '../assists/faces.ts';
import { encodePng } from '../picture/codec.ts';
import { createPicture } from '../pixels/picture.ts';
import { findFaces } from './find-faces.ts';
import { findObjects } from './find-objects.ts';
import { oneFace, refusalOf } from './one-face.ts';
import { photo, twoPeople } from './testing/photos.ts';

const refusal = async (picture: Parameters<typeof findFaces>[0]) => refusalOf(await findFaces(picture));

test('a face is found with the right places of eyes, nose and mouth', async () => {
  const { points, box, score } = await oneFace(await photo('astronaut'));
  expect(points).toHaveLength(478);
  expect(score).toBeGreaterThan(0.8);
  // Measured by eye in the photograph: irises, tip of the nose, corners of the mouth.
  const seen = {
    473: [131.6, 101],
    468: [175.3, 103],
    4: [152.4, 125.5],
    61: [130.8, 139.7],
    291: [175.8, 140.2],
  };
  for (const [index, [x, y]] of Object.entries(seen)) {
    const point = points[Number(index)];
    expect(Math.hypot((point?.x ?? 0) - (x ?? 0), (point?.y ?? 0) - (y ?? 0))).toBeLessThan(3);
  }
  expect(box.width).toBeGreaterThan(85);
  expect(box.width).toBeLessThan(105);
});

test('faces in a picture far from square keep their shape', async () => {
  const wide = await photo('astronaut', (image) =>
    image.extend({ left: 300, right: 500, background: '#446688' }),
  );
  const [narrow, moved] = [await oneFace(await photo('astronaut')), await oneFace(wide)];
  expect(moved.box.x - narrow.box.x).toBeGreaterThan(295);
  expect(moved.box.x - narrow.box.x).toBeLessThan(305);
  expect(moved.box.width / moved.box.height).toBeCloseTo(narrow.box.width / narrow.box.height, 1);
});

test('a tilted head is found, and its tilt', async () => {
  const { pose } = await oneFace(await photo('officer', (image) => image.rotate(25, { background: '#888' })));
  expect(pose.roll).toBeGreaterThan(12);
  expect(pose.roll).toBeLessThan(32);
});

test('a face cut off by the border is found, and its box exceeds the picture', async () => {
  const cut = await photo('officer', (image) =>
    image.extract({ left: 110, top: 0, width: 194, height: 304 }),
  );
  expect((await oneFace(cut)).box.x).toBeLessThan(0);
});

test('a picture without exactly one clear person is refused with its specific reason', async () => {
  expect(await refusal(createPicture(200, 100, [90, 120, 40]))).toBe('no_face');
  expect(await refusal(createPicture(1, 1))).toBe('no_face');
  expect(await refusal(await twoPeople())).toBe('several_faces');
  expect(await refusal(await photo('astronaut', (image) => image.resize(120)))).toBe('face_too_small');
  expect(await refusal(await photo('astronaut', (image) => image.blur(3.5)))).toBe('face_unclear');
  expect(await refusal(await photo('officer'))).toBeUndefined();
});

test('a passer-by in the background does not count', async () => {
  const [main] = await findFaces(await photo('astronaut'));
  if (!main) throw new Error('no face');
  const behind = { ...main, box: { ...main.box, width: main.box.width * 0.3 } };
  const beside = { ...main, box: { ...main.box, width: main.box.width * 0.6 } };
  expect(refusalOf([main, behind])).toBeUndefined();
  expect(refusalOf([beside, main])).toBe('several_faces');
  expect(refusalOf([{ ...main, pose: { ...main.pose, yaw: 55 } }])).toBe('face_unclear');
});

test('an editor gets the faces and the reason of a refusal', async () => {
  const bytes = await encodePng(await twoPeople());
  const answer = await faces({ image_url: '/files/two' }, { '/files/two': bytes });
  expect(assistFaces.output.parse(answer).problem).toBe('several_faces');
  const places = answer.faces.map(({ left }) => left).toSorted((a, b) => a - b);
  expect(places).toHaveLength(2);
  // One in each half.
  expect(places[0]).toBeLessThan(304);
  expect(places[1]).toBeGreaterThan(304);
  const one = await encodePng(await photo('officer'));
  expect((await faces({ image_url: '/files/one' }, { '/files/one': one })).problem).toBeNull();
  await expect(faces({ image_url: '/files/gone' }, {})).rejects.toThrow('no picture');
});

test('a person is found in a photograph, and nothing in a blank picture', async () => {
  const { width, height, ...found } = { ...(await photo('officer')) };
  const [person] = await findObjects({ width, height, ...found });
  expect(person?.label).toBe('person');
  expect(person?.box.width).toBeGreaterThan(width * 0.5);
  expect((person?.box.x ?? 0) + (person?.box.width ?? 0)).toBeLessThanOrEqual(width);
  expect(await findObjects(createPicture(80, 60, [200, 200, 200]))).toEqual([]);
});
