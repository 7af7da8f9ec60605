import { curveThrough } from './curve.ts';
import type { FaceRig, RigEye, RigMouth } from './face-rig.ts';
import type { InnerPlace } from './inner-mouth.ts';
import type { MouthShape } from './mouth-shape.ts';

const smooth = (from: number, to: number, value: number): number => {
  const share = Math.max(0, Math.min(1, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

/** In widths of the face. */
const JAW = {
  /** How far the lower lip drops, and the upper one rises with it. */
  drop: 0.118,
  lift: 0.016,
  /** How much less the chin moves than the lip, and the distance below it at which the neck stays. */
  chin: 0.38,
  neck: 0.24,
  /** Share of the drop if the chin must stay. */
  still: 0.72,
  /** Limit of the movement to the sides, in half mouth widths. */
  aside: 3.4,
};
/** Of the mouth's width. */
const WIDTH = { spread: 0.11, round: 0.24 };
/** How far around the mouth its corners pull the cheeks. */
const PULL = { u: 0.34, v: 0.2, reach: 1.9 };

/**
 * Source of a place of the moved face: a place of the still face (`u`, `v`), or the degree to which it is inside the
 * mouth.
 */
export interface Source {
  u: number;
  v: number;
  /** 0 outside the mouth to 1 inside. */
  inside: number;
  inner: InnerPlace;
  /** Darkening, as under lashes; 0 to 1. */
  shade: number;
}

export const createSource = (): Source => ({
  u: 0,
  v: 0,
  inside: 0,
  inner: { u: 0, below: 0, above: 0, across: 0, teeth: 0 },
  shade: 0,
});

/**
 * The place in the still face for each place of the moved one, for one mouth shape.
 * @param soft half the width of the edge between lips and inner mouth
 * @param jaw whether the chin drops with the lip, or stays in place
 */
export function mouthWarp(
  mouth: RigMouth,
  shape: MouthShape,
  soft: number,
  jaw: 'drops' | 'still' = 'drops',
) {
  const middle = (mouth.from + mouth.to) / 2;
  const half = (mouth.to - mouth.from) / 2;
  const centre = mouth.seam(middle);
  const stretch = shape.wide >= 0 ? WIDTH.spread * shape.wide : WIDTH.round * shape.wide;
  const drop = JAW.drop * shape.open * (jaw === 'still' ? JAW.still : 1);
  const lift = JAW.lift * Math.min(1, shape.open * 1.6) + (shape.wide < 0 ? -0.004 * shape.wide : 0);
  const [hold, bottom] =
    jaw === 'still' ? [mouth.seam(middle) + 0.06, mouth.chin - 0.01] : [mouth.chin, mouth.chin + JAW.neck];
  /** Rounded lips: the mouth opens narrower and rounder. */
  const power = shape.wide < 0 ? 0.75 + 0.2 * shape.wide : 0.75;
  // By the distance from the middle, in half mouth widths: the gap between the lips, and the jaw.
  const lipAt = curveThrough(0, 1, (across) => (1 - across * across) ** power, 0);
  const jawAt = curveThrough(0, JAW.aside, (across) => Math.exp(-((across / 1.95) ** 4)), 0);
  const above = mouth.nose - 0.01;
  return (u: number, v: number, out: Source): void => {
    out.inside = 0;
    out.u = u;
    out.v = v;
    const far = 1 - (((u - middle) / PULL.u) ** 2 + ((v - centre) / PULL.v) ** 2) / PULL.reach ** 2;
    if (far <= 0 && (v < above || v > bottom)) return;
    const from = far > 0 ? u - (u - middle) * stretch * far * far * far : u;
    out.u = from;
    const across = (from - middle) / half;
    const aside = Math.abs(across);
    if (v < above || aside >= JAW.aside) return;
    const lip = aside < 1 ? lipAt(aside) : 0;
    const seam = mouth.seam(from);
    const upper = seam - lift * lip;
    const lower = seam + drop * lip;
    if (v < upper) {
      const fade = smooth(mouth.nose, mouth.nose + 0.75 * (seam - mouth.nose), v);
      out.v = v + lift * lip * fade;
    } else if (v > lower && v < bottom) {
      const below = Math.max(0, (v - seam) / (mouth.chin - seam));
      // Over the whole height of the chin: a quicker change would smear the corners of the lips.
      const near = smooth(0, 1, below);
      const down = drop * (lip * (1 - near) + jawAt(aside) * near) * (1 - JAW.chin * Math.min(1, below));
      out.v = Math.max(seam, v - down * smooth(bottom, hold, v));
    }
    if (v > upper - soft && v < lower + soft && lower - upper > 0.002) {
      const depth = Math.min(v - upper, lower - v);
      out.inside = smooth(-soft, soft, depth) * smooth(0.002, 0.01, lower - upper);
      const { inner } = out;
      inner.u = from;
      inner.below = Math.max(0, v - upper);
      inner.above = Math.max(0, lower - v);
      inner.across = across;
      inner.teeth = shape.teeth;
      if (v > seam - lift && v < lower) out.v = v - upper < lower - v ? seam - 0.002 : seam + 0.002;
    }
  };
}

/** Share of the skin between brow and eye that moves down with the lid. */
const LID = { skin: 0.62, lash: 0.006 };

/** Moves an eyelid over the eye by changing `source` in place. */
export function lidWarp({ from, to, upper, lower, brow }: RigEye, blink: number, source: Source): void {
  const { u, v } = source;
  if (u <= from || u >= to) return;
  const across = (2 * (u - from)) / (to - from) - 1;
  const shut = blink * (1 - across ** 6);
  const lid = upper(u);
  const edge = lid + (lower(u) - lid) * shut;
  const top = lid - (lid - brow) * LID.skin;
  if (v > top && v < edge) source.v = top + ((v - top) * (lid - 0.004 - top)) / (edge - top);
  source.shade = Math.max(
    source.shade,
    0.55 * shut * Math.exp(-(((v - edge) / LID.lash) ** 2)),
    v > top && v < edge ? 0.1 * shut * smooth(top, edge, v) : 0,
  );
}

/** How far lifted brows reach, in widths of the face. */
const BROWS = { up: 0.022, reach: 0.1, aside: 0.42 };

/** Lift of the skin around the brows at a place. */
export const browLift = ({ brows }: FaceRig, u: number, v: number): number =>
  BROWS.up * Math.exp(-(((v - brows) / BROWS.reach) ** 2) - (u / BROWS.aside) ** 4);
