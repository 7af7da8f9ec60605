import { designKind, designSize } from '@inkreel/contract/documents/design-document.ts';
import { HEAD, isSystemField, partKindOf } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import {
  childrenOf,
  type Json,
  type Part,
  type Parts,
  placesAt,
  withDescendants,
  withFields,
} from '@inkreel/contract/documents/parts/part.ts';
import { repairParts } from '@inkreel/contract/documents/parts/repair.ts';
import { stepBetween, type UndoStep, undoStep } from '@inkreel/contract/documents/parts/undo.ts';
import { readDesign } from '@inkreel/scene/design/design.ts';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { type Random, randomFrom } from '../../testing/random.ts';
import { roundsOf } from '../../testing/rounds.ts';
import type { TargetResult } from '../tasks/run-targets.ts';
import { fieldsOfEnd } from './design-target.ts';

const PRICE = 15;
const START: readonly Part[] = [
  { id: HEAD, kind: HEAD, parent: null, index: 'Zz', width: 800, height: 600 },
  { id: 'photo', kind: 'image', parent: null, index: 'a0', source: 'file:photo', x: 400, y: 300, width: 800 },
  { id: 'group', kind: 'group', parent: null, index: 'a1' },
  { id: 'words', kind: 'text', parent: 'group', index: 'a0', text: 'Ink', x: 100, y: 100 },
];

/** What people write of the parts, by id. */
const written = (parts: Parts): Record<string, Record<string, Json | undefined>> =>
  Object.fromEntries(
    [...parts].map(([id, part]) => {
      const kind = partKindOf(designKind, part.kind)!;
      return [id, Object.fromEntries(Object.entries(part).filter(([name]) => !isSystemField(kind, name)))];
    }),
  );

