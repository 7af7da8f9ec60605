import { IMAGE_COMPRESSION } from '@inkreel/contract/limits.ts';
import { isCompressed } from './compression.ts';
import { isCropOffered } from './crop-picture.ts';
import { HEAD_BYTES, kindOfBytes } from './file-kind.ts';
import { type PictureFacts, pictureFacts } from './picture-facts.ts';
import { type Pixels, type ReadyPicture, readyPicture, repairedPicture } from './ready-picture.ts';
import { type Facts, type PictureLimits, type Problem, problemOf, type Repair, repairOf } from './repair.ts';

/** Nothing larger is read into the browser's memory, not even to repair it. */
const READABLE_BYTES = 300 * 1024 * 1024;

/** A picture that cannot be used as it is. With neither a repair nor a crop there is nothing to offer. */
export interface UnfitPicture {
  kind: 'unfit';
  problem: Problem;
  facts: Facts;
  name: string;
  repair: { plan: Repair; apply: () => Promise<ReadyPicture> } | undefined;
  /** The picture itself, if a crop could help. */
  crop: Blob | undefined;
}

/**
 * Inspects a file by its bytes, before anything is sent: either it is ready, converted from a type that only the
 * browser reads, or compressed if that makes it smaller; or the result states its problem and how that could be
 * repaired.
 * @throws DOMException if the file cannot be read at all (removed, or no permission)
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
    const apply = (repair: Repair) => repairedPicture(pixels, blob, header, repair, name);
    // Another type with the same pixels loses nothing, so the person is not asked.
    if (problem === 'type' && plan && plan.width === facts.width && plan.height === facts.height) {
      return apply(plan);
    }
    const crop = isCropOffered(problem, facts, limits) ? blob : undefined;
    const repair = plan && { plan, apply: () => apply(plan) };
    return { kind: 'unfit', problem, facts, name, repair, crop };
  }
  const small = isCompressed(size, header) ? await compressed(pixels, blob, header, size) : undefined;
  return readyPicture(small ?? blob, small?.type ?? type, name, small ? undefined : bytes);
}

function unfit(problem: Problem, facts: Facts, name: string): UnfitPicture {
  return { kind: 'unfit', problem, facts, name, repair: undefined, crop: undefined };
}

/** From the header if it has the size, else by decoding; a picture that this browser cannot open has no size. */
async function sizeOf(pixels: Pixels, blob: Blob, header: PictureFacts) {
  if (header.width !== undefined && header.height !== undefined) {
    return { width: header.width, height: header.height };
  }
  const picture = await pixels.decode(blob).catch(() => undefined);
  const size = { width: picture?.width, height: picture?.height };
  picture?.close();
  return size;
}

/** Undefined if it would not become smaller, or cannot be drawn: then the original is sent. */
async function compressed(
  pixels: Pixels,
  blob: Blob,
  header: PictureFacts,
  size: number,
): Promise<Blob | undefined> {
  try {
    const picture = await pixels.decode(blob);
    const { quality } = IMAGE_COMPRESSION;
    const { width, height } = picture;
    const plan = { width, height, frame: undefined, type: undefined, quality };
    const drawn = await pixels.redraw(picture, plan, header.mayBeTransparent).finally(() => picture.close());
    return drawn.size < size ? drawn : undefined;
  } catch {
    return undefined;
  }
}
