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

/** What a browser does with pixels; tests use something simple instead. */
export interface Pixels {
  /** Rejects if this browser cannot open the picture. */
  decode: (blob: Blob) => Promise<ImageBitmap>;
  redraw: (picture: ImageBitmap, drawing: Drawing, mayBeTransparent: boolean) => Promise<Blob>;
}

/**
 * Bytes as a picture to be sent; renamed after what they became.
 * @param known the bytes of the original, if that is what is sent
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
  // The header may give the sides before rotation; the decoded picture is upright.
  const turned =
    picture.width < picture.height !== plan.width < plan.height && picture.width !== picture.height;
  const sides = turned ? { width: plan.height, height: plan.width } : plan;
  const upright = { width: sides.width, height: sides.height, frame: undefined, type: plan.type };
  return drawnPicture(pixels, picture, upright, header.mayBeTransparent, name);
}

/**
 * A picture drawn from a decoded one, which is then closed.
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
    // A lossless file can exceed the limit of uploads.
    const fits = drawn.size <= IMAGE_UPLOAD_BYTES;
    const kept = fits
      ? drawn
      : await pixels.redraw(picture, { ...drawing, type: undefined }, mayBeTransparent);
    return await readyPicture(kept, kept.type, name);
  } finally {
    picture.close();
  }
}
