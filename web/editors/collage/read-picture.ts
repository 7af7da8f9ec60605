import { IMAGE_UPLOAD_BYTES } from '@inkreel/contract/limits.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import { CONVERTED_PICTURES, HEAD_BYTES, KEPT_PICTURES, kindOfBytes } from '../../uploads/core/file-kind.ts';
import type { KeptPicture } from './collage-store.ts';

/** Longest side of the copy that the stage shows: large pictures would make every drag slow. */
const PREVIEW_SIDE = 1600;

export interface ReadPicture extends KeptPicture {
  /** Pixels of the original, upright. */
  size: Size;
}

/** Why a file is not a picture for a collage. */
export type PictureFault = 'type' | 'large' | 'unreadable';

/** Reads a picture, and makes the working copy. Returns errors instead of throwing. */
export async function readPicture(file: Blob): Promise<ReadPicture | PictureFault> {
  if (file.size > IMAGE_UPLOAD_BYTES) return 'large';
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const kind = kindOfBytes(head);
  // Formats that only some browsers can open are left for this one to try.
  if (kind === undefined || ![...KEPT_PICTURES, ...CONVERTED_PICTURES].includes(kind)) return 'type';
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return 'unreadable';
  }
  const size = { width: bitmap.width, height: bitmap.height };
  const preview = await shrink(bitmap, size);
  bitmap.close();
  return { original: file, preview: preview ?? file, size };
}

async function shrink(bitmap: ImageBitmap, size: Size): Promise<Blob | undefined> {
  const scale = PREVIEW_SIDE / Math.max(size.width, size.height);
  if (scale >= 1) return undefined;
  const canvas = new OffscreenCanvas(Math.round(size.width * scale), Math.round(size.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.9 });
}
