import { crc32 } from 'node:zlib';
import { IMAGE_UPLOAD_PIXELS } from '@inkreel/contract/limits.ts';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { cleanPicture, encodePicture, makeSmallCopies } from './read-picture.ts';

async function readPicture(given: Buffer, contentType: string, xmp: string | undefined) {
  const clean = await cleanPicture(given, contentType, xmp);
  return { ...clean, ...(await makeSmallCopies(clean.bytes)) };
}

const GPS = {
  IFD0: { Make: 'SecretCamera', ImageDescription: 'SecretPlace' },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '52/1 31/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '13/1 24/1 0/1',
  },
};
const SECRETS = /Secret|Exif\0|xap\/1\.0|<x:xmpmeta|Photoshop|a secret comment/;

/** Left half red, right half blue, 64 by 32: so that its orientation is visible. */
function twoHalves(width = 64, height = 32): Sharp {
  const raw = Buffer.alloc(width * height * 3);
  for (let at = 0; at < width * height; at += 1) raw[at * 3 + (at % width < width / 2 ? 0 : 2)] = 220;
  return sharp(raw, { raw: { width, height, channels: 3 } });
}

async function pixel(bytes: Buffer, left: number, top: number): Promise<number[]> {
  const one = await sharp(bytes)
    .toColourspace('srgb')
    .removeAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer();
  return [...one];
}

const animated = (format: 'gif' | 'webp') => {
  const raw = Buffer.alloc(20 * 60 * 4, 255);
  raw.fill(90, 20 * 20 * 4, 20 * 40 * 4);
  const strip = sharp(raw, { raw: { width: 20, height: 60, channels: 4, pageHeight: 20 } });
  return (format === 'gif' ? strip.gif({ delay: 100 }) : strip.webp({ delay: 100 })).toBuffer();
};

