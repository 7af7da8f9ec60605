import { quote } from '@inkreel/contract/pricing.ts';
import { aiImageGenerator } from '@inkreel/contract/tools/ai-image-generator.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pointAccounts, pointHolds } from '../billing/tables.ts';
import { tasks } from '../tasks/tables.ts';
import { createTaskWorld, pictureFile, type TaskWorld, type User } from '../tasks/testing/task-world.ts';
import { type RunRequest, runTool } from './run-tool.ts';

/**
 * A tool of 40 points for each started five seconds, whose input has a random value. It would not load: its capability
 * takes no seconds.
 */
const film: Tool = {
  ...aiImageGenerator,
  id: 'film',
  path: '/ai/image/film',
  aliases: [],
  points: 40,
  shape: 3,
  sampleFirst: true,
  fields: [
    { kind: 'prompt', samples: { en: ['x'], zh: ['x'] } },
    { kind: 'seed' },
    { kind: 'size', presets: [] },
    { kind: 'count' },
    { kind: 'quality' },
    {
      kind: 'range',
      name: 'seconds',
      minimum: 1,
      maximum: 60,
      step: 1,
      initial: 4,
      paidBySeconds: true,
      text: { en: { label: 'Length' }, zh: { label: '时长' } },
    },
  ],
  samples: [],
};
const INPUT = { prompt: 'a cat', seconds: 13, width: 512, height: 512, count: 1, quality: 'standard' };

let world: TaskWorld;
let user: User;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  world.engine.answers.clear();
  world.engine.answers.set('*', () => ({ state: 'done', outputs: [pictureFile(0)] }));
  user = await world.newUser(1000);
});

const submit = (request: Partial<RunRequest> = {}, who: User = user) =>
  runTool(world.deps, who, { tool: film, input: INPUT, key: undefined, ...request });
const balance = async () => {
  const [row] = await world.db
    .select()
    .from(pointAccounts)
    .where(eq(pointAccounts.organisationId, user.organisationId));
  return row?.balance;
};
/** A finished sample, which cost 40 points. */
async function makeSample(request: Partial<RunRequest> = {}): Promise<string> {
  const { taskId } = await submit({ sample: true, ...request });
  await world.run(taskId);
  return taskId;
}
const inputOf = async (id: string) =>
  (await world.db.select().from(tasks).where(eq(tasks.id, id)))[0]?.input as Record<string, unknown>;

test('a sample costs five seconds and the rest the remainder, as its ledger row shows', async () => {
  const sample = await makeSample();
  expect(await balance()).toBe(960);
  const { taskId } = await submit({ restOf: sample, expectedPoints: 80 });
  await world.run(taskId);
  expect(await balance()).toBe(880);
  const [hold] = await world.db.select().from(pointHolds).where(eq(pointHolds.taskId, taskId));
  expect(hold?.quote).toMatchObject({ unitPoints: 40, seconds: 13, part: 'rest', points: 80 });
  // The rest uses the random values of the sample.
  expect(await inputOf(taskId)).toEqual(await inputOf(sample));
});

test('a request that is no longer than a sample is made as a whole', async () => {
  const input = { ...INPUT, seconds: 5 };
  const { taskId } = await submit({ input, sample: true });
  await world.run(taskId);
  const [row] = await world.db.select().from(tasks).where(eq(tasks.id, taskId));
  expect(row?.part).toBeNull();
  await expect(submit({ input, restOf: taskId })).rejects.toMatchObject({
    code: 'sample_not_made',
  });
});

test('the rest is ordered once, also by two submits at the same moment, and again if it was not made', async () => {
  const sample = await makeSample();
  const both = await Promise.allSettled([submit({ restOf: sample }), submit({ restOf: sample })]);
  const [taken] = both.flatMap((each) => (each.status === 'fulfilled' ? [each.value.taskId] : []));
  const refused = both.flatMap((each) => (each.status === 'rejected' ? [each.reason.code] : []));
  expect(refused).toEqual(['sample_used']);
  expect(await balance()).toBe(880);
  world.engine.answers.set('*', () => ({ state: 'failed', code: 'task_failed', retryable: false }));
  await world.run(taken as string);
  expect(await balance()).toBe(960);
  await expect(submit({ restOf: sample })).resolves.toMatchObject({ state: 'PENDING' });
});

