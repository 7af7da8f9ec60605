import sharp from 'sharp';
import { expect, it } from 'vitest';
import { writeAvif } from './avif-tiles.ts';

const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><r xmlns="about:made"/></x:xmpmeta>';

/** A picture whose colours change slowly over both sides; its right half is less and less opaque. */
function gradient(width: number, height: number): Buffer {
  const rgba = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      rgba[at] = Math.round((255 * x) / width);
      rgba[at + 1] = Math.round((255 * y) / height);
      rgba[at + 2] = 90;
      rgba[at + 3] = 255 - Math.max(0, Math.round((400 * x) / width) - 200);
    }
  return rgba;
}

it.each([
  [401, 301, '4:2:0'],
  [600, 100, '4:2:0'],
  [200, 140, '4:4:4'],
] as const)(
  'writes %d x %d pixels in %s, in as many tiles as they need',
  async (width, height, chromaSubsampling) => {
    const rgba = gradient(width, height);
    const file = await writeAvif({ rgba, width, height }, { quality: 92, chromaSubsampling, xmp: XMP }, 256);
    const about = await sharp(file).metadata();
    expect(about).toMatchObject({ format: 'heif', compression: 'av1', width, height, hasAlpha: true });
    expect(about.xmp?.toString()).toContain('about:made');
    const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    let worst = 0;
    for (let at = 0; at < rgba.length; at += 1) worst = Math.max(worst, Math.abs(rgba[at]! - data[at]!));
    expect(worst).toBeLessThan(14);
  },
);

it('leaves out an opacity that is whole', async () => {
  const [width, height] = [300, 100];
  const rgba = Buffer.alloc(width * height * 4, 255);
  const file = await writeAvif(
    { rgba, width, height },
    { quality: 80, chromaSubsampling: '4:2:0', xmp: undefined },
    256,
  );
  expect((await sharp(file).stats()).isOpaque).toBe(true);
});
