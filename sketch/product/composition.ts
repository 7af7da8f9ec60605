import type { Brief, Subject } from '../brief.ts';
import { finishesOf } from './finish.ts';
import { appearanceOf, PRODUCT_SHAPES, type ProductShapeId, shapeOf } from './shape-table.ts';
import type { Solid } from './solid.ts';
import type { Placed } from './trace.ts';
import { linear } from './vectors.ts';

/** Maximum pieces of a still life: more would be a heap. */
const MOST_PIECES = 9;

interface Piece {
  placed: Placed;
  subject: Subject;
}

/**
 * Puts the products of a brief on the table. The first product stands in the middle; pieces "in" or "on" another go
 * there; the others find the nearest free place behind, before or beside it.
 */
export function composeProducts(brief: Brief, random: () => number): Placed[] {
  const pieces: Piece[] = [];
  const carried: Piece[] = [];
  for (const subject of mainFirst(brief)) {
    const shape = shapeOf(subject);
    if (!shape) continue;
    const solid = PRODUCT_SHAPES[shape].build(random());
    for (let copy = 0; copy < subject.count && pieces.length + carried.length < MOST_PIECES; copy += 1) {
      const piece = { subject, placed: buildPiece(subject, shape, solid, random) };
      const resting = brief.relations.some(
        ({ kind, subject: who, object }) =>
          who === subject.index &&
          (kind === 'in' || kind === 'on') &&
          pieces.some((other) => other.subject.index === object),
      );
      (resting ? carried : pieces).push(piece);
    }
  }
  pieces.forEach((piece, index) => {
    if (index > 0) findPlace(piece, pieces.slice(0, index), brief, random);
  });
  carried.forEach((piece, index) => {
    rest(piece, carried.slice(0, index), pieces, brief, random);
  });
  const placed = [...pieces, ...carried].map((piece) => piece.placed);
  balance(placed);
  return placed;
}

/** Moves the whole group sideways so that its outer edges, not its first piece, are around the middle. */
function balance(placed: readonly Placed[]): void {
  const reach = ({ solid, size }: Placed) => solid.radius * size;
  const left = Math.min(...placed.map((one) => one.at[0] - reach(one)));
  const right = Math.max(...placed.map((one) => one.at[0] + reach(one)));
  for (const one of placed) moveTo(one, one.at[0] - ((left + right) / 2) * 0.85, one.at[1], one.at[2]);
}

/** Carriers come before their contents, so that an apple can find its bowl. */
function mainFirst(brief: Brief): Subject[] {
  const carries = (one: Subject) =>
    brief.relations.some(({ kind, object }) => (kind === 'in' || kind === 'on') && object === one.index);
  const carriedBy = (one: Subject) =>
    brief.relations.some(({ kind, subject }) => (kind === 'in' || kind === 'on') && subject === one.index);
  const weight = (one: Subject) => (carries(one) ? 0 : carriedBy(one) ? 2 : 1);
  const drawn = brief.subjects.filter((one) => shapeOf(one));
  const main = drawn[0];
  return drawn.sort((a, b) =>
    a === main && !carriedBy(a) ? -1 : b === main && !carriedBy(b) ? 1 : weight(a) - weight(b),
  );
}

function buildPiece(subject: Subject, shape: ProductShapeId, solid: Solid, random: () => number): Placed {
  const entry = PRODUCT_SHAPES[shape];

  const { color, material } = appearanceOf(subject, shape, random());
  const glass = material === 'glass';
  const sizes = { tiny: 0.6, small: 0.8, big: 1.2, huge: 1.4 } as const;
  const size =
    entry.size * (subject.size ? sizes[subject.size] : 1) * (subject.count > 1 ? 0.93 + random() * 0.12 : 1);
  const turn = entry.turn + (random() - 0.5) * (shape === 'apple' ? 6 : 0.5);
  const visible = solid.parts.filter(({ slot }) => !(slot === 'liquid' && glass && hasInclusion(shape)));
  return {
    solid,
    at: [0, 0, 0],
    cosine: Math.cos(turn),
    sine: Math.sin(turn),
    size,
    finish: finishesOf(shape, material, linear(color), random()),
    visible,
    casters: visible.filter(({ slot }) => slot !== 'flame' && slot !== 'glow' && !(glass && slot === 'body')),
    clear: glass ? solid.parts.filter(({ slot }) => slot === 'body') : [],
  };
}

/** Shapes whose liquid is cast into the glass rather than standing in a hollow. */
function hasInclusion(shape: ProductShapeId): boolean {
  return shape === 'bottle' || shape === 'perfume';
}

function moveTo(placed: Placed, x: number, y: number, z: number): void {
  placed.at = [x, y, z];
}

