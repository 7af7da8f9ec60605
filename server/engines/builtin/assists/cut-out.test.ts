import { expect, test } from 'vitest';
import { decodeMask, encodePng } from '../picture/codec.ts';
import { createPicture } from '../pixels/picture.ts';
import cutOutPreview from './cut-out.ts';

/** A red block from 100, 50 to 300, 250 on grey; the picture is larger than the preview. */
async function block(): Promise<Uint8Array> {
  const picture = createPicture(1536, 300, [170, 174, 180]);
  for (let y = 50; y < 250; y += 1)
    for (let x = 100; x < 300; x += 1) picture.data.set([200, 30, 40], 4 * (y * 1536 + x));
  return encodePng(picture);
}

test('the preview has the size that an editor shows, its box is in pixels of the picture', async () => {
  const { mask, confident, box } = await cutOutPreview({ image_url: '/a' }, { '/a': await block() });
  expect(confident).toBe(true);
  const [kind, data = ''] = mask.split(',');
  expect(kind).toBe('data:image/png;base64');
  const size = { width: 1024, height: 200 };
  const { data: alpha } = await decodeMask(Buffer.from(data, 'base64'), size);
  expect(alpha[100 * 1024 + 130]).toBe(255);
  expect(alpha[100 * 1024 + 400]).toBe(0);
  for (const [side, value] of Object.entries({ left: 100, top: 50, width: 200, height: 200 }))
    expect(Math.abs((box?.[side as 'left'] ?? 0) - value)).toBeLessThan(6);
});

test('the box of the input is in pixels of the picture too', async () => {
  const input = { image_url: '/a', box: { left: 90, top: 40, width: 110, height: 220 } };
  const { box } = await cutOutPreview(input, { '/a': await block() });
  expect((box?.left ?? 0) + (box?.width ?? 0)).toBeLessThan(206);
});

test('a missing picture is reported', async () => {
  await expect(cutOutPreview({ image_url: '/a' }, {})).rejects.toThrow('no picture');
});
