import type { Human, Tensor } from '@vladmandic/human';
import sharp from 'sharp';
import type { Picture } from '../pixels/picture.ts';
import { resamplePicture } from '../pixels/resample.ts';
import type { Box, Point } from './face.ts';

/** Fills transparent parts, and the margins of pictures that are not square. */
const GREY = 128;

/** The detectors' input, and the mapping from its pixels back to the picture's. */
interface DetectorInput {
  tensor: Tensor;
  toPicture(x: number, y: number): Point;
}

/**
 * A part of the picture, scaled to `side` pixels in a grey square: the detectors stretch everything to a
 * square, and faces must keep their shape. The caller disposes of the tensor.
 *
 * @param part whole pixels within the picture
 */
export async function detectorInput(
  human: Human,
  picture: Picture,
  part: Box,
  side: number,
): Promise<DetectorInput> {
  const scale = Math.max(part.width, part.height) / side;
  const { width, height, data } = await partAt(picture, part, scale);
  const left = (side - width) >> 1;
  const top = (side - height) >> 1;
  const values = new Float32Array(side * side * 3).fill(GREY);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4;
      const to = ((y + top) * side + x + left) * 3;
      for (let channel = 0; channel < 3; channel += 1) values[to + channel] = data[from + channel] as number;
    }
  }
  return {
    tensor: human.tf.tensor(values, [1, side, side, 3], 'float32') as Tensor,
    toPicture: (x, y) => ({ x: part.x + (x - left) * scale, y: part.y + (y - top) * scale }),
  };
}

async function partAt(picture: Picture, part: Box, scale: number): Promise<Picture> {
  const size = {
    width: Math.max(1, Math.round(part.width / scale)),
    height: Math.max(1, Math.round(part.height / scale)),
  };
  const { width, height } = picture;
  const image = sharp(picture.data, { raw: { width, height, channels: 4 } })
    .extract({ left: part.x, top: part.y, width: part.width, height: part.height })
    .flatten({ background: { r: GREY, g: GREY, b: GREY } })
    .ensureAlpha();
  if (scale > 1)
    return {
      ...size,
      data: bytesOf(
        await image
          .resize({ ...size, fit: 'fill' })
          .raw()
          .toBuffer(),
      ),
    };
  const exact = { width: part.width, height: part.height, data: bytesOf(await image.raw().toBuffer()) };
  return scale === 1 ? exact : resamplePicture(exact, size);
}

const bytesOf = (buffer: Buffer) => new Uint8ClampedArray(buffer.buffer, buffer.byteOffset, buffer.length);