function findPlace(piece: Piece, others: readonly Piece[], brief: Brief, random: () => number): void {
  const relation = brief.relations.find(({ subject }) => subject === piece.subject.index);
  const anchor = others.find(({ subject }) => subject.index === relation?.object) ?? (others[0] as Piece);
  const own = piece.placed.solid.radius * piece.placed.size * 0.82;
  const tall = piece.placed.solid.height * piece.placed.size;
  const mainTall = anchor.placed.solid.height * anchor.placed.size;
  let best = Infinity;
  for (let attempt = 0; attempt < 90; attempt += 1) {
    const angle = random() * Math.PI * 2;
    const reach = anchor.placed.solid.radius * anchor.placed.size * 0.84 + own + 0.05 + attempt * 0.01;
    const x = anchor.placed.at[0] + Math.cos(angle) * reach;
    const z = anchor.placed.at[2] + Math.sin(angle) * reach * 0.8;
    const fits = others.every(
      ({ placed }) =>
        Math.hypot(placed.at[0] - x, placed.at[2] - z) > placed.solid.radius * placed.size * 0.8 + own + 0.05,
    );
    if (!fits) continue;
    const depth = z - anchor.placed.at[2];
    const hides = depth > 0.25 && Math.abs(x - anchor.placed.at[0]) < own + 0.3 ? 2.5 * (tall / mainTall) : 0;
    const hidden = depth < -0.2 && Math.abs(x - anchor.placed.at[0]) < 0.4 && tall < mainTall * 1.1 ? 2 : 0;
    const asked =
      relation?.kind === 'behind'
        ? (depth + 0.9) * 1.5
        : relation?.kind === 'in_front_of'
          ? (0.9 - depth) * 1.5
          : 0;
    const order = tall < mainTall * 0.75 ? Math.abs(depth - 0.3) : Math.abs(depth + 0.3);
    const balance =
      others.reduce((sum, { placed }) => sum + (placed.at[0] - (others[0] as Piece).placed.at[0]), 0) *
      (x - anchor.placed.at[0]) *
      0.3;
    const cost =
      reach * 0.7 + order * 0.7 + balance + asked + (relation?.kind === 'behind' ? 0 : hides + hidden);
    if (cost < best) {
      best = cost;
      moveTo(piece.placed, x, 0, z);
    }
  }
  if (best === Infinity)
    moveTo(
      piece.placed,
      anchor.placed.at[0] + (others.length % 2 === 0 ? 1 : -1) * (0.7 + own) * others.length * 0.6,
      0,
      -0.4,
    );
}

/** Lays a piece into or onto its carrier: side by side first, then a second layer in the gaps. */
function rest(
  piece: Piece,
  before: readonly Piece[],
  carriers: readonly Piece[],
  brief: Brief,
  random: () => number,
): void {
  const relation = brief.relations.find(
    ({ kind, subject }) => subject === piece.subject.index && (kind === 'in' || kind === 'on'),
  );
  const carrier =
    carriers.find(({ subject }) => subject.index === relation?.object) ?? (carriers[0] as Piece);
  const { solid, size, at } = carrier.placed;
  const siblings = before.filter(
    ({ placed }) => Math.hypot(placed.at[0] - at[0], placed.at[2] - at[2]) < solid.radius * size,
  ).length;
  const floor = (solid.hollow?.floor ?? solid.top ?? solid.height) * size;
  const room = (solid.hollow?.radius ?? solid.radius * 0.6) * size;
  if (piece.placed.solid.radius * piece.placed.size > room * 0.75 && solid.hollow && solid.hollow.floor > 0.1)
    piece.placed.size *= 0.82;
  const total = piece.subject.count;
  const perLayer = total <= 1 ? 1 : total === 4 ? 3 : Math.min(total, 4);
  // A ring of pieces must lie within the hollow: pieces that would break through the wall are drawn smaller.
  const ringReach = perLayer === 1 ? 0.72 : 1.02 / Math.sin(Math.PI / perLayer) + 0.72;
  const wanted = piece.placed.solid.radius * piece.placed.size * ringReach;
  if (solid.hollow && wanted > room * 1.05) piece.placed.size *= Math.max(0.6, (room * 1.05) / wanted);
  const own = piece.placed.solid.radius * piece.placed.size;
  const layer = Math.floor(siblings / perLayer);
  const place = siblings % perLayer;
  const angle = (place / perLayer) * Math.PI * 2 + layer * 0.8 + (random() - 0.5) * 0.2 + 0.4;
  const ring =
    perLayer === 1 || (layer > 0 && total - layer * perLayer === 1)
      ? 0
      : Math.max((own * 1.02) / Math.sin(Math.PI / perLayer), room * 0.2);
  const spread = Math.min(ring, room * 0.95);
  const climb = solid.hollow && solid.hollow.floor > 0.1 ? spread * spread * 1.9 : 0;
  moveTo(
    piece.placed,
    at[0] + Math.cos(angle) * spread,
    at[1] + floor + climb * 0.5 + layer * own * 1.25,
    at[2] + Math.sin(angle) * spread,
  );
}
