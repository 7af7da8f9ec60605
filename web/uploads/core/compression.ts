import { IMAGE_COMPRESSION } from '@inkreel/contract/limits.ts';
import type { PictureFacts } from './picture-facts.ts';

/**
 * Whether a picture is compressed before it is sent (specification, section 9): only what is above 5 MB, because each
 * pixel counts for the tools; and nothing animated, because a canvas would keep one frame of it.
 */
export function isCompressed(size: number, facts: Pick<PictureFacts, 'animated'>): boolean {
  return size > IMAGE_COMPRESSION.jpegAboveBytes && !facts.animated;
}

/** JPEG has no transparency: pictures with transparency become WebP. */
export function compressedType(transparent: boolean): 'image/jpeg' | 'image/webp' {
  return transparent ? 'image/webp' : 'image/jpeg';
}
