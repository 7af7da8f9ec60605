import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import { DESIGN_LIMITS, designKind } from '@inkreel/contract/documents/design-document.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { aiImageGenerator } from '@inkreel/contract/tools/ai-image-generator.ts';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pointAccounts } from '../../db/schema.ts';
import { ALL_SCOPES, type Principal } from '../../http/principal.ts';
import { createBatchWorld } from '../batches/testing/batch-world.ts';
import type { DocumentDeps } from '../documents/document-deps.ts';
import { saveParts } from '../documents/parts/save-parts.ts';
import { getDocument } from '../documents/read-document.ts';
import { createDocument } from '../documents/save-document.ts';
import { createRunTargets, type TargetResult } from '../tasks/run-targets.ts';
import type { User } from '../tasks/testing/task-world.ts';
import { runTool } from '../tools/run-tool.ts';
import { designTarget, fieldsOfEnd } from './design-target.ts';

const open = () =>
  createBatchWorld((deps) =>
    createRunTargets({ ...deps, files: deps.files as DocumentDeps['files'] }, { design: designTarget }),
  );
let world: Awaited<ReturnType<typeof open>>;
let user: User;
beforeAll(async () => {
  world = await open();
});
afterAll(() => world.drop());
beforeEach(async () => {
  world.engine.answers.clear();
  user = await world.newUser(1000);
});

const accountOf = () =>
  world.db.select().from(pointAccounts).where(eq(pointAccounts.organisationId, user.organisationId));

async function work() {
  for (let turns = 0; turns < 6; turns += 1) {
    const started = await world.turn();
    if ((await world.runOpen(user)) === 0 && started === 0) return;
  }
}

const LAYER = {
  kind: 'image',
  parent: null,
  index: 'a1',
  x: 10,
  y: 10,
  action: { tool: 'ai-image-generator' },
};

/** A design with a layer for a run. */
async function newDesign() {
  const person = { ...user, kind: 'session', scopes: ALL_SCOPES } as Principal;
  const deps = world.deps as unknown as DocumentDeps;
  const parts: Part[] = [
    { id: HEAD, kind: HEAD, parent: null, index: 'a0', width: 800, height: 600 },
    { ...LAYER, id: 'made' },
  ];
  const schema = designKind.version;
  const { id } = await createDocument(deps, person, {
    kind: 'design',
    name: 'A',
    schema,
    content: { parts },
  });
  const read = async () => {
    const { revision, content } = await getDocument(deps, person, id);
    return { revision, layer: (content as { parts: Part[] }).parts.find((part) => part.id === 'made') };
  };
  return {
    read,
    save: async (...changes: Parameters<typeof saveParts>[3]['changes']) => {
      const { revision: base } = await read();
      return saveParts(deps, person, id, { schema, save: v7(), writer: 'page-one', base, changes });
    },
    start: async (count: number) => {
      const input = { prompt: 'a boat', width: 512, height: 512, count, quality: 'standard' };
      const target = { kind: 'design', id, part: 'made' };
      return (await runTool(world.deps, user, { tool: aiImageGenerator, input, target })).taskId;
    },
  };
}

test('the result of a run is what its layer shows, the first candidate before the others', async () => {
  const design = await newDesign();
  const task = await design.start(2);
  await work();
  const { layer } = await design.read();
  const results = layer?.['results'] as { file: string; points: number }[];
  expect(results).toHaveLength(2);
  expect(results[1]).toMatchObject({ task, tool: 'ai-image-generator', width: expect.any(Number) });
  expect(fileIdOf(results[1]?.file ?? '')).toBeDefined();
  expect(results.reduce((sum, { points }) => sum + points, 0)).toBe(layer?.['spent']);
  expect(layer?.['run']).toBeUndefined();
});

test('an undo of the layer while it is made, and a redo, lose no result and charge nothing', async () => {
  const design = await newDesign();
  await design.start(1);
  await design.save({ id: 'made', delete: true });
  await work();
  expect((await design.read()).layer).toBeUndefined();
  const points = await accountOf();
  await design.save({ id: 'made', set: LAYER });
  const { layer } = await design.read();
  expect(layer?.['results']).toHaveLength(1);
  expect(await accountOf()).toEqual(points);
});

test('a run that failed is noted with its reason, until the next one', async () => {
  const design = await newDesign();
  const task = await design.start(1);
  const failed = { state: 'failed', code: 'task_failed', detail: 'test', retryable: false } as const;
  world.engine.answers.set(task, () => failed);
  await work();
  const { layer } = await design.read();
  expect(layer?.['run']).toMatchObject({ state: 'failed', task, error: 'task_failed' });
  expect([layer?.['results'], layer?.['spent']]).toEqual([undefined, undefined]);
  await design.start(1);
  await work();
  expect((await design.read()).layer).toMatchObject({ results: [{}], spent: 20 });
  expect((await design.read()).layer?.['run']).toBeUndefined();
});

test('nobody makes anything for a design of somebody else', async () => {
  const design = await newDesign();
  user = await world.newUser(1000);
  await expect(design.start(1)).rejects.toMatchObject({ code: 'not_found' });
});

test('of more results than a layer keeps the oldest go, but never the one that is picked', () => {
  const results = Array.from({ length: DESIGN_LIMITS.results }, (_, at) => ({ file: `file:${at}` }));
  const part = { id: 'made', kind: 'image', parent: null, index: 'a1', results, picked: 'file:0' } as Part;
  const files = [{ id: 'new', kind: 'image', width: 1, height: 1 }];
  const task = { id: 't', toolId: 'repaint' };
  const ended = { files, task, points: 5, at: new Date(0), state: 'SUCCEEDED', error: undefined };
  const kept = fieldsOfEnd(ended as unknown as TargetResult, part)?.['results'] as { file: string }[];
  expect(kept).toHaveLength(DESIGN_LIMITS.results);
  expect(kept.map(({ file }) => file)).toEqual(expect.arrayContaining(['file:0', 'file:new']));
  expect(kept.some(({ file }) => file === 'file:1')).toBe(false);
  expect(fieldsOfEnd(ended as unknown as TargetResult, { ...part, kind: 'group' })).toBeUndefined();
});
