import type { Face, Point } from '../faces/face.ts';
import { faceFrame } from '../faces/face-frame.ts';
import { CHIN } from '../faces/landmarks.ts';
import { type Affine, applyAffine, fitAffine, inverseOf } from './affine.ts';
import type { Sighting } from './sightings.ts';

/** Place of the reference frame's face in another frame. */
export interface FacePlace {
  /** Maps points of the reference frame to points of this one. */
  to: Affine;
  /** `v` of the chin along the reference face: a jaw that is open in this frame is lower. */
  chin: number;
}

/** Mesh points that neither speech nor lids move: eye corners, nose, brow, temples, cheekbones. */
const STEADY = [
  33, 133, 362, 263, 6, 197, 195, 5, 4, 1, 2, 98, 327, 168, 9, 151, 10, 127, 356, 234, 454, 116, 345, 117,
  346,
] as const;
/** Standard deviation of the smoothing in seconds, which removes the jitter of the mesh. */
const SOFT = 0.07;

/** How unsuitable a frame is as the reference; infinite if no one is visible. */
export function costOf({ faces: [face], opening }: Sighting): number {
  if (!face) return Number.POSITIVE_INFINITY;
  const { yaw, pitch, roll } = face.pose;
  return opening * 4 + (Math.abs(yaw) + 0.5 * Math.abs(pitch) + 0.5 * Math.abs(roll)) / 60;
}

/**
 * The place of the face in each frame, smooth in time; frames without a face have that of their neighbours.
 */
export function trackOf(
  sightings: readonly Sighting[],
  reference: Face,
  { frames, frameRate }: { frames: number; frameRate: number },
): FacePlace[] {
  const steady = (face: Face) => STEADY.map((index) => face.points[index] as Point);
  const along = faceFrame(reference);
  const known = sightings.flatMap(({ frame, faces: [face] }) => {
    if (!face) return [];
    const to = fitAffine(steady(reference), steady(face));
    const chin = along.of(applyAffine(inverseOf(to), face.points[CHIN] as Point)).v;
    return [{ frame, values: [...to, chin] }];
  });
  const soft = SOFT * frameRate;
  const step = known.length > 1 ? (frames - 1) / (known.length - 1) : 1;
  return Array.from({ length: frames }, (_, frame) => {
    // A weighted line through the nearby sightings: a mean alone would cut the corners of every movement.
    const near = known.filter((each) => Math.abs(each.frame - frame) <= Math.max(3 * soft, 2 * step));
    const used = near.length > 0 ? near : nearest(known, frame);
    const weights = used.map((each) => Math.exp(-(((each.frame - frame) / soft) ** 2) / 2) + 1e-6);
    const values = Array.from({ length: 7 }, (_, at) => lineAt(used, weights, frame, at));
    const [a, b, c, d, e, f, chin] = values as [number, number, number, number, number, number, number];
    return { to: [a, b, c, d, e, f], chin };
  });
}

interface Known {
  frame: number;
  values: readonly number[];
}

function nearest(known: readonly Known[], frame: number): readonly Known[] {
  const [first] = known.toSorted((a, b) => Math.abs(a.frame - frame) - Math.abs(b.frame - frame));
  return first ? [first] : [];
}

/** The value of the best-fitting straight line at a frame. */
function lineAt(known: readonly Known[], weights: readonly number[], frame: number, index: number): number {
  let [sum, t, v, tt, tv] = [0, 0, 0, 0, 0];
  for (const [at, { frame: when, values }] of known.entries()) {
    const weight = weights[at] as number;
    const [time, value] = [when - frame, values[index] as number];
    sum += weight;
    t += weight * time;
    v += weight * value;
    tt += weight * time * time;
    tv += weight * time * value;
  }
  const spread = sum * tt - t * t;
  return spread < 1e-6 * sum * sum ? v / sum : (v * tt - t * tv) / spread;
}
