import type { WorkRefusal } from '../work.ts';
import type { Sighting } from './sightings.ts';
import { brokenRules, type SpeakerRule } from './speaker-rules.ts';

/** Rules for a film of a speaker for the mouth animation. */
export const CLIP_RULES = [
  'no_person',
  'several_people',
  'pose_invalid',
  'body_proportion',
  'face_unclear',
  'clip_needs_engine',
  'mouth_never_closed',
  'mouth_too_open',
] as const satisfies readonly WorkRefusal[];
export type ClipRule = (typeof CLIP_RULES)[number];

/** Maximum share of frames that may break a rule. */
const TOLERATED: Partial<Record<SpeakerRule, number>> = {
  no_person: 0.1,
  several_people: 0.2,
  pose_invalid: 0.12,
  body_proportion: 0.1,
  face_unclear: 0.5,
};
/**
 * Limits for a face that is still enough to be painted over: movement in face widths per second, ratio of its sizes,
 * and the range of its yaw in degrees.
 */
const UNSTEADY = { speed: 1.2, scale: 1.35, yaw: 24 };

/**
 * Gaps between the lips, in widths of the face: up to `closed` it is a smile whose lips can be put together, as in
 * the sample of the page; beyond `covered` jaw and lips are
 * outside the painted patch.
 */
const MOUTH = { closed: 0.1, covered: 0.16 };

/** The rules that a film breaks, from the sightings in some of its frames. */
export function brokenClipRules(
  sightings: readonly Sighting[],
  { width, height, frameRate }: { width: number; height: number; frameRate: number },
): ClipRule[] {
  const broken = new Map<SpeakerRule, number>();
  for (const { faces } of sightings)
    for (const rule of brokenRules({ width, height }, faces))
      broken.set(rule, (broken.get(rule) ?? 0) + 1 / sightings.length);
  const openings = sightings.flatMap(({ faces, opening }) => (faces.length > 0 ? [opening] : []));
  return CLIP_RULES.filter((rule) => {
    if (rule === 'clip_needs_engine') return !isSteady(sightings, frameRate);
    if (rule === 'mouth_never_closed') return openings.length > 0 && Math.min(...openings) > MOUTH.closed;
    if (rule === 'mouth_too_open') return openings.some((opening) => opening > MOUTH.covered);
    return (broken.get(rule) ?? 0) > (TOLERATED[rule] ?? 0);
  });
}

function isSteady(sightings: readonly Sighting[], frameRate: number): boolean {
  const seen = sightings.flatMap(({ frame, faces: [face] }) => (face ? [{ frame, ...face }] : []));
  const widths = seen.map(({ box }) => box.width).toSorted((a, b) => a - b);
  const yaws = seen.map(({ pose }) => pose.yaw).toSorted((a, b) => a - b);
  const between = (values: readonly number[]) => {
    const at = (share: number) => values[Math.floor(share * (values.length - 1))] ?? 0;
    return [at(0.03), at(0.97)] as const;
  };
  const [narrow, wide] = between(widths);
  const [left, right] = between(yaws);
  const speeds = seen.slice(1).map((next, at) => {
    const before = seen[at] as (typeof seen)[number];
    const far = Math.hypot(next.box.x - before.box.x, next.box.y - before.box.y) / before.box.width;
    return (far * frameRate) / (next.frame - before.frame);
  });
  const [, fast] = between(speeds.toSorted((a, b) => a - b));
  return wide <= narrow * UNSTEADY.scale && right - left <= UNSTEADY.yaw && fast <= UNSTEADY.speed;
}
