import { IMAGE_UPLOAD_BYTES } from '@inkreel/contract/limits.ts';
import { renamed } from './file-kind.ts';
import { fingerprintOf } from './fingerprint.ts';
import type { PictureFacts } from './picture-facts.ts';
import type { Drawing } from './redraw.ts';
import type { Repair } from './repair.ts';

/** The person asked for a change of size, type or frame, not for loss. */
const REPAIR_QUALITY = 0.92;

/** A picture that can be sent as it is. */
export interface ReadyPicture {
  kind: 'ready';
  blob: Blob;
  type: string;
  name: string;
  fingerprint: string;
}

/** What a browser does with pixels; tests put something simple in its place. */
export interface Pixels {
  /** Rejects where this browser cannot open the picture. */
  decode: (blob: Blob) => Promise<ImageBitmap>;
  redraw: (picture: ImageBitmap, drawing: Drawing, mayBeTransparent: boolean) => Promise<Blob>;
}

/**
 * Bytes as a picture to be sent; renamed after what they became.
 * @param known the bytes of the original, where that is what goes
 */
export async function readyPicture(
  blob: Blob,
  type: string,
  name: string,
  known?: Uint8Array<ArrayBuffer>,
): Promise<ReadyPicture> {
  const bytes = known ?? new Uint8Array(await blob.arrayBuffer());
  const fingerprint = await fingerprintOf(bytes);
  return { kind: 'ready', blob, type, name: known ? name : renamed(name, type), fingerprint };
}

/**
 * A picture drawn again in the size of a repair.
 * @throws DOMException if this browser cannot open it
 */
export async function repairedPicture(
  pixels: Pixels,
  blob: Blob,
  header: PictureFacts,
  plan: Repair,
  name: string,
): Promise<ReadyPicture> {
  const picture = await pixels.decode(blob);
  // The header may tell the sides before turning; the decoded picture stands upright.
  const turned =
    picture.width < picture.height !== plan.width < plan.height && picture.width !== picture.height;
  const sides = turned ? { width: plan.height, height: plan.width } : plan;
  const upright = { width: sides.width, height: sides.height, frame: undefined, type: plan.type };
  return drawnPicture(pixels, picture, upright, header.mayBeTransparent, name);
}

/**
 * What a drawing makes of a decoded picture, which is closed then.
 * @throws Error if the canvas cannot hold it
 */
export async function drawnPicture(
  pixels: Pixels,
  picture: ImageBitmap,
  plan: Omit<Drawing, 'quality'>,
  mayBeTransparent: boolean,
  name: string,
): Promise<ReadyPicture> {
  const drawing = { ...plan, quality: REPAIR_QUALITY };
  try {
    const drawn = await pixels.redraw(picture, drawing, mayBeTransparent);
    // Without loss it can be larger than any upload may be.
    const fits = drawn.size <= IMAGE_UPLOAD_BYTES;
    const kept = fits
      ? drawn
      : await pixels.redraw(picture, { ...drawing, type: undefined }, mayBeTransparent);
    return await readyPicture(kept, kept.type, name);
  } finally {
    picture.close();
  }
}
