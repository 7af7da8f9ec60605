/** Body measures of a person, in centimetres. */
import type { PersonLook } from '../../brief.ts';

export interface Build {
  height: number;
  /** Half the head's height and half its width. */
  headRadius: number;
  headWidth: number;
  neck: number;
  torso: number;
  shoulder: number;
  waist: number;
  hip: number;
  upperArm: number;
  foreArm: number;
  thigh: number;
  shin: number;
  /** Ankle joint above the ground. */
  ankle: number;
  arm: number;
  leg: number;
}

const HEIGHTS = { child: [114, 116], teen: [158, 164], adult: [166, 177], elder: [158, 167] } as const;
const HEADS = { child: 4.2, teen: 5.4, adult: 6, elder: 5.7 } as const;

/** Stylised proportions: a child is 4.2 heads high, an adult 6. The same look always has the same build. */
export function buildOf(look: PersonLook): Build {
  const female = look.gender === 'female';
  const child = look.age === 'child';
  const height = HEIGHTS[look.age][female ? 0 : 1];
  const head = height / HEADS[look.age];
  const neck = head * (child ? 0.1 : 0.2);
  const leg = height * (child ? 0.4 : 0.465);
  const torso = height - head - neck - leg;
  const unit = height / 170;
  const broad = child ? 1.12 : female ? 0.92 : 1.08;
  const ankle = height * 0.045;
  return {
    height,
    headRadius: head / 2,
    headWidth: (head / 2) * (child ? 0.95 : 0.84),
    neck,
    torso,
    shoulder: 18.5 * unit * broad,
    waist: 13.5 * unit * (child ? 1.2 : female ? 0.88 : 1.08),
    hip: 15.2 * unit * (child ? 1.05 : female ? 1.04 : 0.98),
    upperArm: height * (child ? 0.15 : 0.165),
    foreArm: height * (child ? 0.135 : 0.15),
    thigh: (leg - ankle) * 0.51,
    shin: (leg - ankle) * 0.49,
    ankle,
    arm: 4.5 * unit * (child ? 1.2 : female ? 0.9 : 1.12),
    leg: 7.8 * unit * (child ? 1.1 : female ? 0.98 : 1.04),
  };
}