/** A design as one page changes it, while runs for its layers end on the server. */
function createHistory(random: Random) {
  let parts = new Map(START.map((part) => [part.id, part]));
  const buried = new Map<string, Part>();
  const [undos, redos]: [UndoStep[], UndoStep[]] = [[], []];
  const running: { task: string; layer: string }[] = [];
  const paid = new Map<string, number>();
  let made = 0;
  const apply = (changes: readonly PartChange[]) => {
    const next = new Map(parts);
    for (const { id, set, delete: gone } of changes) {
      const part = next.get(id) ?? buried.get(id);
      if (gone && part) {
        next.delete(id);
        buried.set(id, part);
      } else if (set) {
        buried.delete(id);
        next.set(id, withFields(part ?? ({ id } as Part), set));
      }
    }
    parts = next;
  };
  const edit = (changes: readonly PartChange[]) => {
    const before = parts;
    apply(changes);
    const step = stepBetween(designKind, before, parts);
    if (step.size === 0) return;
    undos.push(step);
    redos.length = 0;
  };
  const turnBack = (from: UndoStep[], to: UndoStep[]) => {
    const step = from.pop();
    if (!step) return false;
    const { changes, skipped, inverse } = undoStep(designKind, parts, step);
    expect(skipped).toEqual([]);
    apply(changes);
    to.push(inverse);
    return true;
  };
  const { one } = random;
  const layers = () => [...parts.values()].filter(({ kind }) => kind !== HEAD);
  const groups = () => [null, ...layers().flatMap(({ id, kind }) => (kind === 'group' ? [id] : []))];
  const add = (kind: string, fields: Record<string, Json>) => {
    const parent = one(groups());
    const siblings = childrenOf(parts, parent);
    const { indexes, moved } = placesAt(siblings, random.whole(0, siblings.length));
    made += 1;
    const id = `layer-${made}`;
    edit([
      { id, set: { kind, parent, index: indexes[0]!, ...fields } },
      ...moved.map(({ id: other, index }) => ({ id: other, set: { index } })),
    ]);
    return id;
  };
  const set = (field: string, values: readonly Json[]) => {
    const layer = one(layers());
    if (layer) edit([{ id: layer.id, set: { [field]: one(values) } }]);
  };
  const mask = () => {
    const at = `${random.whole(0, 3)},${random.whole(0, 3)}`;
    const layer = one(layers());
    if (!layer) return;
    const old = layer['mask'] as { tiles?: Record<string, Json> } | undefined;
    const box = { x: 400, y: 300, width: 800, height: 600, rotation: 0, columns: 800, rows: 600 };
    edit([{ id: layer.id, set: { mask: { ...box, tiles: { ...old?.tiles, [at]: `file:${v7()}` } } } }]);
  };
  const end = (state: TargetResult['state']) => {
    const run = running.shift();
    const part = run && (parts.get(run.layer) ?? buried.get(run.layer));
    if (!part) return;
    const id = v7();
    const files = state === 'SUCCEEDED' ? [{ id, kind: 'image', width: 8, height: 8 }] : [];
    const points = files.length * PRICE;
    const task = { id: run.task, toolId: 'repaint' };
    const ended = {
      files,
      points,
      task,
      state,
      error: undefined,
      at: new Date(0),
    } as unknown as TargetResult;
    const next = withFields(part, fieldsOfEnd(ended, part) ?? {});
    if (parts.has(part.id)) parts = new Map(parts).set(part.id, next);
    else buried.set(part.id, next);
    if (points > 0) paid.set(`file:${id}`, points);
  };
  const actions: readonly (() => void)[] = [
    () => add(one(['text', 'shape', 'paint', 'group']), { name: one(['A', 'B']), x: 3, y: 4 }),
    () => add('image', { source: `file:${v7()}` }),
    ...[1, 2].map(() => () => {
      const target = one(layers().filter(({ kind }) => kind === 'image'));
      const layer = add('image', {
        action: { tool: 'repaint', input: { style: 2 } },
        ...(target && random.fraction() < 0.5 && { replaces: target.id }),
      });
      running.push({ task: v7(), layer });
    }),
    () => {
      const layer = one(layers().filter(({ kind }) => kind === 'image'));
      if (layer) running.push({ task: v7(), layer: layer.id });
    },
    () => {
      const layer = one(layers());
      if (layer)
        edit(
          withDescendants(parts, layer.id)
            .reverse()
            .map(({ id }) => ({ id, delete: true })),
        );
    },
    () => {
      const layer = one(layers());
      const inside = new Set(layer && withDescendants(parts, layer.id).map(({ id }) => id));
      const parent = one(groups().filter((id) => id === null || !inside.has(id)));
      if (layer) edit([{ id: layer.id, set: { parent, index: `a${random.whole(0, 9)}` } }]);
    },
    () => set('x', [0, 12.5, -400]),
    () => set('opacity', [0, 0.5, 1, null]),
    () => set('hidden', [true, false, null]),
    () => edit([{ id: HEAD, set: { width: one([320, 640, 1600]), background: one(['#ffffff', null]) } }]),
    mask,
    () => turnBack(undos, redos),
    () => turnBack(undos, redos),
    () => turnBack(redos, undos),
    ...[1, 2].map(() => () => end(one(['SUCCEEDED', 'SUCCEEDED', 'FAILED', 'CANCELED']))),
  ];
  return {
    step: () => one(actions)(),
    undoAll: () => {
      while (turnBack(undos, redos)) check();
    },
    redoAll: () => {
      while (turnBack(redos, undos)) check();
    },
    written: () => written(parts),
    check,
  };
  function check() {
    const repaired = repairParts(designKind, parts);
    expect(repairParts(designKind, repaired.parts).repaired).toEqual([]);
    const design = readDesign(repaired.parts);
    expect(design.width).toBe(designSize(parts.get(HEAD)).width);
    const all = [...parts.values(), ...buried.values()];
    const results = all.flatMap(({ results: list }) => (list ?? []) as { file: string; points: number }[]);
    expect(new Map(results.map(({ file, points }) => [file, points]))).toEqual(paid);
    const spent = all.reduce((sum, part) => sum + Number(part['spent'] ?? 0), 0);
    expect(spent).toBe([...paid.values()].reduce((sum, points) => sum + points, 0));
  }
}

test('in random histories undo returns the exact document, redo what was undone, and no paid result is lost', () => {
  const start = written(new Map(START.map((part) => [part.id, part])));
  const rounds = roundsOf({ usual: 50, most: 2000 });
  for (let round = 0; round < rounds; round += 1) {
    const history = createHistory(randomFrom(round));
    for (let step = 0; step < 60; step += 1) {
      history.step();
      history.check();
    }
    history.redoAll();
    const end = history.written();
    history.undoAll();
    expect(history.written()).toEqual(start);
    history.redoAll();
    expect(history.written()).toEqual(end);
  }
});
