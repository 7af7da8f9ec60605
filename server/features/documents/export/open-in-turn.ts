import type { OpenImage } from '@inkreel/scene/draw-context.ts';
import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import sharp from 'sharp';
import { openCost } from '../../../decoding/decode-cost.ts';
import { DECODER, readImageFacts } from '../../../decoding/decoder.ts';
import type { TakeTurn } from '../../../decoding/turn-port.ts';

/** Bytes of a pixel on a canvas. */
const PIXEL_BYTES = 4;

/**
 * An image in a turn that ends when it is closed. Decoded like everywhere on the server: upright, in sRGB, the first of several frames.
 * @throws Error whose message is the code of a refusal
 */
export async function openInTurn(path: string, takeTurn: TakeTurn): Promise<OpenImage<Canvas>> {
  const facts = await readImageFacts(path);
  const frame = facts.width * (facts.pageHeight ?? facts.height);
  const charge = { bytes: openCost(facts) + frame * PIXEL_BYTES, pixels: frame };
  const end = await takeTurn(charge);
  const { data, info } = await sharp(path, DECODER)
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const image = createCanvas(width, height);
  const rgba = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  image.getContext('2d').putImageData(new ImageData(rgba, width, height), 0, 0);
  // A canvas of one pixel gives its memory back at once, not when it is collected.
  const close = () => {
    image.width = 1;
    image.height = 1;
    end();
  };
  return { image, width, height, close };
}
