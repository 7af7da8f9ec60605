import { IMAGE_COMPRESSION, IMAGE_UPLOAD_BYTES } from '@inkreel/contract/limits.ts';
import { isCompressed } from './compression.ts';
import { HEAD_BYTES, kindOfBytes, renamed } from './file-kind.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type PictureFacts, pictureFacts } from './picture-facts.ts';
import type { Drawing } from './redraw.ts';
import { type Facts, type PictureLimits, type Problem, problemOf, type Repair, repairOf } from './repair.ts';

/** Nothing larger is read into the browser's memory, not even to repair it. */
const READABLE_BYTES = 300 * 1024 * 1024;

/** The person asked for a change of size or type, not for loss. */
const REPAIR_QUALITY = 0.92;

/** A picture that can be sent as it is. */
export interface ReadyPicture {
  kind: 'ready';
  blob: Blob;
  type: string;
  name: string;
  fingerprint: string;
}

/** A picture that cannot be used as it is. Without a repair there is nothing to offer. */
export interface UnfitPicture {
  kind: 'unfit';
  problem: Problem;
  facts: Facts;
  name: string;
  repair: { plan: Repair; apply: () => Promise<ReadyPicture> } | undefined;
}

/** What a browser does with pixels; tests put something simple in its place. */
export interface Pixels {
  /** Rejects where this browser cannot open the picture. */
  decode: (blob: Blob) => Promise<ImageBitmap>;
  redraw: (picture: ImageBitmap, drawing: Drawing, mayBeTransparent: boolean) => Promise<Blob>;
}

/**
 * Looks at a file by its bytes, before anything is sent: either it is ready, converted from a type that only the browser
 * reads, or compressed where that makes it smaller; or it says what stands against it and how that could be repaired.
 * @throws DOMException where the file cannot be read at all (removed, or no permission)
 */
export async function preparePicture(
  pixels: Pixels,
  file: File,
  limits: PictureLimits,
): Promise<ReadyPicture | UnfitPicture> {
  const { name } = file;
  const type = kindOfBytes(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
  const { size } = file;
  const unknown: Facts = { type, size, width: undefined, height: undefined };
  if (!type?.startsWith('image/')) return unfit('type', unknown, name);
  if (size > READABLE_BYTES) return unfit('bytes', unknown, name);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const header = pictureFacts(bytes, type);
  // By the bytes, never by what the name made the browser believe.
  const blob = new Blob([bytes], { type });
  const facts = { ...unknown, ...(await sizeOf(pixels, blob, header)) };
  const problem = problemOf(facts, limits);
  if (problem !== undefined) {
    const plan = repairOf(facts, limits);
    const apply = (repair: Repair) => repaired(pixels, blob, header, repair, name);
    // Another type for the same pixels takes nothing away: nobody is asked.
    if (problem === 'type' && plan && plan.width === facts.width && plan.height === facts.height) {
      return apply(plan);
    }
    return unfit(problem, facts, name, plan && { plan, apply: () => apply(plan) });
  }
  const small = isCompressed(size, header) ? await compressed(pixels, blob, header, size) : undefined;
  return ready(small ?? blob, small?.type ?? type, name, small ? undefined : bytes);
}

function unfit(problem: Problem, facts: Facts, name: string, repair?: UnfitPicture['repair']): UnfitPicture {
  return { kind: 'unfit', problem, facts, name, repair };
}

async function ready(
  blob: Blob,
  type: string,
  name: string,
  known?: Uint8Array<ArrayBuffer>,
): Promise<ReadyPicture> {
  const bytes = known ?? new Uint8Array(await blob.arrayBuffer());
  const fingerprint = await fingerprintOf(bytes);
  return { kind: 'ready', blob, type, name: known ? name : renamed(name, type), fingerprint };
}

/** By the header where it says so, else by decoding; a picture that this browser cannot open has no size. */
async function sizeOf(pixels: Pixels, blob: Blob, header: PictureFacts) {
  if (header.width !== undefined && header.height !== undefined) {
    return { width: header.width, height: header.height };
  }
  const picture = await pixels.decode(blob).catch(() => undefined);
  const size = { width: picture?.width, height: picture?.height };
  picture?.close();
  return size;
}

async function repaired(
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
  const upright = { width: sides.width, height: sides.height, type: plan.type, quality: REPAIR_QUALITY };
  try {
    const drawn = await pixels.redraw(picture, upright, header.mayBeTransparent);
    // Converted without loss it can be larger than any upload may be.
    const fits = drawn.size <= IMAGE_UPLOAD_BYTES;
    const kept = fits
      ? drawn
      : await pixels.redraw(picture, { ...upright, type: undefined }, header.mayBeTransparent);
    return await ready(kept, kept.type, name);
  } finally {
    picture.close();
  }
}

/** Undefined where it would not become smaller, or cannot be drawn: then the original goes. */
async function compressed(
  pixels: Pixels,
  blob: Blob,
  header: PictureFacts,
  size: number,
): Promise<Blob | undefined> {
  try {
    const picture = await pixels.decode(blob);
    const { quality } = IMAGE_COMPRESSION;
    const plan = { width: picture.width, height: picture.height, type: undefined, quality };
    const drawn = await pixels.redraw(picture, plan, header.mayBeTransparent).finally(() => picture.close());
    return drawn.size < size ? drawn : undefined;
  } catch {
    return undefined;
  }
}
