import type { FaceFrame } from '../faces/face-frame.ts';
import { type Displacement, smoothStep } from './warp.ts';

/** Skin around a place of the face is pushed, in widths of the face: by `du` to the right and `dv` down. */
export interface Push {
  at: { u: number; v: number };
  du: number;
  dv: number;
  /** How far the push reaches. */
  reach: number;
}

/** How far a place lies from the middle of the face, with 1 a little outside of its outline. */
const fromFace = (u: number, v: number): number => Math.hypot(u / 0.72, (v - 0.1) / 0.82);

/** All pushes together, scaled by `strength`. Nothing outside of the face moves. */
export function pushed(frame: FaceFrame, pushes: readonly Push[], strength: number): Displacement {
  return (x, y, out) => {
    const { u, v } = frame.of({ x, y });
    const edge = smoothStep(1, 0.85, fromFace(u, v)) * strength;
    out[0] = 0;
    out[1] = 0;
    if (edge === 0) return;
    let [du, dv] = [0, 0];
    for (const push of pushes) {
      // Around the final place, since the warp maps each pixel back to its source.
      const far = ((u - push.at.u - push.du) ** 2 + (v - push.at.v - push.dv) ** 2) / push.reach ** 2;
      if (far > 9) continue;
      const weight = Math.exp(-far);
      du += push.du * weight;
      dv += push.dv * weight;
    }
    const from = frame.at(u - du * edge, v - dv * edge);
    out[0] = from.x - x;
    out[1] = from.y - y;
  };
}
