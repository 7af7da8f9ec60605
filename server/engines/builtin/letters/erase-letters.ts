import { inpaint } from '../inpaint/inpaint.ts';
import { GIVEN, stretch, WANTED } from '../inpaint/membrane.ts';
import type { Mask, Picture } from '../pixels/picture.ts';
import { cropMask, insidePicture } from './ink.ts';
import type { Rectangle } from './pieces.ts';

/**
 * Mean step of brightness from pixel to pixel above which the background is texture: wood and cloth, not paper and sky.
 */
const ROUGH = 1.2;
/** How far around the letters the background is sampled, in pixels. */
const AROUND = 24;

/**
 * Fills the masked pixels in place: smoothly if the background is plain or shaded, from its texture if it has one.
 * `box` holds all of the mask.
 * @param tick called while it works
 */
export function eraseLetters(picture: Picture, mask: Mask, box: Rectangle, tick: () => void): void {
  if (roughness(picture, mask, box) < ROUGH) return eraseSmoothly(picture, mask, box, tick);
  picture.data.set(inpaint(picture, mask, { seed: 1, tick }).data);
}

/** Mean difference of neighbouring pixels in the box outside the mask, of 255. */
function roughness(picture: Picture, mask: Mask, box: Rectangle): number {
  const area = insidePicture(box, picture);
  const steps: number[] = [];
  for (let y = area.y; y < area.y + area.height - 1; y += 1) {
    for (let x = area.x; x < area.x + area.width - 1; x += 1) {
      const at = y * picture.width + x;
      const right = at + 1;
      const below = at + picture.width;
      if (mask.data[at] !== 0 || mask.data[right] !== 0 || mask.data[below] !== 0) continue;
      const green = picture.data[at * 4 + 1] as number;
      steps.push(
        Math.abs(green - (picture.data[right * 4 + 1] as number)) +
          Math.abs(green - (picture.data[below * 4 + 1] as number)),
      );
    }
  }
  if (steps.length === 0) return 0;
  // A few strong edges are not texture: the upper fifth does not count.
  steps.sort((a, b) => a - b);
  const counted = steps.slice(0, Math.ceil(steps.length * 0.8));
  return counted.reduce((sum, step) => sum + step, 0) / counted.length / 2;
}

/**
 * Fills the masked pixels smoothly from the surrounding background, in place. `box` holds all of the mask.
 * @param tick called while it works
 */
function eraseSmoothly(picture: Picture, mask: Mask, box: Rectangle, tick: () => void): void {
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
