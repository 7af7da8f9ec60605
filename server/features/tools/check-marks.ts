import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { Field } from '@inkreel/contract/tools/fields.ts';
import sharp from 'sharp';
import type { DecodeBudget } from '../../decoding/decode-budget.ts';
import { openCost } from '../../decoding/decode-cost.ts';
import { DECODER, pixelsOf, readImageFacts } from '../../decoding/decoder.ts';
import type { DecodeOwner } from '../../decoding/fair-queue.ts';
import { AppError } from '../../http/app-error.ts';
import type { StorageDeps } from '../storage/files.ts';
import { readFileToDisk } from '../storage/find-own-file.ts';
import { refuseUnreadable } from '../storage/picture/read-picture.ts';

/** Fields that a person paints. */
export type PaintedField = Extract<Field, { kind: 'mask' | 'drawing' }>;

/** From this brightness on a pixel of a mask is meant, as the engines take it. */
const MEANT = 128;

/**
 * What stands against a painted picture of ours: nothing is on it, or nothing is left beside it where the tool needs
 * something.
 * @returns undefined also where the bytes are gone: whoever needs them says so
 * @throws AppError image_unreadable, image_too_heavy, images_busy, storage_unavailable
 */
export async function checkMarks(
  { files }: Pick<StorageDeps, 'files'>,
  field: PaintedField,
  address: string,
  owner: DecodeOwner,
): Promise<ErrorCode | undefined> {
  const file = path.join(files.incoming, randomUUID());
  try {
    await readFileToDisk({ files }, address.slice(FILE_PATH_PREFIX.length), file);
    return await refuseUnreadable(() => whatIsPainted(files.decoding, field, file, owner));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  } finally {
    await rm(file, { force: true });
  }
}

async function whatIsPainted(
  decoding: DecodeBudget,
  field: PaintedField,
  file: string,
  owner: DecodeOwner,
): Promise<ErrorCode | undefined> {
  const facts = await readImageFacts(file);
  const request = { bytes: openCost(facts), pixels: pixelsOf(facts), owner };
  return decoding.run(request, async () => {
    const background = field.kind === 'drawing' ? '#ffffff' : '#000000';
    const { darkest, brightest } = extremesOf(await brightnessOf(file, background));
    if (field.kind === 'drawing') return darkest === brightest ? 'drawing_required' : undefined;
    if (brightest < MEANT) return 'mask_required';
    return field.rest && darkest >= MEANT ? 'mask_covers_all' : undefined;
  });
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
async function brightnessOf(file: string, background: string): Promise<Uint8Array> {
  return sharp(file, DECODER)
    .autoOrient()
    .flatten({ background })
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer();
}
