import type { frameAreas } from '@inkreel/contract/messages/en/frame-areas.ts';
import type { Translation } from '@inkreel/contract/messages/messages.ts';
import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';
import { type FoundArea, foundAs } from './found-areas.ts';

/** The name of an area: what was found there, or what it is for. */
export function areaName(
  area: SubtitleArea,
  found: readonly FoundArea[],
  { names }: Pick<Translation<typeof frameAreas>, 'names'>,
): string {
  return names[foundAs(area, found)?.kind ?? area.mode];
}