test('someone else’s sample, in the same team or not, does not exist', async () => {
  const sample = await makeSample();
  const stranger = await world.newUser(1000);
  const colleague: User = { userId: stranger.userId, organisationId: user.organisationId, role: 'admin' };
  for (const who of [stranger, colleague])
    for (const restOf of [sample, v7()])
      await expect(submit({ restOf }, who)).rejects.toMatchObject({ code: 'not_found' });
});

test.each([
  ['a longer medium', { input: { ...INPUT, seconds: 60 } }],
  ['other words', { input: { ...INPUT, prompt: 'a dog' } }],
  ['another chance', { input: { ...INPUT, seed: 1 } }],
  ['an engine with its own price', { engine: 'blind' }],
])('a sample of another input is refused: %s', async (_what, change) => {
  const sample = await makeSample();
  await expect(submit({ restOf: sample, ...change })).rejects.toMatchObject({ code: 'sample_differs' });
  expect(await balance()).toBe(960);
});

test('a sample that failed, is unfinished or is not a sample cannot be completed', async () => {
  const pending = (await submit({ sample: true })).taskId;
  await expect(submit({ restOf: pending })).rejects.toMatchObject({ code: 'sample_not_made' });
  world.engine.answers.set('*', () => ({ state: 'failed', code: 'task_failed', retryable: false }));
  await world.run(pending);
  await expect(submit({ restOf: pending })).rejects.toMatchObject({ code: 'sample_not_made' });
  world.engine.answers.delete('*');
  world.engine.answers.set('*', () => ({ state: 'done', outputs: [pictureFile(0)] }));
  const whole = (await submit()).taskId;
  await world.run(whole);
  await expect(submit({ restOf: whole })).rejects.toMatchObject({ code: 'sample_not_made' });
});

test('the rest costs what it costs today, and not what it did when the sample was made', async () => {
  const sample = await makeSample();
  const dearer = { ...film, points: 50 };
  await expect(submit({ tool: dearer, restOf: sample, expectedPoints: 80 })).rejects.toMatchObject({
    code: 'price_changed',
    data: { points: 100 },
  });
  await submit({ tool: dearer, restOf: sample, expectedPoints: 100 });
  expect(await balance()).toBe(860);
});

test('a sample expires after 30 days', async () => {
  const sample = await makeSample();
  const older = (by: string) =>
    world.db.execute(sql`update tasks set finished_at = finished_at - ${by}::interval where id = ${sample}`);
  await older('30 days');
  await expect(submit({ restOf: sample, expectedPoints: 1 })).rejects.toMatchObject({
    code: 'price_changed',
  });
  await older('1 second');
  await expect(submit({ restOf: sample })).rejects.toMatchObject({ code: 'sample_expired' });
});

test('a key is bound to the requested part, and a repeated submit returns the first run', async () => {
  const sample = await makeSample({ key: 'one' });
  await expect(submit({ key: 'one' })).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  const rest = await submit({ restOf: sample, key: 'two' });
  expect((await submit({ restOf: sample, key: 'two' })).taskId).toBe(rest.taskId);
});

test.each([
  [{ seconds: 13, part: 'sample' }, 40],
  [{ seconds: 13, part: 'rest' }, 80],
  [{ seconds: 15, part: 'rest' }, 80],
  [{ seconds: 15.001, part: 'rest' }, 120],
  [{ seconds: 13 }, 120],
] as const)('%j costs %i points', (inputs, points) => {
  expect(quote({ unitPoints: 40, ...inputs }).points).toBe(points);
});
