import { DESIGN_LIMITS, designKind, SIZE_PRESETS } from '@inkreel/contract/documents/design-document.ts';
import { fieldProblem, HEAD, partKindOf } from '@inkreel/contract/documents/parts/define-parts.ts';
import { mergeSave, type PartChange, type StoredPart } from '@inkreel/contract/documents/parts/merge-save.ts';
import type { Json, Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { repairParts } from '@inkreel/contract/documents/parts/repair.ts';
import { stepBetween, undoStep } from '@inkreel/contract/documents/parts/undo.ts';
import { type Design, type DesignImage, type DesignLayer, readDesign } from '@inkreel/scene/design/design.ts';
import { BASE_SIZE, designSizes, partsAt } from '@inkreel/scene/design/sizes.ts';
import { expect, test } from 'vitest';
import { deletePart } from '../../../documents/parts/part-edits.ts';
import { actionLayer } from './action-target.ts';
import {
  addLayer,
  applyChanges,
  cropCanvas,
  duplicateLayers,
  groupLayers,
  turnCanvas,
} from './design-edits.ts';
import { addSize, carryToAll, changesAt, layOutAgain, removeSize } from './size-edits.ts';
import { findDesignLayer, placeChanges, stageLayers } from './stage-layers.ts';

const part = (id: string, kind: string, index: string, fields: Record<string, Json> = {}): Part => ({
  id,
  kind,
  parent: null,
  index,
  ...fields,
});
const box = (x: number, y: number, width: number, height: number) => ({ x, y, width, height, rotation: 0 });
const MASK = { ...box(400, 400, 800, 800), columns: 64, rows: 64, tiles: { '0,0': 'file:t' }, rest: true };
const DESIGN: Parts = new Map(
  [
    part(HEAD, HEAD, 'a0', { width: 800, height: 800, background: '#ffffff' }),
    part('photo', 'image', 'a1', { source: 'file:p', ...box(400, 400, 800, 800) }),
    part('title', 'text', 'a2', {
      text: 'First cup',
      font_size: 40,
      align: 'left',
      ...box(400, 120, 300, 60),
    }),
    part('plate', 'shape', 'a3', { fill: '#000000', stroke_width: 4, radius: 8, ...box(700, 740, 160, 80) }),
  ].map((each) => [each.id, each]),
);
const add = (parts: Parts, id: string, size: keyof typeof SIZE_PRESETS) =>
  applyChanges(parts, addSize(parts, id, { ...SIZE_PRESETS[size], preset: size }));
const SIZED = add(add(DESIGN, 'tall', 'story'), 'wide', 'wide');
const IDS = [BASE_SIZE, 'tall', 'wide'];

/** The document after edits of one size; what is stored is what a save takes. */
function edit(parts: Parts, size: string, edits: (view: Parts) => readonly PartChange[]): Parts {
  const changes = changesAt(parts, size, edits(partsAt(parts, size)));
  const problems = changes.flatMap(({ id, set = {} }) => {
    const kind = String(set['kind'] ?? parts.get(id)?.kind ?? 'group');
    const fields = Object.entries(set).filter(([field]) => field !== 'kind');
    return fields.filter(([field, value]) => fieldProblem(partKindOf(designKind, kind)!, field, value));
  });
  expect(problems).toEqual([]);
  return applyChanges(parts, changes);
}
const set = (parts: Parts, size: string, id: string, fields: Record<string, Json>) =>
  edit(parts, size, () => [{ id, set: fields }]);
const designAt = (parts: Parts, size: string): Design => readDesign(partsAt(parts, size));
const layerAt = (parts: Parts, size: string, id: string) =>
  findDesignLayer(designAt(parts, size).layers, id)!;
/** Every size but one, as it is drawn. */
const othersOf = (parts: Parts, size: string) =>
  IDS.filter((id) => id !== size).map((id) => designAt(parts, id));

test('a new size has all layers, laid out for it, and says what it is', () => {
  expect(designSizes(SIZED)).toEqual([
    { id: BASE_SIZE, name: undefined, preset: undefined, width: 800, height: 800 },
    { id: 'tall', name: undefined, preset: 'story', width: 1080, height: 1920 },
    { id: 'wide', name: undefined, preset: 'wide', width: 1920, height: 1080 },
  ]);
  expect(designAt(SIZED, 'tall')).toMatchObject({ width: 1080, height: 1920, background: '#ffffff' });
  expect(layerAt(SIZED, 'tall', 'photo')).toMatchObject({ x: 540, y: 960, width: 1920, height: 1920 });
  expect(designAt(SIZED, BASE_SIZE)).toEqual(readDesign(DESIGN));
  expect(repairParts(designKind, SIZED).repaired).toEqual([]);
});

test.each(IDS)('what is moved, resized, turned, hidden or cropped in %s stays as it is elsewhere', (size) => {
  const crop = { left: 0.2, top: 0, width: 0.5, height: 1 };
  const edits: [string, Record<string, Json>][] = [
    ['photo', { x: 12, y: 34 }],
    ['photo', { rotation: 15, width: 300, height: 200 }],
    ['photo', { crop, straighten: 4 }],
    ['title', { hidden: true }],
    ['title', { font_size: 90, ...box(1, 2, 3, 4) }],
  ];
  let parts = SIZED;
  for (const [id, fields] of edits) {
    const before = othersOf(parts, size);
    parts = set(parts, size, id, fields);
    expect(othersOf(parts, size)).toEqual(before);
  }
  expect(layerAt(parts, size, 'photo')).toMatchObject({ x: 12, y: 34, rotation: 15, crop, straighten: 4 });
  expect(layerAt(parts, size, 'title')).toMatchObject({ hidden: true, fontSize: 90 });
  const before = othersOf(parts, size);
  parts = set(parts, size, 'photo', { crop: null, straighten: null, rotation: 0 });
  parts = set(parts, size, 'title', { hidden: null });
  expect(othersOf(parts, size)).toEqual(before);
  expect(layerAt(parts, size, 'photo')).toMatchObject({ crop: { width: 1 }, straighten: 0, rotation: 0 });
  expect(layerAt(parts, size, 'title').hidden).toBe(false);
});

test.each(IDS)('what a layer is, is the same in every size after an edit in %s', (size) => {
  let parts = set(SIZED, size, 'photo', {
    adjust: { exposure: 20 },
    opacity: 0.5,
    flip_x: true,
    name: 'Cup',
  });
  parts = set(parts, size, 'plate', { fill: '#ff0000', blend: 'multiply', locked: true });
  parts = edit(parts, size, () => [{ id: HEAD, set: { background: '#123456' } }]);
  for (const id of IDS) {
    expect(layerAt(parts, id, 'photo')).toMatchObject({
      adjust: { exposure: 20 },
      opacity: 0.5,
      flipX: true,
    });
    expect(layerAt(parts, id, 'plate')).toMatchObject({ fill: '#ff0000', blend: 'multiply', locked: true });
    expect(designAt(parts, id).background).toBe('#123456');
  }
});

test.each(IDS)('other words in %s have their box in every size, where their lines begin', (size) => {
  const own = layerAt(SIZED, size, 'title') as DesignLayer & { fontSize: number; x: number; y: number };
  const long = { width: own.fontSize * 20, height: own.fontSize * 2 };
  const parts = set(SIZED, size, 'title', { text: 'The second cup', ...long, x: own.x, y: own.y });
  for (const id of IDS) {
    const [was, is] = [SIZED, parts].map((each) => layerAt(each, id, 'title') as never) as {
      x: number;
      width: number;
      height: number;
      fontSize: number;
      text: string;
    }[];
    expect(is).toMatchObject({ text: 'The second cup', fontSize: was!.fontSize });
    expect(is!.width / is!.fontSize).toBeCloseTo(20);
    expect(is!.height / is!.fontSize).toBeCloseTo(2);
    if (id !== size) expect(is!.x - is!.width / 2).toBeCloseTo(was!.x - was!.width / 2, 1);
  }
});

test('an outline has its scale in each size', () => {
  const parts = set(SIZED, 'tall', 'plate', { stroke_width: 10, radius: null });
  const [tall, base] = ['tall', BASE_SIZE].map((id) => layerAt(parts, id, 'plate') as never) as {
    width: number;
    strokeWidth: number;
    radius: number;
  }[];
  expect(tall!.strokeWidth).toBe(10);
  expect(base!.strokeWidth / tall!.strokeWidth).toBeCloseTo(base!.width / tall!.width, 2);
  expect([tall!.radius, base!.radius]).toEqual([0, 0]);
});

test.each(IDS)('a layer that is made in %s has its place in all sizes, which later stays', (size) => {
  const fields = { source: 'file:new', ...box(100, 100, 50, 50) };
  let parts = edit(SIZED, size, (view) => addLayer(view, { id: 'new', kind: 'image', fields }));
  expect(layerAt(parts, size, 'new')).toMatchObject({ source: 'file:new', ...box(100, 100, 50, 50) });
  for (const id of IDS) {
    const { x, y } = layerAt(parts, id, 'new') as unknown as { x: number; y: number };
    expect([x > 0, x < designAt(parts, id).width, y > 0, y < designAt(parts, id).height]).toEqual(
      Array(4).fill(true),
    );
  }
  const before = othersOf(parts, size);
  parts = set(parts, size, 'new', { x: 300, y: 300 });
  expect(othersOf(parts, size)).toEqual(before);
});

test.each(IDS)('a copy and a result that are made in %s lie by their originals in every size', (size) => {
  const turned = set(SIZED, 'tall', 'plate', { ...box(200, 900, 320, 160), rotation: 30 });
  let parts = edit(turned, size, (view) => duplicateLayers(view, ['plate'], () => 'copy', 10).changes);
  for (const id of IDS) {
    const shift = id === size ? 10 : 0;
    const { x, y, width, rotation } = layerAt(turned, id, 'plate') as never;
    expect(layerAt(parts, id, 'copy')).toMatchObject({ x: x + shift, y: y + shift, width, rotation });
  }
  const own = layerAt(turned, size, 'plate') as unknown as Record<string, number>;
  const place = {
    x: own['x']!,
    y: own['y']!,
    width: own['width']!,
    height: own['height']!,
    rotation: own['rotation']!,
  };
  parts = edit(turned, size, (view) =>
    actionLayer(view, { id: 'made', on: 'layer', picked: 'plate', isNew: false, box: place }),
  );
  for (const id of IDS) {
    const { x, y, width, height, rotation } = layerAt(turned, id, 'plate') as unknown as Record<
      string,
      number
    >;
    const is = layerAt(parts, id, 'made') as unknown as Record<string, number>;
    for (const [field, value] of Object.entries({ x, y, width, height, rotation }))
      expect([id, field, is[field]!]).toEqual([id, field, expect.closeTo(value!, 0)]);
  }
});

test.each(IDS)('a mask that is painted in %s is one for all sizes, and lies alike on its layer', (size) => {
  const { width, height } = designAt(SIZED, size);
  const mask = { ...MASK, ...box(width / 2, height / 2, width, height) };
  let parts = set(SIZED, size, 'photo', { mask });
  for (const id of IDS) {
    const layer = layerAt(parts, id, 'photo') as unknown as Record<string, number> & { mask: typeof MASK };
    const own = layerAt(parts, size, 'photo') as unknown as typeof layer;
    expect(layer.mask).toMatchObject({ tiles: MASK.tiles, rest: true });
    expect(layer.mask.width / layer['width']!).toBeCloseTo(own.mask.width / own['width']!, 2);
  }
  const boxes = IDS.map((id) => layerAt(parts, id, 'photo').mask!.width);
  const painted = { ...mask, tiles: { '0,0': 'file:u' } };
  parts = set(parts, size, 'photo', { mask: painted });
  expect(IDS.map((id) => layerAt(parts, id, 'photo').mask)).toMatchObject(
    IDS.map(() => ({ tiles: painted.tiles })),
  );
  expect(IDS.map((id) => layerAt(parts, id, 'photo').mask!.width)).toEqual(boxes);
  const before = othersOf(parts, size);
  parts = set(parts, size, 'photo', { mask: { ...painted, x: 3 } });
  expect(othersOf(parts, size)).toEqual(before);
  expect(layerAt(parts, size, 'photo').mask!.x).toBe(3);
  parts = set(parts, size, 'photo', { mask: null });
  expect(IDS.map((id) => layerAt(parts, id, 'photo').mask)).toEqual(IDS.map(() => undefined));
  const left = Object.keys(parts.get('photo') ?? {});
  expect(left.filter((name) => name.startsWith('mask'))).toEqual([]);
});

test.each(IDS)('the canvas of %s alone is cropped and turned', (size) => {
  const before = othersOf(SIZED, size);
  let parts = edit(SIZED, size, (view) => cropCanvas(view, { x: 10, y: 20, width: 640, height: 480 }));
  parts = edit(parts, size, (view) => turnCanvas(view, 'right', designAt(parts, size)));
  parts = edit(parts, size, () => [{ id: HEAD, set: { guides: [{ axis: 'x', at: 7 }] } }]);
  expect(othersOf(parts, size)).toEqual(before);
  expect(designAt(parts, size)).toMatchObject({ width: 480, height: 640 });
  expect(IDS.map((id) => partsAt(parts, id).get(HEAD)?.['guides'] !== undefined)).toEqual(
    IDS.map((id) => id === size),
  );
  // It is no longer what its preset says.
  expect(designSizes(parts).find(({ id }) => id === size)?.preset).toBeUndefined();
});

test('what the surface drags in a size is written for that size', () => {
  const shown = designAt(SIZED, 'tall');
  const { document } = stageLayers(shown, ['plate']);
  const layers = document.layers.map((layer) =>
    layer.id === 'plate' ? { ...layer, x: layer.x + 50 } : layer,
  );
  const before = othersOf(SIZED, 'tall');
  const parts = edit(SIZED, 'tall', () =>
    placeChanges(shown, ['plate'], { before: document, after: { ...document, layers } }),
  );
  expect(othersOf(parts, 'tall')).toEqual(before);
  const { x } = layerAt(SIZED, 'tall', 'plate') as unknown as { x: number };
  expect(layerAt(parts, 'tall', 'plate')).toMatchObject({ x: x + 50 });
});

test.each(IDS)(
  'a layer is laid out in all sizes as it lies in %s, with its mask, and others stay',
  (size) => {
    const { width } = designAt(SIZED, size);
    const place = { ...box(width - 80, 70, 120, 100), rotation: 20 };
    let parts = set(SIZED, size, 'plate', { ...place, hidden: true });
    parts = set(parts, size, 'plate', { mask: { ...MASK, ...box(width - 80, 70, 120, 100) } });
    const own = designAt(parts, size);
    const photos = IDS.map((id) => layerAt(parts, id, 'photo'));
    parts = applyChanges(parts, carryToAll(parts, size, ['plate', 'gone']));
    expect(designAt(parts, size)).toEqual(own);
    expect(IDS.map((id) => layerAt(parts, id, 'photo'))).toEqual(photos);
    for (const id of IDS) {
      const canvas = designAt(parts, id);
      const layer = layerAt(parts, id, 'plate') as unknown as Record<string, number> & { mask: typeof MASK };
      expect(layer).toMatchObject({ rotation: 20, hidden: true });
      expect([layer['x']! > canvas.width * 0.8, layer['y']! < canvas.height * 0.3]).toEqual([true, true]);
      expect(layer.mask.x).toBeCloseTo(layer['x']!, 0);
    }
    expect(carryToAll(parts, size, ['plate'])).toEqual([]);
  },
);

test('a removed size takes no layer with it, and an undo brings it back as it was', () => {
  const moved = set(SIZED, 'tall', 'photo', { x: 5 });
  const removed = applyChanges(moved, removeSize(moved, 'tall'));
  expect(designSizes(removed).map(({ id }) => id)).toEqual([BASE_SIZE, 'wide']);
  expect([...removed.keys()]).toEqual([...moved.keys()].filter((id) => id !== 'tall'));
  expect(JSON.stringify([...removed.values()])).not.toContain('@tall');
  expect(designAt(removed, 'wide')).toEqual(designAt(moved, 'wide'));
  // Shown no more, it is the base size that is seen.
  expect(designAt(removed, 'tall')).toEqual(designAt(removed, BASE_SIZE));
  const undone = applyChanges(
    removed,
    undoStep(designKind, removed, stepBetween(designKind, moved, removed)).changes,
  );
  expect(designAt(undone, 'tall')).toEqual(designAt(moved, 'tall'));
  expect(removeSize(moved, HEAD)).toEqual([]);
  expect(removeSize(moved, 'photo')).toEqual([]);
  const again = applyChanges(moved, layOutAgain(moved, 'tall'));
  expect(designAt(again, 'tall')).toEqual(designAt(SIZED, 'tall'));
});

test('there are at most as many sizes as the limit says', () => {
  let parts = DESIGN;
  for (let at = 1; at < DESIGN_LIMITS.sizes; at += 1) parts = add(parts, `s${at}`, 'square');
  expect(designSizes(parts)).toHaveLength(DESIGN_LIMITS.sizes);
  expect(addSize(parts, 'more', SIZE_PRESETS.wide)).toEqual([]);
});

test('what two people do in two sizes, or to one layer and one size, merges by itself', () => {
  const stored = (parts: Parts) =>
    new Map<string, StoredPart>(
      [...parts].map(([id, each]) => {
        const revisions = Object.fromEntries(Object.keys(each).map((field) => [field, 1]));
        return [id, { part: each, revisions, deleted: null }];
      }),
    );
  const merge = (parts: Parts, ...saves: PartChange[][]) => {
    const now = stored(parts);
    let revision = 1;
    for (const changes of saves) {
      revision += 1;
      const save = { save: `s${revision}`, writer: `w${revision}`, base: 1, changes };
      const merged = mergeSave(designKind, now, {
        save,
        revision,
        writerOf: (at) => (at === 1 ? undefined : `w${at}`),
      });
      expect(merged.conflicts).toEqual([]);
      for (const each of merged.changed) now.set(each.part.id, each);
    }
    const left = [...now].filter(([, { deleted }]) => deleted === null);
    return repairParts(designKind, new Map(left.map(([id, each]) => [id, each.part]))).parts;
  };
  const move = (size: string, x: number) => changesAt(SIZED, size, [{ id: 'plate', set: { x } }]);
  const both = merge(SIZED, move('tall', 11), move('wide', 22), move(BASE_SIZE, 33));
  expect(IDS.map((id) => layerAt(both, id, 'plate'))).toMatchObject([{ x: 33 }, { x: 11 }, { x: 22 }]);
  // A layer that the other one could not know of is laid out from the base size.
  const layer = addLayer(DESIGN, { id: 'new', kind: 'shape', fields: box(790, 790, 20, 20) });
  const joined = merge(DESIGN, layer, addSize(DESIGN, 'tall', SIZE_PRESETS.story));
  const { x, y } = layerAt(joined, 'tall', 'new') as unknown as { x: number; y: number };
  expect([x > 1000, y > 1800]).toEqual([true, true]);
  const before = layerAt(joined, 'tall', 'new');
  const moved = set(joined, BASE_SIZE, 'new', { x: 10 });
  expect(layerAt(moved, 'tall', 'new')).toEqual(before);
  const turned = set(joined, 'tall', 'new', { rotation: 40 });
  expect(layerAt(turned, 'tall', 'new')).toEqual({ ...before, rotation: 40 });
});

test('groups are the same in every size', () => {
  let parts = edit(SIZED, 'tall', (view) => groupLayers(view, ['title', 'plate'], 'group'));
  for (const id of IDS)
    expect(designAt(parts, id).layers.map((layer) => layer.id)).toEqual(['photo', 'group']);
  parts = set(parts, 'tall', 'group', { hidden: true });
  expect(IDS.map((id) => layerAt(parts, id, 'group').hidden)).toEqual([false, true, false]);
  parts = edit(parts, 'wide', (view) => deletePart(view, 'group'));
  for (const id of IDS) expect(designAt(parts, id).layers.map((layer) => layer.id)).toEqual(['photo']);
});

/** Pseudorandom whole numbers below `most`. */
function randomOf(seed: number) {
  let state = seed + 1;
  return (most: number) => {
    state = (state * 16_807) % 2_147_483_647;
    return state % most;
  };
}

test('in random histories of sizes and layers no edit of one size moves another, and undo returns the exact document', () => {
  for (let seed = 0; seed < 15; seed += 1) {
    const random = randomOf(seed);
    const one = <Value>(values: readonly Value[]): Value => values[random(values.length)]!;
    let parts: Parts = DESIGN;
    let made = 0;
    const steps: ReturnType<typeof stepBetween>[] = [];
    const sizes = () => designSizes(parts).map(({ id }) => id);
    const all = (but: string) => sizes().flatMap((id) => (id === but ? [] : [designAt(parts, id)]));
    const layers = () => [...parts.values()].filter(({ kind }) => kind !== HEAD && kind !== 'size');
    const take = (next: Parts) => {
      const step = stepBetween(designKind, parts, next);
      if (step.size > 0) steps.push(step);
      parts = next;
      expect(repairParts(designKind, parts).repaired).toEqual([]);
    };
    const newId = () => `new${(made += 1)}`;
    const ways: (() => void)[] = [
      () =>
        take(
          applyChanges(parts, addSize(parts, newId(), SIZE_PRESETS[one(['story', 'wide', 'link'] as const)])),
        ),
      () => take(applyChanges(parts, removeSize(parts, one(sizes())))),
      () => {
        const size = one(sizes());
        const layer = one(layers());
        if (!layer || layer.kind === 'group') return;
        const before = all(size);
        const field = one(['x', 'y', 'rotation', 'hidden', 'width']);
        const value = field === 'hidden' ? one([true, null]) : 1 + random(300);
        take(set(parts, size, layer.id, { [field]: value }));
        expect(all(size)).toEqual(before);
      },
      () => {
        const fields = { fill: '#00ff00', ...box(random(800), random(800), 20, 30) };
        take(edit(parts, one(sizes()), (view) => addLayer(view, { id: newId(), kind: 'shape', fields })));
      },
      () =>
        take(edit(parts, one(sizes()), (view) => duplicateLayers(view, [one(layers()).id], newId).changes)),
      () => {
        // Groups have a limit of their depth.
        if (layers().filter(({ kind }) => kind === 'group').length > 4) return;
        const ids = layers()
          .filter(({ parent }) => parent === null)
          .map(({ id }) => id);
        take(edit(parts, one(sizes()), (view) => groupLayers(view, ids.slice(0, 2), newId())));
      },
      () => {
        const layer = one(layers());
        if (layer)
          take(set(parts, one(sizes()), layer.id, { mask: one([MASK, { ...MASK, x: random(90) }, null]) }));
      },
      () => {
        const layer = one(layers());
        if (layer && layers().length > 3) take(applyChanges(parts, deletePart(parts, layer.id)));
      },
    ];
    for (let at = 0; at < 40; at += 1) one(ways)();
    const end = parts;
    const redo = steps.reverse().map((step) => {
      const { changes, skipped, inverse } = undoStep(designKind, parts, step);
      expect(skipped).toEqual([]);
      parts = applyChanges(parts, changes);
      return inverse;
    });
    expect(new Map([...parts].sort())).toEqual(new Map([...DESIGN].sort()));
    for (const step of redo.reverse()) parts = applyChanges(parts, undoStep(designKind, parts, step).changes);
    expect(new Map([...parts].sort())).toEqual(new Map([...end].sort()));
  }
});

test('a photo is straightened in one size alone; its corners are moved in all', () => {
  const square = { nw: { x: 0, y: 0 }, ne: { x: 1, y: 0 }, se: { x: 1, y: 1 }, sw: { x: 0, y: 1 } };
  const page = { ...square, nw: { x: 0.2, y: 0.1 } };
  const imageIn = (parts: Parts, size: string) =>
    findDesignLayer(readDesign(partsAt(parts, size)).layers, 'photo') as DesignImage;
  const set = { rectify: page, crop: null, x: 300, y: 300, width: 500, height: 600 } as Record<string, Json>;
  for (const size of [BASE_SIZE, 'tall']) {
    const done = edit(SIZED, size, () => [{ id: 'photo', set }]);
    for (const other of IDS)
      expect([other, imageIn(done, other)]).toMatchObject([
        other,
        other === size
          ? { rectify: page, width: 500 }
          : { rectify: undefined, width: imageIn(SIZED, other).width },
      ]);
    const reset = edit(done, size, () => [{ id: 'photo', set: { rectify: null } }]);
    expect(imageIn(reset, size).rectify).toBeUndefined();
  }
  const moved = edit(SIZED, 'wide', () => [{ id: 'photo', set: { corners: page as unknown as Json } }]);
  for (const size of IDS) expect(imageIn(moved, size).corners).toEqual(page);
});
