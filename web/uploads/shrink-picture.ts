import { ApiError } from '../lib/api-error.ts';
import { type Pixels, type ReadyPicture, readyPicture } from './core/ready-picture.ts';
import { decodePicture, redraw } from './core/redraw.ts';

/** Bytes that a picture of a script may have (specification, sections 5 and 9). */
export const SCRIPT_PICTURE_BYTES = 1024 * 1024;
const KEPT = ['image/jpeg', 'image/png', 'image/webp'];
/** Tried one after the other until the picture is small enough: quality, and the longest side in pixels. */
const STEPS = [
  [0.8, 2048],
  [0.7, 1600],
  [0.6, 1200],
  [0.5, 900],
] as const;

const PIXELS: Pixels = { decode: decodePicture, redraw };

/**
 * A picture under 1 MB: as it is if it is small enough, or drawn again, as JPEG, or WebP if it is transparent.
 * @throws ApiError image_unreadable if this browser cannot open it
 */
export async function shrinkPicture(file: File, pixels: Pixels = PIXELS): Promise<ReadyPicture> {
  if (file.size < SCRIPT_PICTURE_BYTES && KEPT.includes(file.type))
    return readyPicture(file, file.type, file.name);
  const picture = await pixels.decode(file).catch((cause: unknown) => {
    throw new ApiError('image_unreadable', { message: String(cause) });
  });
  try {
    const longest = Math.max(picture.width, picture.height);
    for (const [quality, side] of STEPS) {
      const scale = Math.min(1, side / longest);
      const size = {
        width: Math.max(1, Math.round(picture.width * scale)),
        height: Math.max(1, Math.round(picture.height * scale)),
      };
      const blob = await pixels.redraw(
        picture,
        { ...size, frame: undefined, type: undefined, quality },
        file.type !== 'image/jpeg',
      );
      if (blob.size < SCRIPT_PICTURE_BYTES) return await readyPicture(blob, blob.type, file.name);
    }
  } finally {
    picture.close();
  }
  throw new ApiError('file_too_large');
}
