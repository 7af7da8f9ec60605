import { once } from 'node:events';
import fs from 'node:fs';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { jpegOfHeic as convert } from './heic.ts';

/**
 * Written by libheif's own encoder. `turned`: the photograph of the coffee, 64 by 48, as a grid like those of phones,
 * to be rotated by a quarter to the right. `two-pictures`: the coffee, then a green square of 32. `wide-colours`: one
 * colour in Display P3, whose sRGB values are 200, 80, 60.
 */
const fixture = (name: string) => fs.readFileSync(new URL(`./testing/${name}.heic`, import.meta.url));
/** More memory than any of these pictures needs, in bytes. */
const MEMORY = 512 * 1024 * 1024;
const jpegOfHeic = (bytes: Uint8Array) => convert(bytes, MEMORY);
const code = (bytes: Uint8Array) =>
  jpegOfHeic(bytes).then(
    () => 'taken',
    (error: { code?: string }) => error.code,
  );

/** Mean difference of two pictures of one size, from 0 to 255. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all([one, other].map((bytes) => sharp(bytes).raw().toBuffer()));
  if (!first || !second || first.length !== second.length) return Number.NaN;
  return first.reduce((sum, value, at) => sum + Math.abs(value - (second[at] ?? 0)), 0) / first.length;
}

async function middle(jpeg: Buffer): Promise<number[]> {
  return [...(await sharp(jpeg).extract({ left: 9, top: 9, width: 1, height: 1 }).raw().toBuffer())];
}

/** The same file with numbers changed in each box of a name, `at` bytes after the name. */
function patched(
  bytes: Buffer,
  box: string,
  at: number,
  write: (file: Buffer, place: number) => void,
): Buffer {
  const file = Buffer.from(bytes);
  for (let place = file.indexOf(box); place >= 0; place = file.indexOf(box, place + 4))
    write(file, place + at);
  return file;
}

describe('a HEIC photograph', () => {
  it('becomes the JPEG of the same pixels, upright', async () => {
    const photo = new URL('../../../../web/public/samples/photos/coffee.webp', import.meta.url);
    const lying = await sharp(fs.readFileSync(photo)).resize(64, 48, { fit: 'cover' }).png().toBuffer();
    const upright = await sharp(lying).rotate(90).png().toBuffer();
    const jpeg = await jpegOfHeic(fixture('turned'));
    const { format, width, height, orientation, exif, icc } = await sharp(jpeg).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 48, height: 64 });
    expect([orientation, exif, icc]).toEqual([undefined, undefined, undefined]);
    expect(await difference(jpeg, upright)).toBeLessThan(8);
    const overHead = await sharp(lying).rotate(270).png().toBuffer();
    expect(await difference(jpeg, overHead)).toBeGreaterThan(16);
  });

  it('keeps its colours if they are coded in a wider space', async () => {
    const [red = 0, green = 0, blue = 0] = await middle(await jpegOfHeic(fixture('wide-colours')));
    expect(Math.abs(red - 200) + Math.abs(green - 80) + Math.abs(blue - 60)).toBeLessThan(8);
  });

  it('is the primary picture of its file, wherever that is', async () => {
    const two = fixture('two-pictures');
    expect(await sharp(await jpegOfHeic(two)).metadata()).toMatchObject({ width: 64, height: 48 });
    const second = patched(two, 'pitm', 8, (file, at) => file.writeUInt16BE(4, at));
    const jpeg = await jpegOfHeic(second);
    expect(await sharp(jpeg).metadata()).toMatchObject({ width: 32, height: 32 });
    const [red = 0, green = 0] = await middle(jpeg);
    expect(green - red).toBeGreaterThan(90);
  });

  it.each([0.02, 0.3, 0.6, 0.99])('that is truncated to %d of its size is refused', async (share) => {
    const whole = fixture('turned');
    expect(await code(whole.subarray(0, Math.floor(whole.length * share)))).toBe('image_unreadable');
  });

  it('that declares a huge size is refused by its header', async () => {
    const huge = patched(fixture('turned'), 'ispe', 8, (file, at) => {
      file.writeUInt32BE(20_000, at);
      file.writeUInt32BE(20_000, at + 4);
    });
    expect(await code(huge)).toBe('image_too_many_pixels');
  });

  it('gets no more memory than its thread was given', async () => {
    const bytes = Buffer.concat([fixture('turned'), Buffer.alloc(24 * 1024 ** 2)]);
    const answer = async (mostMemory: number) => {
      const workerData = { bytes, mostPixels: 10_000, mostMemory };
      const thread = new Worker(new URL('./heic-thread.ts', import.meta.url), { workerData });
      return (await once(thread, 'message'))[0] as object;
    };
    expect(await answer(20 * 1024 ** 2)).toMatchObject({ refusal: 'too_many_pixels' });
    expect(await answer(256 * 1024 ** 2)).not.toMatchObject({ refusal: 'too_many_pixels' });
  });
});
