import { createRandom } from '@inkreel/server/engines/builtin/pixels/random.ts';
import { type Brief } from '../brief.ts';
import { nounById } from '../language/nouns.ts';
import { compressMetres, type Stage, scaleAt } from '../scenes/stage.ts';
import type { Cluster } from './cluster.ts';
import { applyRelations } from './relate.ts';
import {
  centreAt,
  heroHeight,
  isLiving,
  mayLeaveTop,
  middleOf,
  type Spot,
  spotBox,
  spotScale,
  weightOf,
  widthOf,
} from './spot.ts';

/** Figures higher than this are placed behind the others, if there are any. */
const SCENERY_METRES = 3.2;

/** Windows, mirrors and clocks hang on the wall of a room; doors stand on the floor. */
function hangs(cluster: Cluster, stage: Stage): boolean {
  const noun = nounById(cluster.root.noun);
  return stage.wall !== undefined && noun?.at === 'wall' && noun.metres < 1.8;
}

/** A whole mountain or island, placed at the horizon. */
function isDistant(cluster: Cluster): boolean {
  return cluster.members.length === 1 && (nounById(cluster.root.noun)?.metres ?? 0) > 40;
}

function standingOf(cluster: Cluster, stage: Stage): Spot['standing'] {
  if (cluster.root.noun === 'branch' || hangs(cluster, stage)) return 'air';
  const floats = cluster.members[0]?.figure.floats;
  if (floats === 'air') return 'air';
  if (floats === 'water') return stage.water ? 'water' : stage.kind === 'deep' ? 'air' : 'ground';
  return 'ground';
}

/** Share of the picture's height that the main figure takes. */
function targetShare(brief: Brief, stage: Stage, main: Cluster, others: number, scenery: number): number {
  const aspect = stage.width / stage.height;
  const person = main.members.some(({ subject }) => subject.kind === 'person');
  const living = person || main.root.kind === 'animal';
  const grand = !living && -main.box.top > compressMetres(SCENERY_METRES);
  const base = grand ? 0.66 : person ? (aspect > 1.3 ? 0.66 : aspect < 0.8 ? 0.5 : 0.6) : living ? 0.5 : 0.5;
  const ink = brief.style === 'water_ink' && stage.kind !== 'indoor' ? 0.8 : 1;
  return base * (others > 3 ? 0.82 : others > 1 ? 0.92 : 1) * (scenery > 0 ? 0.82 : 1) * ink;
}

/**
 * Places clusters on the stage and sets `stage.metre`: rows by depth, the main figure near a third or the middle,
 * scenery behind, relations last. Shrinks the whole until nothing important leaves the picture.
 */
export function arrange(brief: Brief, stage: Stage, clusters: readonly Cluster[]): Spot[] {
  const solid = clusters.filter((cluster) => standingOf(cluster, stage) !== 'air');
  const tall = (cluster: Cluster): boolean =>
    cluster.members.every(({ subject }) => subject.kind === 'thing') &&
    -cluster.box.top > compressMetres(SCENERY_METRES);
  const somethingSmall = solid.some((cluster) => !tall(cluster));
  const somethingNear = solid.some((cluster) => !isDistant(cluster));
  const spots = clusters.map(
    (cluster): Spot => ({
      cluster,
      x: stage.width / 2,
      y: stage.front,
      standing: standingOf(cluster, stage),
      scenery:
        standingOf(cluster, stage) === 'ground' &&
        ((somethingSmall && tall(cluster)) || (somethingNear && isDistant(cluster))),
      factor: 1,
      partners: new Set(),
    }),
  );
  if (spots.length === 0) return spots;
  let shrink = 1;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    place(brief, stage, spots, shrink);
    const overflow = overflowOf(stage, spots);
    if (overflow <= 1.005) break;
    shrink /= overflow;
  }
  keepInside(stage, spots);
  return spots;
}

