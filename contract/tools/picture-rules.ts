/** What pictures must be like, field by field: pure, asked by the button in the browser and by the server. */
import type { ErrorCode } from '../errors.ts';
import { EXTENSION_FACTOR, RESULT_PIXELS } from '../limits.ts';
import type { PictureSizes } from './define-tool.ts';
import type { Field } from './fields.ts';

/**
 * What stands against the pictures of a field: their own size, or how they fit the picture that they lie over. A picture
 * that is not known yet is no obstacle.
 */
export function pictureMisfit(
  field: Field,
  input: Readonly<Record<string, unknown>>,
  sizes: PictureSizes,
): ErrorCode | undefined {
  switch (field.kind) {
    case 'image': {
      const size = sizes[field.name];
      if (!size) return undefined;
      const { shortest = 1, longest = Number.POSITIVE_INFINITY } = field;
      if (Math.min(size.width, size.height) < shortest) return 'image_too_small';
      return Math.max(size.width, size.height) > longest ? 'image_too_large' : undefined;
    }
    case 'mask':
      return unequal(sizes[field.name], sizes[field.of]);
    case 'strokes':
      return unequal(sizes['keep_url'], sizes[field.of]) ?? unequal(sizes['erase_url'], sizes[field.of]);
    case 'frame': {
      const side = (name: string) => Number(input[name] ?? 0);
      const [wider, higher] = [side('left') + side('right'), side('top') + side('bottom')];
      if (wider + higher === 0) return 'extension_required';
      const size = sizes[field.of];
      if (!size) return undefined;
      const most = EXTENSION_FACTOR - 1;
      if (wider > size.width * most || higher > size.height * most) return 'extension_too_large';
      const pixels = (size.width + wider) * (size.height + higher);
      return pixels > RESULT_PIXELS ? 'result_too_large' : undefined;
    }
    default:
      return undefined;
  }
}

type Size = PictureSizes[string];

function unequal(one: Size, other: Size): ErrorCode | undefined {
  const differ = one && other && (one.width !== other.width || one.height !== other.height);
  return differ ? 'mask_size_mismatch' : undefined;
}
