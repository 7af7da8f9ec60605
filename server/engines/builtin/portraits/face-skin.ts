import { type GuidedPlane, guidedPlane } from '../cutout/guided-filter.ts';
import type { Point } from '../faces/face.ts';
import type { FaceFrame } from '../faces/face-frame.ts';
import {
  LEFT_BROW,
  LEFT_EYE,
  OUTER_LOWER_LIP,
  OUTER_UPPER_LIP,
  OVAL,
  RIGHT_BROW,
  RIGHT_EYE,
} from '../faces/landmarks.ts';
import { blurPlane } from '../pixels/blur.ts';
import type { Picture, Plane } from '../pixels/picture.ts';
import { resamplePicture } from '../pixels/resample.ts';
import { fromLab, type Lab, toLab } from './oklab.ts';
import { polygonPlane } from './polygon.ts';
import { labsOf, skinOf } from './skin.ts';

/** Changes of colour below this variance are smoothed: blotches and fine folds, but not nose and lids. */
const CALM = 0.02;
/** Width of the face at which skin is smoothed, in pixels. */
const EVEN_UNIT = 240;
/** Width of the face at which its skin is separated from fringe, beard and glasses, in pixels. */
const WORK_UNIT = 110;

/** Bare skin of the face as a soft plane from 0 to 1: without eyes, brows and lips, and without hair over it. */
export function faceSkin(picture: Picture, points: readonly Point[], frame: FaceFrame): Plane {
  const outline = (indices: readonly number[], soft: number) =>
    polygonPlane(
      picture,
      indices.map((index) => points[index] as Point),
      soft,
    ).data;
  const { unit } = frame;
  const lips = [...OUTER_UPPER_LIP, ...OUTER_LOWER_LIP.toReversed()];
  const face = outline(OVAL, unit * 0.045);
  const bare = skinShare(picture, frame);
  const holes = [LEFT_EYE, RIGHT_EYE, LEFT_BROW, RIGHT_BROW, lips].map((indices) =>
    outline(indices, unit * 0.014),
  );
  const data = face.map((value, at) => {
    let open = Math.max(0, 2 * value - 1) * (bare.data[at] as number);
    for (const hole of holes) open *= 1 - (hole[at] as number);
    return open;
  });
  return { width: picture.width, height: picture.height, data };
}

/** Share of skin around each pixel, computed at a reduced size and enlarged. */
function skinShare(picture: Picture, frame: FaceFrame): Plane {
  const scale = Math.min(1, WORK_UNIT / frame.unit);
  const small = resamplePicture(picture, {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  });
  const [fx, fy] = [small.width / picture.width, small.height / picture.height];
  const smallFrame: FaceFrame = {
    ...frame,
    unit: frame.unit * fx,
    at: (u, v) => {
      const { x, y } = frame.at(u, v);
      return { x: x * fx, y: y * fy };
    },
    of: ({ x, y }) => frame.of({ x: x / fx, y: y / fy }),
  };
  const skin = skinOf(small, labsOf(small), smallFrame);
  const near = Float32Array.from(skin.grown, (value, at) => (value === 1 || skin.away(at) < 0.07 ? 1 : 0));
  const size = { width: small.width, height: small.height };
  const share = blurPlane({ ...size, data: near }, Math.max(1, smallFrame.unit * 0.02));
  const out = new Float32Array(picture.width * picture.height);
  for (let y = 0; y < picture.height; y += 1) {
    const row = Math.min(small.height - 1, Math.floor((y + 0.5) * fy)) * small.width;
    for (let x = 0; x < picture.width; x += 1) {
      const value = share.data[row + Math.min(small.width - 1, Math.floor((x + 0.5) * fx))] as number;
      out[y * picture.width + x] = Math.min(1, Math.max(0, (value - 0.35) / 0.45));
    }
  }
  return blurPlane({ width: picture.width, height: picture.height, data: out }, 0.6 / fx);
}

