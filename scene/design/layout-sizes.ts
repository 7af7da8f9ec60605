/**
 * Lays the layers of a design out in another size: what covered the canvas goes on covering it; the rest keeps its
 * place at its edge, in the middle or as a share of the side, and fits. Pure.
 */
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import {
  childrenByParent,
  type Json,
  type Part,
  type Parts,
} from '@inkreel/contract/documents/parts/part.ts';
import type { Size } from '../geometry.ts';
import { type Bounds, boundsOf, type Placement } from '../layers/layer-document.ts';
import { FONT_SIZE, placementOf } from './design.ts';

type Fields = Readonly<Record<string, Json>>;
type Axis = 'x' | 'y';

/** Where a point goes along an axis: `at * scale + by`. */
interface AxisMove {
  scale: number;
  by: number;
}
type Move = Readonly<Record<Axis, AxisMove>>;

/** What moves as one: a layer, or a group that does not cover the canvas. */
interface Unit {
  ids: readonly string[];
  bounds: Bounds;
  /** Drawn again in any shape without a loss: a rectangle that lies straight. */
  isRect: boolean;
}

/** Shares of a side: how far from an edge is still at it, in the middle, and near the edge. */
const AT_EDGE = 0.01;
const IN_MIDDLE = 0.02;
const NEAR_EDGE = 0.125;
/** Share of a side that enlarged layers fill at most. */
const FILLED = 0.9;
/** Share of the smaller of two units that lies on the other one, for both to move as one. */
const TOGETHER = 0.5;

const SIDES = { x: ['left', 'right', 'width'], y: ['top', 'bottom', 'height'] } as const;
const AXES = ['x', 'y'] as const;

/**
 * The fields of all layers in another size, by id of the layer. Masks move with their layers, as `mask_box`.
 * @param parts as they lie in the size `from`
 */
export function layoutIn(parts: Parts, from: Size, to: Size): ReadonlyMap<string, Fields> {
  const laid = new Map<string, Fields>();
  const put = (ids: readonly string[], move: Move) => {
    for (const id of ids) {
      const part = parts.get(id);
      if (part) laid.set(id, movedFields(part, move));
    }
  };
  const covering = coverMove(from, to);
  const loose: Unit[] = [];
  const children = childrenByParent(parts);
  const visit = (parent: string | null) => {
    for (const part of children.get(parent) ?? []) {
      if (part.kind === HEAD || (part.kind !== 'group' && part['x'] === undefined)) continue;
      const unit = unitOf(part, children);
      if (!unit) put([part.id], covering);
      else if (!covers(unit.bounds, from)) loose.push(unit);
      else if (part.kind === 'group') {
        // What covers is in it: its layers lie as if they were in no group.
        put([part.id], covering);
        visit(part.id);
      } else if (unit.isRect) put(unit.ids, stretchMove(from, to));
      else put(unit.ids, part.kind === 'text' ? fitMove(from, to) : covering);
    }
  };
  visit(null);
  for (const { unit, move } of placed(loose, from, to)) put(unit.ids, move);
  return laid;
}

/** Undefined for a group without layers. */
function unitOf(part: Part, children: ReadonlyMap<string | null, readonly Part[]>): Unit | undefined {
  if (part.kind !== 'group') {
    const isRect = part.kind === 'shape' && (part['shape'] ?? 'rect') === 'rect' && !part['rotation'];
    return { ids: [part.id], bounds: boundsOf(placementOf(part)), isRect };
  }
  const inside = (children.get(part.id) ?? []).flatMap((child) => unitOf(child, children) ?? []);
  if (inside.length === 0) return undefined;
  const ids = [part.id, ...inside.flatMap((unit) => unit.ids)];
  return { ids, bounds: around(inside.map(({ bounds }) => bounds)), isRect: false };
}

