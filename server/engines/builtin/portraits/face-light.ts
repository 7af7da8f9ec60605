import type { FaceFrame } from '../faces/face-frame.ts';
import type { Picture, Plane } from '../pixels/picture.ts';
import type { Mouth } from './mouth.ts';
import { fromLab, type Lab, toLab } from './oklab.ts';

/**
 * Presses a dimple into the skin, in place: a short dark fold with a soft hollow around it and light on its outer rim.
 *
 * @param at its middle, in widths of the face; the fold bends around the mouth
 * @param size its height in widths of the face
 */
export function dimple(
  { width, height, data }: Picture,
  frame: FaceFrame,
  at: { u: number; v: number },
  size: number,
  strength: number,
): void {
  const middle = frame.at(at.u, at.v);
  const reach = Math.ceil(size * 3 * frame.unit);
  const outwards = Math.sign(at.u);
  for (let y = Math.max(0, Math.floor(middle.y - reach)); y < Math.min(height, middle.y + reach); y += 1) {
    for (let x = Math.max(0, Math.floor(middle.x - reach)); x < Math.min(width, middle.x + reach); x += 1) {
      const place = frame.of({ x: x + 0.5, y: y + 0.5 });
      const dv = (place.v - at.v) / size;
      const du = ((place.u - at.u) * outwards) / size + 0.35 * dv * dv;
      const fold = Math.exp(-((du / 0.3) ** 2) - (dv / 0.75) ** 2) * 0.17;
      const hollow = Math.exp(-(du * du + dv * dv)) * 0.13;
      const rim = Math.exp(-(((du - 0.75) / 0.4) ** 2) - (dv / 0.8) ** 2) * 0.12;
      const factor = 1 + (rim - fold - hollow) * strength;
      for (let channel = 0; channel < 3; channel += 1) {
        const index = 4 * (y * width + x) + channel;
        // Blood shows in folds, so they are warmer, not greyer.
        const warm = channel === 0 ? 1 - (1 - factor) * 0.55 : factor;
        data[index] = (data[index] as number) * warm;
      }
    }
  }
}

/** Teeth between open lips, as a soft plane: light, almost colourless pixels. */
export function teethPlane(picture: Picture, frame: FaceFrame, mouth: Mouth): Plane {
  const { width, height, data } = picture;
  const plane: Plane = { width, height, data: new Float32Array(width * height) };
  const lab: Lab = [0, 0, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const { u, v } = frame.of({ x: x + 0.5, y: y + 0.5 });
      if (u < mouth.innerFrom || u > mouth.innerTo) continue;
      const inside = Math.min(v - mouth.innerUpper(u), mouth.innerLower(u) - v);
      if (inside <= -0.006) continue;
      const at = y * width + x;
      toLab(data[4 * at] as number, data[4 * at + 1] as number, data[4 * at + 2] as number, lab);
      const pale = 1 - Math.min(1, Math.max(0, (Math.hypot(lab[1], lab[2]) - 0.045) / 0.04));
      const light = Math.min(1, Math.max(0, (lab[0] - 0.45) / 0.15));
      plane.data[at] = pale * light * Math.min(1, (inside + 0.006) / 0.012);
    }
  }
  return plane;
}

/** Share of teeth in the open mouth, 0 to 1. */
export function teethShare(picture: Picture, frame: FaceFrame, mouth: Mouth): number {
  const covered = teethPlane(picture, frame, mouth).data.reduce((sum, value) => sum + value, 0);
  const open = mouth.opening * (mouth.innerTo - mouth.innerFrom) * 0.66 * frame.unit ** 2;
  return open < 1 ? 0 : Math.min(1, covered / open);
}

/** Makes teeth whiter, in place: lighter, and less yellow. */
export function whitenTeeth(picture: Picture, teeth: Plane, strength: number): void {
  const { data } = picture;
  const lab: Lab = [0, 0, 0];
  const out: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < teeth.data.length; at += 1) {
    const share = (teeth.data[at] as number) * strength;
    if (share < 0.01) continue;
    toLab(data[4 * at] as number, data[4 * at + 1] as number, data[4 * at + 2] as number, lab);
    lab[0] += (0.97 - lab[0]) * 0.4 * share;
    lab[1] *= 1 - 0.55 * share;
    lab[2] *= 1 - 0.7 * share;
    fromLab(lab, out);
    for (let channel = 0; channel < 3; channel += 1) data[4 * at + channel] = out[channel] as number;
  }
}
