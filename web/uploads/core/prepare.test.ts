import { IMAGE_COMPRESSION } from '@inkreel/contract/limits.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { preparePicture } from './prepare.ts';
import type { Pixels } from './ready-picture.ts';
import type { Drawing } from './redraw.ts';

const LARGE = IMAGE_COMPRESSION.jpegAboveBytes + 1;

const picture = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: '#3355aa' } });
const fileOf = (bytes: Uint8Array, name: string, type = '') =>
  new File([new Uint8Array(bytes)], name, { type });
/** Adds bytes that are ignored after the end of a picture. */
const padded = (bytes: Buffer, length: number) =>
  Buffer.concat([bytes, Buffer.alloc(Math.max(0, length - bytes.length))]);

/** A browser that decodes with sharp, and draws pictures of this many bytes. */
function browser(drawnBytes = 1000) {
  const drawn: (Drawing & { mayBeTransparent: boolean })[] = [];
  const pixels: Pixels = {
    decode: async (blob) => {
      const about = await sharp(Buffer.from(await blob.arrayBuffer())).metadata();
      const turned = (about.orientation ?? 1) >= 5;
      const [width, height] = turned ? [about.height, about.width] : [about.width, about.height];
      return { width, height, close: () => undefined };
    },
    redraw: async (_picture, plan, mayBeTransparent) => {
      drawn.push({ ...plan, mayBeTransparent });
      return new Blob([new Uint8Array(drawnBytes)], { type: plan.type ?? 'image/jpeg' });
    },
  };
  return { pixels, drawn };
}

describe('a picture before it is sent', () => {
  it('stays byte for byte what it is, under the type of its bytes', async () => {
    const bytes = await picture(30, 20).png().toBuffer();
    const { pixels, drawn } = browser();
    const ready = await preparePicture(pixels, fileOf(bytes, 'cat.jpg', 'image/jpeg'), {});
    expect(ready).toMatchObject({ kind: 'ready', type: 'image/png', name: 'cat.jpg' });
    if (ready.kind !== 'ready') return;
    expect(Buffer.from(await ready.blob.arrayBuffer()).equals(bytes)).toBe(true);
    expect(drawn).toEqual([]);
  });

  it('is compressed above 5 MB, and named after what it became', async () => {
    const bytes = padded(await picture(30, 20, 4).png().toBuffer(), LARGE);
    const { pixels, drawn } = browser();
    const ready = await preparePicture(pixels, fileOf(bytes, 'cat.png'), {});
    expect(ready).toMatchObject({ kind: 'ready', type: 'image/jpeg', name: 'cat.jpg' });
    expect(drawn).toEqual([{ width: 30, height: 20, type: undefined, quality: 0.8, mayBeTransparent: true }]);
  });

  it.each([
    ['compression makes it larger', LARGE + 1, undefined],
    ['the browser cannot draw it', 10, () => Promise.reject(new Error('no canvas'))],
  ])('stays what it is above 5 MB if %s', async (_what, drawnBytes, redraw) => {
    const bytes = padded(await picture(30, 20).jpeg().toBuffer(), LARGE);
    const { pixels } = browser(drawnBytes);
    const ready = await preparePicture({ ...pixels, ...(redraw && { redraw }) }, fileOf(bytes, 'a.jpg'), {});
    expect(ready).toMatchObject({ kind: 'ready', type: 'image/jpeg', name: 'a.jpg' });
    if (ready.kind === 'ready') expect(ready.blob.size).toBe(LARGE);
  });

  it('stays animated above 5 MB', async () => {
    const gif = padded(await picture(30, 20).gif().toBuffer(), LARGE);
    const { pixels, drawn } = browser();
    expect(await preparePicture(pixels, fileOf(gif, 'a.gif'), {})).toMatchObject({ type: 'image/gif' });
    expect(drawn).toEqual([]);
  });

  it('has the same fingerprint under another name, and another for other bytes', async () => {
    const { pixels } = browser();
    const prepare = async (color: string, name: string) => {
      const bytes = await picture(30, 20)
        .flatten({ background: color })
        .negate()
        .tint(color)
        .png()
        .toBuffer();
      const ready = await preparePicture(pixels, fileOf(bytes, name), {});
      return ready.kind === 'ready' ? ready.fingerprint : undefined;
    };
    expect(await prepare('#ff0000', 'a.png')).toBe(await prepare('#ff0000', 'b.png'));
    expect(await prepare('#ff0000', 'a.png')).not.toBe(await prepare('#00ff00', 'a.png'));
  });

  it.each([
    ['a text', Buffer.from('hello'), 'type'],
    ['a film', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isomiso2'), 'type'],
  ])('is not %s, and nothing can be done about it', async (_what, bytes, problem) => {
    const answer = await preparePicture(browser().pixels, fileOf(bytes, 'a.png', 'image/png'), {});
    expect(answer).toMatchObject({ kind: 'unfit', problem, repair: undefined, crop: undefined });
  });

  it.each([['scan.tif', () => picture(30, 20).tiff(), 'image/png', 'scan.png']] as const)(
    'of a type that only the browser reads is converted (%s)',
    async (name, make, type, kept) => {
      const { pixels } = browser();
      const bytes = await make().toBuffer();
      expect(await preparePicture(pixels, fileOf(bytes, name), {})).toMatchObject({
        kind: 'ready',
        type,
        name: kept,
      });
      const closed = { ...pixels, decode: () => Promise.reject(new Error('cannot open')) };
      const refused = await preparePicture(closed, fileOf(bytes, name), {});
      expect(refused).toMatchObject({ kind: 'unfit', problem: 'type', repair: undefined });
      // Only the person may decide to change its size.
      const asked = await preparePicture(pixels, fileOf(bytes, name), { longest: 20 });
      expect(asked).toMatchObject({ kind: 'unfit', repair: { plan: { width: 20, height: 13 } } });
      // A crop would be made from the original, not from a copy.
      if (asked.kind === 'unfit') expect(asked.crop?.size).toBe(bytes.length);
    },
  );

  it('of a phone is sent as it is if the browser cannot open it, and as JPEG if it can', async () => {
    const heic = new TextEncoder().encode('\0\0\0\x18ftypheic\0\0\0\0mif1heic and the rest');
    const { pixels } = browser();
    const open = async () => ({ width: 40, height: 30, close: () => undefined });
    expect(await preparePicture({ ...pixels, decode: open }, fileOf(heic, 'IMG_1.HEIC'), {})).toMatchObject({
      kind: 'ready',
      type: 'image/jpeg',
      name: 'IMG_1.jpg',
    });
    const closed = { ...pixels, decode: () => Promise.reject(new Error('cannot open')) };
    const ready = await preparePicture(closed, fileOf(heic, 'IMG_1.HEIC'), { shortest: 300 });
    expect(ready).toMatchObject({ kind: 'ready', type: 'image/heic', name: 'IMG_1.HEIC' });
    if (ready.kind === 'ready') expect(ready.blob.size).toBe(heic.length);
  });

  it('that is rotated is repaired upright', async () => {
    const { pixels, drawn } = browser();
    const bytes = await picture(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const answer = await preparePicture(pixels, fileOf(bytes, 'a.jpg'), { longest: 100 });
    expect(answer).toMatchObject({ problem: 'too_large', repair: { plan: { width: 100, height: 50 } } });
    if (answer.kind === 'unfit') await answer.repair?.apply();
    expect(drawn).toMatchObject([{ width: 50, height: 100 }]);
  });
});
