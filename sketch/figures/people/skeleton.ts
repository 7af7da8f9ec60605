/** Joints of a person for a pose, by forward kinematics; legs and arms of riders by two-bone inverse kinematics. */
import type { PersonLook } from '../../brief.ts';
import type { Point, RidingPoints } from '../figure.ts';
import type { Build } from './build.ts';

/** Shoulder, elbow, hand, or hip, knee, ankle. */
export type Limb = readonly [Point, Point, Point];

export interface Skeleton {
  /** From 0 (facing the viewer) to 1 (turned to the right). */
  turn: number;
  /** Degrees the torso leans to the right, and the head nods. */
  lean: number;
  nod: number;
  neck: Point;
  hips: Point;
  head: Point;
  nearArm: Limb;
  farArm: Limb;
  nearLeg: Limb;
  farLeg: Limb;
  seated: boolean;
  farLegHidden: boolean;
}

/** Degrees from hanging straight down, forward (right) positive; then the bend of elbow (forward) or knee (back). */
interface PoseAngles {
  turn: number;
  lean?: number;
  nod?: number;
  lift?: number;
  seated?: boolean;
  nearArm: readonly [number, number];
  farArm: readonly [number, number];
  nearLeg: readonly [number, number];
  farLeg: readonly [number, number];
}

/**
 * In addition to the poses of looks: sitting on a seat, holding something over the head, and two other standing poses.
 */
export type PosedAs = PersonLook['pose'] | 'seated' | 'raise' | 'relaxed' | 'akimbo';

const POSES: Readonly<Record<PosedAs, PoseAngles>> = {
  stand: { turn: 0.3, nearArm: [-13, 16], farArm: [13, -8], nearLeg: [-4, 1], farLeg: [5, 0] },
  relaxed: { turn: 0.38, lean: -2, nearArm: [-6, 12], farArm: [16, 22], nearLeg: [-2, 0], farLeg: [15, 7] },
  akimbo: { turn: 0.32, nearArm: [-46, 84], farArm: [14, -6], nearLeg: [-9, 1], farLeg: [8, 0] },
  walk: { turn: 0.75, lean: 3, nearArm: [30, 24], farArm: [-28, 20], nearLeg: [-23, 14], farLeg: [25, 5] },
  run: {
    turn: 0.85,
    lean: 13,
    lift: 4,
    nearArm: [-48, 88],
    farArm: [46, 80],
    nearLeg: [58, 72],
    farLeg: [-30, 52],
  },
  sit: {
    turn: 0.7,
    lean: -6,
    seated: true,
    nearArm: [30, 36],
    farArm: [42, 34],
    nearLeg: [138, 86],
    farLeg: [132, 84],
  },
  seated: {
    turn: 0.6,
    seated: true,
    nearArm: [16, 44],
    farArm: [30, 40],
    nearLeg: [80, 80],
    farLeg: [72, 66],
  },
  wave: { turn: 0.2, lean: -2, nearArm: [-14, 18], farArm: [112, 46], nearLeg: [-5, 1], farLeg: [6, 0] },
  jump: {
    turn: 0.4,
    lift: 30,
    nearArm: [-138, -14],
    farArm: [142, 16],
    nearLeg: [-22, 62],
    farLeg: [44, 84],
  },
  dance: {
    turn: 0.35,
    lean: -5,
    nod: -5,
    nearArm: [-98, -46],
    farArm: [128, 34],
    nearLeg: [-5, 0],
    farLeg: [46, 78],
  },
  ride: {
    turn: 0.85,
    lean: 16,
    seated: true,
    nearArm: [48, 14],
    farArm: [54, 10],
    nearLeg: [64, 52],
    farLeg: [38, 40],
  },
  hold: { turn: 0.4, nearArm: [-12, 18], farArm: [28, 66], nearLeg: [-4, 1], farLeg: [5, 0] },
  raise: { turn: 0.4, nearArm: [-12, 18], farArm: [30, 124], nearLeg: [-4, 1], farLeg: [5, 0] },
  read: { turn: 0.4, nod: 9, nearArm: [-4, 88], farArm: [24, 52], nearLeg: [-4, 1], farLeg: [5, 0] },
  sleep: { turn: 0.5, nearArm: [2, 58], farArm: [8, 18], nearLeg: [16, 26], farLeg: [4, 6] },
  point: { turn: 0.55, lean: 2, nearArm: [-38, 84], farArm: [90, 3], nearLeg: [-9, 2], farLeg: [9, 0] },
};

const step = (from: Point, degrees: number, length: number): Point => ({
  x: from.x + Math.sin((degrees * Math.PI) / 180) * length,
  y: from.y + Math.cos((degrees * Math.PI) / 180) * length,
});

