/** Joints of a four-legged animal for a pose, in the units of its shape; ground at y = 0. */
import type { FigurePose, Point } from '../figure.ts';
import type { QuadrupedShape } from './quadruped-shape.ts';

export type QuadrupedPose = 'stand' | 'walk' | 'run' | 'sit' | 'sleep' | 'jump';

export interface QuadrupedJoints {
  pose: QuadrupedPose;
  hip: Point;
  shoulder: Point;
  /** Paws: near and far of the front, near and far of the back. */
  paws: readonly [Point, Point, Point, Point];
  head: Point;
  /** Degrees the head nods down. */
  nod: number;
}

/** Paw positions from under the joint in leg lengths: forward, and up from the ground. */
const STEPS: Record<'stand' | 'walk' | 'run' | 'jump', readonly (readonly [number, number])[]> = {
  stand: [
    [0, 0],
    [0.16, 0],
    [-0.1, 0],
    [0.08, 0],
  ],
  walk: [
    [0.36, 0],
    [-0.26, 0.1],
    [-0.42, 0],
    [0.3, 0.06],
  ],
  run: [
    [0.78, 0.4],
    [0.55, 0.62],
    [-0.85, 0.34],
    [-0.6, 0.16],
  ],
  jump: [
    [0.6, 0.5],
    [0.72, 0.42],
    [-0.75, 0.1],
    [-0.6, 0],
  ],
};

/** The pose of an animal for a request: impossible ones become standing or running. */
export function quadrupedPose(shape: QuadrupedShape, asked: FigurePose): QuadrupedPose {
  // Elephants and horses doze standing.
  if (asked === 'sleep' && (shape.trunk || shape.neck > 40)) return 'stand';
  if (asked === 'walk' || asked === 'run' || asked === 'sit' || asked === 'sleep' || asked === 'jump')
    return asked;
  if (asked === 'fly') return 'jump';
  if (asked === 'swim') return 'walk';
  return shape.rests ?? 'stand';
}

/** Positions of the joints. */
export function jointsOf(shape: QuadrupedShape, pose: QuadrupedPose): QuadrupedJoints {
  const { length, leg, chest, rump, neck, neckAngle } = shape;
  const headFrom = (shoulder: Point, degrees: number, stretch = 1): Point => ({
    x: shoulder.x + chest * 0.35 + Math.cos((degrees * Math.PI) / 180) * neck * stretch,
    y: shoulder.y - chest * 0.25 - Math.sin((degrees * Math.PI) / 180) * neck * stretch,
  });
  if (pose === 'sit') {
    const hip = { x: -length * 0.3, y: -rump * 0.98 };
    const rise = Math.min(leg * 1.02, rump + length * 0.8);
    const run = Math.sqrt(Math.max(length * length * 0.25, length * length - (rise - rump) ** 2));
    const shoulder = { x: hip.x + run * 0.82, y: -rise };
    const paw = { x: shoulder.x + leg * 0.08, y: 0 };
    return {
      pose,
      hip,
      shoulder,
      paws: [
        paw,
        { x: paw.x + leg * 0.14, y: 0 },
        { x: hip.x + rump * 0.9, y: 0 },
        { x: hip.x + rump * 1.2, y: 0 },
      ],
      head: headFrom(shoulder, Math.min(80, neckAngle + 12)),
      nod: 0,
    };
  }
  if (pose === 'sleep') {
    const hip = { x: -length / 2, y: -rump * 0.95 };
    const shoulder = { x: length / 2, y: -chest * 0.9 };
    return {
      pose,
      hip,
      shoulder,
      paws: [
        { x: shoulder.x + leg * 0.5, y: 0 },
        { x: shoulder.x + leg * 0.62, y: 0 },
        { x: hip.x + rump, y: 0 },
        { x: hip.x + rump * 1.3, y: 0 },
      ],
      head: { x: shoulder.x + chest * 0.5 + neck * 0.62, y: -Math.max(shape.head * 0.92, chest * 0.6) },
      nod: 8,
    };
  }
  const lift = pose === 'run' ? leg * 0.1 : pose === 'jump' ? leg * 0.55 : 0;
  const tilt = pose === 'jump' ? 0.2 : 0;
  const hip = { x: -length / 2, y: -leg - lift + tilt * length * 0.5 };
  const shoulder = { x: length / 2, y: -leg - lift - tilt * length * 0.5 };
  const steps = STEPS[pose];
  const paw = (index: number, joint: Point): Point => {
    const [forward, up] = steps[index] ?? [0, 0];
    return {
      x: joint.x + forward * leg,
      y: pose === 'jump' ? joint.y + leg * (1 - up) : -up * leg - (pose === 'run' ? lift * 0.3 : 0),
    };
  };
  return {
    pose,
    hip,
    shoulder,
    paws: [paw(0, shoulder), paw(1, shoulder), paw(2, hip), paw(3, hip)],
    head: headFrom(shoulder, pose === 'run' ? neckAngle * 0.72 : neckAngle),
    nod: pose === 'run' ? -4 : 0,
  };
}
