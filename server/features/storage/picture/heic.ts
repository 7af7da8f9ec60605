import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { IMAGE_UPLOAD_PIXELS } from '@inkreel/contract/limits.ts';
import sharp from 'sharp';
import { AppError } from '../../../http/app-error.ts';
import type { HeicAnswer, HeicRequest } from './heic-thread.ts';
import type { HeicPixels } from './libheif.ts';
import { withProfile } from './png.ts';
import { encodePicture, refuseUnreadable } from './read-picture.ts';

/** Enough for the largest accepted picture, which a usual core decodes in an eighth of the time. */
const LIMIT_MS = 60_000;

/**
 * A HEIC photograph as JPEG: the primary picture of the file, upright, in sRGB, on white if it is transparent. It is
 * decoded in a separate thread, which ends with the picture or at a time limit and frees its memory then.
 * @param memory bytes that the decoder may take: what the decode budget was charged
 * @throws AppError image_unreadable, image_too_many_pixels
 */
export async function jpegOfHeic(bytes: Uint8Array, memory: number): Promise<Buffer> {
  const picture = await decode({ bytes, mostPixels: IMAGE_UPLOAD_PIXELS, mostMemory: memory });
  return refuseUnreadable(async () => encodePicture(await inSrgb(picture), 'image/jpeg'));
}

async function decode(request: HeicRequest): Promise<HeicPixels> {
  const thread = new Worker(new URL('./heic-thread.ts', import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: 128 },
    // The library's messages about damaged files do not belong in the log.
    stdout: true,
    stderr: true,
  });
  try {
    const [answer] = (await once(thread, 'message', { signal: AbortSignal.timeout(LIMIT_MS) })) as [
      HeicAnswer,
    ];
    if ('picture' in answer) return answer.picture;
    const code = answer.refusal === 'too_many_pixels' ? 'image_too_many_pixels' : 'image_unreadable';
    throw new AppError(code, { cause: new Error(answer.reason) });
  } catch (error) {
    // The time was over, or the file crashed the thread.
    throw error instanceof AppError ? error : new AppError('image_unreadable', { cause: error });
  } finally {
    await thread.terminate();
  }
}

/** Phones photograph in wider colours than sRGB. Raw pixels have no profile, so a PNG carries it for them. */
async function inSrgb({ pixels, width, height, channels, profile }: HeicPixels) {
  const plain = sharp(pixels, { raw: { width, height, channels } }).flatten({ background: '#ffffff' });
  if (profile === undefined) return plain;
  const png = withProfile(await plain.png({ compressionLevel: 0 }).toBuffer(), profile);
  return sharp(png, { limitInputPixels: IMAGE_UPLOAD_PIXELS }).toColourspace('srgb');
}