function place(brief: Brief, stage: Stage, spots: Spot[], shrink: number): void {
  const random = createRandom((brief.arranged ?? brief.seed) ^ 0xa44a);
  for (const spot of spots) {
    spot.factor = 1;
    spot.partners.clear();
  }
  const byWeight = [...spots].sort((a, b) => weightOf(b.cluster) - weightOf(a.cluster));
  const standing = byWeight.filter((spot) => spot.standing !== 'air' && !spot.scenery);
  const scenery = byWeight.filter((spot) => spot.scenery);
  const main = standing[0] ?? byWeight[0];
  if (!main) return;
  setRows(stage, standing, random);
  const share = (spot: Spot): number =>
    spot.standing === 'air' ? 0.85 : scaleAt({ ...stage, metre: 1 }, spot.y);
  const target =
    targetShare(brief, stage, main.cluster, standing.length, scenery.length) *
    stage.height *
    (0.92 + random() * 0.2);
  let metre = target / (heroHeight(main.cluster) * share(main));
  for (const spot of standing) {
    const room = (spot.y - stage.height * 0.07) * (mayLeaveTop(spot) ? 1.5 : 1);
    metre = Math.min(
      metre,
      room / (-spot.cluster.box.top * share(spot)),
      (stage.width * 0.8) / ((spot.cluster.box.right - spot.cluster.box.left) * share(spot)),
    );
  }
  stage.metre = Math.min(metre, stage.height * (stage.kind === 'tabletop' ? 2.4 : 1.1)) * shrink;
  raiseSmall(stage, standing, main);
  placeRows(stage, standing, scenery.length > 0, random);
  placeScenery(stage, scenery, main, random);
  placeFlying(
    stage,
    byWeight.filter((spot) => spot.standing === 'air'),
    main,
    random,
  );
  applyRelations(brief, stage, spots, random);
  pushApart(
    stage,
    spots.filter((spot) => !spot.scenery && spot.standing !== 'air'),
  );
}

/**
 * Minimum size, so that nothing in the prompt gets lost next to a huge figure: a sixth of the main figure's
 * height.
 */
function raiseSmall(stage: Stage, standing: readonly Spot[], main: Spot): void {
  const least = heroHeight(main.cluster) * spotScale(stage, main) * 0.17;
  for (const spot of standing) {
    const tall = -spot.cluster.box.top * spotScale(stage, spot);
    if (tall > 0 && tall < least) spot.factor = least / tall;
  }
}

/** Ground lines: the main figure nearest, the others staggered behind it, more than three in two or three rows. */
function setRows(stage: Stage, standing: readonly Spot[], random: () => number): void {
  const deep = stage.front - stage.ground.top;
  const steep = stage.height > stage.width * 1.2 ? 1.3 : 1;
  for (const [at, spot] of standing.entries()) {
    const row = standing.length <= 3 ? at * 0.16 : (at % 2) * 0.42 + (at % 3) * 0.1;
    const back = Math.min(0.9, (row + (at === 0 ? 0 : random() * 0.12)) * steep);
    spot.y = stage.front - deep * back;
    if (spot.standing === 'water' && stage.water) {
      const { top, bottom } = stage.water;
      spot.y = top + (bottom - top) * Math.max(0.15, 0.5 - at * 0.16 - random() * 0.15);
    }
  }
}

/** Left to right within the picture: the main figure in the middle of its group, the group a little off centre. */
function placeRows(stage: Stage, standing: readonly Spot[], hasScenery: boolean, random: () => number): void {
  const order: Spot[] = [];
  for (const [at, spot] of standing.entries()) {
    if (at % 2) order.push(spot);
    else order.unshift(spot);
  }
  if (random() < 0.5) order.reverse();
  const widths = order.map((spot) => widthOf(stage, spot));
  const crowded = order.length > 3;
  const overlap = crowded ? 0.7 : 1;
  const taken = widths.reduce((sum, width) => sum + width * overlap, 0);
  const free = Math.max(0, stage.width * 0.9 - taken);
  const gap = order.length > 1 ? Math.min(stage.width * (crowded ? 0.05 : 0.075), free / order.length) : 0;
  const total = taken + gap * (order.length - 1);
  const swing = order.length === 1 ? (stage.width > stage.height * 1.2 ? 0.15 : 0.08) : 0.05;
  const side = (random() < 0.5 ? -1 : 1) * (hasScenery ? 1.2 : 1) * swing * (0.5 + random() * 0.5);
  let x = stage.width * (0.5 + side) - total / 2;
  for (const [at, spot] of order.entries()) {
    const wide = (widths[at] as number) * overlap;
    centreAt(stage, spot, x + wide / 2 + (crowded ? (random() - 0.5) * gap * 0.6 : 0));
    x += wide + gap;
  }
}

