import { createRandom } from '@inkreel/server/engines/builtin/pixels/random.ts';
import { type Brief, type Place } from '../brief.ts';

/** A horizontal band of the picture, in pixels from the top. */
export interface Band {
  top: number;
  bottom: number;
}

export type StageKind =
  | 'open'
  | 'shore'
  | 'afloat'
  | 'street'
  | 'indoor'
  | 'tabletop'
  | 'studio'
  | 'deep'
  | 'heights';

/** Places for figures in a picture: a ground plane in perspective. All lengths in pixels. */
export interface Stage {
  place: Place;
  kind: StageKind;
  width: number;
  height: number;
  /** Vanishing line of the ground plane. */
  horizon: number;
  /** Ground lines of standing figures: `top` is the farthest, `bottom` the nearest line. */
  ground: Band;
  /** The line on which the main subject stands. */
  front: number;
  /** Pixels of one (compressed) metre at `front`. */
  metre: number;
  /** Place of floating figures. */
  water?: Band;
  /** Place of flying figures. */
  sky: Band;
  /** Place of hanging objects, indoors. */
  wall?: Band;
}

interface Plan {
  kind: StageKind;
  /** Shares of the height. */
  horizon: number;
  farthest: number;
  front: number;
  nearest: number;
  water?: [number, number];
}

const OPEN: Plan = { kind: 'open', horizon: 0.5, farthest: 0.64, front: 0.9, nearest: 0.95 };
const STREET: Plan = { kind: 'street', horizon: 0.5, farthest: 0.68, front: 0.91, nearest: 0.96 };
const INDOOR: Plan = { kind: 'indoor', horizon: 0.46, farthest: 0.75, front: 0.92, nearest: 0.96 };
const SHORE: Plan = {
  ...OPEN,
  kind: 'shore',
  horizon: 0.45,
  farthest: 0.8,
  front: 0.91,
  water: [0.55, 0.72],
};

const PLANS: Partial<Record<Place, Plan>> = {
  mountain: { ...OPEN, horizon: 0.56, farthest: 0.72 },
  lake: { ...SHORE, horizon: 0.48, farthest: 0.83 },
  river: { ...SHORE, horizon: 0.44, farthest: 0.8, water: [0.6, 0.78] },
  beach: { ...SHORE, horizon: 0.4, farthest: 0.76, water: [0.5, 0.62] },
  harbour: { ...SHORE, horizon: 0.44, farthest: 0.82, water: [0.58, 0.76] },
  sea: {
    ...SHORE,
    kind: 'afloat',
    horizon: 0.46,
    farthest: 0.62,
    front: 0.8,
    nearest: 0.88,
    water: [0.6, 0.86],
  },
  village: STREET,
  street: { ...STREET, horizon: 0.48 },
  city: { ...STREET, horizon: 0.55, farthest: 0.72 },
  road: { ...OPEN, horizon: 0.48 },
  bridge: { ...STREET, horizon: 0.46, farthest: 0.76 },
  rooftop: { ...STREET, horizon: 0.55, farthest: 0.76 },
  room: INDOOR,
  kitchen: INDOOR,
  bedroom: INDOOR,
  library: INDOOR,
  cafe: INDOOR,
  classroom: INDOOR,
  office: INDOOR,
  stage: { ...INDOOR, horizon: 0.48, farthest: 0.76 },
  table: { kind: 'tabletop', horizon: 0.3, farthest: 0.68, front: 0.84, nearest: 0.92 },
  studio: { kind: 'studio', horizon: 0.4, farthest: 0.74, front: 0.86, nearest: 0.92 },
  space: { ...OPEN, kind: 'heights', horizon: 0.3, farthest: 0.5, front: 0.72, nearest: 0.9 },
  moon: { ...OPEN, horizon: 0.52, farthest: 0.66 },
  underwater: { ...OPEN, kind: 'deep', horizon: 0.5, farthest: 0.78, front: 0.9 },
  sky: { ...OPEN, kind: 'heights', horizon: 0.4, farthest: 0.55, front: 0.74, nearest: 0.86 },
  cave: { ...STREET, horizon: 0.5 },
};

/**
 * The stage of a brief at a size. The seed moves the horizon; tall pictures get it higher (more ground, room above
 * for headroom), wide ones keep the figures low. `metre` is a start value: composition sets it.
 */
export function planStage(brief: Brief, width: number, height: number): Stage {
  const place = brief.places[0] ?? 'field';
  const plan = PLANS[place] ?? OPEN;
  const random = createRandom(brief.seed ^ 0x57a6e);
  const drift = (random() - 0.5) * (plan.kind === 'studio' ? 0.06 : 0.13);
  const tall = height > width * 1.2 ? -0.03 : width > height * 1.5 ? 0.02 : 0;
  const horizon = (plan.horizon + drift + tall) * height;
  const squeeze = 1 + (drift * 0.5) / (1 - plan.horizon);
  const line = (share: number) => Math.min(0.97, 1 - (1 - share) * squeeze) * height;
  const stage: Stage = {
    place,
    kind: plan.kind,
    width,
    height,
    horizon,
    ground: { top: Math.max(line(plan.farthest), horizon + height * 0.08), bottom: line(plan.nearest) },
    front: line(plan.front),
    metre: height * 0.26,
    sky: { top: height * 0.06, bottom: Math.min(horizon, height * 0.42) },
  };
  if (plan.water)
    stage.water = {
      top: Math.max(line(plan.water[0]), horizon + height * 0.04),
      bottom: line(plan.water[1]),
    };
  if (plan.kind === 'indoor') stage.wall = { top: height * 0.08, bottom: height * 0.5 };
  return stage;
}

/**
 * Pixels of one metre for something that touches the ground at height `y`: nearer (lower) is larger. Gentler than a
 * real camera, so that a group in depth still reads as one group.
 */
export function scaleAt(stage: Stage, y: number): number {
  const share = (y - stage.horizon) / (stage.front - stage.horizon);
  return stage.metre * Math.max(0.08, share) ** 0.7;
}

/**
 * The natural height in metres brought closer together, so that a mouse beside a house can still be seen; beyond 14 m
 * nothing grows.
 */
export function compressMetres(metres: number): number {
  return Math.min(14, Math.max(0.01, metres)) ** 0.62;
}
