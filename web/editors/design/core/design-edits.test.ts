import { designKind } from '@inkreel/contract/documents/design-document.ts';
import { fieldProblem, HEAD, partKindOf } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Json, Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { readDesign } from '@inkreel/scene/design/design.ts';
import { placeLayer } from '@inkreel/scene/layers/layer-operations.ts';
import { expect, test } from 'vitest';
import { beginGesture, continueGesture } from '../../../canvas/core/layers/layer-gesture.ts';
import { actionLayer, actsOnChoices, actsOnInput, maskFields } from './action-target.ts';
import { areaSize, chosenBounds, placeOfBounds } from './area-raster.ts';
import { cropTo, dragCrop, keptCrop, straightenTo } from './crop.ts';
import {
  addLayer,
  applyChanges,
  cropCanvas,
  duplicateLayers,
  groupLayers,
  layersOf,
  orderLayer,
  originalOf,
  turnCanvas,
  ungroup,
} from './design-edits.ts';
import { rasterSize, touchedTiles, withStamp } from './raster-tiles.ts';
import { placeChanges, SELECTION, stageLayers } from './stage-layers.ts';
import { stackOf } from './stage-stack.ts';

const part = (id: string, kind: string, index: string, fields: Record<string, Json> = {}): Part => ({
  id,
  kind,
  parent: null,
  index,
  ...fields,
});
const box = (x: number, y: number, width = 100, height = 50) => ({ x, y, width, height, rotation: 0 });
const DESIGN: Parts = new Map(
  [
    part(HEAD, HEAD, 'a0', { width: 800, height: 600 }),
    part('photo', 'image', 'a1', { source: 'file:p', ...box(400, 300, 800, 600) }),
    part('words', 'text', 'a2', { text: 'First cup', font_size: 40, ...box(200, 100) }),
    part('rule', 'shape', 'a3', { shape: 'rect', ...box(300, 200) }),
  ].map((each) => [each.id, each]),
);
const ids = (parts: Parts, parent: string | null = null) => layersOf(parts, parent).map(({ id }) => id);
let made = 0;
const newId = () => `new${(made += 1)}`;

test('a new layer lies above all others', () => {
  const changes = addLayer(DESIGN, { id: 'top', kind: 'shape', fields: {} });
  expect(ids(applyChanges(DESIGN, changes))).toEqual(['photo', 'words', 'rule', 'top']);
});

test('layers are grouped in the place of the highest, and come out where the group was', () => {
  const grouped = applyChanges(DESIGN, groupLayers(DESIGN, ['photo', 'words'], 'group'));
  expect(ids(grouped)).toEqual(['group', 'rule']);
  expect(ids(grouped, 'group')).toEqual(['photo', 'words']);
  expect(ids(applyChanges(grouped, ungroup(grouped, 'group')))).toEqual(['photo', 'words', 'rule']);
});

test('a copy of a group has copies of what is in it, and nothing of a run', () => {
  const results = [{ file: 'file:made', task: 't', tool: 'x', points: 1, width: 1, height: 1, at: '' }];
  const paid = applyChanges(DESIGN, [{ id: 'photo', set: { results, spent: 1 } }]);
  const grouped = applyChanges(paid, groupLayers(paid, ['photo', 'words'], 'group'));
  const { changes, copies } = duplicateLayers(grouped, ['group', 'words'], newId);
  const copied = applyChanges(grouped, changes);
  expect(ids(copied)).toEqual(['group', copies[0], 'rule']);
  const inside = layersOf(copied, copies[0] ?? null);
  expect(inside.map(({ kind }) => kind)).toEqual(['image', 'text']);
  expect(inside[0]).toMatchObject({ source: 'file:made', x: 424 });
  expect(inside[0]).not.toHaveProperty('results');
  expect(inside[0]).not.toHaveProperty('spent');
});

test.each([
  ['photo', 'up', ['words', 'photo', 'rule']],
  ['photo', 'top', ['words', 'rule', 'photo']],
  ['rule', 'bottom', ['rule', 'photo', 'words']],
  ['photo', 'down', ['photo', 'words', 'rule']],
] as const)('%s goes %s', (id, to, order) => {
  expect(ids(applyChanges(DESIGN, orderLayer(DESIGN, id, to)))).toEqual(order);
});