function placeScenery(stage: Stage, scenery: readonly Spot[], main: Spot, random: () => number): void {
  const left = middleOf(stage, main) > stage.width / 2;
  const places = left ? [0.27, 0.8, 0.52] : [0.73, 0.2, 0.48];
  for (const [at, spot] of scenery.entries()) {
    if (isDistant(spot.cluster)) {
      spot.y = stage.horizon + (stage.ground.top - stage.horizon) * 0.3;
      spot.factor = (stage.height * 0.34) / (-spot.cluster.box.top * spotScale(stage, spot));
      fit(stage, spot, stage.width * 0.8, stage.height * 0.4);
      centreAt(stage, spot, stage.width * (left ? 0.36 : 0.64));
      continue;
    }
    spot.y = stage.ground.top + (stage.front - stage.ground.top) * (0.12 + 0.16 * random() + 0.1 * at);
    fit(stage, spot, stage.width * 0.62, spot.y - stage.height * 0.06);
    centreAt(stage, spot, stage.width * ((places[at % 3] as number) + (random() - 0.5) * 0.08));
  }
}

function placeFlying(stage: Stage, flying: readonly Spot[], main: Spot, random: () => number): void {
  const alone = flying.includes(main);
  const left = middleOf(stage, main) > stage.width / 2;
  for (const [at, spot] of flying.entries()) {
    const small = -spot.cluster.box.top < 0.4;
    const box = spotBox(stage, spot);
    spot.factor *= Math.max(1, (stage.height * 0.075) / (box.bottom - box.top));
    if (stage.wall && hangs(spot.cluster, stage)) {
      fit(stage, spot, stage.width * 0.3, (stage.wall.bottom - stage.wall.top) * 0.8);
      spot.y = stage.wall.top + (stage.wall.bottom - stage.wall.top) * 0.9;
    } else if (carriesSomebody(spot.cluster)) {
      // A person on a branch or the moon: the camera comes close, the seat may leave the picture.
      const hero = heroHeight(spot.cluster) * spotScale(stage, spot);
      spot.factor *= (stage.height * (alone ? 0.36 : 0.22)) / hero;
      fit(stage, spot, stage.width * (spot.cluster.root.noun === 'branch' ? 1.3 : 0.86), stage.height * 0.84);
      const { top, bottom } = spotBox(stage, spot);
      spot.y += stage.height * (alone ? 0.5 : 0.36) - (top + bottom) / 2;
      const rider = spot.cluster.members.find(isLiving);
      spot.x = stage.width * (alone ? 0.42 + random() * 0.16 : left ? 0.32 : 0.68);
      spot.x -= (rider?.x ?? 0) * spotScale(stage, spot);
      continue;
    } else if (stage.kind === 'deep' || (alone && flying.length === 1)) {
      fit(
        stage,
        spot,
        stage.width * (spot.cluster.root.noun === 'branch' ? 0.72 : flying.length > 1 ? 0.34 : 0.46),
        stage.height * (flying.length > 1 ? 0.3 : 0.42),
      );
      spot.y = stage.height * (alone ? 0.58 : 0.36 + random() * 0.3);
    } else {
      const crowd = Math.sqrt(Math.max(1, flying.length / 1.5));
      fit(stage, spot, (stage.width * 0.34) / crowd, (stage.height * 0.24) / crowd);
      const mainTop = spotBox(stage, main).top;
      spot.y =
        small && !alone
          ? Math.max(stage.height * 0.2, mainTop + stage.height * (0.02 + random() * 0.12))
          : stage.sky.top + (stage.sky.bottom - stage.sky.top) * (0.55 + random() * 0.4);
    }
    const spread = flying.length > 1 ? ((at + 0.5) / flying.length - 0.5) * 0.84 : 0;
    const centre = alone ? 0.5 + spread : (left ? 0.3 : 0.7) + spread * (flying.length > 2 ? 1 : 0.6);
    centreAt(stage, spot, stage.width * (centre + (random() - 0.5) * 0.1));
  }
}