describe('a picture', () => {
  it.each([
    ['image/png', 'png'],
    ['image/jpeg', 'jpeg'],
    ['image/webp', 'webp'],
    ['image/gif', 'gif'],
    ['image/avif', 'avif'],
  ] as const)('%s gets a smaller copy and a placeholder', async (type, format) => {
    const bytes = await twoHalves(1200, 600).toFormat(format).toBuffer();
    const picture = await readPicture(bytes, type, undefined);
    expect(picture).toMatchObject({ width: 1200, height: 600 });
    expect(await sharp(picture.thumbnail).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 256,
    });
    expect(picture.placeholder.length).toBeLessThan(1024);
    const tiny = Buffer.from(picture.placeholder.split(',')[1] ?? '', 'base64');
    expect(await sharp(tiny).metadata()).toMatchObject({ format: 'webp', width: 16, height: 8 });
    const [red = 0, , blue = 255] = await pixel(picture.thumbnail, 10, 10);
    expect(red - blue).toBeGreaterThan(150);
  });

  it('of one pixel stays one pixel', async () => {
    const bytes = await twoHalves(1, 1).png().toBuffer();
    const { thumbnail, placeholder } = await readPicture(bytes, 'image/png', undefined);
    const tiny = Buffer.from(placeholder.split(',')[1] ?? '', 'base64');
    for (const copy of [thumbnail, tiny])
      expect(await sharp(copy).metadata()).toMatchObject({ width: 1, height: 1 });
  });

  it('as AVIF without metadata stays as it is, byte by byte', async () => {
    const bytes = await twoHalves().avif({ effort: 0 }).toBuffer();
    expect((await cleanPicture(bytes, 'image/avif', undefined)).bytes).toEqual(bytes);
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'keeps its coded pixels as %s and loses its metadata',
    async (format) => {
      const bytes = await twoHalves()
        .withExif(GPS)
        .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretPlace</x:xmpmeta>')
        .toFormat(format)
        .toBuffer();
      expect(bytes.toString('latin1')).toMatch(SECRETS);
      const picture = await readPicture(bytes, `image/${format}`, undefined);
      expect(picture.bytes.toString('latin1')).not.toMatch(SECRETS);
      const about = await sharp(picture.bytes).metadata();
      expect([about.exif, about.xmp, about.iptc]).toEqual([undefined, undefined, undefined]);
      const raw = (from: Buffer) => sharp(from).raw().toBuffer();
      expect((await raw(picture.bytes)).equals(await raw(bytes))).toBe(true);
      // A header that announces metadata which is not there: some readers refuse such a file.
      const extended = picture.bytes.toString('latin1', 12, 16) === 'VP8X';
      expect(extended ? (picture.bytes[20] ?? 0) & 0x0c : 0).toBe(0);
    },
  );

  it.each(['jpeg', 'png', 'gif'] as const)('as %s without metadata is not copied', async (format) => {
    const bytes = await twoHalves(400, 300).toFormat(format).toBuffer();
    const picture = await cleanPicture(bytes, `image/${format}`, undefined);
    expect(picture.bytes.equals(bytes)).toBe(true);
    expect(picture.bytes.buffer).toBe(bytes.buffer);
  });

  it('loses its metadata as AVIF too', async () => {
    const bytes = await twoHalves().withExif(GPS).avif().toBuffer();
    const picture = await readPicture(bytes, 'image/avif', undefined);
    expect((await sharp(picture.bytes).metadata()).exif).toBeUndefined();
    expect(picture.bytes.toString('latin1')).not.toMatch(SECRETS);
  });

  it('loses a GIF’s comment and the bytes after its end, and stays animated', async () => {
    const plain = await animated('gif');
    const comment = Buffer.from('\x21\xfe\x10a secret comment\0', 'latin1');
    const at = plain.indexOf(Buffer.from([0x21, 0xf9]));
    const bytes = Buffer.concat([
      plain.subarray(0, at),
      comment,
      plain.subarray(at),
      Buffer.from('PK SecretZip'),
    ]);
    const picture = await readPicture(bytes, 'image/gif', undefined);
    expect(picture.bytes.toString('latin1')).not.toMatch(SECRETS);
    expect(picture).toMatchObject({ width: 20, height: 20 });
    const about = await sharp(picture.bytes).metadata();
    expect(about).toMatchObject({ pages: 3, loop: 0 });
  });

  it('that is a GIF without the byte that ends it is completed', async () => {
    const whole = await animated('gif');
    const picture = await readPicture(whole.subarray(0, -1), 'image/gif', undefined);
    expect(picture.bytes.equals(whole)).toBe(true);
  });

  it('that is animated is kept as WebP, with the smaller copy of its first frame', async () => {
    const picture = await readPicture(await animated('webp'), 'image/webp', undefined);
    expect((await sharp(picture.bytes).metadata()).pages).toBe(3);
    expect(await sharp(picture.thumbnail).metadata()).toMatchObject({ width: 20, height: 20 });
  });

  it.each(['jpeg', 'png', 'webp'] as const)(
    'of %s with another file after its end loses that file',
    async (format) => {
      const bytes = Buffer.concat([
        await twoHalves().toFormat(format).toBuffer(),
        Buffer.from('PK\x03\x04 SecretZip <script>alert(1)</script>'),
      ]);
      const picture = await readPicture(bytes, `image/${format}`, undefined);
      expect(picture.bytes.toString('latin1')).not.toContain('Secret');
    },
  );

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('rotated by orientation %i becomes upright', async (orientation) => {
    const bytes = await twoHalves().withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer();
    const picture = await readPicture(bytes, 'image/jpeg', undefined);
    const expected = await sharp(bytes).autoOrient().png().toBuffer({ resolveWithObject: true });
    expect([picture.width, picture.height]).toEqual([expected.info.width, expected.info.height]);
    const about = await sharp(picture.bytes).metadata();
    expect(about.orientation ?? 1).toBe(1);
    expect([about.width, about.height]).toEqual([picture.width, picture.height]);
    for (const [left, top] of [
      [3, 3],
      [expected.info.width - 4, expected.info.height - 4],
    ] as const) {
      const [wanted, got] = [await pixel(expected.data, left, top), await pixel(picture.bytes, left, top)];
      expect(Math.abs((wanted[0] ?? 0) - (got[0] ?? 0))).toBeLessThan(25);
    }
  });

  it('in CMYK becomes one that every browser shows', async () => {
    const bytes = await twoHalves().toColourspace('cmyk').jpeg().toBuffer();
    expect((await sharp(bytes).metadata()).space).toBe('cmyk');
    const picture = await readPicture(bytes, 'image/jpeg', undefined);
    expect((await sharp(picture.bytes).metadata()).space).toBe('srgb');
    const [red = 0, , blue = 255] = await pixel(picture.bytes, 5, 5);
    expect(red).toBeGreaterThan(blue + 60);
  });

  it('with 16 bits becomes one with 8', async () => {
    const bytes = await twoHalves().toColourspace('rgb16').png().toBuffer();
    expect((await sharp(bytes).metadata()).depth).toBe('ushort');
    const picture = await readPicture(bytes, 'image/png', undefined);
    expect((await sharp(picture.bytes).metadata()).depth).toBe('uchar');
  });

  it('in grey, or with transparency, keeps its pixels', async () => {
    const grey = await twoHalves().toColourspace('b-w').png().toBuffer();
    expect((await sharp((await readPicture(grey, 'image/png', undefined)).bytes).metadata()).channels).toBe(
      1,
    );
    const clear = await twoHalves().ensureAlpha(0.3).png().toBuffer();
    const { thumbnail } = await readPicture(clear, 'image/png', undefined);
    expect((await sharp(thumbnail).metadata()).hasAlpha).toBe(true);
  });
});

