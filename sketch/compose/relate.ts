import type { Brief } from '../brief.ts';
import type { Stage } from '../scenes/stage.ts';
import { centreAt, middleOf, type Spot, spotBox, weightOf, widthOf } from './spot.ts';

/** Moves spots so that the relations between separate figures hold: beside, behind, in front of, above, between, around. */
export function applyRelations(
  brief: Brief,
  stage: Stage,
  spots: readonly Spot[],
  random: () => number,
): void {
  const holding = (index: number): Spot[] =>
    spots.filter(({ cluster }) => cluster.members.some(({ subject }) => subject.index === index));
  const done = new Set<string>();
  for (const { kind, subject, object } of brief.relations) {
    // Several subjects in the same relation to one object share the space around it.
    const key = kind === 'between' ? `${kind}:${subject}` : `${kind}:${object}`;
    if (done.has(key)) continue;
    done.add(key);
    const target = holding(object)[0];
    const actors = brief.relations
      .filter((relation) => relation.kind === kind && relation.object === object)
      .flatMap((relation) => holding(relation.subject))
      .filter((spot) => !holding(object).includes(spot));
    if (!target || actors.length === 0 || target.y < stage.ground.top * 0.98) continue;
    const side = freeSide(stage, target, random);
    switch (kind) {
      case 'behind':
        for (const [at, actor] of actors.entries()) stepBehind(stage, actor, target, at % 2 ? -side : side);
        break;
      case 'in_front_of':
        for (const [at, actor] of actors.entries()) stepBefore(stage, actor, target, at % 2 ? -side : side);
        break;
      case 'above':
        for (const actor of actors) hover(stage, actor, target);
        break;
      case 'between':
        goBetween(
          stage,
          actors,
          brief.relations
            .filter((relation) => relation.kind === kind && relation.subject === subject)
            .flatMap((relation) => holding(relation.object)),
        );
        break;
      case 'around':
        surround(stage, actors, target, random);
        break;
      case 'beside':
      case 'on':
      case 'in':
        if (actors.every((actor) => actor.standing !== 'air')) {
          const [actor] = actors;
          // The less important one moves to the other: flowers to a robot, not the robot to the back row.
          const lesser =
            actors.length === 1 &&
            actor &&
            !target.scenery &&
            weightOf(actor.cluster) > weightOf(target.cluster);
          if (lesser) goBeside(stage, holding(object), actor, freeSide(stage, actor, random), random);
          else goBeside(stage, actors, target, side, random);
        }
        break;
      default:
        break;
    }
  }
}

function freeSide(stage: Stage, target: Spot, random: () => number): number {
  const middle = middleOf(stage, target) / stage.width;
  return Math.abs(middle - 0.5) < 0.06 ? (random() < 0.5 ? -1 : 1) : middle < 0.5 ? 1 : -1;
}

function stepDepth(stage: Stage): number {
  return (stage.front - stage.ground.top) * 0.34;
}

/** Farther back than the target and half hidden by it. */
function stepBehind(stage: Stage, actor: Spot, target: Spot, side: number): void {
  if (target.y - stepDepth(stage) < stage.ground.top)
    target.y = Math.min(stage.ground.bottom, stage.ground.top + stepDepth(stage) * 1.3);
  actor.y = Math.max(stage.ground.top, target.y - stepDepth(stage));
  actor.scenery = false;
  const narrow = Math.min(widthOf(stage, actor), widthOf(stage, target));
  const high = spotBox(stage, target);
  const low = spotBox(stage, actor);
  const slim = target.cluster.members[0]?.figure.anchors.below !== undefined;
  if (slim && high.bottom - high.top > (low.bottom - low.top) * 1.6) {
    // Behind a tree only the trunk hides anything.
    centreAt(stage, actor, target.x + side * widthOf(stage, actor) * 0.36);
    actor.partners.add(target.cluster.root.index);
    return;
  }
  const apart = widthOf(stage, actor) / 2 + widthOf(stage, target) / 2 - narrow * 0.5;
  centreAt(stage, actor, middleOf(stage, target) + side * apart);
  actor.partners.add(target.cluster.root.index);
}

/** Nearer than the target; the target stays visible. */
function stepBefore(stage: Stage, actor: Spot, target: Spot, side: number): void {
  actor.y = Math.min(stage.ground.bottom, Math.max(stage.front, target.y + stepDepth(stage) * 0.6));
  if (actor.y - target.y < stepDepth(stage) * 0.6) target.y = actor.y - stepDepth(stage) * 0.8;
  const wide = widthOf(stage, target);
  const offset =
    wide > widthOf(stage, actor) * 1.6
      ? wide * 0.24
      : (wide + widthOf(stage, actor)) / 2 - Math.min(wide, widthOf(stage, actor)) * 0.4;
  centreAt(stage, actor, middleOf(stage, target) + side * offset);
  actor.partners.add(target.cluster.root.index);
}

