import type { Box } from '../figures/figure.ts';
import { type Stage, scaleAt } from '../scenes/stage.ts';
import type { Cluster, Member } from './cluster.ts';
import type { Standing } from './placed-figure.ts';

/** A cluster with its place: (x, y) is its ground point in pixels. */
export interface Spot {
  cluster: Cluster;
  x: number;
  y: number;
  standing: Exclude<Standing, 'attached'>;
  /** Large figures that stand behind the others as part of the set. */
  scenery: boolean;
  /** Multiplies the scale of the ground line: 1 unless a figure must be made to fit. */
  factor: number;
  /** Subjects that should overlap. */
  partners: Set<number>;
}

/** Pixels of one metre for a spot. */
export function spotScale(stage: Stage, spot: Spot): number {
  const base = spot.standing === 'air' ? stage.metre * 0.85 : scaleAt(stage, spot.y);
  return base * spot.factor;
}

/** The box of the whole cluster in pixels. */
export function spotBox(stage: Stage, spot: Spot): Box {
  const scale = spotScale(stage, spot);
  const { left, top, right, bottom } = spot.cluster.box;
  return {
    left: spot.x + left * scale,
    top: spot.y + top * scale,
    right: spot.x + right * scale,
    bottom: spot.y + bottom * scale,
  };
}

/** Width of the whole cluster in pixels. */
export function widthOf(stage: Stage, spot: Spot): number {
  const { left, right } = spot.cluster.box;
  return (right - left) * spotScale(stage, spot);
}

/** Puts the middle of the cluster's box (not its origin) at x. */
export function centreAt(stage: Stage, spot: Spot, x: number): void {
  const { left, right } = spot.cluster.box;
  spot.x = x - ((left + right) / 2) * spotScale(stage, spot);
}

/** Middle of the cluster's box in pixels from the left. */
export function middleOf(stage: Stage, spot: Spot): number {
  const box = spotBox(stage, spot);
  return (box.left + box.right) / 2;
}

/** True for people and animals. */
export function isLiving({ subject }: Member): boolean {
  return subject.kind === 'person' || subject.kind === 'animal';
}

/** Height in metres of the main attraction: the tallest person, else animal, else the root. */
export function heroHeight(cluster: Cluster): number {
  const heights = (members: readonly Member[]): number =>
    Math.max(...members.map(({ figure, scale }) => (figure.box.bottom - figure.box.top) * scale));
  const people = cluster.members.filter(({ subject }) => subject.kind === 'person');
  if (people.length > 0) return heights(people);
  const living = cluster.members.filter(isLiving);
  return heights(living.length > 0 ? living : cluster.members.slice(0, 1));
}

/** A tree or a house with a person under or in it: the upper edge may cut it off, as in a close shot. */
export function mayLeaveTop({ cluster }: Spot): boolean {
  return cluster.root.kind === 'thing' && cluster.members.some(isLiving) && -cluster.box.top > 2.2;
}

/** People before animals before objects, then in the order of the prompt. */
export function weightOf(cluster: Cluster): number {
  const kinds = cluster.members.map(({ subject }) =>
    subject.kind === 'person' ? 3 : subject.kind === 'animal' ? 2 : 1,
  );
  return Math.max(...kinds) - cluster.root.index * 0.12 - cluster.copy * 0.01;
}
