import type { Box } from '../faces/face.ts';
import type { FaceRig } from './face-rig.ts';
import { browLift } from './face-warp.ts';
import type { Pose } from './life.ts';

const smooth = (from: number, to: number, value: number): number => {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** Pixels between two points at which the motion is computed; in between it is interpolated. */
export const CELL = 8;
/** The head in face coordinates: its middle, and half its width and height with hair. */
const HEAD = { v: -0.08, u: 0.64, up: 0.82, down: 0.74 };
/** Distance up to which everything moves with the head, and beyond which nothing does, in heads. */
const FADE = { from: 0.95, to: 1.38 };
/** The head turns about the neck, at this `v`. */
const NECK = 1.05;

/** Response of one cell's corner to each motion. */
interface Corner {
  weight: number;
  /** Nearness: near parts move further when the head turns. */
  depth: number;
  brow: number;
  x: number;
  y: number;
}

export interface HeadField {
  /** Whole pixels of the picture that may move at all. */
  box: Box;
  /** Computes the field of a pose. */
  set(pose: Pose): void;
  /** Offset from each cell corner to its source, to the right and down, in pixels; row by row. */
  across: Float32Array;
  down: Float32Array;
  /** Corners per row; there is one cell fewer. */
  columns: number;
  rows: number;
  /** Whether anything in a cell moves, by the index of its upper left corner. */
  isMoved(corner: number): boolean;
}

/** The motion of a whole head, smooth, and nothing outside of its box. */
export function headField(rig: FaceRig): HeadField {
  const { frame, closed } = rig;
  const { unit } = frame;
  const reach = Math.ceil(unit * FADE.to * Math.max(HEAD.up, HEAD.down));
  const middle = frame.at(0, HEAD.v);
  const clampX = (x: number) => Math.max(0, Math.min(closed.width, x));
  const clampY = (y: number) => Math.max(0, Math.min(closed.height, y));
  const even = (value: number) => 2 * Math.floor(value / 2);
  const left = even(clampX(middle.x - reach));
  const top = even(clampY(middle.y - reach));
  const box = {
    x: left,
    y: top,
    width: clampX(Math.ceil(middle.x + reach)) - left,
    height: clampY(Math.ceil(middle.y + reach)) - top,
  };
  const columns = Math.ceil(box.width / CELL) + 1;
  const rows = Math.ceil(box.height / CELL) + 1;
  const neck = frame.at(0, NECK);
  const corners: Corner[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [box.x + column * CELL, box.y + row * CELL];
      const { u, v } = frame.of({ x, y });
      corners.push({
        weight: weightAt(u, v),
        depth: depthAt(u, v),
        brow: browLift(rig, u, v),
        x: x - neck.x,
        y: y - neck.y,
      });
    }
  }
  const moved = Uint8Array.from(corners, (_, at) =>
    [at, at + 1, at + columns, at + columns + 1].some((each) => (corners[each]?.weight ?? 0) > 0) ? 1 : 0,
  );
  const across = new Float32Array(corners.length);
  const down = new Float32Array(corners.length);
  const turn = frame.of({ x: frame.at(0, 0).x + 1, y: frame.at(0, 0).y });
  const [cos, sin] = [turn.u * unit, -turn.v * unit];
  return {
    box,
    set({ aside, down: lower, roll, yaw, pitch, browsUp }) {
      for (const [at, { weight, depth, brow, x, y }] of corners.entries()) {
        const du = aside + yaw * depth;
        const dv = lower + pitch * depth - browsUp * brow;
        across[at] = -(weight * (unit * (du * cos - dv * sin) - roll * y));
        down[at] = -(weight * (unit * (du * sin + dv * cos) + roll * x));
      }
    },
    across,
    down,
    columns,
    rows,
    isMoved: (corner) => moved[corner] === 1,
  };
}

/** 1 in the head, 0 beyond it; below the chin it fades with the neck. */
function weightAt(u: number, v: number): number {
  const dv = v - HEAD.v;
  const far = Math.hypot(u / HEAD.u, dv / (dv < 0 ? HEAD.up : HEAD.down));
  return smooth(FADE.to, FADE.from, far);
}

/** A head is round, and its nose protrudes. */
function depthAt(u: number, v: number): number {
  const round = Math.max(0, 1 - (u / 0.62) ** 2 - ((v - 0.05) / 0.85) ** 2);
  return 0.75 * round + 0.35 * Math.exp(-((u / 0.11) ** 2) - ((v - 0.12) / 0.16) ** 2);
}