test('four quarter turns of the canvas return the design', () => {
  let now = DESIGN;
  for (let turn = 0; turn < 4; turn += 1) now = applyChanges(now, turnCanvas(now, 'right', readDesign(now)));
  expect(readDesign(now)).toEqual(readDesign(DESIGN));
  const there = applyChanges(DESIGN, turnCanvas(DESIGN, 'left', readDesign(DESIGN)));
  expect(readDesign(applyChanges(there, turnCanvas(there, 'right', readDesign(there))))).toEqual(
    readDesign(DESIGN),
  );
});

test('a crop of the canvas leaves the layers where they are in the picture', () => {
  const cropped = readDesign(
    applyChanges(DESIGN, cropCanvas(DESIGN, { x: 100, y: 50, width: 400, height: 300 })),
  );
  expect(cropped).toMatchObject({ width: 400, height: 300 });
  expect(cropped.layers[1]).toMatchObject({ x: 100, y: 50 });
});

test('the original is the lowest placed image alone', () => {
  expect([...originalOf(DESIGN).keys()]).toEqual([HEAD, 'photo']);
  expect(readDesign(originalOf(new Map())).layers).toEqual([]);
});

test('a dragged layer gets its place, and words their size', () => {
  const design = readDesign(DESIGN);
  const { document: before } = stageLayers(design, ['words']);
  const after = placeLayer(before, 'words', { ...box(250, 120, 200, 100) });
  expect(placeChanges(design, ['words'], { before, after })).toEqual([
    { id: 'words', set: { x: 250, y: 120, width: 200, height: 100, rotation: 0, font_size: 80 } },
  ]);
});

test('a dragged layer snaps to a guide', () => {
  const { document } = stageLayers(readDesign(DESIGN), ['rule'], [{ axis: 'x', at: 333 }]);
  const start = { x: 300, y: 200 };
  const gesture = beginGesture(document, 'rule', 'body', start);
  const now = { x: 334, y: 203 };
  const rules = { slack: 0, reach: 4, constrained: false };
  const dragged = gesture && continueGesture(document, gesture, now, rules);
  expect(dragged?.placement?.x).toBe(333);
  expect(dragged?.guides).toContainEqual({ axis: 'x', at: 333 });
});

test('several layers are one box that carries them; a locked one stays', () => {
  const locked = applyChanges(DESIGN, [{ id: 'photo', set: { locked: true } }]);
  const design = readDesign(locked);
  const picked = ['photo', 'words', 'rule'];
  const { document: before, pickedId } = stageLayers(design, picked);
  expect(pickedId).toBe(SELECTION);
  expect(before.layers.map(({ id }) => id)).toEqual(['words', 'rule', SELECTION]);
  expect(before.layers.at(-1)).toMatchObject({ x: 250, y: 150, width: 200, height: 150 });
  const after = placeLayer(before, SELECTION, { x: 260, y: 150, width: 400, height: 300, rotation: 0 });
  const moved = readDesign(applyChanges(locked, placeChanges(design, picked, { before, after })));
  expect(moved.layers[0]).toEqual(design.layers[0]);
  expect(moved.layers[1]).toMatchObject({ x: 160, y: 50, width: 200, height: 100, fontSize: 80 });
  expect(moved.layers[2]).toMatchObject({ x: 360, y: 250 });
});

test('what is shown of an image stays where it is when its crop changes', () => {
  const layer = {
    ...box(400, 300, 800, 600),
    flipX: false,
    flipY: false,
    crop: { left: 0, top: 0, width: 1, height: 1 },
  };
  const half = cropTo(layer, { left: 0.5, top: 0, width: 0.5, height: 1 });
  expect(half).toEqual({
    crop: { left: 0.5, top: 0, width: 0.5, height: 1 },
    x: 600,
    y: 300,
    width: 400,
    height: 600,
  });
  const back = cropTo({ ...layer, ...half, crop: half.crop ?? layer.crop } as typeof layer, layer.crop);
  expect(back).toEqual({ crop: null, x: 400, y: 300, width: 800, height: 600 });
  expect(keptCrop({ left: 0.9, top: -1, width: 3, height: 0 })).toMatchObject({
    left: 0.9,
    top: 0,
    height: 0.005,
  });
  const dragged = dragCrop({ left: 0, top: 0, width: 1, height: 1 }, 'nw', { x: 0.25, y: 2 });
  expect(dragged.left).toBe(0.25);
  expect(dragged.top + dragged.height).toBe(1);
  expect(dragged.height).toBeCloseTo(0.005);
});

