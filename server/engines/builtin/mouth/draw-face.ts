import type { Picture } from '../pixels/picture.ts';
import type { FaceRig } from './face-rig.ts';
import { createSource, lidWarp, mouthWarp } from './face-warp.ts';
import { CELL, headField } from './head-field.ts';
import { innerMouthOf } from './inner-mouth.ts';
import type { Pose } from './life.ts';
import { samplerOf } from './sampler.ts';

/** A pixel that moves less keeps its colour bit for bit. */
const STILL = 0.02;
/** Part of the face that mouth and eyes may move, in face widths. */
const FACE = { u: 0.72, top: -0.6, below: 0.3 };
const LEAST_BLINK = 0.02;

/**
 * Creates a function that draws the face in a pose into a copy of its picture. Pixels outside the head stay
 * unchanged in `out`, which therefore starts as the rig's `given` picture.
 */
export function faceDrawer(rig: FaceRig): (pose: Pose, out: Picture) => void {
  const field = headField(rig);
  const pixel = pixelDrawer(rig);
  const { box, across, down, columns, rows } = field;
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  return (pose, out) => {
    field.set(pose);
    const draw = pixel(pose, out);
    for (let row = 0; row + 1 < rows; row += 1) {
      for (let column = 0; column + 1 < columns; column += 1) {
        const a = row * columns + column;
        if (!field.isMoved(a)) continue;
        const [b, c, d] = [a + 1, a + columns, a + columns + 1];
        const x0 = box.x + column * CELL;
        const y0 = box.y + row * CELL;
        const x1 = Math.min(right, x0 + CELL);
        const y1 = Math.min(bottom, y0 + CELL);
        for (let y = y0; y < y1; y += 1) {
          const share = (y - y0) / CELL;
          let dx = (across[a] as number) * (1 - share) + (across[c] as number) * share;
          let dy = (down[a] as number) * (1 - share) + (down[c] as number) * share;
          const stepX = ((across[b] as number) * (1 - share) + (across[d] as number) * share - dx) / CELL;
          const stepY = ((down[b] as number) * (1 - share) + (down[d] as number) * share - dy) / CELL;
          for (let x = x0; x < x1; x += 1) {
            draw(x, y, dx, dy);
            dx += stepX;
            dy += stepY;
          }
        }
      }
    }
  };
}

/**
 * Draws single pixels of a pose, with colours from this offset to the right and down in the photographed head.
 */
function pixelDrawer(rig: FaceRig) {
  const { frame, closed, mouth, eyes } = rig;
  const { width } = closed;
  const still = samplerOf(closed);
  const inner = innerMouthOf(rig);
  const origin = frame.of({ x: 0, y: 0 });
  const right = frame.of({ x: 1, y: 0 });
  const [uu, uv] = [right.u - origin.u, right.v - origin.v];
  // The face's own directions, in pixels.
  const scale = frame.unit * frame.unit;
  const soft = 0.75 / frame.unit;
  const bottom = mouth.chin + FACE.below;
  const color = new Float32Array(3);
  const dark = new Float32Array(3);
  const source = createSource();
  return (pose: Pose, { data }: Picture) => {
    const lips = mouthWarp(mouth, pose.mouth, soft);
    return (x: number, y: number, dx: number, dy: number): void => {
      let fromX = x + 0.5 + dx;
      let fromY = y + 0.5 + dy;
      const u = origin.u + fromX * uu - fromY * uv;
      const v = origin.v + fromX * uv + fromY * uu;
      source.inside = 0;
      source.shade = 0;
      if (v > FACE.top && v < bottom && u > -FACE.u && u < FACE.u) {
        lips(u, v, source);
        if (pose.blink > LEAST_BLINK) for (const eye of eyes) lidWarp(eye, pose.blink, source);
        const [du, dv] = [source.u - u, source.v - v];
        fromX += (du * uu + dv * uv) * scale;
        fromY += (dv * uu - du * uv) * scale;
      }
      const at = 4 * (y * width + x);
      const isStill = Math.abs(fromX - x - 0.5) < STILL && Math.abs(fromY - y - 0.5) < STILL;
      if (isStill && source.inside === 0 && source.shade === 0) {
        data[at] = closed.data[at] as number;
        data[at + 1] = closed.data[at + 1] as number;
        data[at + 2] = closed.data[at + 2] as number;
        return;
      }
      if (source.inside < 1) still(fromX, fromY, color);
      if (source.inside > 0) {
        inner(source.inner, dark);
        for (let channel = 0; channel < 3; channel += 1)
          color[channel] =
            (color[channel] as number) +
            ((dark[channel] as number) - (color[channel] as number)) * source.inside;
      }
      const light = 1 - source.shade;
      data[at] = (color[0] as number) * light;
      data[at + 1] = (color[1] as number) * light;
      data[at + 2] = (color[2] as number) * light;
    };
  };
}
