import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { LANDING_COPIES } from '../../web/editors/kit/samples/landing-copies.ts';
import { copiesOf } from '../../web/lib/picture-copies.ts';
import type { Quality } from './recipe.ts';

const USUAL: Quality = { picture: 84, copy: 74 };

/**
 * Writes an encoded picture as WebP of `width` pixels to `file`, and its copies for small screens next to it.
 */
export async function writePicture(
  picture: Uint8Array,
  { file, width, quality = USUAL }: { file: string; width: number; quality?: Quality | undefined },
): Promise<void> {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  await sharp(picture).resize({ width }).webp({ quality: quality.picture, effort: 6 }).toFile(file);
  for (const copy of copiesOf({ file, width, copies: LANDING_COPIES }))
    await sharp(picture)
      .resize({ width: copy.width })
      .webp({ quality: quality.copy, effort: 6, smartSubsample: true })
      .toFile(copy.file);
}
