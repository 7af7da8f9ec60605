import type { PlaceInFrame } from '../../canvas/core/compare.ts';
import type { FormValues } from './form-state.ts';

const SIDES = ['left', 'top', 'right', 'bottom'] as const;

/**
 * Where a run's picture lies in its result: known of runs that gave it more room, by the pixels on each side.
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

/**
 * Width to height of a run's results, as CSS takes it, for what stands in their place until they come: the size that was
 * asked for, else that of the picture they are made from with the room it gets, else square.
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