/** Bends at the middle joint so that the end reaches the target, or stretches toward it. `side` 1: the joint points forward. */
function reach(from: Point, to: Point, first: number, second: number, side: 1 | -1): Limb {
  const distance = Math.min(Math.hypot(to.x - from.x, to.y - from.y), (first + second) * 0.998) || 1;
  const direction = Math.atan2(to.x - from.x, to.y - from.y);
  const cosine = (first * first + distance * distance - second * second) / (2 * first * distance);
  const joint = step(
    from,
    ((direction + side * Math.acos(Math.max(-1, Math.min(1, cosine)))) * 180) / Math.PI,
    first,
  );
  return [from, joint, step(from, (direction * 180) / Math.PI, distance)];
}

const shiftLimb = (limb: Limb, x: number, y: number): Limb => [
  { x: limb[0].x + x, y: limb[0].y + y },
  { x: limb[1].x + x, y: limb[1].y + y },
  { x: limb[2].x + x, y: limb[2].y + y },
];

/** A person's seat or mount, facing right, for the skeleton. */
export interface Mount {
  seat: Point | undefined;
  riding: RidingPoints | undefined;
}

/**
 * The joints with the lowest foot on the ground (y = 0) and the hips over the origin. `carrying` keeps the far hand in
 * its holding position, whatever the legs do.
 */
export function skeletonOf(
  build: Build,
  pose: PosedAs,
  mount: Mount | undefined,
  carrying?: 'raise' | 'hold',
  turned = false,
): Skeleton {
  const sitsOnMount = mount !== undefined && (pose === 'sit' || pose === 'read');
  const angles = POSES[sitsOnMount ? 'seated' : pose];
  const { lean = 0, nod = 0, lift = 0 } = angles;
  const turn = turned ? Math.max(angles.turn, 0.72) : angles.turn;
  const hips = { x: 0, y: 0 };
  const neck = step(hips, 180 - lean, build.torso);
  const head = step(neck, 180 - lean * 0.6 - nod * 0.5, build.neck + build.headRadius * 0.94);
  const narrow = 1 - turn * 0.38;
  const shoulderAt = (side: number): Point => {
    const along = { x: neck.x + side * build.shoulder * narrow * 0.86, y: neck.y + build.torso * 0.11 };
    return { x: along.x - (lean / 90) * build.torso * 0.1, y: along.y + (side * lean) / 14 };
  };
  const arm = (side: number, [first, bend]: readonly [number, number]): Limb => {
    const shoulder = shoulderAt(side);
    const elbow = step(shoulder, first + lean * 0.3, build.upperArm);
    return [shoulder, elbow, step(elbow, first + bend + lean * 0.3, build.foreArm)];
  };
  const hipAt = (side: number): Point => ({ x: side * build.hip * 0.5 * narrow, y: 0 });
  const leg = (side: number, [first, bend]: readonly [number, number]): Limb => {
    const knee = step(hipAt(side), first, build.thigh);
    return [hipAt(side), knee, step(knee, first - bend, build.shin)];
  };
  // A person who reads on a seat sits like others and holds the book like a standing reader.
  const hands = pose === 'read' ? POSES.read : angles;
  let nearArm = arm(-1, hands.nearArm);
  let farArm = arm(1, carrying ? POSES[carrying].farArm : hands.farArm);
  let nearLeg = leg(-1, angles.nearLeg);
  let farLeg = leg(1, angles.farLeg);
  const riding = pose === 'ride' ? mount?.riding : undefined;
  const seat = mount?.seat;
  if (riding && seat) {
    // The mount's points, seen from the hips: the seat carries the person's bottom, below the hip joint.
    const local = (point: Point): Point => ({ x: point.x - seat.x, y: point.y - seat.y + build.leg * 0.9 });
    const ankleOver = (point: Point): Point => ({ x: local(point).x - 2, y: local(point).y - build.ankle });
    nearLeg = reach(hipAt(-0.2), ankleOver(riding.nearFoot), build.thigh, build.shin, 1);
    if (riding.farFoot) farLeg = reach(hipAt(0.4), ankleOver(riding.farFoot), build.thigh, build.shin, 1);
    nearArm = reach(nearArm[0], local(riding.grip), build.upperArm, build.foreArm, -1);
    farArm = reach(
      farArm[0],
      { x: local(riding.grip).x + 3, y: local(riding.grip).y - 1 },
      build.upperArm,
      build.foreArm,
      -1,
    );
  }
  const bottom = pose === 'sit' && !mount ? build.leg * 1.05 : 0;
  const lowest = Math.max(nearLeg[2].y + build.ankle, farLeg[2].y + build.ankle, bottom);
  const y = -lowest - lift;
  const down = (point: Point): Point => ({ x: point.x, y: point.y + y });
  return {
    turn,
    lean,
    nod,
    neck: down(neck),
    hips: down(hips),
    head: down(head),
    nearArm: shiftLimb(nearArm, 0, y),
    farArm: shiftLimb(farArm, 0, y),
    nearLeg: shiftLimb(nearLeg, 0, y),
    farLeg: shiftLimb(farLeg, 0, y),
    seated: angles.seated ?? false,
    farLegHidden: riding !== undefined && riding.farFoot === undefined,
  };
}
