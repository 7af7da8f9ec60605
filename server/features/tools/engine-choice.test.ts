/** Runs whose engine a person chose: only that engine is used, at its price. */
import { aiImageGenerator } from '@inkreel/contract/tools/ai-image-generator.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findViolations } from '../../testing/invariants.ts';
import { readBalance } from '../billing/read-balance.ts';
import { getTask } from '../tasks/get-task.ts';
import { tasks } from '../tasks/tables.ts';
import { createTaskWorld, type TaskWorld, type User } from '../tasks/testing/task-world.ts';
import { runTool } from './run-tool.ts';

let world: TaskWorld;
let user: User;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  world.hosted.open = true;
  world.hosted.closed.clear();
  world.hosted.points.clear();
  world.engine.answers.clear();
  world.engine.started.length = 0;
  await world.restNobody();
  user = await world.newUser(200);
});
const request = {
  tool: aiImageGenerator,
  input: { prompt: 'a cat', width: 512, height: 512, count: 1, quality: 'standard' },
};
const balance = async () => (await readBalance(world.deps, user.organisationId)).total;
const record = (taskId: string) => getTask(world.deps, user, taskId);

test('the chosen engine gets the run although another one ranks before it, at its price per candidate', async () => {
  world.hosted.points.set('direct', 35);
  const { taskId } = await world.submitTo(user, 'direct', 2);
  expect(await balance()).toBe(130);
  await world.run(taskId);
  expect(await record(taskId)).toMatchObject({
    state: 'SUCCEEDED',
    engine: 'direct',
    receipt: { settled: 70 },
  });
  expect(world.engine.started).toEqual([]);
  expect(await findViolations(world.db, world.clock.now())).toEqual([]);
});

test('without a separate price it costs what the tool does, and so does a run without a choice', async () => {
  world.hosted.points.set('keyed', 35);
  await world.submitTo(user, 'direct');
  expect(await balance()).toBe(180);
  world.engine.open = false;
  const { taskId } = await world.submit(user);
  world.engine.open = true;
  await world.run(taskId);
  expect(await record(taskId)).toMatchObject({ engine: 'keyed' });
  expect(await balance()).toBe(160);
});

test('an engine that is closed or unknown is refused before points are held', async () => {
  world.hosted.closed.add('direct');
  for (const engine of ['direct', 'gone'])
    await expect(world.submitTo(user, engine)).rejects.toMatchObject({ code: 'engine_not_open' });
  expect(await balance()).toBe(200);
});

test('no other engine replaces it, neither if it refused the run nor if it was closed since', async () => {
  const busy = { state: 'failed', code: 'task_engine_stopped', retryable: false, notTaken: {} } as const;
  const refused = await world.submitTo(user, 'direct');
  world.engine.answers.set(refused.taskId, () => busy);
  await world.run(refused.taskId);
  expect(await record(refused.taskId)).toMatchObject({ state: 'FAILED', error: 'task_engine_stopped' });
  const { taskId } = await world.submitTo(user, 'direct');
  world.hosted.closed.add('direct');
  await world.run(taskId);
  expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'engine_not_open' });
  expect([world.engine.started, await balance()]).toEqual([[], 200]);
});

test('the same key with another engine is another request', async () => {
  const { taskId } = await world.submitTo(user, 'direct', 1, 'a-key');
  expect(await world.submitTo(user, 'direct', 1, 'a-key')).toMatchObject({ taskId });
  await expect(world.submitTo(user, 'blind', 1, 'a-key')).rejects.toMatchObject({
    code: 'idempotency_mismatch',
  });
  const [row] = await world.db.select().from(tasks).where(eq(tasks.id, taskId));
  expect(row).toMatchObject({
    wantedEngine: 'direct',
    input: expect.not.objectContaining({ engine: 'direct' }),
  });
});

test('a run whose price has changed is refused with the current price, and nothing is charged', async () => {
  world.hosted.points.set('direct', 35);
  const submit = (expectedPoints: number, key?: string) =>
    runTool(world.deps, user, { ...request, engine: 'direct', expectedPoints, key });
  for (const shown of [0, 34, 36, 20])
    await expect(submit(shown), String(shown)).rejects.toMatchObject({
      code: 'price_changed',
      data: { points: 35 },
    });
  expect(await balance()).toBe(200);
  expect(await world.db.select().from(tasks).where(eq(tasks.userId, user.userId))).toEqual([]);
  const { taskId } = await submit(35, 'a-price');
  expect(await balance()).toBe(165);
  // A run that was accepted under this key stays the answer, whatever it would cost now.
  world.hosted.points.set('direct', 70);
  expect(await submit(35, 'a-price')).toMatchObject({ taskId });
  // Without a choice the tool's price counts.
  await expect(
    runTool(world.deps, user, { ...request, engine: undefined, expectedPoints: 35, key: undefined }),
  ).rejects.toMatchObject({ code: 'price_changed', data: { points: 20 } });
  expect(await balance()).toBe(165);
});

test('a chosen engine that does not support the input is refused with that reason, since another one may', async () => {
  const serve = world.hosted.engines.find(({ id }) => id === 'direct')?.serves.text_to_image as object;
  Object.assign(serve, { values: { quality: ['draft'] } });
  const submit = (engine?: string) => runTool(world.deps, user, { ...request, engine, key: undefined });
  await expect(submit('direct')).rejects.toMatchObject({ code: 'engine_unfit' });
  expect(await balance()).toBe(200);
  await submit();
  expect(await balance()).toBe(180);
  Object.assign(serve, { values: undefined });
});
