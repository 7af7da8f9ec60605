import type { PlaceInFrame } from '../../../canvas/core/compare.ts';
import type { FormValues } from '../form-values.ts';

const SIDES = ['left', 'top', 'right', 'bottom'] as const;

/**
 * Where a run's picture lies in its result: known for runs that gave it more room, by the pixels on each side.
 * @param original pixels of the run's picture
 */
export function placeInFrame(
  input: FormValues,
  original: { width: number; height: number },
): PlaceInFrame | undefined {
  const [left, top, right, bottom] = SIDES.map((side) => input[side]);
  if (![left, top, right, bottom].every((side) => typeof side === 'number')) return undefined;
  return {
    left: Number(left),
    top: Number(top),
    width: original.width + Number(left) + Number(right),
    height: original.height + Number(top) + Number(bottom),
  };
}

/** The same as shares of the result, for its style: known from the size of the result if the original's is not. */
export function insetInFrame(
  input: FormValues,
  result: { width: number; height: number },
): string | undefined {
  const place = placeInFrame(input, { width: 0, height: 0 });
  if (!place) return undefined;
  const share = (pixels: number, of: number) => `${Math.round((10_000 * pixels) / of) / 100}%`;
  const right = place.width - place.left;
  const bottom = place.height - place.top;
  return [
    share(place.top, result.height),
    share(right, result.width),
    share(bottom, result.height),
    share(place.left, result.width),
  ].join(' ');
}

/**
 * Aspect ratio of a run's results, as CSS takes it, for their placeholders: that of the requested size, else that of
 * the source picture with the room it gets, else square.
 */
export function ratioToCome(
  input: FormValues,
  original: { width: number; height: number } | undefined,
): string {
  const { width, height } =
    typeof input['width'] === 'number' && typeof input['height'] === 'number'
      ? { width: input['width'], height: input['height'] }
      : ((original && placeInFrame(input, original)) ?? original ?? { width: 1, height: 1 });
  return `${width} / ${height}`;
}
