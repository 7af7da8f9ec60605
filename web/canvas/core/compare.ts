import type { Size, View } from './zoom.ts';

/** One of the two pictures that are compared. */
export type ComparedPicture = Size & { url: string };

/** Ways of comparing two pictures. */
export const COMPARE_MODES = ['slider', 'sides', 'hold'] as const;
export type CompareMode = (typeof COMPARE_MODES)[number];

/**
 * The view of the original that covers the same place as the result's: an upscaled result is seen at 100 % while its
 * original is enlarged under it. Where their ratios differ, the original lies whole in the result's middle.
 */
export function originalView(view: View, original: Size, result: Size): View {
  const ratio = Math.min(result.width / original.width, result.height / original.height);
  return { ...view, scale: view.scale * ratio };
}

/** Moves the dividing line by a key: 2 % by arrow, ten with Shift, the ends by Home and End; undefined for others. */
export function moveDivider(share: number, key: string, shiftKey: boolean): number | undefined {
  const step = shiftKey ? 0.1 : 0.02;
  const moves: Record<string, number> = {
    ArrowLeft: share - step,
    ArrowDown: share - step,
    ArrowRight: share + step,
    ArrowUp: share + step,
    Home: 0,
    End: 1,
  };
  const moved = moves[key];
  return moved === undefined ? undefined : Math.min(1, Math.max(0, Math.round(moved * 1000) / 1000));
}
