import { type Flow, smoothAlong } from '../filters/flow.ts';
import { blurPlane } from '../pixels/blur.ts';
import type { Plane } from '../pixels/picture.ts';
import { smooth } from './colours.ts';

/** Options of the line detection. */
interface LineWish {
  /** Width in pixels. */
  width: number;
  /** Step of lightness at which a line begins, and at which it is full: 0.01 is faint, 0.06 is strong. */
  faint: number;
  full: number;
}

/**
 * Lines where a picture turns darker, as a pen would draw them: 0 is paper, 1 is ink. Found by the difference of two
 * blurs, then smoothed along the picture's flow, so that they are long and even.
 */
export function drawLines(light: Plane, flow: Flow, wish: LineWish, tick: () => void): Plane {
  const narrow = blurPlane(light, Math.max(1, Math.round(wish.width * 0.7))).data;
  const wide = blurPlane(light, Math.max(2, Math.round(wish.width * 1.7))).data;
  tick();
  const out: Plane = { width: light.width, height: light.height, data: new Float32Array(narrow.length) };
  for (let at = 0; at < narrow.length; at += 1)
    // Relative to the surroundings: lines within shadows are as clear as those within light.
    out.data[at] = ((wide[at] as number) - (narrow[at] as number)) / (0.35 + 0.65 * (wide[at] as number));
  smoothAlong([out], flow, 3 * wish.width + 2, 1, tick);
  for (let at = 0; at < out.data.length; at += 1)
    out.data[at] = smooth(wish.faint, wish.full, out.data[at] as number);
  return out;
}
