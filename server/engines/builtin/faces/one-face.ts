import type { Picture } from '../pixels/picture.ts';
import { type WorkRefusal, WorkRefused } from '../work.ts';
import type { Face } from './face.ts';
import { findFaces, lookCloser } from './find-faces.ts';

/**
 * Gates of the rule "one person", measured: in 325 pictures of objects, animals, plants, text and people only faces
 * scored above 0.63, and faces scored 0.72 or more. Sharpness falls below its gate at a blur of 2 (soft light) to 5
 * pixels (hard light) for a face 128 pixels wide; sharp faces of 60 pixels stay three times above it.
 */
const GATES = {
  score: 0.68,
  sharpness: 0.004,
  /** Pixels. */
  width: 60,
  /** Passers-by narrower than this share of the first face do not count. */
  passerBy: 0.4,
  /** Maximum yaw in degrees: beyond it half of the face is hidden. */
  yaw: 40,
};

/** Whether a detection really is a face. */
export const isFace = (face: Face): boolean => face.score >= GATES.score;

/** Why the picture does not show exactly one clear person; undefined if it does. */
export function refusalOf(faces: readonly Face[]): WorkRefusal | undefined {
  const [first, ...others] = faces.filter(isFace).toSorted((a, b) => b.box.width - a.box.width);
  if (!first) return 'no_face';
  if (others.some((other) => other.box.width > first.box.width * GATES.passerBy)) return 'several_faces';
  if (first.box.width < GATES.width) return 'face_too_small';
  const turnedAway = Math.abs(first.pose.yaw) > GATES.yaw;
  return first.sharpness < GATES.sharpness || turnedAway ? 'face_unclear' : undefined;
}

/**
 * The face of the one person in the picture, with points exact to about half a per cent of its width.
 * @throws WorkRefused with `no_face`, `several_faces`, `face_too_small` or `face_unclear`
 */
export async function oneFace(picture: Picture): Promise<Face> {
  const faces = await findFaces(picture);
  const refusal = refusalOf(faces);
  if (refusal) throw new WorkRefused(refusal);
  return lookCloser(picture, faces.find(isFace) as Face);
}
