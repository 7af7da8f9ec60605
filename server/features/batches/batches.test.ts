import { BATCH_DAYS } from '@inkreel/contract/limits.ts';
import { repaint } from '@inkreel/contract/tools/repaint.ts';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { apiKeys, documents, files, members, projects, tasks, toolPrices, users } from '../../db/schema.ts';
import { findViolations } from '../../testing/invariants.ts';
import { randomFrom } from '../../testing/random.ts';
import { roundsOf } from '../../testing/rounds.ts';
import { grantPoints } from '../billing/grant-points.ts';
import { readBalance } from '../billing/read-balance.ts';
import { createBoard } from '../documents/testing/board-target.ts';
import { discardFiles } from '../storage/discard-files.ts';
import { Crash, type User } from '../tasks/testing/task-world.ts';
import { cancelBatch, retryBatch } from './change-batch.ts';
import { createBatch, quoteBatch } from './create-batch.ts';
import { getBatch, getWholeBatch, listBatches } from './read-batch.ts';
import { stepBatch } from './step-batch.ts';
import { findBatchByKey } from './store.ts';
import { sweepBatches } from './sweep-batches.ts';
import { type BatchWorld, createBatchWorld, inputOf, itemsOf } from './testing/batch-world.ts';

/** Points of one item. */
const PRICE = 20;
let world: BatchWorld;
let user: User;
beforeAll(async () => {
  world = await createBatchWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  world.engine.answers.clear();
  world.engine.open = true;
  user = await world.newUser(100 * PRICE);
});

const read = (id: string, as = user) => getBatch(world.deps, as, id);
const balance = () => readBalance(world.deps, user.organisationId);
const runsOf = () => world.db.select().from(tasks).where(eq(tasks.organisationId, user.organisationId));
const violations = () => findViolations(world.db, world.clock.now(), user.organisationId);
/** Works until nothing of the user's is open. */
async function finish(id: string) {
  for (let turns = 0; turns < 60; turns += 1) {
    await world.turn();
    await world.runOpen(user);
    const batch = await read(id);
    if (batch.finished_at !== null) return batch;
  }
  throw new Error('the batch does not end');
}

test('is priced together, and each item becomes a run with its hold only when it starts', async () => {
  const body = { tool_id: 'ai-image-generator', items: itemsOf(10) };
  expect(await quoteBatch(world.deps, user, body)).toMatchObject({ points: 10 * PRICE });
  const wrong = createBatch(world.deps, user, { ...body, expected_points: PRICE }, undefined);
  await expect(wrong).rejects.toMatchObject({ code: 'price_changed', data: { points: 10 * PRICE } });
  const made = await createBatch(world.deps, user, { ...body, expected_points: 10 * PRICE }, undefined);
  expect(made).toMatchObject({ state: 'running', points: 10 * PRICE, counts: { waiting: 10 } });
  expect(await balance()).toMatchObject({ held: 0 });
  // Twice the two threads.
  await world.turn();
  await world.turn();
  expect((await read(made.id)).counts).toMatchObject({ started: 4, waiting: 6 });
  expect(await balance()).toMatchObject({ held: 4 * PRICE });
  expect(await world.runOpen(user)).toBe(4);
  const finished = await finish(made.id);
  expect(finished).toMatchObject({ state: 'finished', counts: { done: 10 } });
  expect(await balance()).toMatchObject({ total: 90 * PRICE, held: 0 });
  expect(await violations()).toEqual([]);
  const { items } = await listBatches(world.deps, user, { limit: 40 });
  expect(items).toMatchObject([{ id: made.id, counts: { done: 10 } }]);
});

test('several batches of an organisation share its places, and others have theirs', async () => {
  const other = await world.newUser(1000);
  await world.create(user, 6);
  await world.create(user, 6);
  await world.create(other, 6);
  for (let turns = 0; turns < 3; turns += 1) await world.turn();
  expect(await world.openRuns(user)).toHaveLength(4);
  expect(await world.openRuns(other)).toHaveLength(4);
});

test('a hosted engine gets at most eight runs at a time', async () => {
  world.hosted.open = true;
  const body = { tool_id: 'ai-image-generator', engine: 'keyed', items: itemsOf(12) };
  const { id } = await createBatch(world.deps, user, body, undefined);
  await world.turn();
  await world.turn();
  world.hosted.open = false;
  expect((await read(id)).counts).toMatchObject({ started: 8, waiting: 4 });
});

test('the same key with the same request is one batch, also at the same moment', async () => {
  const made = await Promise.all([1, 2, 3].map(() => world.create(user, 3, 'the key')));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  await expect(world.create(user, 4, 'the key')).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  expect((await listBatches(world.deps, user, { limit: 40 })).items).toHaveLength(1);
});

