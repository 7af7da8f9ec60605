import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import { type FoundArea, foundAs } from '../../kit/areas/found-areas.ts';

/**
 * The areas that still make sense when the clip is replaced: the drawn ones, if both clips have the same
 * size. Text that was found is the old clip's; the new one is searched if nothing is left.
 */
export function areasForOtherClip(
  areas: readonly SubtitleArea[],
  { found, before, after }: { found: readonly FoundArea[]; before: Size; after: Size },
): readonly SubtitleArea[] {
  // A clip of unknown size has sides of 1.
  const hasSameSize = before.width > 1 && before.width === after.width && before.height === after.height;
  return hasSameSize ? areas.filter((area) => foundAs(area, found) === undefined) : [];
}
