import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { DECODER } from '../../decoding/decoder.ts';
import { type DecodeTurns, inDecodeTurn } from '../decode-turn.ts';
import type { EngineHost } from '../define-engine.ts';
import type { Size } from './plan.ts';

/** Pictures to send, by their names in the workflow. */
export interface BroughtPictures {
  files: Record<string, Buffer>;
  /** Pixels of `image`, if there is one. */
  image: Size | undefined;
  /** Scale from the original `image` to the one that is sent. */
  scale: number;
}

/** More pixels than this are scaled down: their PNG would approach a server's limit of 100 MB. */
const MOST_PIXELS = 24_000_000;

/** A copy that only shows a place needs no more pixels. */
const MARKED_PIXELS = 1_500_000;
const RED = { r: 255, g: 0, b: 0 };

/**
 * Prepares pictures: upright, without metadata, as PNG. A mask is grey, with white for the parts that may
 * change.
 * @param folder for temporary files
 * @param marked the name of a copy of `image` with `mask` in red
 * @throws AppError image_unreadable, image_too_heavy, images_busy, not_found
 */
export async function bringPictures(
  pictures: Readonly<Record<string, string | undefined>>,
  folder: string,
  downloadToPath: EngineHost['downloadToPath'],
  turns: DecodeTurns,
  marked?: string,
): Promise<BroughtPictures> {
  const own = path.join(folder, randomUUID());
  await mkdir(own, { recursive: true });
  const brought: BroughtPictures = { files: {}, image: undefined, scale: 1 };
  try {
    for (const [name, address] of Object.entries(pictures)) {
      if (address === undefined) continue;
      const file = path.join(own, name);
      await downloadToPath(address, file);
      const { data, size, scale } = await inDecodeTurn(file, turns, (facts) =>
        encode(file, name === 'mask', {
          width: facts.autoOrient.width,
          height: facts.pageHeight ?? facts.autoOrient.height,
        }),
      );
      brought.files[name] = data;
      if (name === 'image') Object.assign(brought, { image: size, scale });
    }
    const { image, mask } = brought.files;
    if (marked !== undefined && image && mask)
      brought.files[marked] = await inDecodeTurn(path.join(own, 'image'), turns, () => paintRed(image, mask));
    return brought;
  } finally {
    await rm(own, { recursive: true, force: true });
  }
}

async function encode(file: string, isMask: boolean, { width, height }: Size) {
  const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
  const upright = sharp(file, DECODER).autoOrient();
  const sized =
    scale < 1
      ? upright.resize({ width: Math.round(width * scale), height: Math.round(height * scale), fit: 'fill' })
      : upright;
  const shown = isMask
    ? sized.flatten({ background: '#000000' }).toColourspace('b-w')
    : sized.toColourspace('srgb');
  const { data, info } = await shown.png({ compressionLevel: 3 }).toBuffer({ resolveWithObject: true });
  return { data, scale, size: { width: info.width, height: info.height } };
}

async function paintRed(image: Buffer, mask: Buffer): Promise<Buffer> {
  const { width = 1, height = 1 } = await sharp(image, DECODER).metadata();
  const scale = Math.min(1, Math.sqrt(MARKED_PIXELS / (width * height)));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const shown = await sharp(mask, DECODER)
    .resize({ ...size, fit: 'fill', kernel: 'nearest' })
    .threshold(128)
    .toColourspace('b-w')
    .png()
    .toBuffer();
  const red = await sharp({ create: { ...size, channels: 3, background: RED } })
    .joinChannel(shown)
    .png()
    .toBuffer();
  const copy = sharp(image, DECODER)
    .flatten({ background: '#808080' })
    .resize({ ...size, fit: 'fill' });
  return copy
    .composite([{ input: red }])
    .png({ compressionLevel: 3 })
    .toBuffer();
}