test('a raster is as large as its canvas, or as one may be, and a stroke touches the tiles below it', () => {
  expect(rasterSize({ width: 800, height: 600 })).toEqual({ columns: 800, rows: 600 });
  const large = rasterSize({ width: 16_000, height: 4000 });
  expect(large.columns * large.rows).toBeLessThanOrEqual(4096 * 4096);
  expect(large.columns / large.rows).toBeCloseTo(4, 1);
  const painted = withStamp(withStamp(undefined, { x: 500, y: 10 }, 5), { x: 520, y: 10 }, 5);
  expect(touchedTiles(painted, { columns: 800, rows: 600 })).toEqual(['0,0', '1,0']);
  expect(
    touchedTiles({ left: -90, top: 590, right: 9000, bottom: 9000 }, { columns: 800, rows: 600 }),
  ).toEqual(['0,1', '1,1']);
});

test('an action works on the picked layer, on the picture without its words, or on an area of either', () => {
  const design = readDesign(DESIGN);
  expect(actsOnChoices(design, 'photo', false)).toEqual(['layer', 'picture', 'everything']);
  expect(actsOnChoices(design, 'words', false)).toEqual(['picture', 'everything']);
  const chosen = actsOnChoices(design, 'photo', true);
  expect(chosen[0]).toBe('area');
  expect(actsOnInput(chosen, 'area', 'photo')).toEqual({
    base: 'layer',
    input: { kind: 'layer', layer: 'photo' },
  });
  expect(actsOnInput(actsOnChoices(design, undefined, true), 'area', undefined).input).toEqual({
    kind: 'images',
  });
  const masked = applyChanges(DESIGN, [
    { id: 'photo', set: { mask: { ...box(1, 1), columns: 1, rows: 1, tiles: {} } } },
  ]);
  expect(actsOnChoices(readDesign(masked), 'photo', false)).toEqual([
    'layer',
    'area',
    'picture',
    'everything',
  ]);
});

test('what is chosen of a raster has bounds, which lie on the canvas', () => {
  const pixels = new Uint8ClampedArray(8 * 4 * 4);
  for (const [x, y] of [
    [2, 1],
    [5, 2],
  ] as const)
    pixels[(y * 8 + x) * 4 + 3] = 1;
  const bounds = chosenBounds(pixels, { width: 8, height: 4 });
  expect(bounds).toEqual({ left: 2, top: 1, right: 6, bottom: 3 });
  expect(bounds && placeOfBounds(bounds, { width: 8, height: 4 }, { width: 80, height: 40 })).toEqual({
    x: 40,
    y: 20,
    width: 40,
    height: 20,
    rotation: 0,
  });
  expect(chosenBounds(new Uint8ClampedArray(16), { width: 2, height: 2 })).toBeUndefined();
  const large = areaSize({ width: 8192, height: 8192 });
  expect(large).toEqual({ width: 2048, height: 2048 });
});

const PLACE = box(400, 300, 800, 600);

test('a result lies directly above what it was made of, and in its place until it is to be a new one', () => {
  const made = { id: 'result', on: 'layer', picked: 'photo', isNew: false, box: PLACE } as const;
  const place = (isNew: boolean) => applyChanges(DESIGN, actionLayer(DESIGN, { ...made, isNew }));
  expect(ids(place(false))).toEqual(['photo', 'result', 'words', 'rule']);
  expect(place(false).get('result')).toMatchObject({ replaces: 'photo', width: 800 });
  expect(place(true).get('result')).not.toHaveProperty('replaces');
  const whole = applyChanges(DESIGN, actionLayer(DESIGN, { ...made, on: 'everything', picked: undefined }));
  expect(ids(whole)).toEqual(['photo', 'words', 'rule', 'result']);
  expect(whole.get('result')).not.toHaveProperty('replaces');
  const grouped = applyChanges(DESIGN, groupLayers(DESIGN, ['photo', 'rule'], 'group'));
  const ofGroup = applyChanges(grouped, actionLayer(grouped, { ...made, picked: 'group' }));
  expect(ofGroup.get('result')).toMatchObject({ replaces: 'group' });
});

test('a result within an area is limited to it', () => {
  const mask = maskFields({ ...box(10, 10), columns: 1, rows: 1, tiles: { '0,0': 'file:t' }, rest: false });
  const made = { id: 'result', on: 'layer', picked: 'photo', isNew: true, box: PLACE, mask } as const;
  const design = readDesign(applyChanges(DESIGN, actionLayer(DESIGN, made)));
  expect(design.layers[1]).toMatchObject({ id: 'result', mask: { tiles: { '0,0': 'file:t' } } });
});

