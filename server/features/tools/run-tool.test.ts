import { RUN_ROOM_BYTES, UNFINISHED_TASKS } from '@inkreel/contract/limits.ts';
import { quote } from '@inkreel/contract/pricing.ts';
import { aiImageGenerator } from '@inkreel/contract/tools/ai-image-generator.ts';
import { inputSchema } from '@inkreel/contract/tools/define-tool.ts';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { ledgerRows, members, pointHolds, tasks, toolPrices, users } from '../../db/schema.ts';
import { REFUSALS } from '../../engines/builtin/refusals.ts';
import { VALUES } from '../../engines/builtin/values.ts';
import type { Engine } from '../../engines/engine.ts';
import { createRouting, createRoutingTable } from '../../engines/routing.ts';
import { CHANNEL, notifyOfTask } from '../../events/notify.ts';
import { findViolations } from '../../testing/invariants.ts';
import { readBalance } from '../billing/read-balance.ts';
import { createTaskWorld, type TaskWorld, type User } from '../tasks/testing/task-world.ts';
import { runTool } from './run-tool.ts';

let world: TaskWorld;
let user: User;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  world.engine.open = true;
  user = await world.newUser(100);
});

const balance = async () => readBalance(world.deps, user.organisationId);
const violations = () => findViolations(world.db, world.clock.now());
const tasksOfUser = () => world.db.select().from(tasks).where(eq(tasks.userId, user.userId));
const jobsOfUser = async () => {
  const { rows } = await world.db.execute<{ key: string; priority: number }>(
    sql`select key, priority from test_jobs join tasks on tasks.id = key where user_id = ${user.userId} order by added`,
  );
  return rows;
};

test('of 64 parallel runs with points for five, five are accepted', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 64 }, () => world.submit(user)));
  const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refused).toHaveLength(59);
  for (const { reason } of refused) {
    expect(reason).toMatchObject({
      code: 'not_enough_points',
      data: { needed: 20, balance: 0, missing: 20 },
    });
  }
  expect(await balance()).toMatchObject({ total: 0, held: 100 });
  expect(await tasksOfUser()).toHaveLength(5);
  expect(await jobsOfUser()).toHaveLength(5);
  expect(await violations()).toEqual([]);
});

test('one key sent 64 times is one task with one hold and one job', async () => {
  const answers = await Promise.all(Array.from({ length: 64 }, () => world.submit(user, 1, 'the-key')));
  expect(new Set(answers.map(({ taskId }) => taskId)).size).toBe(1);
  expect(await balance()).toMatchObject({ total: 80, held: 20 });
  expect(await jobsOfUser()).toHaveLength(1);
});

test('a submit notifies of its run and the balance once, and a repeated or refused one reports nothing', async () => {
  const { db, connection } = world;
  const told: string[] = [];
  const listener = new pg.Client(connection);
  listener.on('notification', ({ payload }) => {
    const { type, organisationId } = JSON.parse(payload ?? '');
    if (organisationId === user.organisationId) told.push(type);
  });
  await listener.connect();
  await listener.query(`listen ${CHANNEL}`);
  const { taskId } = await world.submit(user, 1, 'key');
  expect(await world.submit(user, 1, 'key')).toMatchObject({ taskId });
  await expect(world.submit(user, 5)).rejects.toMatchObject({ code: 'not_enough_points' });
  // Notices come in the order of their commits: when this one is here, all others are.
  await db.transaction((tx) => notifyOfTask(tx, { ...user, id: taskId }, { ended: true }));
  await expect.poll(() => told.length).toBeGreaterThanOrEqual(3);
  expect(told).toEqual(['task', 'balance', 'task']);
  await listener.end();
});

test('the same key with another input is refused, and with the same one returns the run’s current state', async () => {
  const { taskId } = await world.submit(user, 1, 'key');
  await expect(world.submit(user, 2, 'key')).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  await world.run(taskId);
  expect(await world.submit(user, 1, 'key')).toEqual({ taskId, state: 'SUCCEEDED' });
  const other = await world.newUser(20);
  expect((await world.submit(other, 1, 'key')).taskId).not.toBe(taskId);
  expect(await tasksOfUser()).toHaveLength(1);
});

