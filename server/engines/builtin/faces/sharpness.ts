import sharp from 'sharp';
import type { Picture } from '../pixels/picture.ts';
import type { Box } from './face.ts';

/** Faces are compared at this width, in pixels. */
const WIDTH = 128;

/**
 * Fine detail of a part of the picture, scaled to 128 pixels in width: the mean of the squared second difference of its
 * brightness, divided by the spread of its brightness so that dim photographs do not count as blurred.
 */
export async function sharpnessOf(picture: Picture, box: Box): Promise<number> {
  const left = Math.max(0, Math.floor(box.x));
  const top = Math.max(0, Math.floor(box.y));
  const width = Math.min(picture.width, Math.ceil(box.x + box.width)) - left;
  const height = Math.min(picture.height, Math.ceil(box.y + box.height)) - top;
  if (width < 2 || height < 2) return 0;
  const { data, info } = await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: 4 },
  })
    .extract({ left, top, width, height })
    .flatten({ background: '#808080' })
    .resize(WIDTH, Math.max(3, Math.round((height * WIDTH) / width)), { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return detailOf(data, info.width, info.height);
}

function detailOf(grey: Uint8Array, width: number, height: number): number {
  const at = (x: number, y: number) => grey[y * width + x] as number;
  let detail = 0;
  let sum = 0;
  let squares = 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const here = at(x, y);
      const second = 4 * here - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1);
      detail += second * second;
      sum += here;
      squares += here * here;
    }
  }
  const count = (width - 2) * (height - 2);
  const spread = squares / count - (sum / count) ** 2;
  return (1000 * (detail / count)) / (spread + 100) / 1000;
}
