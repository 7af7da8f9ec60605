import { blurPlane } from '../pixels/blur.ts';
import type { Picture, Plane } from '../pixels/picture.ts';
import { fromLab, type Lab } from './oklab.ts';
import { labsOf } from './skin.ts';

/** Samples along a strand to each side; more make no visible difference. */
const STEPS = 8;

/**
 * Reduces the greasy shine of hair, in place: broad highlights are lowered to the surrounding lightness, single
 * strands keep theirs.
 *
 * @param unit width of the face in pixels
 * @param strength 0 to 1
 */
export function matteHair(picture: Picture, mask: Plane, unit: number, strength: number): void {
  const { width, height } = picture;
  const labs = labsOf(picture);
  const light: Plane = { width, height, data: new Float32Array(width * height) };
  const covered: Plane = { width, height, data: new Float32Array(width * height) };
  for (let at = 0; at < light.data.length; at += 1) {
    const weight = mask.data[at] as number;
    light.data[at] = (labs[3 * at] as number) * weight;
    covered.data[at] = weight;
  }
  const mean = (radius: number) => {
    const sum = blurPlane(light, radius).data;
    const weight = blurPlane(covered, radius).data;
    return sum.map((value, at) => value / Math.max(1e-3, weight[at] as number));
  };
  const near = mean(Math.max(1, unit * 0.018));
  const far = mean(Math.max(2, unit * 0.16));
  change(picture, labs, mask, (at, lab) => {
    const shine = Math.max(0, (near[at] as number) - (far[at] as number));
    lab[0] -= shine * 1.05 * strength;
  });
}

/**
 * Smooths hair along its strands, in place: colour is averaged along the direction in which it changes least, so
 * frizz disappears and strands stay.
 */
export function sleekHair(
  picture: Picture,
  mask: Plane,
  unit: number,
  strength: number,
  onRow: (share: number) => void,
): void {
  const { width, height } = picture;
  const labs = labsOf(picture);
  const along = strandsOf(labs, width, height, Math.max(1, unit * 0.02));
  const reach = Math.max(2, unit * 0.055);
  const steps = Math.min(STEPS, Math.round(reach));
  const stride = reach / steps;
  const smooth = new Float32Array(labs.length);
  const sum: Lab = [0, 0, 0];
  for (let y = 0; y < height; y += 1) {
    if (y % 16 === 0) onRow(y / height);
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if ((mask.data[at] as number) < 0.01) continue;
      sum.fill(0);
      let weight = 0;
      for (const side of [-1, 1]) {
        let [px, py, angle] = [x, y, along[at] as number];
        for (let step = side === 1 ? 1 : 0; step <= steps; step += 1) {
          const here = Math.round(py) * width + Math.round(px);
          const inside = px >= 0 && py >= 0 && px < width - 0.5 && py < height - 0.5;
          if (!inside || (mask.data[here] as number) < 0.5) break;
          for (const axis of [0, 1, 2] as const) sum[axis] += labs[3 * here + axis] as number;
          weight += 1;
          angle = nearestTurn(along[here] as number, angle);
          px += side * stride * Math.cos(angle);
          py += side * stride * Math.sin(angle);
        }
      }
      for (const axis of [0, 1, 2] as const)
        smooth[3 * at + axis] = weight === 0 ? (labs[3 * at + axis] as number) : sum[axis] / weight;
    }
  }
  change(picture, labs, mask, (at, lab) => {
    for (const axis of [0, 1, 2] as const)
      lab[axis] += ((smooth[3 * at + axis] as number) - lab[axis]) * strength;
  });
}

/** Directions are axes: takes the one of the two orientations that continues the previous one. */
function nearestTurn(angle: number, before: number): number {
  return Math.cos(angle - before) < 0 ? angle + Math.PI : angle;
}

/** Direction of the strands at each pixel, in radians: across it the lightness changes most. */
function strandsOf(labs: Float32Array, width: number, height: number, radius: number): Float32Array {
  const [xx, xy, yy] = Array.from({ length: 3 }, () => new Float32Array(width * height)) as [
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  const light = (x: number, y: number) =>
    labs[3 * (Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x)))] as number;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const dx = light(x + 1, y) - light(x - 1, y);
      const dy = light(x, y + 1) - light(x, y - 1);
      xx[at] = dx * dx;
      xy[at] = dx * dy;
      yy[at] = dy * dy;
    }
  }
  const smooth = (data: Float32Array) => blurPlane({ width, height, data }, radius).data;
  const [sxx, sxy, syy] = [smooth(xx), smooth(xy), smooth(yy)];
  return sxx.map(
    (value, at) => 0.5 * Math.atan2(2 * (sxy[at] as number), value - (syy[at] as number)) + Math.PI / 2,
  );
}

/** Applies a change of colours, weighted by the mask. */
function change(
  { data }: Picture,
  labs: Float32Array,
  mask: Plane,
  by: (at: number, lab: Lab) => void,
): void {
  const lab: Lab = [0, 0, 0];
  const color: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < mask.data.length; at += 1) {
    const share = mask.data[at] as number;
    if (share < 0.01) continue;
    for (const axis of [0, 1, 2] as const) lab[axis] = labs[3 * at + axis] as number;
    by(at, lab);
    fromLab(lab, color);
    for (let channel = 0; channel < 3; channel += 1) {
      const old = data[4 * at + channel] as number;
      data[4 * at + channel] = old + ((color[channel] as number) - old) * share;
    }
  }
}