test('a key finds its run even if the run would now be refused', async () => {
  const { taskId } = await world.submit(user, 1, 'key');
  world.engine.open = false;
  expect(await world.submit(user, 1, 'key')).toEqual({ taskId, state: 'PENDING' });
  await expect(world.submit(user, 2, 'key')).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  await expect(world.submit(user, 1, 'another')).rejects.toMatchObject({ code: 'engine_unavailable' });
  expect(await tasksOfUser()).toHaveLength(1);
});

test('a key of one organisation is refused in another, where its run cannot be seen', async () => {
  await world.submit(user, 1, 'key');
  const { organisationId } = await world.newUser(100);
  const elsewhere = { ...user, organisationId };
  await expect(world.submit(elsewhere, 1, 'key')).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  world.engine.open = false;
  await expect(world.submit(elsewhere, 1, 'key')).rejects.toMatchObject({ code: 'idempotency_mismatch' });
  expect(await tasksOfUser()).toHaveLength(1);
});

test('a key finds its run in any order of the request’s properties', async () => {
  const input = { prompt: 'a cat', width: 512, height: 512, count: 1, quality: 'standard' };
  const submit = (given: Record<string, unknown>) =>
    runTool(world.deps, user, { tool: aiImageGenerator, input: given, key: 'key' });
  const { taskId } = await submit(input);
  const reversed = Object.fromEntries(Object.entries(input).reverse());
  expect(Object.keys(reversed)).not.toEqual(Object.keys(input));
  expect(await submit(reversed)).toMatchObject({ taskId });
  // A property that is not set is the same as a missing one.
  expect(await submit({ style: undefined, ...input })).toMatchObject({ taskId });
  await expect(submit({ ...reversed, prompt: 'a dog' })).rejects.toMatchObject({
    code: 'idempotency_mismatch',
  });
  expect(await tasksOfUser()).toHaveLength(1);
});

test('the order of properties inside a property makes no difference, the order of a list does', async () => {
  const marks = [{ x: 1, y: 2 }, { x: 3 }];
  const submit = (given: unknown, key: string) =>
    runTool(world.deps, user, {
      tool: aiImageGenerator,
      input: { prompt: 'a cat', width: 512, height: 512, count: 1, quality: 'standard', marks: given },
      key,
    });
  const { taskId } = await submit(marks, 'key');
  expect(await submit([{ y: 2, x: 1 }, { x: 3 }], 'key')).toMatchObject({ taskId });
  await expect(submit([{ x: 3 }, { x: 1, y: 2 }], 'key')).rejects.toMatchObject({
    code: 'idempotency_mismatch',
  });
});

test('a refused run leaves nothing, and its key is free for another try', async () => {
  await expect(
    world.submit(user, 4, 'key').then(() => world.submit(user, 4, 'second')),
  ).rejects.toMatchObject({
    code: 'not_enough_points',
    data: { needed: 80, balance: 20, missing: 60 },
  });
  expect(await tasksOfUser()).toHaveLength(1);
  expect(await jobsOfUser()).toHaveLength(1);
  expect(await world.submit(user, 1, 'second')).toMatchObject({ state: 'PENDING' });
});

test('without an open engine it is refused before any points are held', async () => {
  world.engine.open = false;
  await expect(world.submit(user)).rejects.toMatchObject({ code: 'engine_unavailable' });
  expect(await balance()).toMatchObject({ total: 100, held: 0 });
  expect(await tasksOfUser()).toEqual([]);
});

