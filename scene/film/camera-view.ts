/**
 * The five camera moves over a still image that has no depth: as the built-in engine moves over scenes
 * (`server/engines/builtin/camera/moves.ts`), with everything at one distance.
 */
import type { CameraMove } from '@inkreel/contract/story/camera-moves.ts';

/** What the camera sees, as shares of the image. */
export interface View {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** How far it goes: forward as a share of the size, aside as a share of a side. */
const FORWARD = 0.18;
const ASIDE = 0.06;

/** Starts and ends at rest. */
const ease = (time: number): number => time * time * time * (time * (time * 6 - 15) + 10);

/** @param time 0 at the first frame, 1 behind the last */
export function cameraView(move: CameraMove, time: number): View {
  const way = ease(Math.min(1, Math.max(0, time)));
  switch (move) {
    case 'push_in':
      return viewOf(1 + FORWARD * way, 0, 0);
    case 'pull_out':
      return viewOf(1 + FORWARD * (1 - way), 0, 0);
    case 'orbit':
      return viewOf(1 + ASIDE, ASIDE * (way - 0.5), ASIDE * 0.4 * way * (1 - way));
    case 'pan':
      return viewOf(1 + 3 * ASIDE, 3 * ASIDE * (way - 0.5), 0);
    case 'crane_up':
      return viewOf(1 + 3 * ASIDE + FORWARD * 0.2 * way, 0, 3 * ASIDE * (0.5 - way));
  }
}

/** @param aside, down where its middle is, as shares of the enlarged image from the middle of that */
function viewOf(enlarged: number, aside: number, down: number): View {
  const size = 1 / enlarged;
  const room = (1 - size) / 2;
  const place = (shift: number) => room + Math.min(room, Math.max(-room, shift * size));
  return { left: place(aside), top: place(down), width: size, height: size };
}
