import type { Box } from '../faces/face.ts';
import type { FaceFrame } from '../faces/face-frame.ts';
import type { Picture } from '../pixels/picture.ts';

/**
 * A part of a picture that is processed separately. `x` and `y` are the position of its first pixel in the
 * whole.
 */
export interface Region {
  picture: Picture;
  x: number;
  y: number;
}

/** The pixels of the picture around a part of the face, given from edge to edge along it; whole pixels, at least one. */
export function boxAround(
  frame: FaceFrame,
  part: { left: number; right: number; top: number; bottom: number },
  within: { width: number; height: number },
): Box {
  const corners = [part.left, part.right].flatMap((u) => [part.top, part.bottom].map((v) => frame.at(u, v)));
  const clamp = (value: number, limit: number) => Math.max(0, Math.min(limit, value));
  const x = clamp(Math.floor(Math.min(...corners.map((corner) => corner.x))), within.width - 1);
  const y = clamp(Math.floor(Math.min(...corners.map((corner) => corner.y))), within.height - 1);
  const right = clamp(Math.ceil(Math.max(...corners.map((corner) => corner.x))), within.width);
  const bottom = clamp(Math.ceil(Math.max(...corners.map((corner) => corner.y))), within.height);
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) };
}

/** A copy of a part of the picture. */
export function takeRegion(picture: Picture, { x, y, width, height }: Box): Region {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const from = ((y + row) * picture.width + x) * 4;
    data.set(picture.data.subarray(from, from + width * 4), row * width * 4);
  }
  return { picture: { width, height, data }, x, y };
}

/** A copy of the picture with the region in its place; everything else stays bit for bit. */
export function putRegion(picture: Picture, region: Region): Picture {
  const { width, height, data } = region.picture;
  const whole = new Uint8ClampedArray(picture.data);
  for (let row = 0; row < height; row += 1) {
    const to = ((region.y + row) * picture.width + region.x) * 4;
    whole.set(data.subarray(row * width * 4, (row + 1) * width * 4), to);
  }
  return { width: picture.width, height: picture.height, data: whole };
}

/** The same face in the pixels of a region of its picture. */
export function pointsIn(points: readonly { x: number; y: number }[], region: { x: number; y: number }) {
  return points.map((point) => ({ x: point.x - region.x, y: point.y - region.y }));
}