const around = (all: readonly Bounds[]): Bounds => ({
  left: Math.min(...all.map(({ left }) => left)),
  top: Math.min(...all.map(({ top }) => top)),
  right: Math.max(...all.map(({ right }) => right)),
  bottom: Math.max(...all.map(({ bottom }) => bottom)),
});

/** Whether it reaches from edge to edge. */
function spans(bounds: Bounds, canvas: Size, axis: Axis): boolean {
  const [start, end, side] = SIDES[axis];
  const near = canvas[side] * AT_EDGE;
  return bounds[start] <= near && bounds[end] >= canvas[side] - near;
}
const covers = (bounds: Bounds, canvas: Size): boolean => AXES.every((axis) => spans(bounds, canvas, axis));

/** Scales around the middle of the canvas. */
function middleMove(from: Size, to: Size, scale: number): Move {
  const along = (side: 'width' | 'height') => ({ scale, by: (to[side] - from[side] * scale) / 2 });
  return { x: along('width'), y: along('height') };
}
const coverMove = (from: Size, to: Size): Move =>
  middleMove(from, to, Math.max(to.width / from.width, to.height / from.height));
const fitMove = (from: Size, to: Size): Move => middleMove(from, to, fitScale(from, to));
const fitScale = (from: Size, to: Size): number => Math.min(to.width / from.width, to.height / from.height);
const stretchMove = (from: Size, to: Size): Move => ({
  x: { scale: to.width / from.width, by: 0 },
  y: { scale: to.height / from.height, by: 0 },
});

/** Units that lie on each other. */
function togetherOf(units: readonly Unit[]): Unit[][] {
  const clusters: Unit[][] = [];
  for (const unit of units) {
    const near = clusters.filter((cluster) => cluster.some((other) => isOn(unit.bounds, other.bounds)));
    const joined = [...near.flat(), unit];
    for (const each of near) clusters.splice(clusters.indexOf(each), 1);
    clusters.push(joined);
  }
  return clusters;
}

const shared = (a: Bounds, b: Bounds) => ({
  across: Math.min(a.right, b.right) - Math.max(a.left, b.left),
  down: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
});
const areaOf = ({ left, top, right, bottom }: Bounds): number => (right - left) * (bottom - top);

function isOn(a: Bounds, b: Bounds): boolean {
  const { across, down } = shared(a, b);
  return across > 0 && down > 0 && across * down >= TOGETHER * Math.min(areaOf(a), areaOf(b));
}

interface Placed {
  unit: Unit;
  move: Move;
}

/** Shares of the way to the largest scale that are tried, one after the other. */
const TRIED = [1, 0.75, 0.5, 0.25];

/** As large as the area of the canvas allows; smaller where units would then lie on each other that did not before. */
function placed(units: readonly Unit[], from: Size, to: Size): Placed[] {
  const byAxis = { x: boundsAlong(units, from, 'x'), y: boundsAlong(units, from, 'y') };
  const least = fitScale(from, to);
  const wanted = Math.sqrt((to.width * to.height) / (from.width * from.height));
  const caps = AXES.flatMap((axis) =>
    [...byAxis[axis].values()].map((bounds) => {
      const [start, end, side] = SIDES[axis];
      const long = Math.max(1, bounds[end] - bounds[start]);
      return (Math.max(FILLED, long / from[side]) * to[side]) / long;
    }),
  );
  const largest = Math.max(least, Math.min(wanted, ...caps));
  const at = (scale: number): Placed[] =>
    units.map((unit) => {
      const along = (axis: Axis) =>
        unit.isRect && spans(unit.bounds, from, axis)
          ? // A rectangle from edge to edge stays one.
            stretchMove(from, to)[axis]
          : axisMove(byAxis[axis].get(unit)!, from, to, { axis, scale });
      return { unit, move: { x: along('x'), y: along('y') } };
    });
  for (const share of largest === least ? [] : TRIED) {
    const now = at(least + (largest - least) * share);
    if (!meetsMore(now)) return now;
  }
  return at(least);
}

