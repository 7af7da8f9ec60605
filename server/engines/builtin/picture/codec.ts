import sharp, { type Sharp } from 'sharp';
import { openCost } from '../../../decoding/decode-cost.ts';
import { DECODER, type ImageFacts, pixelsOf, readImageFacts } from '../../../decoding/decoder.ts';
import type { Mask, Picture } from '../pixels/picture.ts';
import { WorkRefused } from '../work.ts';
import { inTurn } from './decode-turn.ts';

/**
 * The pixels of an encoded picture: upright, 8-bit sRGB, alpha kept; of an animation the first frame. Waits for its turn
 * to decode.
 * @throws WorkRefused with `image_unreadable`, `image_too_heavy` or `images_busy`
 */
export async function decodePicture(bytes: Uint8Array): Promise<Picture> {
  return decode(bytes, async () => pixelsOfPicture(sharp(bytes, DECODER)));
}

/** Maximum pixels for a request of an editor, which must be answered within a few seconds. */
const GLANCE_PIXELS = 16_000_000;

/**
 * Like `decodePicture`, but with no more pixels than a quick request needs.
 * @returns also the scale from the file's pixels to the picture's
 */
export async function decodeForGlance(bytes: Uint8Array): Promise<{ picture: Picture; factor: number }> {
  return decode(bytes, async ({ autoOrient: { width, height }, pageHeight }) => {
    const size = { width, height: pageHeight ?? height };
    const factor = Math.max(1, Math.sqrt((size.width * size.height) / GLANCE_PIXELS));
    const whole = sharp(bytes, DECODER);
    if (factor === 1) return { picture: await pixelsOfPicture(whole), factor };
    const picture = await pixelsOfPicture(
      whole.resize(Math.round(size.width / factor), Math.round(size.height / factor), { fit: 'fill' }),
    );
    return { picture, factor };
  });
}

async function pixelsOfPicture(image: Sharp): Promise<Picture> {
  const { data, info } = await image
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

/** Decodes in its turn; a permanent refusal of the decoder is reported to the user. */
async function decode<Value>(bytes: Uint8Array, work: (facts: ImageFacts) => Promise<Value>): Promise<Value> {
  const facts = await readImageFacts(bytes).catch(unreadable);
  return inTurn({ bytes: openCost(facts), pixels: pixelsOf(facts) }, () => work(facts).catch(unreadable));
}

function unreadable(cause: unknown): never {
  throw new WorkRefused('image_unreadable', { cause });
}

/**
 * The mask in a picture: white is 255. Transparent pixels count as black. A mask of another size is scaled to `size`
 * without smoothing, so that it never spreads.
 */
export async function decodeMask(bytes: Uint8Array, size: { width: number; height: number }): Promise<Mask> {
  const { data, info } = await decode(bytes, () =>
    sharp(bytes, DECODER)
      .autoOrient()
      .flatten({ background: '#000000' })
      .toColourspace('b-w')
      .extractChannel(0)
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
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

/** The picture as PNG; without an alpha channel if it is fully opaque. */
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
