import type { Kind } from '../../fields/kind.ts';
import type { Property } from '../../fields/rules.ts';
import { PICTURE_SIDE } from '../../limits.ts';
import type { SizePreset } from '../sizes.ts';

/** Pixels of the result. */
export interface SizeField {
  kind: 'size';
  presets: readonly SizePreset[];
  /** Longest side in pixels, if it is not `PICTURE_SIDE`. */
  largest?: number;
}

/** Pixels of a side before one is chosen, if no sizes are on offer. */
const SIDE = 1024;

export const size: Kind<SizeField> = {
  properties({ presets: [first], largest = PICTURE_SIDE.maximum }) {
    const side = (blank = SIDE): Property => ({
      rule: { type: 'number', whole: true, minimum: PICTURE_SIDE.minimum, maximum: largest },
      blank,
    });
    return { width: side(first?.width), height: side(first?.height) };
  },
};
