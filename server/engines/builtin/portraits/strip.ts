import { createPicture, type Picture } from '../pixels/picture.ts';
import { resamplePicture } from '../pixels/resample.ts';

/** Pictures of a strip are at most this wide and high, in pixels, and this far apart. */
const TILE = 640;
const GAP = 8;

/** Pictures of one size side by side on white, reduced where they are large. */
export function stripOf(pictures: readonly Picture[]): Picture {
  const [first] = pictures;
  if (!first) throw new Error('a strip needs a picture');
  const scale = Math.min(1, TILE / Math.max(first.width, first.height));
  const width = Math.max(1, Math.round(first.width * scale));
  const height = Math.max(1, Math.round(first.height * scale));
  const strip = createPicture(width * pictures.length + GAP * (pictures.length - 1), height);
  for (const [index, picture] of pictures.entries()) {
    const tile = scale === 1 ? picture : resamplePicture(picture, { width, height });
    const left = index * (width + GAP);
    for (let y = 0; y < height; y += 1) {
      const row = tile.data.subarray(y * width * 4, (y + 1) * width * 4);
      strip.data.set(row, (y * strip.width + left) * 4);
    }
  }
  return strip;
}
