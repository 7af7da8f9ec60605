import { guidedPlane } from '../cutout/guided-filter.ts';
import type { Mask, Picture, Plane } from '../pixels/picture.ts';
import { resamplePicture } from '../pixels/resample.ts';

/** Longest side of the picture from which depth is guessed. */
const GUESS_SIDE = 320;
const FAR = 0.08;
const NEAR = 0.85;

const smooth = (from: number, to: number, value: number): number => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** Nearness of the ground at a height of the picture, from 0 at its upper border to 1 at its lower: 0 far, 1 near. */
function groundDepth(height: number): number {
  return FAR + (NEAR - FAR) * smooth(0.32, 1.02, height);
}

/**
 * A guess of the depth: the ground gets nearer towards the lower border, bright parts of the upper half are sky, and
 * areas of one colour have one depth. Smooth, at a reduced size.
 */
export function guessDepth(picture: Picture): Plane {
  const factor = Math.min(1, GUESS_SIDE / Math.max(picture.width, picture.height));
  const size = {
    width: Math.max(1, Math.round(picture.width * factor)),
    height: Math.max(1, Math.round(picture.height * factor)),
  };
  const small = resamplePicture(picture, size);
  const { width, height, data } = small;
  const ramp = new Float32Array(width * height);
  for (let at = 0; at < ramp.length; at += 1) {
    const down = (Math.floor(at / width) + 0.5) / height;
    const light =
      ((data[at * 4] as number) + 2 * (data[at * 4 + 1] as number) + (data[at * 4 + 2] as number)) / 1020;
    const sky = down < 0.5 ? 0.06 * smooth(0.6, 0.95, light) : 0;
    ramp[at] = Math.max(0, groundDepth(down) - sky);
  }
  const guided = guidedPlane(small, ramp, Math.max(2, Math.round(Math.max(width, height) / 18)), 4e-3);
  const depth: Plane = { width, height, data: new Float32Array(width * height) };
  for (let at = 0; at < ramp.length; at += 1) {
    const x = at % width;
    const y = Math.floor(at / width);
    const found = guided.at(
      x + 0.5,
      y + 0.5,
      (data[at * 4] as number) / 255,
      (data[at * 4 + 1] as number) / 255,
      (data[at * 4 + 2] as number) / 255,
    );
    // Half of it stays the plain ramp, so that a wrong guess does not tear the ground.
    depth.data[at] = Math.min(1, Math.max(0, 0.5 * found + 0.5 * (ramp[at] as number)));
  }
  return depth;
}

/** Nearness of a subject: that of the ground it stands on, and never as far as the background. */
export function subjectDepth(mask: Mask): number {
  const { width, height, data } = mask;
  for (let y = height - 1; y >= 0; y -= 1) {
    let count = 0;
    for (let x = 0; x < width; x += 1) if ((data[y * width + x] as number) > 127) count += 1;
    if (count > width * 0.01) return Math.max(0.45, groundDepth((y + 0.5) / height));
  }
  return NEAR;
}
