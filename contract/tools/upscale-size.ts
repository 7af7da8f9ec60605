import type { ErrorCode } from '../errors.ts';
import type { PictureSizes } from '../fields/kind.ts';
import { RESULT_PIXELS } from '../limits.ts';

/**
 * How large an enlarged picture becomes: used by the form, by the server before points are held, and by the
 * engine.
 */

/** Largest side of a result, in pixels. */
export const UPSCALED_SIDE = 8192;
/** How many times as wide and as high a picture may become. */
const UPSCALED_FACTOR = 8;
/** The factor value for a custom size, which is given by its longest side. */
export const OWN_SIZE = 0;

interface Size {
  width: number;
  height: number;
}

/** The size of the result in whole pixels. `factor` 0 takes `longest` as the longest side. */
export function sizeAfter(
  { width, height }: Size,
  { factor, longest }: { factor: number; longest: number },
): Size {
  const times = factor === OWN_SIZE ? longest / Math.max(width, height) : factor;
  return {
    width: Math.max(1, Math.round(width * times)),
    height: Math.max(1, Math.round(height * times)),
  };
}

/** The size of a run's result; undefined while its picture is unknown. */
export function upscaledSize(
  input: Readonly<Record<string, unknown>>,
  { image_url: source }: PictureSizes,
): Size | undefined {
  return source && sizeAfter(source, { factor: Number(input['factor']), longest: Number(input['longest']) });
}

/** What is wrong with enlarging: a result beyond the limits. Nothing while the picture is unknown. */
export function refuseTooLarge(
  input: Readonly<Record<string, unknown>>,
  pictures: PictureSizes,
): ErrorCode | undefined {
  const { image_url: source } = pictures;
  const result = upscaledSize(input, pictures);
  return !source || !result || isWithinLimits(source, result) ? undefined : 'result_too_large';
}

/** Whether a result of this size can be made of a picture of that one. */
function isWithinLimits(source: Size, result: Size): boolean {
  const largest = Math.max(result.width, result.height);
  return (
    largest <= UPSCALED_SIDE &&
    result.width * result.height <= RESULT_PIXELS &&
    largest <= Math.max(source.width, source.height) * UPSCALED_FACTOR
  );
}