test('an input that the tool does not take is refused with its place', async () => {
  const items = [{ input: inputOf('a cat') }, { input: { prompt: '' } }];
  await expect(
    createBatch(world.deps, user, { tool_id: 'ai-image-generator', items }, undefined),
  ).rejects.toMatchObject({
    code: 'invalid_input',
    data: { fields: expect.arrayContaining([{ field: 'items.1.input.prompt', problem: 'empty_prompt' }]) },
  });
});

test('where points run out the rest waits, says so, and goes on when points come', async () => {
  user = await world.newUser(3 * PRICE);
  const { id } = await world.create(user, 5);
  await world.turn();
  await world.runOpen(user);
  await world.turn();
  await world.turn();
  expect(await read(id)).toMatchObject({
    state: 'waiting',
    waiting_for: 'not_enough_points',
    counts: { done: 3, waiting: 2 },
  });
  const { organisationId } = user;
  await world.db.transaction((tx) => grantPoints(tx, { organisationId, points: 2 * PRICE, reason: 'test' }));
  expect(await finish(id)).toMatchObject({ counts: { done: 5 }, waiting_for: null });
  expect(await balance()).toMatchObject({ total: 0, held: 0 });
});

test('an item at another price than shown does not start; what failed is tried again at today’s', async () => {
  const { id } = await world.create(user, 2);
  const path = '/ai/image/text2image';
  await world.db.insert(toolPrices).values({ path, points: 30, updatedAt: world.clock.now() });
  await world.turn();
  const failed = await read(id);
  expect(failed).toMatchObject({ state: 'finished', counts: { failed: 2 } });
  expect(failed.items[0]?.error).toBe('price_changed');
  expect(await runsOf()).toEqual([]);
  await retryBatch(world.deps, user, id);
  expect(await finish(id)).toMatchObject({ points: 60, counts: { done: 2 } });
  await world.db.delete(toolPrices).where(eq(toolPrices.path, path));
  // Prices are read again after a while.
  world.clock.move(60_000);
});

test('only what failed is tried again, each as a new run', async () => {
  const { id } = await world.create(user, 3);
  await world.turn();
  const [first] = await world.openRuns(user);
  world.engine.answers.set(first?.id as string, () => ({
    state: 'failed',
    code: 'task_failed',
    detail: 'test',
    retryable: false,
  }));
  await world.runOpen(user);
  await world.turn();
  expect((await read(id)).counts).toMatchObject({ done: 2, failed: 1 });
  await retryBatch(world.deps, user, id);
  expect(await finish(id)).toMatchObject({ counts: { done: 3, failed: 0 } });
  expect(await runsOf()).toHaveLength(4);
  expect(await balance()).toMatchObject({ total: 97 * PRICE, held: 0 });
});

test('what was cancelled is tried again only if it is asked for', async () => {
  const { id } = await world.create(user, 6);
  await world.turn();
  await cancelBatch(world.deps, user, id);
  await finish(id);
  expect(await retryBatch(world.deps, user, id)).toMatchObject({
    state: 'cancelled',
    counts: { cancelled: 6 },
  });
  await retryBatch(world.deps, user, id, true);
  expect(await finish(id)).toMatchObject({ state: 'finished', counts: { done: 6 } });
  expect(await balance()).toMatchObject({ total: 94 * PRICE, held: 0 });
});

test('cancelled at any moment: nothing starts any more, and what runs is cancelled and refunded', async () => {
  const random = randomFrom(7);
  for (let round = 0; round < roundsOf({ usual: 3, most: 50 }); round += 1) {
    user = await world.newUser(100 * PRICE);
    const { id } = await world.create(user, 10);
    const before = random.whole(0, 3);
    for (let turns = 0; turns < before; turns += 1) {
      await world.turn();
      if (random.fraction() < 0.5) await world.runOpen(user);
    }
    // Beside a worker's turn.
    await Promise.all([world.turn(), cancelBatch(world.deps, user, id)]);
    const after = await finish(id);
    const { done, cancelled } = after.counts;
    expect(after.state).toBe('cancelled');
    expect((done ?? 0) + (cancelled ?? 0)).toBe(10);
    expect(await world.openRuns(user)).toEqual([]);
    expect(await balance()).toMatchObject({ total: (100 - (done ?? 0)) * PRICE, held: 0 });
    expect(await violations()).toEqual([]);
  }
});

test('two workers at once start no item twice', async () => {
  const { id } = await world.create(user, 12);
  for (;;) {
    await Promise.all([world.turn(), world.turn()]);
    await Promise.all([world.runOpen(user), world.turn()]);
    if ((await read(id)).finished_at !== null) break;
  }
  expect((await read(id)).counts).toMatchObject({ done: 12 });
  expect(await runsOf()).toHaveLength(12);
  expect(await balance()).toMatchObject({ total: 88 * PRICE, held: 0 });
});

