import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { Brightness, MarkCheck } from '@inkreel/contract/fields/kind.ts';
import sharp from 'sharp';
import type { DecodeBudget } from '../../decoding/decode-budget.ts';
import { openCost } from '../../decoding/decode-cost.ts';
import { DECODER, pixelsOf, readImageFacts } from '../../decoding/decoder.ts';
import type { Owner } from '../../gate/fair-queue.ts';
import { AppError } from '../../http/app-error.ts';
import type { StorageDeps } from '../storage/files.ts';
import { refuseUnreadable } from '../storage/picture/read-picture.ts';
import { readFileToDisk } from '../storage/resolve-input-file.ts';

/**
 * What is wrong with a stored painting: it is empty, or leaves no free area if the tool needs one.
 * @returns undefined even if the bytes are gone: the caller that reads them reports it
 * @throws AppError image_unreadable, image_too_heavy, images_busy, storage_unavailable
 */
export async function checkMarks(
  { files }: Pick<StorageDeps, 'files'>,
  check: MarkCheck,
  address: string,
  owner: Owner,
): Promise<ErrorCode | undefined> {
  const file = path.join(files.incoming, randomUUID());
  try {
    await readFileToDisk({ files }, address.slice(FILE_PATH_PREFIX.length), file);
    return await refuseUnreadable(() => whatIsPainted(files.decoding, check, file, owner));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined;
    throw error;
  } finally {
    await rm(file, { force: true });
  }
}

async function whatIsPainted(
  decoding: DecodeBudget,
  check: MarkCheck,
  file: string,
  owner: Owner,
): Promise<ErrorCode | undefined> {
  const facts = await readImageFacts(file);
  const request = { bytes: openCost(facts), pixels: pixelsOf(facts), owner };
  return decoding.run(request, async () => {
    return check.problem(extremesOf(await brightnessOf(file, check.background)));
  });
}

/**
 * A large mask has tens of millions of pixels, and others wait meanwhile: most have both extremes, which is noticed
 * early.
 */
function extremesOf(pixels: Uint8Array): Brightness {
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
