/** The place that an image of a text keeps while it is made. */
import { LARGE_SIZES, type SizePreset } from '@inkreel/contract/tools/sizes.ts';
import type { CSSProperties } from 'react';

/** One size for each ratio. */
const SIZES: ReadonlyMap<string, SizePreset> = new Map(
  LARGE_SIZES.toReversed().map((size) => [size.label, size]),
);
export const IMAGE_RATIOS: readonly string[] = [...new Set(LARGE_SIZES.map(({ label }) => label))];
export const USUAL_RATIO = '3:2';

/** Pixels of an image of a ratio. */
export const sizeOfRatio = (ratio: unknown): Pick<SizePreset, 'width' | 'height'> =>
  SIZES.get(String(ratio)) ?? (SIZES.get(USUAL_RATIO) as SizePreset);

/** As wide as the image will be, or as the sheet is. */
export function placeOfRatio(ratio: unknown): CSSProperties {
  const { width, height } = sizeOfRatio(ratio);
  return { width: `min(100%, ${width}px)`, aspectRatio: `${width} / ${height}` };
}

/** Part of its ratio by which an image may differ from what was asked for, and still fill its place. */
const NEARLY = 0.03;

/** The place of an image that was made, if it has about the ratio that was asked for: nothing moves when it comes. */
export function placeOfImage(
  ratio: unknown,
  { width, height }: { width?: number; height?: number },
): CSSProperties | undefined {
  if (typeof ratio !== 'string' || !width || !height) return undefined;
  const asked = sizeOfRatio(ratio);
  const share = width / height / (asked.width / asked.height);
  return Math.abs(share - 1) <= NEARLY ? { ...placeOfRatio(ratio), objectFit: 'cover' } : undefined;
}
