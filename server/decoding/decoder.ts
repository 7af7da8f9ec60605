import { open } from 'node:fs/promises';
import { IMAGE_UPLOAD_PIXELS } from '@inkreel/contract/limits.ts';
import sharp, { type Metadata } from 'sharp';
import { type DecodeFacts, jpegScanBytes } from './decode-cost.ts';

/**
 * How every picture is decoded, at upload and by every tool, so that all of them can open what one accepts.
 * Damage to the pixels is refused; what a decoder only warns about (odd metadata, a mismatched profile) is
 * not. No decoder gets more pixels than the limit.
 */
export const DECODER = { failOn: 'error', limitInputPixels: IMAGE_UPLOAD_PIXELS } as const;

// Its cache keeps decoders open with all their memory: hundreds of megabytes for a picture that is not needed
// again.
sharp.cache(false);
// Uploads and tools decode several pictures at a time, which keeps all cores busy: with more threads per picture, each of
// them takes more processor time.
sharp.concurrency(1);

/**
 * Leading bytes of a JPEG that contain the start of its first scan, with room for profiles and previews
 * before it.
 */
const HEADER_BYTES = 512 * 1024;

/** Formats that are pictures here. A drawing such as SVG is a program for a renderer, and may ask for other files. */
const PICTURES: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif', 'tiff']);

export type ImageFacts = DecodeFacts & Metadata;

/**
 * Facts from a picture's header; no pixel is decoded.
 * @param source its bytes, or the path of its file
 * @throws Error for what is not a picture
 */
export async function readImageFacts(source: Uint8Array | string): Promise<ImageFacts> {
  const about = await sharp(source, DECODER).metadata();
  if (!PICTURES.has(about.format ?? '')) throw new Error(`${about.format} is not an image format`);
  const { bytes, size } = typeof source === 'string' ? await beginningOf(source) : inMemory(source);
  const scanBytes = about.format === 'jpeg' ? jpegScanBytes(bytes) : undefined;
  return { ...about, fileBytes: size, scanBytes };
}

/** Pixels of all frames. */
export function pixelsOf({ width, height, pageHeight, pages = 1 }: DecodeFacts): number {
  return width * (pageHeight ?? height) * pages;
}

function inMemory({ buffer, byteOffset, byteLength }: Uint8Array): { bytes: Buffer; size: number } {
  return { bytes: Buffer.from(buffer, byteOffset, byteLength), size: byteLength };
}

async function beginningOf(path: string): Promise<{ bytes: Buffer; size: number }> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const bytes = Buffer.alloc(Math.min(size, HEADER_BYTES));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
    return { bytes: bytes.subarray(0, bytesRead), size };
  } finally {
    await file.close();
  }
}