/** The bounds that a unit moves by along an axis: those of all that lie on each other, without what spans the canvas. */
function boundsAlong(units: readonly Unit[], from: Size, axis: Axis): ReadonlyMap<Unit, Bounds> {
  const [short, long] = [false, true].map((isLong) =>
    units.filter(({ bounds }) => spans(bounds, from, axis) === isLong),
  );
  const clusters = [...togetherOf(short!), ...long!.map((unit) => [unit])];
  return new Map(
    clusters.flatMap((cluster) => {
      const bounds = around(cluster.map((unit) => unit.bounds));
      return cluster.map((unit) => [unit, bounds] as const);
    }),
  );
}

function axisMove(
  bounds: Bounds,
  from: Size,
  to: Size,
  { axis, scale }: { axis: Axis; scale: number },
): AxisMove {
  const [startName, endName, side] = SIDES[axis];
  const [start, end, before, after] = [bounds[startName], bounds[endName], from[side], to[side]];
  const [ahead, behind, long] = [start, before - end, end - start];
  const middle = (start + end) / 2;
  let place: number;
  if (Math.abs(ahead - behind) / 2 <= before * IN_MIDDLE)
    place = after / 2 + (middle - before / 2 - long / 2) * scale;
  else if (Math.min(ahead, behind) <= before * NEAR_EDGE)
    place = ahead < behind ? ahead * scale : after - (behind + long) * scale;
  else place = (middle / before) * after - (long / 2) * scale;
  // What lay within the canvas does not leave it.
  if (ahead >= 0 && behind >= 0) place = Math.max(0, Math.min(place, after - long * scale));
  return { scale, by: place - start * scale };
}

/** Whether units lie on each other that did not before. */
function meetsMore(all: readonly Placed[]): boolean {
  const boxes = all.map(({ unit: { bounds }, move }) => {
    const [left, right] = [bounds.left, bounds.right].map((at) => at * move.x.scale + move.x.by);
    const [top, bottom] = [bounds.top, bounds.bottom].map((at) => at * move.y.scale + move.y.by);
    return { before: bounds, after: { left, top, right, bottom } as Bounds };
  });
  const meets = (a: Bounds, b: Bounds) => {
    const { across, down } = shared(a, b);
    return across > 0 && down > 0;
  };
  return boxes.some((one, index) =>
    boxes.slice(index + 1).some((other) => meets(one.after, other.after) && !meets(one.before, other.before)),
  );
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
const between = (least: number, most: number) => (value: number) =>
  Math.min(most, Math.max(least, rounded(value)));
const asPlace = between(-100_000, 100_000);
const asLength = between(0.01, 100_000);

const boxAt = ({ x, y, width, height, rotation }: Placement, move: Move): Placement => ({
  x: asPlace(x * move.x.scale + move.x.by),
  y: asPlace(y * move.y.scale + move.y.by),
  width: asLength(width * move.x.scale),
  height: asLength(height * move.y.scale),
  rotation,
});

/** The fields of a layer that was moved; lengths of its looks go with the smaller scale. */
function movedFields(part: Part, move: Move): Fields {
  const mask = part['mask'] as (Placement & object) | undefined;
  const masked = mask && { mask_box: { ...boxAt(mask, move) } };
  if (part.kind === 'group') return { ...masked };
  const { x, y, width, height } = boxAt(placementOf(part), move);
  const scale = Math.min(move.x.scale, move.y.scale);
  const lengths: Record<string, Json> = {};
  const { font_size = part.kind === 'text' ? FONT_SIZE : undefined } = part;
  for (const [field, fit] of Object.entries(LENGTHS)) {
    const value = field === 'font_size' ? font_size : part[field];
    if (typeof value === 'number') lengths[field] = fit(value * scale);
  }
  return { x, y, width, height, ...lengths, ...masked };
}

const LENGTHS = {
  font_size: between(1, 10_000),
  stroke_width: between(0, 10_000),
  radius: between(0, 100_000),
} as const;
