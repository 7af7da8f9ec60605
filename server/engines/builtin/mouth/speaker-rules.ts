import type { Face } from '../faces/face.ts';
import { isFace } from '../faces/one-face.ts';
import type { WorkRefusal } from '../work.ts';

/** Rules for a picture of a speaker, in the order in which they are reported. */
export const SPEAKER_RULES = [
  'no_person',
  'several_people',
  'body_proportion',
  'pose_invalid',
  'face_unclear',
  'media_resolution',
] as const satisfies readonly WorkRefusal[];
export type SpeakerRule = (typeof SPEAKER_RULES)[number];

const GATES = {
  /** Faces smaller than this share of the widest one are passers-by. */
  passerBy: 0.4,
  /** Maximum yaw in degrees: beyond it the far half of the mouth is too narrow to animate. */
  yaw: 26,
  pitch: 28,
  roll: 32,
  /** Share of a face that may be outside the picture. */
  cut: 0.02,
  /** Width of a face in pixels, and of the picture. */
  least: 72,
  most: 0.8,
  /** As in `one-face.ts`, where it was measured. */
  sharpness: 0.004,
  /** Of the picture, in pixels (specification, section 5): the longest side below, the shortest above. */
  longest: 7000,
  shortest: 400,
};

/** The faces that count, the widest first. */
export function speakersOf(faces: readonly Face[]): Face[] {
  const sure = faces.filter(isFace).toSorted((a, b) => b.box.width - a.box.width);
  const widest = sure[0]?.box.width ?? 0;
  return sure.filter(({ box }) => box.width > widest * GATES.passerBy);
}

/**
 * The rules that a picture breaks.
 * @param size of the file; `picture`, to which the faces refer, may be a reduced copy
 */
export function brokenRules(
  picture: { width: number; height: number },
  faces: readonly Face[],
  size: { width: number; height: number } = picture,
): SpeakerRule[] {
  const [first, ...others] = speakersOf(faces);
  const isSized =
    Math.max(size.width, size.height) < GATES.longest && Math.min(size.width, size.height) > GATES.shortest;
  const broken: Record<SpeakerRule, boolean> = {
    no_person: !first,
    several_people: others.length > 0,
    body_proportion: first !== undefined && !fits(first, picture),
    pose_invalid: first !== undefined && !isFrontal(first),
    face_unclear: first !== undefined && first.sharpness < GATES.sharpness,
    media_resolution: !isSized,
  };
  return SPEAKER_RULES.filter((rule) => broken[rule]);
}

/** Looks at the camera, with all of the face. */
const isFrontal = ({ pose }: Face) =>
  Math.abs(pose.yaw) <= GATES.yaw && Math.abs(pose.pitch) <= GATES.pitch && Math.abs(pose.roll) <= GATES.roll;

function fits({ box }: Face, { width, height }: { width: number; height: number }): boolean {
  const out = Math.max(-box.x, box.x + box.width - width, -box.y, box.y + box.height - height);
  return box.width >= GATES.least && box.width <= width * GATES.most && out <= box.width * GATES.cut;
}
