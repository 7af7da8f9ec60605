import { expect, it } from 'vitest';
import { DESIGN_LIMITS, designKind, designSize } from './design-document.ts';
import { fieldProblem, HEAD, partKindOf, readPart, sourcesOf } from './parts/define-parts.ts';
import type { Json, Part } from './parts/part.ts';
import { isDamaged, recoverPart } from './parts/recover-part.ts';
import { repairParts } from './parts/repair.ts';

const head: Part = { id: HEAD, kind: HEAD, parent: null, index: 'a0', width: 800, height: 600 };
const layer = (id: string, fields: Partial<Part> = {}): Part => ({
  id,
  kind: 'image',
  parent: null,
  index: 'a1',
  ...fields,
});
const byId = (parts: readonly Part[]) => new Map(parts.map((part) => [part.id, part]));
const CORNERS = { nw: { x: 0, y: 0 }, ne: { x: 1, y: 0 }, se: { x: 1, y: 1 }, sw: { x: 0, y: 1 } };
const problem = (kind: string, field: string, value: Json) =>
  fieldProblem(partKindOf(designKind, kind)!, field, value);

it.each<[string, string, Json, string | undefined]>([
  [HEAD, 'width', DESIGN_LIMITS.side, undefined],
  [HEAD, 'width', DESIGN_LIMITS.side + 1, 'malformed'],
  [HEAD, 'height', 0.5, 'malformed'],
  [HEAD, 'background', '#20242a', undefined],
  [HEAD, 'background', 'url(http://example.com)', 'malformed'],
  ['image', 'crop', { left: 0.1, top: 0, width: 0.5, height: 1 }, undefined],
  ['image', 'crop', { left: 0.1, top: 0, width: 0, height: 1 }, 'malformed'],
  ['image', 'adjust', { exposure: -20, tint: 4 }, undefined],
  ['image', 'adjust', { exposure: 1000 }, 'malformed'],
  ['image', 'adjust', { sharpness: 1 }, 'malformed'],
  ['image', 'corners', CORNERS, undefined],
  ['image', 'rectify', { ...CORNERS, se: { x: 5, y: 5 } }, undefined],
  ['image', 'corners', { ...CORNERS, se: { x: 5.1, y: 1 } }, 'malformed'],
  ['image', 'corners', { ...CORNERS, se: { x: 0.2, y: 0.2 } }, 'malformed'],
  ['image', 'corners', { ...CORNERS, nw: CORNERS.ne, ne: CORNERS.nw }, 'malformed'],
  ['image', 'corners', { nw: CORNERS.nw, ne: CORNERS.ne, se: CORNERS.se }, 'malformed'],
  ['image', 'corners', { nw: CORNERS.nw, ne: CORNERS.nw, se: CORNERS.nw, sw: CORNERS.nw }, 'malformed'],
  ['text', 'corners', CORNERS, 'unknown'],
  ['image', 'results', [], 'system'],
  ['image', 'run', null, 'system'],
  ['image', 'x', Number.POSITIVE_INFINITY, 'malformed'],
  ['paint', 'tiles', { '0,0': 'file:a', '12,3': 'file:b' }, undefined],
  ['paint', 'tiles', { '0,-1': 'file:a' }, 'malformed'],
  ['paint', 'tiles', { '00,1': 'file:a' }, 'malformed'],
  ['paint', 'tiles', { __proto__x: 'file:a' }, 'malformed'],
  ['paint', 'columns', DESIGN_LIMITS.raster.side * 2, 'malformed'],
  ['shape', 'radius', -1, 'malformed'],
  ['text', 'text', 'x'.repeat(5001), 'malformed'],
  ['group', 'x', 1, 'unknown'],
  ['size', 'width', DESIGN_LIMITS.side + 1, 'malformed'],
  ['size', 'preset', 'square', undefined],
  ['size', 'preset', 'hexagon', 'malformed'],
  ['image', 'x@tall', 12, undefined],
  ['image', 'x@tall', 'left', 'malformed'],
  ['image', 'x@', 12, 'unknown'],
  ['image', 'x@a b', 12, 'unknown'],
  ['image', 'x@__proto__', 12, 'unknown'],
  ['image', 'source@tall', 'file:a', 'unknown'],
  ['image', 'results@tall', [], 'unknown'],
  ['text', 'font_size@tall', 0, 'malformed'],
  ['group', 'x@tall', 1, 'unknown'],
  ['group', 'hidden@tall', true, undefined],
  [HEAD, 'width@tall', 100, 'unknown'],
])('of a part %s the field %s takes %j: %s', (kind, field, value, expected) => {
  expect(problem(kind, field, value)).toBe(expected);
});

