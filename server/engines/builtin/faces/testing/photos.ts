import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { decodePicture } from '../../picture/codec.ts';
import type { Picture } from '../../pixels/picture.ts';

type Name = 'astronaut' | 'officer';

/**
 * A photograph of one person next to this file, 304 pixels wide; `change` may rotate, blur or reduce it first.
 */
export async function photo(
  name: Name,
  change: (image: Sharp) => Sharp = (image) => image,
): Promise<Picture> {
  const bytes = await readFile(new URL(`./${name}.webp`, import.meta.url));
  return decodePicture(await change(sharp(bytes)).png().toBuffer());
}

/** Both people side by side. */
export async function twoPeople(): Promise<Picture> {
  const [left, right] = await Promise.all([photo('astronaut'), photo('officer')]);
  const height = Math.min(left.height, right.height);
  const data = new Uint8ClampedArray((left.width + right.width) * height * 4);
  for (let y = 0; y < height; y += 1) {
    const row = y * (left.width + right.width) * 4;
    data.set(left.data.subarray(y * left.width * 4, (y + 1) * left.width * 4), row);
    data.set(right.data.subarray(y * right.width * 4, (y + 1) * right.width * 4), row + left.width * 4);
  }
  return { width: left.width + right.width, height, data };
}
