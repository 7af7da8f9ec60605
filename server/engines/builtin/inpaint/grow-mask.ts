import type { Mask } from '../pixels/picture.ts';
import { depths } from './distance.ts';
import { findHoles, MEANT, widenBox } from './holes.ts';

/** Share of the longer side by which a mask drawn by hand is grown: 6 pixels of 1024. */
const GROWTH = 6 / 1024;

/** By how many pixels a mask drawn by hand is grown on a picture of this size: at least 1, 6 at 1024, 12 at 2048. */
export function growthFor({ width, height }: { width: number; height: number }): number {
  return Math.max(1, Math.round(Math.max(width, height) * GROWTH));
}

/**
 * The mask grown by `pixels`, with rounded corners. Hand-painted masks miss the soft edge of an object, and a
 * remaining edge shines through the fill.
 * @param tick called for every gap and every few milliseconds during the search; may throw to stop
 */
export function growMask(mask: Mask, pixels: number, tick: () => void = () => undefined): Mask {
  const { width, height, data } = mask;
  const grown: Mask = { width, height, data: new Uint8Array(data.length) };
  const { boxes } = findHoles(mask, tick);
  for (const box of boxes) {
    tick();
    const area = widenBox(box, pixels, mask);
    const columns = area.right - area.left;
    const rows = area.bottom - area.top;
    const inMask = (at: number) => (area.top + Math.floor(at / columns)) * width + area.left + (at % columns);
    const far = depths({ width: columns, height: rows }, (at) => (data[inMask(at)] as number) < MEANT);
    for (let at = 0; at < far.length; at += 1)
      if ((far[at] as number) <= pixels) grown.data[inMask(at)] = 255;
  }
  return grown;
}
