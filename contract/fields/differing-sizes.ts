import type { ErrorCode } from '../errors.ts';
import type { PictureSizes } from './kind.ts';

type Size = PictureSizes[string];

/** What is drawn over a picture must have its size. @returns undefined also if one size is unknown */
export function differingSizes(one: Size, other: Size): ErrorCode | undefined {
  const differ = one && other && (one.width !== other.width || one.height !== other.height);
  return differ ? 'mask_size_mismatch' : undefined;
}
