import type { Picture } from '../pixels/picture.ts';
import type { FaceRig } from './face-rig.ts';
import { createSource, lidWarp, mouthWarp } from './face-warp.ts';
import { headField } from './head-field.ts';
import { innerMouthOf } from './inner-mouth.ts';
import type { Pose } from './life.ts';
import { samplerOf } from './sampler.ts';

/** Nearer than this a pixel keeps its colour bit for bit. */
const STILL = 0.02;
/** Of the face that mouth and eyes may move, in its widths. */
const FACE = { u: 0.72, top: -0.6, below: 0.3 };
const LEAST_BLINK = 0.02;

/**
 * Makes a function that draws the face in a pose into a copy of its picture. Pixels outside of the head stay as they are in
 * `out`, which therefore begins as the rig's `given` picture.
 */
export function faceDrawer(rig: FaceRig): (pose: Pose, out: Picture) => void {
  const { frame, closed, mouth, eyes } = rig;
  const { width } = closed;
  const field = headField(rig);
  const still = samplerOf(closed);
  const inner = innerMouthOf(rig);
  const origin = frame.of({ x: 0, y: 0 });
  const right = frame.of({ x: 1, y: 0 });
  const [uu, uv] = [right.u - origin.u, right.v - origin.v];
  const soft = 0.75 / frame.unit;
  const bottom = mouth.chin + FACE.below;
  const move = new Float32Array(2);
  const color = new Float32Array(3);
  const dark = new Float32Array(3);
  const source = createSource();
  return (pose, out) => {
    field.set(pose);
    const lips = mouthWarp(mouth, pose.mouth, soft);
    const { box } = field;
    for (let y = box.y; y < box.y + box.height; y += 1) {
      for (let x = box.x; x < box.x + box.width; x += 1) {
        field.at(x, y, move);
        let fromX = x + 0.5 + (move[0] as number);
        let fromY = y + 0.5 + (move[1] as number);
        const u = origin.u + fromX * uu - fromY * uv;
        const v = origin.v + fromX * uv + fromY * uu;
        source.inside = 0;
        source.shade = 0;
        if (v > FACE.top && v < bottom && u > -FACE.u && u < FACE.u) {
          lips(u, v, source);
          if (pose.blink > LEAST_BLINK) for (const eye of eyes) lidWarp(eye, pose.blink, source);
          const [du, dv] = [source.u - u, source.v - v];
          // The face's own directions, in pixels.
          const scale = frame.unit * frame.unit;
          fromX += (du * uu + dv * uv) * scale;
          fromY += (dv * uu - du * uv) * scale;
        }
        const at = 4 * (y * width + x);
        const isStill = Math.abs(fromX - x - 0.5) < STILL && Math.abs(fromY - y - 0.5) < STILL;
        if (isStill && source.inside === 0 && source.shade === 0) {
          out.data[at] = closed.data[at] as number;
          out.data[at + 1] = closed.data[at + 1] as number;
          out.data[at + 2] = closed.data[at + 2] as number;
          continue;
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
        out.data[at] = (color[0] as number) * light;
        out.data[at + 1] = (color[1] as number) * light;
        out.data[at + 2] = (color[2] as number) * light;
      }
    }
  };
}
