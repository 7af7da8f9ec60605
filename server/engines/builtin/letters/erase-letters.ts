import { GIVEN, stretch, WANTED } from '../inpaint/membrane.ts';
import type { Mask, Picture } from '../picture/picture.ts';
import { cropMask, insidePicture } from './ink.ts';
import type { Rectangle } from './pieces.ts';

/** How far around the letters the ground is looked at, in pixels. */
const AROUND = 24;

/**
 * Fills what the mask covers with the ground around it, smoothly, in place. `box` holds all of the mask.
 * @param tick called while it works
 */
export function eraseSmoothly(picture: Picture, mask: Mask, box: Rectangle, tick: () => void): void {
  const area = insidePicture(box, picture, AROUND);
  const covered = cropMask(mask, area);
  const cells = area.width * area.height;
  const values = new Float32Array(cells * 4);
  const role = new Uint8Array(cells);
  for (let row = 0; row < area.height; row += 1) {
    const from = ((area.y + row) * picture.width + area.x) * 4;
    values.set(picture.data.subarray(from, from + area.width * 4), row * area.width * 4);
  }
  for (let at = 0; at < cells; at += 1) role[at] = covered.data[at] === 0 ? GIVEN : WANTED;
  stretch({ width: area.width, height: area.height, channels: 4, values, role }, tick);
  for (let at = 0; at < cells; at += 1) {
    if (role[at] !== WANTED) continue;
    const x = at % area.width;
    const to = ((area.y + (at - x) / area.width) * picture.width + area.x + x) * 4;
    picture.data.set(values.subarray(at * 4, at * 4 + 4), to);
  }
}
