import type { Guide } from '../compose/layout.ts';
import { centreAt, heroHeight, middleOf, type Spot, spotBox, spotScale, weightOf } from '../compose/spot.ts';
import type { Band, Stage } from '../scenes/stage.ts';
import type { Drawing, Shape } from './shapes.ts';

/** The shape of a subject: `subject` is the index in the brief. */
export interface Match {
  subject: number;
  shape: Shape;
}

/** Limits of a figure's size from its shape, as shares of the height: neither too large for the picture nor a speck. */
const SIZES = { least: 0.05, most: 1.1 };

/**
 * A guide for the composition that follows a drawing. `freedom` from 0 (places and sizes of the drawing) to 1 (composed
 * by the rules alone). `matches` is filled when the layout is made.
 */
export function guideBy(drawing: Drawing, freedom: number, matches: Match[]): Guide {
  const follow = 1 - Math.max(0, Math.min(1, freedom));
  return {
    bend: (stage) => {
      const { horizon } = drawing;
      if (horizon === undefined) return;
      const wanted = Math.max(0.15, Math.min(0.82, horizon)) * stage.height;
      bendStage(stage, stage.horizon + (wanted - stage.horizon) * follow);
    },
    place: (stage, spots) => {
      for (const { spot, shape } of matchShapes(stage, spots, drawing.shapes)) {
        matches.push({ subject: spot.cluster.root.index, shape });
        if (follow > 0) move(stage, spot, shape, follow);
      }
    },
  };
}

/** Moves the vanishing line; everything above and below it is scaled along. */
function bendStage(stage: Stage, horizon: number): void {
  const { height, horizon: before } = stage;
  const moved = (y: number) =>
    y <= before ? (y * horizon) / before : height - ((height - y) * (height - horizon)) / (height - before);
  const band = ({ top, bottom }: Band): Band => ({ top: moved(top), bottom: moved(bottom) });
  stage.ground = band(stage.ground);
  stage.front = moved(stage.front);
  if (stage.water) stage.water = band(stage.water);
  stage.sky = band(stage.sky);
  stage.horizon = horizon;
}

/** Maximum number of spots and shapes for the exact matching; the others are matched greedily. */
const TRIED = 6;

/** Pairs spots and shapes with the least total cost. */
function matchShapes(
  stage: Stage,
  spots: readonly Spot[],
  shapes: readonly Shape[],
): { spot: Spot; shape: Shape }[] {
  const first = [...spots].sort((a, b) => weightOf(b.cluster) - weightOf(a.cluster)).slice(0, TRIED);
  const large = shapes.slice(0, TRIED);
  const spotSizes = relativeSizes(first, ({ cluster }) => cluster.box.bottom - cluster.box.top);
  const shapeSizes = relativeSizes(large, ({ top, bottom }) => bottom - top);
  const costs = first.map((spot, at) =>
    large.map((shape, index) => {
      const odd = Math.abs((spotSizes[at] as number) - (shapeSizes[index] as number));
      return costOf(stage, spot, shape) + odd * SIZE_COST;
    }),
  );
  const pairs = cheapest(costs).map(([at, index]) => ({
    spot: first[at] as Spot,
    shape: large[index] as Shape,
  }));
  const taken = new Set<Spot | Shape>(pairs.flatMap(({ spot, shape }) => [spot, shape]));
  const left = shapes.filter((shape) => !taken.has(shape));
  for (const spot of spots) {
    const shape = taken.has(spot) ? undefined : left.shift();
    if (shape) pairs.push({ spot, shape });
  }
  return pairs;
}

/** Size of each relative to the median, as a logarithm. */
function relativeSizes<Item>(items: readonly Item[], size: (item: Item) => number): number[] {
  const logs = items.map((item) => Math.log(size(item) || 1e-3));
  const mean = logs.reduce((sum, log) => sum + log, 0) / Math.max(1, logs.length);
  return logs.map((log) => log - mean);
}

/** Cost of a size mismatch between figure and shape. */
const SIZE_COST = 0.9;

