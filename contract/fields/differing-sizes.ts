import type { ErrorCode } from '../errors.ts';
import type { PictureSizes } from './kind.ts';

type Size = PictureSizes[string];

/** What is drawn over a picture has its size. @returns undefined even if one of them is not known */
export function differingSizes(one: Size, other: Size): ErrorCode | undefined {
  const differ = one && other && (one.width !== other.width || one.height !== other.height);
  return differ ? 'mask_size_mismatch' : undefined;
}