test.each([
  ['an option that it does not do', 'value_needs_engine', { prompt: 'a cat', style: 'ultra_realistic' }],
  ['words of no language', 'prompt_not_understood', { prompt: 'asdf qwer zxcv' }],
  ['words of a language that it does not read', 'prompt_not_understood', { prompt: 'кошка на окне' }],
])('refuses %s before any points are held, also in parallel', async (_what, code, asked) => {
  const { text_to_image: serve } = world.engine.engine.serves;
  if (!serve) throw new Error('the engine of the tests does not draw');
  const { values, refuse } = { values: VALUES.text_to_image, refuse: REFUSALS.text_to_image };
  if (!values || !refuse) throw new Error('the built-in engine has no refusals');
  const rules = { id: 'rules', builtin: true, serves: { text_to_image: { ...serve, values, refuse } } };
  const routing = createRouting(createRoutingTable([{ engine: rules, missing: () => undefined }]));
  const run = (input: object, key: string) => {
    const parsed = inputSchema(aiImageGenerator).parse({ width: 512, height: 512, ...input });
    return runTool({ ...world.deps, routing }, user, { tool: aiImageGenerator, input: parsed, key });
  };
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, (_, at) => run(asked, `key-${at}`)));
  for (const outcome of outcomes) expect(outcome).toMatchObject({ status: 'rejected', reason: { code } });
  expect(await balance()).toMatchObject({ total: 100, held: 0 });
  const rows = await world.db.select().from(ledgerRows).where(eq(ledgerRows.userId, user.userId));
  expect(rows.filter(({ type }) => type === 'consume')).toEqual([]);
  expect(await tasksOfUser()).toEqual([]);
  expect(await jobsOfUser()).toEqual([]);
  // The key is free: the same key can start a valid run.
  expect(await run({ prompt: 'a cat' }, 'key-0')).toMatchObject({ state: 'PENDING' });
  expect(await balance()).toMatchObject({ total: 80, held: 20 });
  expect(await violations()).toEqual([]);
});

test('lines that no engine takes from the video have to come with the run', async () => {
  const { text_to_image: serve } = world.engine.engine.serves;
  const capability = 'translate_subtitles';
  const refuse = ({ lines }: { lines?: unknown[] }) => (lines?.length ? undefined : 'value_needs_engine');
  const writer = { id: 'writer', builtin: true, serves: { [capability]: { ...serve, refuse } } };
  const route = { engine: writer as unknown as Engine, missing: () => undefined };
  const routing = createRouting(createRoutingTable([route]));
  const text = { en: { label: 'x', hint: '' }, zh: { label: 'x', hint: '' } };
  const fields = [{ kind: 'lines', of: 'video_url', text } as const];
  const run = (lines?: object[]) => {
    const input = {
      video_url: '/files/a.mp4',
      seconds: 3,
      to: 'en',
      style: '001',
      bilingual: false,
      remove: false,
      lines,
    };
    return runTool({ ...world.deps, routing }, user, {
      tool: { ...aiImageGenerator, capability, fields },
      input,
      key: undefined,
    });
  };
  for (const none of [undefined, []])
    await expect(run(none)).rejects.toMatchObject({
      code: 'lines_required',
      data: { fields: [{ field: 'lines', problem: 'lines_required' }] },
    });
  expect(await balance()).toMatchObject({ total: 100, held: 0 });
  expect(await run([{ start: 0, end: 1, text: 'a' }])).toMatchObject({ state: 'PENDING' });
});

test('stores the seed that it chose, and the price with its inputs', async () => {
  const { taskId } = await world.submit(user, 2);
  const [row] = await world.db.select().from(ledgerRows).where(eq(ledgerRows.taskId, taskId));
  expect(row).toMatchObject({
    type: 'consume',
    points: -40,
    balanceAfter: 60,
    userId: user.userId,
    details: quote({ unitPoints: 20, count: 2, quality: 'standard' }),
  });
  const [task] = await tasksOfUser();
  const { seed } = z
    .object({
      seed: z
        .int()
        .min(0)
        .lt(2 ** 32),
    })
    .parse(task?.input);
  expect(task?.input).toEqual({
    prompt: 'a cat',
    width: 512,
    height: 512,
    count: 2,
    quality: 'standard',
    seed,
  });
});

test('an operator’s price is in force within seconds', async () => {
  await world.submit(user);
  await world.db.insert(toolPrices).values({ path: '/ai/image/text2image', points: 7 });
  world.clock.move(6000);
  const { taskId } = await world.submit(user);
  const [hold] = await world.db.select().from(pointHolds).where(eq(pointHolds.taskId, taskId));
  expect(hold?.held).toBe(7);
  await world.db.delete(toolPrices);
  world.clock.move(6000);
});

