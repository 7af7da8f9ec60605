import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { DECODER } from '../../decoding/decoder.ts';
import type { Owner } from '../../gate/fair-queue.ts';
import { workFolder } from '../../work-folders.ts';
import { inDecodeTurn } from '../decode-turn.ts';
import type { EngineHost } from '../define-engine.ts';

/** Longest side of a picture for a vision model, in pixels: more detail is charged and not used. */
const LONGEST = 1536;
const QUALITY = 85;

/**
 * Reads pictures for a vision model: upright, without metadata, as JPEG on white.
 * @throws AppError not_found, image_unreadable, image_too_heavy, images_busy
 */
export async function readTextPictures(
  { dataFolder, downloadToPath, decoding }: EngineHost,
  addresses: readonly string[],
  owner: Owner | undefined,
): Promise<Map<string, Uint8Array>> {
  const pictures = new Map<string, Uint8Array>();
  if (addresses.length === 0) return pictures;
  const folder = path.join(workFolder(dataFolder, 'handing-over'), randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    for (const address of new Set(addresses)) {
      const file = path.join(folder, String(pictures.size));
      await downloadToPath(address, file);
      const picture = await inDecodeTurn(file, { decoding, owner }, () =>
        sharp(file, DECODER)
          .autoOrient()
          .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
          .flatten({ background: '#ffffff' })
          .toColourspace('srgb')
          .jpeg({ quality: QUALITY })
          .toBuffer(),
      );
      pictures.set(address, picture);
    }
    return pictures;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
