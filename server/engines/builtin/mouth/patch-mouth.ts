import type { Box, Point } from '../faces/face.ts';
import { type Affine, applyAffine, inverseOf } from './affine.ts';
import type { FaceRig } from './face-rig.ts';
import type { FacePlace } from './face-track.ts';
import { createSource, mouthWarp } from './face-warp.ts';
import { innerMouthOf } from './inner-mouth.ts';
import type { MouthShape } from './mouth-shape.ts';
import { samplerOf } from './sampler.ts';
import { putYuvRegion, takeYuvRegion, type YuvFrame } from './yuv-region.ts';

const smooth = (from: number, to: number, value: number): number => {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** The painted patch in face coordinates: half its width, and the extent of its soft edges. */
const PATCH = { half: 0.36, side: 0.14, top: 0.05, chin: 0.035, bottom: 0.07 };
/** Smoothing of the light between frames: weight of the previous value. */
const KEPT = 0.75;
const GAIN = { least: 0.7, most: 1.4 };

/** Paints the mouth of the reference, in a shape, over the mouth of a frame, in place. */
export type MouthPatcher = (frame: YuvFrame, place: FacePlace, shape: MouthShape) => void;

/**
 * @param rig of the reference: a part of its frame
 * @param corner where that part begins in its frame
 */
export function mouthPatcher(rig: FaceRig, corner: Point): MouthPatcher {
  const { frame: along, mouth, closed } = rig;
  const still = samplerOf(closed);
  const inner = innerMouthOf(rig);
  const source = createSource();
  const color = new Float32Array(3);
  const dark = new Float32Array(3);
  const soft = 0.75 / along.unit;
  const middle = (mouth.from + mouth.to) / 2;
  const seam = mouth.seam(middle);
  const coverAt = (u: number, v: number) => {
    const across = Math.abs(u - middle);
    const side = smooth(PATCH.half, PATCH.half - PATCH.side, across);
    const down = smooth(
      mouth.chin - PATCH.chin,
      mouth.chin - PATCH.chin - PATCH.bottom,
      v + 0.5 * across * across,
    );
    return side * down * smooth(mouth.nose - 0.005, mouth.nose + PATCH.top, v);
  };
  const corners = [-PATCH.half, PATCH.half].flatMap((u) =>
    [mouth.nose - 0.01, mouth.chin].map((v) => along.at(middle + u, v)),
  );
  const matcher = lightMatcher(rig, coverAt);
  return (frame, { to, chin }, shape) => {
    const map = fromCorner(to, corner);
    const back = inverseOf(map);
    const box = boxOf(
      corners.map((place) => applyAffine(map, place)),
      frame,
    );
    if (box.width < 2 || box.height < 2) return;
    const picture = takeYuvRegion(frame, box);
    const touched = new Uint8Array(box.width * box.height);
    const lips = mouthWarp(mouth, shape, soft, 'still');
    const gains = matcher(picture, box, map);
    // The chin stays at its place in the film; the parts above it are shifted by the difference.
    const stretch = Math.max(0.75, Math.min(1.3, (mouth.chin - seam) / (chin - seam)));
    for (let y = 0; y < box.height; y += 1) {
      for (let x = 0; x < box.width; x += 1) {
        const place = along.of(applyAffine(back, { x: box.x + x + 0.5, y: box.y + y + 0.5 }));
        const v = place.v > seam ? seam + (place.v - seam) * stretch : place.v;
        const cover = coverAt(place.u, v);
        if (cover < 0.004) continue;
        lips(place.u, v, source);
        const from = along.at(source.u, source.v);
        still(from.x, from.y, color);
        if (source.inside > 0) {
          inner(source.inner, dark);
          for (let channel = 0; channel < 3; channel += 1)
            color[channel] =
              (color[channel] as number) +
              ((dark[channel] as number) - (color[channel] as number)) * source.inside;
        }
        const side = smooth(-PATCH.half, PATCH.half, place.u - middle);
        const at = y * box.width + x;
        touched[at] = 1;
        for (let channel = 0; channel < 3; channel += 1) {
          const gain = (gains.left[channel] as number) * (1 - side) + (gains.right[channel] as number) * side;
          const before = picture.data[4 * at + channel] as number;
          picture.data[4 * at + channel] = before + ((color[channel] as number) * gain - before) * cover;
        }
      }
    }
    putYuvRegion(frame, box, picture, touched);
  };
}

/** A map for places of the reference's part instead of its frame. */
const fromCorner = ([a, b, c, d, e, f]: Affine, { x, y }: Point): Affine => [
  a,
  b,
  a * x + b * y + c,
  d,
  e,
  d * x + e * y + f,
];

function boxOf(places: readonly Point[], { width, height }: { width: number; height: number }): Box {
  const even = (value: number, limit: number) => Math.max(0, Math.min(limit, 2 * Math.round(value / 2)));
  const x = even(Math.min(...places.map((place) => place.x)) - 2, width);
  const y = even(Math.min(...places.map((place) => place.y)) - 2, height);
  return {
    x,
    y,
    width: even(Math.max(...places.map((place) => place.x)) + 2, width) - x,
    height: even(Math.max(...places.map((place) => place.y)) + 2, height) - y,
  };
}

type Gains = Record<'left' | 'right', Float32Array>;

/** How much lighter each side of a frame's mouth is than the reference, measured around the patch. */
function lightMatcher({ frame: along, mouth, closed }: FaceRig, coverAt: (u: number, v: number) => number) {
  const still = samplerOf(closed);
  const seen = new Float32Array(3);
  const middle = (mouth.from + mouth.to) / 2;
  const places: { u: number; v: number; side: keyof Gains }[] = [];
  for (let u = -PATCH.half; u <= PATCH.half; u += 0.02)
    for (let v = mouth.nose; v < mouth.chin - 0.1; v += 0.02) {
      const cover = coverAt(middle + u, v);
      if (cover > 0.05 && cover < 0.6) places.push({ u: middle + u, v, side: u < 0 ? 'left' : 'right' });
    }
  let kept: Gains | undefined;
  return (
    picture: { width: number; height: number; data: Uint8ClampedArray },
    box: Box,
    map: Affine,
  ): Gains => {
    const sums = { left: new Float32Array(6), right: new Float32Array(6) };
    for (const { u, v, side } of places) {
      const from = along.at(u, v);
      const to = applyAffine(map, from);
      const [x, y] = [Math.floor(to.x - box.x), Math.floor(to.y - box.y)];
      if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) continue;
      still(from.x, from.y, seen);
      for (let channel = 0; channel < 3; channel += 1) {
        const sum = sums[side];
        sum[channel] =
          (sum[channel] as number) + (picture.data[4 * (y * picture.width + x) + channel] as number);
        sum[channel + 3] = (sum[channel + 3] as number) + (seen[channel] as number);
      }
    }
    const gainsOf = (side: keyof Gains) =>
      Float32Array.from({ length: 3 }, (_, channel) => {
        const ratio = ((sums[side][channel] as number) + 1) / ((sums[side][channel + 3] as number) + 1);
        const now = Math.max(GAIN.least, Math.min(GAIN.most, ratio));
        const before = kept?.[side][channel];
        return before === undefined ? now : before * KEPT + now * (1 - KEPT);
      });
    kept = { left: gainsOf('left'), right: gainsOf('right') };
    return kept;
  };
}