/** True for puddles and the like, which may leave the picture. */
function isFlat({ box, members }: Cluster): boolean {
  return members.length === 1 && -box.top < (box.right - box.left) * 0.25;
}

/** True for a branch, a cloud or a moon with a person or an animal on it. */
function carriesSomebody(cluster: Cluster): boolean {
  return cluster.root.kind === 'thing' && cluster.members.some(isLiving);
}

/** Limits a spot to the available width and height. */
function fit(stage: Stage, spot: Spot, wide: number, tall: number): void {
  const box = spotBox(stage, spot);
  spot.factor *= Math.min(1, wide / (box.right - box.left), tall / (box.bottom - box.top));
}

/** Neighbours at about the same depth share at most a quarter of the narrower one's width. */
function pushApart(stage: Stage, spots: readonly Spot[]): void {
  for (let round = 0; round < 10; round += 1) {
    for (const [at, one] of spots.entries()) {
      for (const other of spots.slice(at + 1)) {
        if (one.partners.has(other.cluster.root.index) || other.partners.has(one.cluster.root.index))
          continue;
        const a = spotBox(stage, one);
        const b = spotBox(stage, other);
        const allowed = Math.min(a.right - a.left, b.right - b.left) * (spots.length > 3 ? 0.34 : 0.06);
        const overlap = Math.min(a.right, b.right) - Math.max(a.left, b.left) - allowed;
        if (overlap <= 0) continue;
        const direction = a.left + a.right <= b.left + b.right ? 1 : -1;
        one.x -= (direction * overlap) / 2;
        other.x += (direction * overlap) / 2;
      }
    }
  }
}

/** How many times too large the arrangement is for the picture (1 or less: it fits). */
function overflowOf(stage: Stage, spots: readonly Spot[]): number {
  const boxes = spots
    .filter((spot) => !spot.scenery && spot.cluster.root.noun !== 'branch' && !isFlat(spot.cluster))
    .map((spot) => spotBox(stage, spot));
  if (boxes.length === 0) return 1;
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.right));
  const inFrame = spots
    .filter((spot) => !spot.scenery && !mayLeaveTop(spot))
    .map((spot) => spotBox(stage, spot));
  const high = Math.max(0, ...inFrame.map((box) => (box.bottom - box.top) / (stage.height * 0.9)));
  return Math.max((right - left) / (stage.width * 0.94), high);
}

/** Shifts everything into the frame; scenery may lean out by a sixth of its width. */
function keepInside(stage: Stage, spots: readonly Spot[]): void {
  const loose = spots.filter((spot) => spot.cluster.root.noun !== 'branch');
  const actors = loose.filter((spot) => !spot.scenery);
  const boxes = actors.map((spot) => spotBox(stage, spot));
  const margin = stage.width * 0.03;
  const left = Math.min(...boxes.map((box) => box.left), stage.width);
  const right = Math.max(...boxes.map((box) => box.right), 0);
  const shift =
    left < margin ? margin - left : right > stage.width - margin ? stage.width - margin - right : 0;
  for (const spot of actors) spot.x += shift;
  for (const spot of loose) {
    const box = spotBox(stage, spot);
    const out = spot.scenery ? (box.right - box.left) / 6 : -margin;
    if (box.left < -out) spot.x += -out - box.left;
    else if (box.right > stage.width + out) spot.x -= box.right - stage.width - out;
    const high = stage.height * 0.03 - box.top;
    if (high > 0 && spot.standing === 'air') spot.y += high;
    const low = box.bottom - stage.height * 0.985;
    if (low > 0 && spotScale(stage, spot) > 0) spot.y -= low;
  }
}