it('names every file that a layer draws from or has been paid for', () => {
  const mask = { tiles: { '0,0': 'file:mask' } };
  const results = [{ file: 'file:old' }, { file: 'file:new' }];
  const part = layer('a', { source: 'file:own', picked: 'file:old', results, mask });
  expect(sourcesOf(designKind, part)).toEqual(['file:own', 'file:old', 'file:new', 'file:mask']);
  const paint = layer('p', { kind: 'paint', tiles: { '1,1': 'file:tile' }, mask });
  expect(sourcesOf(designKind, paint)).toEqual(['file:tile', 'file:mask']);
});

it('lowers a canvas of too many pixels', () => {
  const side = DESIGN_LIMITS.side;
  const { parts } = repairParts(designKind, byId([{ ...head, width: side, height: side }]));
  expect(designSize(parts.get(HEAD))).toEqual({ width: side, height: 4096 });
  expect(designSize(undefined)).toEqual({ width: 1600, height: 1200 });
});

it('moves groups up that are too deep, and leaves others where they are', () => {
  const groups = Array.from({ length: 12 }, (_, at) =>
    layer(`g${String(at).padStart(2, '0')}`, {
      kind: 'group',
      parent: at === 0 ? null : `g${String(at - 1).padStart(2, '0')}`,
    }),
  );
  const { parts, repaired } = repairParts(designKind, byId([head, ...groups]));
  expect(repaired).toEqual(['g09', 'g10', 'g11']);
  for (const id of repaired) expect(parts.get(id)?.parent).toBe('g07');
  expect(repairParts(designKind, parts).repaired).toEqual([]);
});

it('cuts a circle of layers that replace each other', () => {
  const layers = [
    layer('a', { replaces: 'c' }),
    layer('b', { replaces: 'a' }),
    layer('c', { replaces: 'b' }),
    layer('d', { replaces: 'a' }),
    layer('e', { replaces: 'e' }),
  ];
  const { parts, repaired } = repairParts(designKind, byId([head, ...layers]));
  expect(repaired).toEqual(['c', 'e']);
  expect(parts.get('b')?.['replaces']).toBe('a');
  expect(repairParts(designKind, parts).repaired).toEqual([]);
});

it('reads a document of the first version as it was, and keeps what layers have by size', () => {
  const old = layer('a', { x: 3, hidden: true, source: 'file:a' });
  expect(readPart(designKind, 1, old)).toEqual(old);
  const placed = layer('b', { x: 3, 'x@tall': 5, 'hidden@tall': false });
  const stored = { ...placed, 'x@wide': 'far', 'text@tall': 'no', 'x@a b': 1 };
  expect(readPart(designKind, designKind.version, stored)).toEqual(placed);
  expect(isDamaged(designKind, stored, placed)).toBe(true);
  expect(isDamaged(designKind, placed, placed)).toBe(false);
  const earlier = new Map([['b', { was: 'there' as const, fields: { 'x@wide': 7 } }]]);
  expect(recoverPart(designKind, 'b', stored, [earlier])).toEqual({ ...placed, 'x@wide': 7 });
});

it('keeps sizes under the head, each within the limit of a canvas', () => {
  const side = DESIGN_LIMITS.side;
  const size = layer('tall', { kind: 'size', parent: HEAD, width: side, height: side });
  const { parts, repaired } = repairParts(designKind, byId([head, size]));
  expect(repaired).toEqual(['tall']);
  expect(parts.get('tall')).toEqual({ ...size, height: 4096 });
  expect(repairParts(designKind, parts).repaired).toEqual([]);
});
