import type { FaceFrame } from '../faces/face-frame.ts';
import type { Picture } from '../pixels/picture.ts';
import type { Mouth } from './mouth.ts';
import { warp } from './warp.ts';

/** How far above and below the lips the skin moves, in face widths. */
const ABOVE = 0.15;
const BELOW = 0.22;
/** The line between closed lips: half its width in widths of the face, and how dark it is. */
const LINE = { half: 0.011, dark: 0.38 };

/** Where a corner of the mouth can be dark: in half mouth widths from its middle, and in widths of the face. */
const CORNER = { from: 0.6, whole: 0.78, to: 1.3, high: 0.045 };

/** A copy of the picture in which the lips are closed over the teeth; `share` 1 closes them all the way. */
export function closeLips(
  picture: Picture,
  frame: FaceFrame,
  mouth: Mouth,
  share: number,
  onRow: (share: number) => void,
): Picture {
  const at = (x: number, y: number) => {
    const { u, v } = frame.of({ x, y });
    const half = (mouth.innerTo - mouth.innerFrom) / 2;
    const across = (u - mouth.innerFrom) / half - 1;
    return { u, v, shape: Math.abs(across) >= 1 ? 0 : 1 - across ** 4 };
  };
  const closed = warp(
    picture,
    (x, y, out) => {
      out[0] = 0;
      out[1] = 0;
      const { u, v, shape } = at(x, y);
      if (shape === 0) return;
      const from = frame.at(u, v + shiftOf(mouth, u, v, shape, share));
      out[0] = from.x - x;
      out[1] = from.y - y;
    },
    onRow,
  );
  lightenCorners(closed, frame, mouth, share);
  const { width, height, data } = closed;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const { u, v, shape } = at(x + 0.5, y + 0.5);
      if (shape === 0) continue;
      const far = (v - meeting(mouth, u)) / LINE.half;
      const dark = Math.exp(-far * far) * LINE.dark * shape * share;
      if (dark < 0.01) continue;
      for (let channel = 0; channel < 3; channel += 1) {
        const place = 4 * (y * width + x) + channel;
        data[place] = (data[place] as number) * (1 - dark);
      }
    }
  }
  return closed;
}

/**
 * Beside the teeth of a smile the corners of the mouth are dark. Between closed lips that darkness would be left as two
 * spots: it takes the colours of the skin above and below.
 */
function lightenCorners(picture: Picture, frame: FaceFrame, mouth: Mouth, share: number): void {
  const { width, height, data } = picture;
  const before = { ...picture, data: new Uint8ClampedArray(data) };
  const half = (mouth.innerTo - mouth.innerFrom) / 2;
  const lumaAt = (at: number) =>
    0.2126 * (before.data[at] as number) +
    0.7152 * (before.data[at + 1] as number) +
    0.0722 * (before.data[at + 2] as number);
  const indexAt = (u: number, v: number) => {
    const { x, y } = frame.at(u, v);
    const column = Math.max(0, Math.min(width - 1, Math.floor(x)));
    const row = Math.max(0, Math.min(height - 1, Math.floor(y)));
    return 4 * (row * width + column);
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const { u, v } = frame.of({ x: x + 0.5, y: y + 0.5 });
      const across = Math.abs((u - mouth.innerFrom) / half - 1);
      const off = (v - meeting(mouth, u)) / CORNER.high;
      if (across < CORNER.from || across > CORNER.to || Math.abs(off) >= 1) continue;
      const above = indexAt(u, meeting(mouth, u) - CORNER.high);
      const below = indexAt(u, meeting(mouth, u) + CORNER.high);
      const down = (off + 1) / 2;
      const at = 4 * (y * width + x);
      const usual = lumaAt(above) * (1 - down) + lumaAt(below) * down;
      const place = smooth(CORNER.from, CORNER.whole, across) * smooth(CORNER.to, CORNER.to - 0.12, across);
      const weight = share * place * smooth(1, 0.84, lumaAt(at) / Math.max(1, usual));
      for (let channel = 0; channel < 3; channel += 1) {
        const lit =
          (before.data[above + channel] as number) * (1 - down) +
          (before.data[below + channel] as number) * down;
        const color = data[at + channel] as number;
        // The line between the lips stays.
        const shade = 1 - 0.22 * Math.exp(-((4 * off) ** 2));
        data[at + channel] = color + (lit * shade - color) * weight;
      }
    }
  }
}

const smooth = (from: number, to: number, value: number): number => {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** The line at which the lips meet: the lower one moves a little further, as in a real face. */
const meeting = (mouth: Mouth, u: number) => {
  const upper = mouth.innerUpper(u);
  return upper + (mouth.innerLower(u) - upper) * 0.45;
};

function shiftOf(mouth: Mouth, u: number, v: number, shape: number, share: number): number {
  const upper = mouth.innerUpper(u);
  const gap = Math.max(0, mouth.innerLower(u) - upper) * share;
  const meet = meeting(mouth, u);
  // A little more than the gap, so that no tooth shines through at the edge.
  const spare = 0.01 * share;
  if (v >= meet) {
    const end = mouth.outerLower(u) + BELOW;
    if (v >= end) return 0;
    const far = (v - meet) / (end - meet);
    return (gap * 0.55 + spare) * shape * (1 - far) * (1 - 0.2 * far);
  }
  const end = upper - ABOVE;
  if (v <= end) return 0;
  return -(gap * 0.45 + spare) * shape * (1 - (meet - v) / (meet - end));
}
