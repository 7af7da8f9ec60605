import { buffer } from 'node:stream/consumers';
import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { Field } from '@inkreel/contract/tools/fields.ts';
import sharp from 'sharp';
import { storageUnavailable } from '../storage/drivers/driver.ts';
import type { StorageDeps } from '../storage/files.ts';

/** Fields that a person paints. */
export type PaintedField = Extract<Field, { kind: 'mask' | 'drawing' }>;

/** From this brightness on a pixel of a mask is meant, as the engines take it. */
const MEANT = 128;

/**
 * What stands against a painted picture of ours: nothing is on it, or nothing is left beside it where the tool needs
 * something.
 * @returns undefined also where the bytes are gone: whoever needs them says so
 */
export async function checkMarks(
  { files }: Pick<StorageDeps, 'files'>,
  field: PaintedField,
  address: string,
): Promise<ErrorCode | undefined> {
  const stream = await files.driver.read(address.slice(FILE_PATH_PREFIX.length));
  if (!stream) return undefined;
  const bytes = await buffer(stream).catch((error: unknown) => {
    throw storageUnavailable(error);
  });
  if (field.kind === 'drawing') {
    const { darkest, brightest } = extremesOf(await pixelsOf(bytes, '#ffffff'));
    return darkest === brightest ? 'drawing_required' : undefined;
  }
  const { darkest, brightest } = extremesOf(await pixelsOf(bytes, '#000000'));
  if (brightest < MEANT) return 'mask_required';
  return field.rest && darkest >= MEANT ? 'mask_covers_all' : undefined;
}

/** A large mask has tens of millions of pixels, and others wait meanwhile: most have both ends, which is quickly seen. */
function extremesOf(pixels: Uint8Array): { darkest: number; brightest: number } {
  if (pixels.includes(0) && pixels.includes(255)) return { darkest: 0, brightest: 255 };
  let [darkest, brightest] = [255, 0];
  for (let at = 0; at < pixels.length; at += 1) {
    const value = pixels[at] as number;
    if (value < darkest) darkest = value;
    if (value > brightest) brightest = value;
  }
  return { darkest, brightest };
}

/** The brightness of every pixel, with `background` behind what is transparent. */
async function pixelsOf(bytes: Buffer, background: string): Promise<Uint8Array> {
  return sharp(bytes)
    .autoOrient()
    .flatten({ background })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer();
}
