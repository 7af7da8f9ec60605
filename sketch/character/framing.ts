import type { Brief } from '../brief.ts';
import type { Guide } from '../compose/layout.ts';
import type { Layout, PlacedFigure } from '../compose/placed-figure.ts';
import { centreAt, middleOf, type Spot, spotBox, widthOf } from '../compose/spot.ts';
import type { Window } from '../compose/window.ts';
import { buildOf } from '../figures/people/build.ts';
import type { ShotSize } from '../request.ts';
import type { Scene } from '../scenes/scene.ts';
import type { Band, Stage } from '../scenes/stage.ts';

/** Height of figures in a wide shot, as a share of their usual one. */
const FAR = 0.6;

const hasPerson = ({ cluster }: Spot) => cluster.members.some(({ subject }) => subject.kind === 'person');

/** Composes for the size: far figures are smaller, and people in a near shot stand close together. */
export function guideFor(size: ShotSize | undefined): Guide | undefined {
  if (size === 'wide') return { bend: () => undefined, place: (stage, spots) => moveAway(stage, spots) };
  if (size === undefined || size === 'full') return undefined;
  return { bend: () => undefined, place: (stage, spots) => bringTogether(stage, spots) };
}

function moveAway(stage: Stage, spots: readonly Spot[]): void {
  for (const spot of spots) {
    if (spot.scenery) continue;
    const middle = middleOf(stage, spot);
    spot.factor *= FAR;
    centreAt(stage, spot, middle);
  }
}

/** Puts people side by side on the front line, in the order in which they stand. */
function bringTogether(stage: Stage, spots: readonly Spot[]): void {
  const people = spots
    .filter((spot) => hasPerson(spot) && spot.standing === 'ground')
    .sort((one, other) => middleOf(stage, one) - middleOf(stage, other));
  if (people.length < 2) return;
  for (const spot of people) spot.y = stage.front;
  const highest = Math.min(...people.map((spot) => spotBox(stage, spot).top));
  const room = stage.front - stage.height * HEADROOM;
  if (stage.front - highest > room) for (const spot of people) spot.factor *= room / (stage.front - highest);
  const widths = people.map((spot) => widthOf(stage, spot) * CLOSENESS);
  let x = (stage.width - widths.reduce((sum, width) => sum + width, 0)) / 2;
  for (const [at, spot] of people.entries()) {
    const width = widths[at] ?? 0;
    centreAt(stage, spot, x + width / 2);
    x += width;
  }
}

/** Least room above people, as a share of the picture's height. */
const HEADROOM = 0.1;
/** Share of their width that people stand apart in a near shot. */
const CLOSENESS = 0.92;

interface Head {
  x: number;
  y: number;
  radius: number;
  /** Row of the hips. */
  hips: number;
}

function headOf(brief: Brief, { figure, subject, x, y, scale }: PlacedFigure): Head[] {
  const look = brief.subjects[subject]?.look;
  const { head, center } = figure.anchors;
  if (!look || !head) return [];
  const radius = buildOf(look).headRadius * scale;
  const top = y + head.y * scale;
  const middle = y + (center?.y ?? head.y) * scale;
  return [
    { x: x + head.x * scale, y: top, radius, hips: Math.max(2 * middle - top - radius, top + 3 * radius) },
  ];
}

/** The part of the composition that a shot of this size shows; undefined for the whole. */
export function windowFor(
  size: ShotSize | undefined,
  brief: Brief,
  members: readonly number[],
  { stage, figures }: Layout,
): Window | undefined {
  if (size === undefined || size === 'wide' || size === 'full') return undefined;
  const shown = figures.filter(({ subject }) => members.includes(subject));
  const heads = (shown.length > 0 ? shown : figures).flatMap((figure) => headOf(brief, figure));
  const held = size === 'detail' ? figures.find(({ subject }) => isThing(brief, subject)) : undefined;
  if (held) return around(stage, held.box, 0.25);
  const [first] = heads;
  if (!first) return figures[0] && around(stage, figures[0].box, size === 'medium' ? 0.3 : 0.05);
  const seen = size === 'detail' ? [first] : heads;
  const reach =
    size === 'detail' ? [1.1, 1.2, 1.1] : [1.9, size === 'close' ? 2.6 : 3, size === 'close' ? 2.1 : 2.6];
  const [above = 0, below = 0, beside = 0] = reach;
  const box = {
    left: Math.min(...seen.map(({ x, radius }) => x - radius * beside)),
    right: Math.max(...seen.map(({ x, radius }) => x + radius * beside)),
    top: Math.min(...seen.map(({ y, radius }) => y - radius * above)),
    bottom: Math.max(...seen.map(({ y, radius, hips }) => (size === 'medium' ? hips : y + radius * below))),
  };
  return around(stage, box, 0);
}

const isThing = ({ subjects }: Brief, at: number) =>
  subjects[at]?.kind === 'thing' || subjects[at]?.kind === 'product';

/** The smallest window of the picture's ratio around a box, inside the picture. */
function around(
  { width, height }: Stage,
  { left, right, top, bottom }: { left: number; right: number; top: number; bottom: number },
  margin: number,
): Window {
  const ratio = width / height;
  const wide = (right - left) * (1 + margin * 2);
  const tall = (bottom - top) * (1 + margin * 2);
  const high = Math.min(height, Math.max(tall, wide / ratio, height * SMALLEST));
  const window = { width: Math.round(high * ratio), height: Math.round(high) };
  const inside = (start: number, length: number, most: number) =>
    Math.round(Math.max(0, Math.min(most - length, start)));
  return {
    ...window,
    left: inside((left + right - window.width) / 2, window.width, width),
    top: inside((top + bottom - window.height) / 2, window.height, height),
  };
}

/** Smallest part of the height that is shown. */
const SMALLEST = 0.08;

/** The composition, and the lights of its scene, as the window shows them at the size of the whole picture. */
export function zoomIn(
  layout: Layout,
  scene: Scene,
  { left, top, width }: Window,
): { layout: Layout; scene: Scene } {
  const { stage } = layout;
  const scale = stage.width / width;
  const across = (x: number) => (x - left) * scale;
  const down = (y: number) => (y - top) * scale;
  const band = <Given extends Band | undefined>(given: Given): Given =>
    (given && { top: down(given.top), bottom: down(given.bottom) }) as Given;
  return {
    layout: {
      ...layout,
      stage: {
        ...stage,
        horizon: down(stage.horizon),
        ground: band(stage.ground),
        front: down(stage.front),
        metre: stage.metre * scale,
        sky: band(stage.sky),
        ...(stage.water ? { water: band(stage.water) } : {}),
        ...(stage.wall ? { wall: band(stage.wall) } : {}),
      },
      figures: layout.figures.map((figure) => ({
        ...figure,
        x: across(figure.x),
        y: down(figure.y),
        scale: figure.scale * scale,
        box: {
          left: across(figure.box.left),
          right: across(figure.box.right),
          top: down(figure.box.top),
          bottom: down(figure.box.bottom),
        },
      })),
    },
    scene: {
      ...scene,
      glows: scene.glows.map((glow) => ({
        ...glow,
        x: across(glow.x),
        y: down(glow.y),
        radius: glow.radius * scale,
      })),
      lightX: across(scene.lightX),
    },
  };
}