test('a process that ends between any two lines loses no item and runs none twice', async () => {
  const random = randomFrom(30);
  let crashes = 0;
  for (let round = 0; round < roundsOf({ usual: 1, most: 50 }); round += 1) {
    user = await world.newUser(100 * PRICE);
    const { id } = await world.create(user, 40, `round ${round}`);
    for (;;) {
      world.clock.move(10_000);
      let left = random.whole(0, 6);
      const batch = await findBatchByKey(world.db, user.userId, `round ${round}`);
      if (!batch || batch.finishedAt !== null) break;
      const step = stepBatch(
        {
          ...world.deps,
          onStep: (at) => {
            left -= 1;
            if (left < 0) throw new Crash(at);
          },
        },
        batch,
      );
      await step.catch((error: unknown) => {
        if (!(error instanceof Crash)) throw error;
        crashes += 1;
      });
      if (random.fraction() < 0.7) await world.runOpen(user);
    }
    const { items, counts } = await read(id);
    expect(counts).toMatchObject({ done: 40 });
    expect(new Set(items.map(({ task_id }) => task_id)).size).toBe(40);
    expect(await runsOf()).toHaveLength(40);
    expect(await balance()).toMatchObject({ total: 60 * PRICE, held: 0 });
    expect(await violations()).toEqual([]);
  }
  expect(crashes).toBeGreaterThan(10);
});

test('a result is written into its part with what was made then, in the transaction that ends its run', async () => {
  const board = await createBoard(world, user);
  const items = ['card-0-0', 'gone'].map((part_id) => ({
    input: inputOf(part_id),
    document_id: board.id,
    part_id,
    made: { prompt: `hash of ${part_id}` },
  }));
  const { id } = await createBatch(world.deps, user, { tool_id: 'ai-image-generator', items }, undefined);
  await world.turn();
  await world.runOpen(user);
  const { items: started } = await read(id);
  // The batch has not looked yet.
  expect(started[0]).toMatchObject({ state: 'started', document_id: board.id, part_id: 'card-0-0' });
  expect(await board.resultOf('card-0-0')).toMatchObject({ made: 'hash of card-0-0' });
  await world.turn();
  expect((await read(id)).counts).toMatchObject({ done: 2 });
});

test('a document of somebody else, or that gets no results, is refused', async () => {
  const ofOther = await createBoard(world, await world.newUser(0));
  for (const document_id of [ofOther.id, v7()]) {
    const items = [{ input: inputOf('a cat'), document_id, part_id: 'card-0-0' }];
    await expect(
      createBatch(world.deps, user, { tool_id: 'ai-image-generator', items }, undefined),
    ).rejects.toMatchObject({ code: 'not_found' });
  }
});

test('an item whose document went to the bin before it started fails, and costs nothing', async () => {
  const board = await createBoard(world, user);
  const items = [{ input: inputOf('a cat'), document_id: board.id, part_id: 'card-0-0' }];
  const { id } = await createBatch(world.deps, user, { tool_id: 'ai-image-generator', items }, undefined);
  await world.db.update(documents).set({ deletedAt: world.clock.now() }).where(eq(documents.id, board.id));
  expect((await finish(id)).items).toMatchObject([{ state: 'failed', error: 'not_found' }]);
  expect(await balance()).toMatchObject({ total: 100 * PRICE, held: 0 });
});

const newFile = async (fromType: string, owner = user) => {
  const id = v7();
  const key = `2026/11/${id.replaceAll('-', '')}.png`;
  const { userId, organisationId } = owner;
  await world.db.insert(files).values({
    id,
    key,
    userId,
    organisationId,
    name: 'a.png',
    contentType: 'image/png',
    size: 1,
    sha256: '',
    fromType,
    shareType: 'public',
  });
  return { id, url: `/files/${key}` };
};
const isKept = async ({ id }: { id: string }) => {
  await world.db.transaction((tx) => discardFiles(tx, [id]));
  return (await world.db.$count(files, eq(files.id, id))) === 1;
};

test('a file that an unfinished batch names stays, and goes with the batch if nothing else uses it', async () => {
  const [made, uploaded, foreign] = [
    await newFile('result'),
    await newFile('tool'),
    await newFile('tool', await world.newUser(0)),
  ];
  const items = [made, uploaded, foreign].map(({ url }) => ({ input: { image_url: url } }));
  const { id } = await createBatch(world.deps, user, { tool_id: repaint.id, items }, undefined);
  expect(await Promise.all([made, uploaded, foreign].map(isKept))).toEqual([true, true, false]);
  await cancelBatch(world.deps, user, id);
  await world.turn();
  const left = (file: { id: string }) => world.db.$count(files, eq(files.id, file.id));
  expect(await Promise.all([made, uploaded].map(left))).toEqual([0, 1]);
  expect(await isKept(uploaded)).toBe(false);
});