describe('according to its header', () => {
  const cleaned = async (about: { width: number; height: number; pages?: number; pageHeight?: number }) => {
    const bytes = await (about.pages ? animated('webp') : twoHalves().webp().toBuffer());
    return cleanPicture(bytes, 'image/webp', undefined, { ...(await sharp(bytes).metadata()), ...about });
  };
  const half = IMAGE_UPLOAD_PIXELS / 2;

  it.each([
    { width: half, height: 2 },
    { width: 1, height: IMAGE_UPLOAD_PIXELS },
    { width: half, height: 2, pages: 2, pageHeight: 1 },
  ])('a picture with as many pixels as allowed is accepted: %o', async (about) => {
    await expect(cleaned(about)).resolves.toMatchObject({ width: about.width });
  });

  it.each([
    { width: half, height: 3 },
    { width: 1, height: IMAGE_UPLOAD_PIXELS + 1 },
    { width: half, height: 3, pages: 3, pageHeight: 1 },
  ])('one with more is refused: %o', async (about) => {
    await expect(cleaned(about)).rejects.toMatchObject({ code: 'image_too_many_pixels' });
  });

  it('an animation is not rotated', async () => {
    const bytes = await animated('webp');
    const header = { ...(await sharp(bytes).metadata()), orientation: 6, width: 20, pageHeight: 10 };
    const picture = await cleanPicture(bytes, 'image/webp', undefined, header);
    expect(picture).toEqual({ bytes, width: 20, height: 10 });
  });
});

describe('an encoded picture', () => {
  it.each([
    ['image/png', { format: 'png' }],
    ['image/jpeg', { format: 'jpeg', chromaSubsampling: '4:4:4' }],
    ['image/webp', { format: 'webp' }],
    ['image/gif', { format: 'gif' }],
    ['image/avif', { format: 'heif', compression: 'av1' }],
  ])('is %s', async (type, about) => {
    expect(await sharp(await encodePicture(twoHalves(), type)).metadata()).toMatchObject(about);
  });

  it('is a lossy WebP, unless it is to be lossless', async () => {
    const chunkOf = async (...options: [{ lossless: boolean }?]) =>
      (await encodePicture(twoHalves(), 'image/webp', ...options)).toString('latin1', 12, 16);
    expect(await chunkOf()).toBe('VP8 ');
    expect(await chunkOf({ lossless: true })).toBe('VP8L');
  });
});

