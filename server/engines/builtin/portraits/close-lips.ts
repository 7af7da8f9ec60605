import type { FaceFrame } from '../faces/face-frame.ts';
import type { Picture } from '../pixels/picture.ts';
import type { Mouth } from './mouth.ts';
import { warp } from './warp.ts';

/** How far above and below the lips the skin moves, in face widths. */
const ABOVE = 0.15;
const BELOW = 0.22;
/** The line between closed lips: half its width in widths of the face, and how dark it is. */
const LINE = { half: 0.011, dark: 0.38 };

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