test('what is tried again keeps its files again', async () => {
  const uploaded = await newFile('tool');
  const body = { tool_id: repaint.id, items: [{ input: { image_url: uploaded.url } }] };
  const { id } = await createBatch(world.deps, user, body, undefined);
  // The file has no pixels.
  expect((await finish(id)).counts).toMatchObject({ failed: 1 });
  await retryBatch(world.deps, user, id);
  expect(await isKept(uploaded)).toBe(true);
  await finish(id);
  expect(await isKept(uploaded)).toBe(false);
});

test('a finished batch is deleted after its time, and an unfinished one never', async () => {
  const { id } = await world.create(user, 1);
  await finish(id);
  const sample = { tool_id: repaint.id, items: [{ input: { image_url: (await newFile('tool')).url } }] };
  const open = await createBatch(world.deps, user, sample, undefined);
  const only = await listBatches(world.deps, user, { limit: 40, tool_id: repaint.id });
  expect(only.items.map((each) => each.id)).toEqual([open.id]);
  expect((await getWholeBatch(world.deps, user, id)).items[0]?.input).toMatchObject(inputOf('cat 0'));
  world.clock.move((BATCH_DAYS - 1) * 86_400_000);
  await sweepBatches(world.deps);
  expect(await read(id)).toMatchObject({ state: 'finished' });
  world.clock.move(2 * 86_400_000);
  await sweepBatches(world.deps);
  await expect(read(id)).rejects.toMatchObject({ code: 'not_found' });
  expect(await read(open.id)).toMatchObject({ state: 'running' });
  expect(await runsOf()).toHaveLength(1);
});

test('what a person who left, or a revoked key, has not started is dropped', async () => {
  const apiKeyId = v7();
  const { organisationId, userId } = user;
  await world.db.insert(apiKeys).values({
    id: apiKeyId,
    organisationId,
    userId,
    name: 'key',
    tokenHash: apiKeyId,
    ending: 'abcd',
    scopes: ['run'],
  });
  const { id } = await world.create({ ...user, apiKeyId }, 6);
  await world.turn();
  expect((await runsOf()).map((run) => run.apiKeyId)).toEqual(Array(4).fill(apiKeyId));
  await world.db.update(apiKeys).set({ revokedAt: world.clock.now() }).where(eq(apiKeys.id, apiKeyId));
  expect((await finish(id)).counts).toMatchObject({ done: 4, cancelled: 2 });
  const { id: left } = await world.create(user, 2);
  await world.db.delete(members).where(eq(members.userId, userId));
  await world.turn();
  expect((await read(left)).counts).toMatchObject({ cancelled: 2 });
});

test('a batch is seen as runs are: by its owner, admins, and those who see its project', async () => {
  const join = async (role: 'admin' | 'member'): Promise<User> => {
    const colleague: User = { userId: v7(), organisationId: user.organisationId, role };
    const { userId } = colleague;
    await world.db.insert(users).values({ id: userId, name: 'Bo', email: `${userId}@example.com` });
    await world.db.insert(members).values(colleague);
    return colleague;
  };
  const [admin, member, stranger] = [await join('admin'), await join('member'), await world.newUser(0)];
  const { id } = await world.create(user, 2);
  for (const as of [member, stranger]) {
    for (const call of [getBatch, cancelBatch])
      await expect(call(world.deps, as, id)).rejects.toMatchObject({ code: 'not_found' });
    await expect(retryBatch(world.deps, as, id)).rejects.toMatchObject({ code: 'not_found' });
  }
  const projectId = v7();
  const { organisationId } = user;
  const project = { id: projectId, organisationId, name: 'Shared', createdBy: member.userId };
  await world.db.insert(projects).values(project);
  const body = { tool_id: 'ai-image-generator', project_id: projectId, items: itemsOf(1) };
  const shared = await createBatch(world.deps, { ...user, role: 'admin' }, body, undefined);
  expect(await read(shared.id, member)).toMatchObject({ id: shared.id });
  await expect(cancelBatch(world.deps, member, shared.id)).rejects.toMatchObject({ code: 'forbidden' });
  await expect(retryBatch(world.deps, member, shared.id)).rejects.toMatchObject({ code: 'forbidden' });
  expect(await cancelBatch(world.deps, admin, id)).toMatchObject({ state: 'cancelled' });
});