test('the server takes every field that an edit writes', () => {
  const design = readDesign(DESIGN);
  const mask = maskFields({ ...box(10, 10), columns: 1, rows: 1, tiles: {}, rest: false });
  const changes = [
    ...groupLayers(DESIGN, ['photo', 'words'], 'group'),
    ...turnCanvas(DESIGN, 'left', design),
    ...actionLayer(DESIGN, { id: 'result', on: 'layer', picked: 'photo', isNew: false, box: PLACE, mask }),
  ];
  for (const { id, set = {} } of changes) {
    const kind = partKindOf(designKind, String(set['kind'] ?? DESIGN.get(id)?.kind));
    for (const [field, value] of Object.entries(set))
      if (field !== 'kind')
        expect([id, field, kind && fieldProblem(kind, field, value)]).toEqual([id, field, undefined]);
  }
});

test('masks of layers and groups, and guides, turn and move with the canvas', () => {
  const mask = { ...box(100, 50, 40, 20), columns: 1, rows: 1, tiles: {} };
  const parts = applyChanges(DESIGN, [
    ...groupLayers(DESIGN, ['words'], 'group'),
    { id: 'group', set: { mask } },
    { id: 'photo', set: { mask } },
    { id: HEAD, set: { guides: [{ axis: 'x', at: 100 }] } },
  ]);
  const turned = applyChanges(parts, turnCanvas(parts, 'right', { width: 800, height: 600 }));
  for (const id of ['group', 'photo'])
    expect(turned.get(id)?.['mask']).toEqual({ ...mask, x: 550, y: 100, rotation: 90 });
  expect(turned.get('group')).not.toHaveProperty('x');
  expect(turned.get(HEAD)).toMatchObject({ width: 600, height: 800, guides: [{ axis: 'y', at: 100 }] });
  const back = applyChanges(turned, turnCanvas(turned, 'left', { width: 600, height: 800 }));
  for (const id of [HEAD, 'group', 'photo', 'words']) expect(back.get(id)).toMatchObject(parts.get(id) ?? {});
  const cropped = applyChanges(parts, cropCanvas(parts, { x: 60, y: 10, width: 400, height: 300 }));
  expect(cropped.get('group')?.['mask']).toEqual({ ...mask, x: 40, y: 40 });
  expect(cropped.get(HEAD)).toMatchObject({ guides: [{ axis: 'x', at: 40 }] });
});

test('an image that is straightened fills its box, and shows all of itself again when it is turned back', () => {
  const layer = {
    ...box(400, 300, 800, 600),
    flipX: false,
    flipY: false,
    crop: { left: 0, top: 0, width: 1, height: 1 },
    straighten: 0,
  };
  const turned = straightenTo(layer, 10);
  const { width = 0, height = 0 } = turned.crop ?? {};
  expect(width / height).toBeCloseTo(1);
  const [cos, sin] = [Math.cos(Math.PI / 18), Math.sin(Math.PI / 18)];
  // The corners of what is shown lie within the image, and two of them on its edge.
  expect(800 * width * sin + 600 * height * cos).toBeCloseTo(600);
  const back = straightenTo({ ...layer, straighten: 10, crop: turned.crop ?? layer.crop }, 0);
  expect(back).toEqual({ straighten: null, crop: null });
  const own = { left: 0.4, top: 0.4, width: 0.2, height: 0.2 };
  expect(straightenTo({ ...layer, width: 160, height: 120, crop: own }, 5)).toEqual({
    straighten: 5,
    crop: own,
  });
});

test('what is picked is drawn between what is merged, with what blends with it', () => {
  const stack = (parts: Parts, picked: readonly string[]) => {
    const { below, middle, above } = stackOf(readDesign(parts), picked);
    return [below, middle, above].map((layers) => layers.map(({ id }) => id));
  };
  expect(stack(DESIGN, [])).toEqual([['photo', 'words', 'rule'], [], []]);
  expect(stack(DESIGN, ['words'])).toEqual([['photo'], ['words'], ['rule']]);
  expect(stack(DESIGN, ['photo', 'rule'])).toEqual([[], ['photo', 'words', 'rule'], []]);
  const grouped = applyChanges(DESIGN, groupLayers(DESIGN, ['words'], 'group'));
  expect(stack(grouped, ['words'])).toEqual([['photo'], ['group'], ['rule']]);
  const blended = applyChanges(grouped, [{ id: 'words', set: { blend: 'multiply' } }]);
  expect(stack(blended, ['photo'])).toEqual([[], ['photo', 'group'], ['rule']]);
});