describe('a picture is refused', () => {
  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('when it is a %s that is cut off', async (format) => {
    const noise = Buffer.from(Array.from({ length: 90_000 }, (_, index) => (index * 7919) % 251));
    const bytes = await sharp(noise, { raw: { width: 200, height: 150, channels: 3 } })
      .toFormat(format)
      .toBuffer();
    const cut = bytes.subarray(0, Math.floor(bytes.length * 0.6));
    await expect(readPicture(cut, `image/${format}`, undefined)).rejects.toMatchObject({
      code: 'image_unreadable',
    });
  });

  it.each([0.8, 0.9, 0.99])('when it is an animated GIF of which only %s came', async (share) => {
    const whole = await animated('gif');
    const cut = whole.subarray(0, Math.floor((whole.length - 2) * share));
    // The decoder takes it for an animation of fewer frames.
    await expect(sharp(cut, { animated: true }).raw().toBuffer()).resolves.toBeDefined();
    await expect(readPicture(cut, 'image/gif', undefined)).rejects.toMatchObject({
      code: 'image_unreadable',
    });
  });

  it.each(['gif', 'webp'] as const)('when a later frame of a %s is damaged', async (format) => {
    const noise = Buffer.from(Array.from({ length: 100 * 300 * 4 }, (_, index) => (index * 7919) % 251));
    const frames = sharp(noise, { raw: { width: 100, height: 300, channels: 4, pageHeight: 100 } });
    const bytes = await (format === 'gif' ? frames.gif() : frames.webp({ lossless: true })).toBuffer();
    bytes.fill(0xff, Math.floor(bytes.length * 0.8), Math.floor(bytes.length * 0.9));
    await expect(readPicture(bytes, `image/${format}`, undefined)).rejects.toMatchObject({
      code: 'image_unreadable',
    });
  });

  it('when it declares more pixels than the limit, before they are decoded', async () => {
    const header = await twoHalves().png().toBuffer();
    header.writeUInt32BE(30_000, 16);
    header.writeUInt32BE(30_000, 20);
    header.writeUInt32BE(crc32(header.subarray(12, 29)), 29);
    await expect(readPicture(header, 'image/png', undefined)).rejects.toMatchObject({
      code: 'image_too_many_pixels',
    });
  });

  it('when all its frames together are over the limit', async () => {
    const raw = Buffer.alloc(1100 * 1100 * 2 * 4);
    const one = await sharp(raw, { raw: { width: 1100, height: 2200, channels: 4, pageHeight: 1100 } })
      .gif()
      .toBuffer();
    const second = one.lastIndexOf(Buffer.from([0x21, 0xf9, 0x04]));
    const frame = one.subarray(second, -1);
    const bomb = Buffer.concat([
      one.subarray(0, -1),
      ...Array.from({ length: 90 }, () => frame),
      Buffer.from(';'),
    ]);
    await expect(readPicture(bomb, 'image/gif', undefined)).rejects.toMatchObject({
      code: 'image_too_many_pixels',
    });
  });

  it('when its format is not the declared one', async () => {
    const bytes = await twoHalves().png().toBuffer();
    await expect(readPicture(bytes, 'image/jpeg', undefined)).rejects.toMatchObject({
      code: 'file_type_mismatch',
    });
  });

  it('when it is SVG, whatever its declared type', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>');
    await expect(readPicture(svg, 'image/png', undefined)).rejects.toMatchObject({
      code: 'file_type_mismatch',
    });
  });
});
