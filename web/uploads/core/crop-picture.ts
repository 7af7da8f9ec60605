import type { Rectangle } from '../../canvas/core/grid/grid.ts';
import { CONVERTED_PICTURES, HEAD_BYTES, kindOfBytes, PHONE_PICTURE } from './file-kind.ts';
import { drawnPicture, type Pixels, type ReadyPicture } from './ready-picture.ts';
import { type Facts, type PictureLimits, type Problem, problemOf, repairOf } from './repair.ts';

/** The pixels of a crop: its own, or as many as the limits allow. */
export interface CropPlan {
  frame: Rectangle;
  /** Pixels of the new picture. */
  width: number;
  height: number;
  /** True if the picture is enlarged. */
  enlarges: boolean;
}

/** The size of a crop within the limits; undefined if it is too small for them. */
export function planCrop(frame: Rectangle, limits: PictureLimits): CropPlan | undefined {
  const { width, height } = frame;
  const facts = { type: 'image/png', size: 0, width, height };
  if (problemOf(facts, limits) === undefined) return { frame, width, height, enlarges: false };
  const repair = repairOf(facts, limits);
  return repair && { frame, width: repair.width, height: repair.height, enlarges: repair.enlarges };
}

/** Whether a crop could help a picture with a problem: a square of it would fit. */
export function isCropOffered(problem: Problem, { width, height }: Facts, limits: PictureLimits): boolean {
  if (problem === 'too_small' || width === undefined || height === undefined) return false;
  const side = Math.min(width, height);
  return planCrop({ x: 0, y: 0, width: side, height: side }, limits) !== undefined;
}

/**
 * Crops a picture into a new one, without loss if it was stored without loss. The frame is in pixels of the upright
 * picture.
 * @throws DOMException if this browser cannot open it
 */
export async function cropPicture(
  pixels: Pixels,
  blob: Blob,
  plan: CropPlan,
  name: string,
): Promise<ReadyPicture> {
  const kind = kindOfBytes(new Uint8Array(await blob.slice(0, HEAD_BYTES).arrayBuffer())) ?? '';
  const lossless = kind === 'image/png' || (CONVERTED_PICTURES.includes(kind) && kind !== PHONE_PICTURE);
  const { frame, width, height } = plan;
  const drawing = { frame, width, height, type: lossless ? ('image/png' as const) : undefined };
  return drawnPicture(pixels, await pixels.decode(blob), drawing, kind !== 'image/jpeg', name);
}