/** The maximum number of pairs of rows and columns with the least sum. */
function cheapest(costs: readonly (readonly number[])[]): [row: number, column: number][] {
  const columns = costs[0]?.length ?? 0;
  const skips = Math.max(0, costs.length - columns);
  let best: { sum: number; pairs: [number, number][] } = { sum: Number.POSITIVE_INFINITY, pairs: [] };
  const go = (row: number, open: number, skipped: number, sum: number, pairs: [number, number][]): void => {
    if (sum >= best.sum) return;
    if (row === costs.length) {
      best = { sum, pairs };
      return;
    }
    for (let column = 0; column < columns; column += 1) {
      if ((open & (1 << column)) === 0) continue;
      const cost = costs[row]?.[column] ?? 0;
      go(row + 1, open & ~(1 << column), skipped, sum + cost, [...pairs, [row, column]]);
    }
    if (skipped < skips) go(row + 1, open, skipped + 1, sum, pairs);
  };
  go(0, (1 << columns) - 1, 0, 0, []);
  return best.pairs;
}

/** Cost of a shape for a spot: by its aspect ratio, its colour, and whether it is in the air. */
function costOf(stage: Stage, spot: Spot, shape: Shape): number {
  const { left, right, top, bottom } = spot.cluster.box;
  const own = Math.log((right - left || 1) / (bottom - top || 1));
  const drawn = Math.log(
    ((shape.right - shape.left) * stage.width) / ((shape.bottom - shape.top) * stage.height),
  );
  const inAir = spot.standing === 'air';
  const high = shape.bottom * stage.height < stage.horizon;
  const color = colorOf(spot);
  return (
    Math.abs(own - drawn) +
    (inAir === high ? 0 : 0.9) +
    (color === undefined ? 0.4 : (colorDistance(color, shape.color) / 255) * 1.6)
  );
}

function colorOf({ cluster: { root } }: Spot): string | undefined {
  return root.color;
}

/** Distance of two colours, of 441. */
function colorDistance(a: string, b: string): number {
  const parts = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const [first, second] = [parts(a), parts(b)];
  return Math.hypot(...first.map((part, index) => part - (second[index] ?? 0)));
}

/** Moves and scales a spot to its shape: fully at freedom 0, part of the way otherwise. */
function move(stage: Stage, spot: Spot, shape: Shape, follow: number): void {
  const tall = Math.max(SIZES.least, Math.min(SIZES.most, shape.bottom - shape.top)) * stage.height;
  const wide = (shape.right - shape.left) * stage.width;
  const middle = ((shape.left + shape.right) / 2) * stage.width;
  const before = middleOf(stage, spot);
  const wanted = growth(stage, spot, { wide, tall });
  const size = spotScale(stage, spot) * wanted ** follow;
  const foot = spot.standing === 'air' ? footInAir(stage, spot, shape, size) : footOn(stage, shape);
  spot.y += (foot - spot.y) * follow;
  spot.factor *= size / spotScale(stage, spot);
  centreAt(stage, spot, before + (middle - before) * follow);
}

/** Scale of a spot for its shape. */
function growth(stage: Stage, spot: Spot, { wide, tall }: { wide: number; tall: number }): number {
  const own = spotBox(stage, spot);
  const natural = { wide: own.right - own.left, tall: own.bottom - own.top };
  const most = (stage.height * 0.96) / natural.tall;
  // Users draw people as thin stick figures, and without held objects.
  if (spot.cluster.members.some(({ subject }) => subject.kind === 'person'))
    return Math.min(most, tall / (heroHeight(spot.cluster) * spotScale(stage, spot)));
  // The figure fits the shape in one direction, and exceeds it a little in the other.
  const inside = Math.min(wide / natural.wide, tall / natural.tall);
  const around = Math.max(wide / natural.wide, tall / natural.tall);
  return Math.min(most, inside ** 0.65 * around ** 0.35);
}

/** A figure in the air is centred on its shape. */
function footInAir(stage: Stage, spot: Spot, shape: Shape, size: number): number {
  const { top, bottom } = spot.cluster.box;
  return ((shape.top + shape.bottom) / 2) * stage.height - ((top + bottom) / 2) * size;
}

/** A standing figure has its foot at the lower end of the shape, but on the ground. */
function footOn(stage: Stage, shape: Shape): number {
  const highest = stage.horizon + (stage.ground.top - stage.horizon) * 0.35;
  return Math.max(highest, Math.min(stage.height * 0.98, shape.bottom * stage.height));
}
