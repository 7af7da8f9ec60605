import type { ErrorCode } from '../errors.ts';
import type { PictureSizes } from '../fields/kind.ts';

/**
 * Short hair, and the exclusive limit of the picture's sides for it, in pixels (specification, section 5).
 */
const SHORT = 603;
const SHORT_BELOW = 2048;

/** Nothing to do, or a picture that is too large for short hair. */
export function refuseHair(
  input: Readonly<Record<string, unknown>>,
  pictures: PictureSizes,
): ErrorCode | undefined {
  if (input['hair'] === undefined && !input['color']) return 'hair_wish_required';
  const size = pictures['image_url'];
  if (input['hair'] !== SHORT || !size) return undefined;
  return Math.max(size.width, size.height) >= SHORT_BELOW ? 'hair_image_too_large' : undefined;
}
