import { expect, test } from 'vitest';
import { photo, twoPeople } from '../faces/testing/photos.ts';
import { encodePng } from '../picture/codec.ts';
import { createPicture, type Picture } from '../pixels/picture.ts';
import { resamplePicture } from '../pixels/resample.ts';
import portrait from './portrait.ts';

const check = async (picture: Picture) => portrait({ image_url: '/i' }, { '/i': await encodePng(picture) });
const large = () => photo('officer', (image) => image.resize(500));

test('one person who looks at the camera passes, with the place of the face', async () => {
  const { checked, failed, found } = await check(await large());
  expect(failed).toEqual([]);
  expect(checked).toHaveLength(6);
  expect(found).toHaveLength(1);
  const [face] = found ?? [];
  expect(face?.left).toBeGreaterThan(0.15);
  expect((face?.left ?? 0) + (face?.width ?? 0)).toBeLessThan(0.85);
});

test('each rule is reported by name', async () => {
  const failed = async (picture: Picture) => (await check(picture)).failed;
  expect(await failed(createPicture(500, 500, [120, 130, 90]))).toEqual(['no_person']);
  expect(await failed(await twoPeople())).toContain('several_people');
  expect(await failed(await photo('officer'))).toEqual(['media_resolution']);
  const blurred = await photo('astronaut', (image) => image.blur(3.5));
  expect(await failed(resamplePicture(blurred, { width: 500, height: 500 }))).toContain('face_unclear');
  const cut = await photo('officer', (image) =>
    image.extract({ left: 120, top: 0, width: 184, height: 304 }).resize(500),
  );
  expect(await failed(cut)).toContain('body_proportion');
  const tiny = await photo('officer', (image) =>
    image.resize(90).extend({ right: 400, bottom: 400, background: '#888' }),
  );
  expect(await failed(tiny)).toContain('body_proportion');
  const leaning = await photo('officer', (image) => image.rotate(42, { background: '#888' }).resize(600));
  expect(await failed(leaning)).toContain('pose_invalid');
});
