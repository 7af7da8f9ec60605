import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { textKind } from '@inkreel/contract/documents/text-document.ts';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pointAccounts } from '../../db/schema.ts';
import { ALL_SCOPES, type Principal } from '../../http/principal.ts';
import { cancelBatch } from '../batches/change-batch.ts';
import { createBatch } from '../batches/create-batch.ts';
import { createBatchWorld, inputOf } from '../batches/testing/batch-world.ts';
import type { DocumentDeps } from '../documents/document-deps.ts';
import { saveParts } from '../documents/parts/save-parts.ts';
import { getDocument } from '../documents/read-document.ts';
import { createDocument } from '../documents/save-document.ts';
import { createRunTargets } from '../tasks/run-targets.ts';
import type { User } from '../tasks/testing/task-world.ts';
import { textTarget } from './text-target.ts';

const open = () =>
  createBatchWorld((deps) =>
    createRunTargets({ ...deps, files: deps.files as DocumentDeps['files'] }, { text: textTarget }),
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

const account = async () => {
  const rows = await world.db
    .select()
    .from(pointAccounts)
    .where(eq(pointAccounts.organisationId, user.organisationId));
  return rows[0];
};

const BLOCK = {
  kind: 'block',
  parent: null,
  index: 'a1',
  node: { type: 'imageBlock', attrs: { prompt: 'a boat', ratio: '3:2' } },
} as const;

/** A text with a block for an image. */
async function newText() {
  const person = { ...user, kind: 'session', scopes: ALL_SCOPES } as Principal;
  const deps = world.deps as unknown as DocumentDeps;
  const parts: Part[] = [
    { id: HEAD, kind: HEAD, parent: null, index: 'a0' },
    { ...BLOCK, id: 'image' },
  ];
  const schema = textKind.version;
  const { id } = await createDocument(deps, person, { kind: 'text', name: 'A', schema, content: { parts } });
  const read = async () => {
    const { revision, content } = await getDocument(deps, person, id);
    return { revision, block: (content as { parts: Part[] }).parts.find((part) => part.id === 'image') };
  };
  return {
    read,
    save: async (...changes: Parameters<typeof saveParts>[3]['changes']) => {
      const { revision: base } = await read();
      return saveParts(deps, person, id, { schema, save: v7(), writer: 'page-one', base, changes });
    },
    order: (key?: string) => {
      const items = [{ input: inputOf('a boat'), document_id: id, part_id: 'image' }];
      return createBatch(world.deps, user, { tool_id: 'ai-image-generator', items }, key);
    },
  };
}

async function work() {
  for (let turns = 0; turns < 6; turns += 1) {
    const started = await world.turn();
    if ((await world.runOpen(user)) === 0 && started === 0) return;
  }
}

test('a block waits for its image, is made, and has the image with what it cost', async () => {
  const text = await newText();
  const batch = await text.order();
  expect((await text.read()).block?.['run']).toEqual({ state: 'waiting', batch: batch.id });
  await world.turn();
  expect((await text.read()).block?.['run']).toMatchObject({ state: 'running', task: expect.any(String) });
  await work();
  const { block } = await text.read();
  expect(block?.['images']).toMatchObject([{ points: 20, task: expect.any(String) }]);
  const [image] = (block?.['images'] ?? []) as unknown as { file: string }[];
  expect(fileIdOf(image?.file ?? '')).toBeDefined();
  expect([block?.['run'], block?.['spent']]).toEqual([undefined, 20]);
});

test('a second order while the first goes on is refused, and takes no points', async () => {
  const text = await newText();
  await text.order();
  const before = await account();
  await expect(text.order()).rejects.toMatchObject({ code: 'conflict' });
  expect(await account()).toEqual(before);
});

test('an order that is sent twice is made once', async () => {
  const text = await newText();
  const key = v7();
  const [one, other] = [await text.order(key), await text.order(key)];
  expect(other.id).toBe(one.id);
  await work();
  expect((await text.read()).block?.['images']).toHaveLength(1);
});

test('an order that is cancelled leaves the block as it was', async () => {
  const text = await newText();
  const before = await account();
  await cancelBatch(world.deps as never, user as never, (await text.order()).id);
  expect((await text.read()).block?.['run']).toBeUndefined();
  await work();
  expect((await text.read()).block?.['images']).toBeUndefined();
  expect(await account()).toEqual(before);
});

test('a run that failed is noted with its reason and no points, and can be ordered again', async () => {
  const text = await newText();
  await text.order();
  await world.turn();
  const [run] = await world.openRuns(user);
  const failed = { state: 'failed', code: 'task_failed', detail: 'test', retryable: false } as const;
  world.engine.answers.set(run?.id ?? '', () => failed);
  await work();
  const { block } = await text.read();
  expect(block?.['run']).toMatchObject({ state: 'failed', task: run?.id, error: 'task_failed' });
  expect([block?.['images'], block?.['spent']]).toEqual([undefined, undefined]);
  await text.order();
  await work();
  expect((await text.read()).block).toMatchObject({ images: [{}], spent: 20 });
});

test('a block that is deleted while its image is made has it after an undo', async () => {
  const text = await newText();
  await text.order();
  await world.turn();
  await text.save({ id: 'image', delete: true });
  await work();
  await text.save({ id: 'image', set: BLOCK });
  expect((await text.read()).block?.['images']).toHaveLength(1);
});