test('each further unfinished run of a user waits behind the first ones of others', async () => {
  const first = await world.submit(user);
  await world.submit(user);
  await world.submit(user);
  expect((await jobsOfUser()).map(({ priority }) => priority)).toEqual([0, -1, -2]);
  await world.run(first.taskId);
  await world.submit(user);
  expect((await jobsOfUser()).map(({ priority }) => priority)).toEqual([0, -1, -2, -2]);
});

test('a run waits only for runs of the same engine', async () => {
  const { taskId } = await world.submit(user);
  await world.submit(user);
  await world.db.update(tasks).set({ engine: 'elsewhere' }).where(eq(tasks.id, taskId));
  await world.submit(user);
  expect((await jobsOfUser()).map(({ priority }) => priority)).toEqual([0, -1, -1]);
});

test('an organisation has a limit of unfinished runs', async () => {
  const rich = await world.newUser(100_000);
  await world.db.execute(sql`
    with task as (
      insert into tasks (id, organisation_id, user_id, tool_id, capability, input, input_hash, deadline_at)
      select gen_random_uuid(), ${rich.organisationId}, ${rich.userId}, 't', 'text_to_image', '{}', '', now()
        from generate_series(1, ${UNFINISHED_TASKS}) returning id)
    insert into point_holds (task_id, organisation_id, held, quote)
    select id, ${rich.organisationId}, 0, '{"pointsEach": 0}' from task`);
  await expect(world.submit(rich)).rejects.toMatchObject({ code: 'too_many_tasks' });
  await world.db.delete(pointHolds).where(eq(pointHolds.organisationId, rich.organisationId));
  await world.db.delete(tasks).where(eq(tasks.organisationId, rich.organisationId));
});

test('if the storage is full, a run is refused before any points are held', async () => {
  const { files } = world.deps;
  const { free } = files.quotas;
  files.quotas.free = { ...free, bytes: 2 * RUN_ROOM_BYTES };
  const before = await world.submit(user);
  await world.submit(user);
  await expect(world.submit(user)).rejects.toMatchObject({
    code: 'storage_full',
    data: { left: 2 * RUN_ROOM_BYTES, needed: 3 * RUN_ROOM_BYTES },
  });
  expect(await tasksOfUser()).toHaveLength(2);
  // Files that were stored meanwhile count too.
  await world.run(before.taskId);
  files.quotas.free = { ...free, bytes: 2 * RUN_ROOM_BYTES - 1 };
  await expect(world.submit(user)).rejects.toMatchObject({ code: 'storage_full' });
  files.quotas.free = free;
  await world.submit(user);
  expect(await tasksOfUser()).toHaveLength(3);
});

test('a submit with unknown ids is rolled back completely and holds nothing', async () => {
  const ghost: User = { ...user, organisationId: v7() };
  await expect(world.submit(ghost)).rejects.toThrow();
  expect(await tasksOfUser()).toEqual([]);
});

test('members of an organisation take turns, and the organisation has one turn in the queue', async () => {
  const colleague: User = { userId: v7(), organisationId: user.organisationId, role: 'member' };
  await world.db
    .insert(users)
    .values({ id: colleague.userId, name: 'Bo', email: `${colleague.userId}@example.com` });
  await world.db.insert(members).values(colleague);
  const stranger = await world.newUser(40);
  const submitted = [];
  for (const who of [user, user, user, colleague, colleague, stranger]) {
    submitted.push((await world.submit(who)).taskId);
  }
  const { rows } = await world.db.execute<{ key: string; queue: string; owner: string; priority: number }>(
    sql`select key, queue, owner, priority from test_jobs order by added`,
  );
  const lines = submitted.map((taskId) => rows.find(({ key }) => key === taskId));
  // The colleague's first run goes after one of the others', the second one after three.
  expect(lines.map((line) => line?.priority)).toEqual([0, -1, -2, -1, -3, 0]);
  expect(new Set(lines.slice(0, 5).map((line) => line?.owner))).toEqual(new Set([user.organisationId]));
  expect(new Set(lines.map((line) => line?.queue))).toEqual(new Set(['run-builtin']));
});