/**
 * Retouches skin, in place: blotches and folds are smoothed along edges, pores stay in part.
 *
 * @param amount 0 to 1
 */
export function smoothSkin(picture: Picture, skin: Plane, unit: number, amount: number): void {
  const { width, height, data } = picture;
  const planes = [0, 1, 2].map((channel) => {
    const plane = new Float32Array(width * height);
    for (let at = 0; at < plane.length; at += 1) plane[at] = data[4 * at + channel] as number;
    return plane;
  }) as [Float32Array, Float32Array, Float32Array];
  const even = evened(picture, unit);
  const fine = planes.map((data) => blurPlane({ width, height, data }, Math.max(1, unit * 0.008)).data);
  for (let at = 0; at < skin.data.length; at += 1) {
    const share = (skin.data[at] as number) * amount;
    if (share < 0.01) continue;
    const x = ((at % width) + 0.5) * even.scale;
    const y = (Math.floor(at / width) + 0.5) * even.scale;
    const [red, green, blue] = planes.map((plane) => plane[at] as number) as [number, number, number];
    for (let channel = 0; channel < 3; channel += 1) {
      const old = (planes[channel] as Float32Array)[at] as number;
      const pores = (old - ((fine[channel] as Float32Array)[at] as number)) * 0.3;
      const smooth = (even.channels[channel]?.at(x, y, red, green, blue) ?? old) + pores;
      data[4 * at + channel] = old + (smooth - old) * share;
    }
  }
}

/**
 * The picture smoothed along its edges, channel by channel; large faces are smoothed at a reduced size and
 * interpolated.
 */
function evened(picture: Picture, unit: number): { scale: number; channels: GuidedPlane[] } {
  const scale = Math.min(1, EVEN_UNIT / unit);
  const small =
    scale === 1
      ? picture
      : resamplePicture(picture, {
          width: Math.max(1, Math.round(picture.width * scale)),
          height: Math.max(1, Math.round(picture.height * scale)),
        });
  const radius = Math.max(2, Math.round(unit * scale * 0.05));
  const channels = [0, 1, 2].map((channel) => {
    const plane = Float32Array.from(
      { length: small.width * small.height },
      (_, at) => small.data[4 * at + channel] as number,
    );
    return guidedPlane(small, plane, radius, CALM);
  });
  return { scale: small.width / picture.width, channels };
}

/**
 * Ages skin, in place: unevenness grows, colour fades a little.
 *
 * @param amount 0 to 1
 */
export function roughenSkin(picture: Picture, skin: Plane, unit: number, amount: number): void {
  const { width, height, data } = picture;
  const labs = labsOf(picture);
  const light: Plane = { width, height, data: new Float32Array(width * height) };
  for (let at = 0; at < light.data.length; at += 1) light.data[at] = labs[3 * at] as number;
  const fine = blurPlane(light, Math.max(1, unit * 0.018)).data;
  const coarse = blurPlane(light, Math.max(2, unit * 0.07)).data;
  const lab: Lab = [0, 0, 0];
  const out: [number, number, number] = [0, 0, 0];
  for (let at = 0; at < skin.data.length; at += 1) {
    const share = (skin.data[at] as number) * amount;
    if (share < 0.01) continue;
    toLab(data[4 * at] as number, data[4 * at + 1] as number, data[4 * at + 2] as number, lab);
    const pores = lab[0] - (fine[at] as number);
    const folds = (fine[at] as number) - (coarse[at] as number);
    // Bounded, so that glints on glasses and spots are not exaggerated.
    lab[0] += share * (bound(pores * 0.9, 0.07) + bound(folds * 0.75, 0.05) - 0.012);
    lab[1] *= 1 - 0.16 * share;
    fromLab(lab, out);
    for (let channel = 0; channel < 3; channel += 1) data[4 * at + channel] = out[channel] as number;
  }
}

const bound = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));