/** Over the target with a little air between. */
function hover(stage: Stage, actor: Spot, target: Spot): void {
  const lies = spotBox(stage, target);
  const own = spotBox(stage, actor);
  if (actor.standing === 'ground' && lies.bottom - lies.top < (own.bottom - own.top) * 0.35) {
    // A figure leaps over a puddle or a log; the pose contains the leap.
    target.y = Math.min(actor.y, stage.ground.bottom);
    centreAt(stage, target, middleOf(stage, actor));
    actor.partners.add(target.cluster.root.index);
    return;
  }
  actor.standing = 'air';
  const gap = stage.height * 0.03;
  const room = spotBox(stage, target).top - gap - stage.height * 0.03;
  const box = spotBox(stage, actor);
  const tall = box.bottom - box.top;
  if (tall > room && room > stage.height * 0.06) actor.factor *= room / tall;
  const again = spotBox(stage, actor);
  actor.y += spotBox(stage, target).top - gap - again.bottom;
  centreAt(stage, actor, middleOf(stage, target));
  actor.partners.add(target.cluster.root.index);
}

function goBeside(
  stage: Stage,
  actors: readonly Spot[],
  target: Spot,
  first: number,
  random: () => number,
): void {
  let side = first;
  const reach = new Map([
    [-1, spotBox(stage, target).left],
    [1, spotBox(stage, target).right],
  ]);
  for (const actor of actors) {
    if (actor.standing === target.standing && !target.scenery && !actor.scenery)
      actor.y = target.y + (random() - 0.6) * stepDepth(stage) * 0.3;
    const wide = widthOf(stage, actor);
    const gap = stage.width * 0.015;
    const edge = (reach.get(side) as number) + side * gap;
    centreAt(stage, actor, edge + (side * wide) / 2);
    reach.set(side, edge + side * wide);
    actor.partners.add(target.cluster.root.index);
    side = -side;
  }
}

/** In the middle of two others, which step aside. */
function goBetween(stage: Stage, actors: readonly Spot[], others: readonly Spot[]): void {
  const first = others[0];
  const second = others[1];
  if (!first || !second) return;
  const middle = stage.width / 2;
  const total = actors.reduce((sum, actor) => sum + widthOf(stage, actor), 0);
  const gap = stage.width * 0.02;
  let x = middle - total / 2;
  for (const actor of actors) {
    actor.y = stage.front;
    centreAt(stage, actor, x + widthOf(stage, actor) / 2);
    x += widthOf(stage, actor);
  }
  for (const [spot, side] of [
    [first, -1],
    [second, 1],
  ] as const) {
    centreAt(stage, spot, middle + side * (total / 2 + gap + widthOf(stage, spot) / 2));
  }
}

/**
 * Places around a figure: depth in shares of the free ground (positive is nearer), distance to its side in its half
 * widths.
 */
const RINGS = [
  { depth: 0.45, across: 0.92 },
  { depth: -0.55, across: 1.85 },
  { depth: 0.95, across: 0.4 },
  { depth: -0.9, across: 0.95 },
] as const;

/** On an ellipse on the ground: some in front, some behind. */
function surround(stage: Stage, actors: readonly Spot[], target: Spot, random: () => number): void {
  const deep = (stage.front - stage.ground.top) * 0.42;
  target.y = Math.min(target.y, stage.front - deep * 0.8);
  const centre = middleOf(stage, target);
  const first = random() < 0.5 ? -1 : 1;
  for (const [at, actor] of actors.entries()) {
    // Pairs left and right: in front, then wider and farther back, then close in front, so that no figure hides
    // another.
    const side = at % 2 ? -first : first;
    const ring = RINGS[Math.floor(at / 2) % RINGS.length] ?? RINGS[0];
    actor.y = Math.min(stage.ground.bottom, target.y + (ring.depth + (random() - 0.5) * 0.2) * deep);
    const reach = widthOf(stage, target) / 2 + widthOf(stage, actor) * 0.5;
    centreAt(stage, actor, centre + side * ring.across * reach);
    actor.partners.add(target.cluster.root.index);
    for (const other of actors) if (other !== actor) actor.partners.add(other.cluster.root.index);
  }
}
