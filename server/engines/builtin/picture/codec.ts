import sharp from 'sharp';
import type { Mask, Picture } from './picture.ts';

/**
 * The pixels of an encoded picture: upright, 8-bit sRGB, alpha kept; of an animation the first frame.
 * @throws Error for bytes that are no picture
 */
export async function decodePicture(bytes: Uint8Array): Promise<Picture> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    data: new Uint8ClampedArray(data.buffer, data.byteOffset, data.length),
  };
}

/**
 * The mask in a picture: white is 255. Where it has alpha, what is transparent counts as black. A mask of another size
 * is brought to `size` by whole pixels, without smoothing, so that it never spreads.
 */
export async function decodeMask(bytes: Uint8Array, size: { width: number; height: number }): Promise<Mask> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .flatten({ background: '#000000' })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.width === size.width && info.height === size.height)
    return { ...size, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
  const mask = new Uint8Array(size.width * size.height);
  for (let y = 0; y < size.height; y += 1) {
    const row = Math.floor(((y + 0.5) * info.height) / size.height) * info.width;
    for (let x = 0; x < size.width; x += 1) {
      mask[y * size.width + x] = data[row + Math.floor(((x + 0.5) * info.width) / size.width)] as number;
    }
  }
  return { ...size, data: mask };
}

/** The picture as PNG; without an alpha channel where it is opaque everywhere. */
export async function encodePng(picture: Picture): Promise<Uint8Array> {
  const { width, height, data } = picture;
  const encoder = sharp(data, { raw: { width, height, channels: 4 } });
  if (isOpaque(picture)) encoder.removeAlpha();
  return encoder.png({ compressionLevel: 6 }).toBuffer();
}

function isOpaque({ data }: Picture): boolean {
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
  return true;
}
