import { IMAGE_UPLOAD_PIXELS } from '@inkreel/contract/limits.ts';
import { copyCost, openCost, rewriteCost } from '../../../decoding/decode-cost.ts';
import { type ImageFacts, pixelsOf, readImageFacts } from '../../../decoding/decoder.ts';
import { AppError } from '../../../http/app-error.ts';
import type { ByteSource } from '../drivers/driver.ts';
import { refuseUnreadable } from './read-picture.ts';

/** How much of the decode budget storing a picture takes, and the facts in its header. */
export interface PictureCharge {
  bytes: number;
  pixels: number;
  facts: ImageFacts;
}

/**
 * The cost of cleaning a picture and making its smaller copies, computed from its header alone.
 * @param capacity bytes that one decode may take: a picture that no tool could open with them is refused
 * @param labelled whether the picture is encoded again, with a label on it
 * @throws AppError image_unreadable, image_too_many_pixels, image_too_heavy
 */
export async function chargePicture(
  source: ByteSource,
  capacity: number,
  labelled: boolean,
): Promise<PictureCharge> {
  const facts = await refuseUnreadable(() => readImageFacts('bytes' in source ? source.bytes : source.path));
  // If a file has a burst of photographs, the primary one is decoded.
  const pixels = isHeic(facts) ? facts.width * facts.height : pixelsOf(facts);
  if (pixels > IMAGE_UPLOAD_PIXELS) throw new AppError('image_too_many_pixels');
  const isWritten = labelled || isWrittenAgain(facts);
  const bytes = isWritten ? rewriteCost(facts) : copyCost(facts);
  const opened = openCost(isWritten || isHeic(facts) ? asWritten(facts) : facts);
  if (Math.max(bytes, opened) > capacity) throw new AppError('image_too_heavy');
  return { bytes, pixels, facts };
}

/** It is converted to a plain JPEG, which the tools then open. */
const isHeic = ({ format, compression }: ImageFacts) => format === 'heif' && compression === 'hevc';

/** What the tools get if a picture was encoded again: upright, 8 bits a sample, in a single scan. */
function asWritten(facts: ImageFacts): ImageFacts {
  const format = isHeic(facts) ? 'jpeg' : facts.format;
  return { ...facts, format, scanBytes: 0, isProgressive: false, orientation: 1, depth: 'uchar' };
}

/** The same decision as in `cleanPicture`. The charge of HEIC covers its JPEG. */
function isWrittenAgain(facts: ImageFacts): boolean {
  if (isHeic(facts)) return false;
  const described = Boolean(facts.exif || facts.xmp || facts.iptc || facts.comments);
  if (facts.format === 'heif' && described) return true;
  const plain = facts.depth === 'uchar' && ['srgb', 'b-w'].includes(facts.space);
  return (facts.pages ?? 1) === 1 && !(plain && (facts.orientation ?? 1) === 1);
}
