import { CHAT } from '@inkreel/contract/text/services.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { results, runStages, sessions, tasks } from '../../db/schema.ts';
import { createTestServer } from '../../testing/http.ts';
import { hashToken } from '../accounts/token.ts';
import { findByNumber } from './find-by-number.ts';
import { getTask } from './get-task.ts';
import { listTasks } from './list-tasks.ts';
import { taskRoutes } from './routes.ts';
import { loadTaskRecords } from './task-records.ts';
import { createTaskWorld, pictureFile, type TaskWorld, type User } from './testing/task-world.ts';
import { STORY } from './testing/text-engines.ts';

let world: TaskWorld;
let user: User;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  world.engine.answers.clear();
  user = await world.newUser(200);
});

const record = (taskId: string) => getTask(world.deps, user, taskId);

describe('the record of a run', () => {
  test('is complete before an engine has the run', async () => {
    const { taskId } = await world.submit(user, 2);
    expect(await record(taskId)).toEqual({
      id: taskId,
      number: expect.stringMatching(/^\d+$/),
      tool_id: 'ai-image-generator',
      state: 'PENDING',
      input: expect.objectContaining({ prompt: 'a cat', count: 2 }),
      project_id: null,
      engine: 'scripted',
      builtin: true,
      stage: null,
      progress: 0,
      candidates: [],
      steps: [],
      error: null,
      results: [],
      receipt: { state: 'held', quoted: 40, settled: 0, returned: 0, points_each: 20, lines: [2] },
      created_at: expect.any(String),
      started_at: null,
      finished_at: null,
    });
    await world.db.update(tasks).set({ engine: null }).where(eq(tasks.id, taskId));
    expect(await record(taskId)).toMatchObject({ engine: null, builtin: false });
    await world.db.update(tasks).set({ engine: 'blind' }).where(eq(tasks.id, taskId));
    expect(await record(taskId)).toMatchObject({ engine: 'blind', builtin: false });
  });

  test('has its progress while it runs, in whole thousandths', async () => {
    const { taskId } = await world.submit(user, 2);
    let during: unknown;
    let asked = 0;
    world.engine.answers.set(taskId, async () => {
      asked += 1;
      if (asked === 1)
        return {
          state: 'pending',
          stage: 'drawing',
          progress: 0.12345,
          candidates: [0.2, 0.04],
          outputs: [],
        };
      during = await record(taskId);
      return { state: 'done', outputs: [pictureFile(0), pictureFile(1)] };
    });
    await world.run(taskId);
    expect(during).toMatchObject({ stage: 'drawing', progress: 0.123, candidates: [0.2, 0.04] });
    expect(await record(taskId)).toMatchObject({
      progress: 1,
      started_at: world.clock.now().toISOString(),
      finished_at: world.clock.now().toISOString(),
    });
  });

  test('has each result as reported by its engine, in order', async () => {
    const { taskId } = await world.submit(user, 3);
    const notes = [{ code: 'check_edge' as const, place: null }];
    world.engine.answers.set(taskId, () => ({
      state: 'done',
      outputs: [
        { ...pictureFile(2), report: { understood: ['cat'], notDrawn: ['hat'], notes } },
        { ...pictureFile(1), report: { understood: [], notDrawn: [] } },
        { index: 0, source: { bytes: new Uint8Array(1) }, contentType: 'image/png' },
      ],
    }));
    await world.run(taskId);
    const { results: made } = await record(taskId);
    expect(made).toMatchObject([
      { task_id: taskId, index: 0, seed: null, report: null, starred: false, deleted_at: null },
      { index: 1, seed: 1, report: { understood: [], not_drawn: [] } },
      { index: 2, seed: 2, report: { understood: ['cat'], not_drawn: ['hat'], notes } },
    ]);
    expect(made[1]?.report).not.toHaveProperty('notes');
    expect(made[0]?.file.url).toMatch(/^\/files\//);
    const rows = await world.db.select().from(results).where(eq(results.taskId, taskId));
    expect(new Set(rows.map(({ prompt, toolId }) => `${toolId}: ${prompt}`))).toEqual(
      new Set(['ai-image-generator: a cat']),
    );
    await world.db.update(results).set({ deletedAt: world.clock.now() }).where(eq(results.taskId, taskId));
    expect((await record(taskId)).results[0]?.deleted_at).toBe(world.clock.now().toISOString());
  });

  test('has no prompt with its results if the input has none', async () => {
    const { taskId } = await world.submit(user);
    await world.db.execute(sql`update tasks set input = input || '{"prompt": 7}' where id = ${taskId}`);
    await world.run(taskId);
    const [row] = await world.db.select().from(results).where(eq(results.taskId, taskId));
    expect(row?.prompt).toBeNull();
  });

  test('has the results and ledger lines of its run only, newest run first', async () => {
    const [first, second] = [(await world.submit(user)).taskId, (await world.submit(user)).taskId];
    await world.run(first);
    await world.run(second);
    const records = await loadTaskRecords(world.deps, [first, second]);
    expect(records.map(({ id, results: made, receipt }) => [id, made.length, receipt.lines])).toEqual([
      [second, 1, [3]],
      [first, 1, [2]],
    ]);
    expect(await loadTaskRecords(world.deps, [])).toEqual([]);
  });

  test('has its results and lines also if the run ends while it is read', async () => {
    const { taskId } = await world.submit(user, 2);
    const { $client } = world.deps.db;
    const query = $client.query.bind($client) as (...given: unknown[]) => unknown;
    let run: Promise<unknown> | undefined;
    // The statement that reads the state is late by the whole run; those beside it would be before its end.
    const spy = vi.spyOn($client, 'query').mockImplementation(((...given: unknown[]) => {
      const { text = '' } = given[0] as { text?: string };
      if (run || !/from "tasks" inner join .*"point_holds"/.test(text)) return query(...given);
      run = world.run(taskId);
      return run.then(() => query(...given));
    }) as never);
    const [found] = await loadTaskRecords(world.deps, [taskId]).finally(() => spy.mockRestore());
    expect(found).toMatchObject({ state: 'SUCCEEDED', receipt: { state: 'settled', lines: [2] } });
    expect(found?.results).toHaveLength(2);
  });
});

describe('the record of a run says', () => {
  test('whether it is a sample, or the rest of one', async () => {
    const [sample, rest] = [(await world.submit(user)).taskId, (await world.submit(user)).taskId];
    await world.db.update(tasks).set({ part: 'sample' }).where(eq(tasks.id, sample));
    await world.db.update(tasks).set({ part: 'rest', restOf: sample }).where(eq(tasks.id, rest));
    expect(await record(sample)).toMatchObject({ sample: true });
    expect(await record(sample)).not.toHaveProperty('rest_of');
    expect(await record(rest)).toMatchObject({ rest_of: sample });
    expect(await record(rest)).not.toHaveProperty('sample');
  });

  test('whether the same run again continues where a failed one stopped', async () => {
    const { taskId } = await world.submit(user);
    const stage = { taskId, index: 0, name: 'drawn', engine: 'scripted', startedAt: world.clock.now() };
    await world.db.insert(runStages).values(stage);
    expect(await record(taskId)).not.toHaveProperty('continues');
    world.engine.answers.set(taskId, () => ({ state: 'failed', code: 'task_failed', retryable: false }));
    await world.run(taskId);
    await world.db.insert(runStages).values(stage).onConflictDoNothing();
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', continues: true });
  });

  test('which text was written and how much of it is charged; lists leave the text out', async () => {
    const writing = await world.submitText(user);
    await world.run(writing.taskId);
    const picture = await world.submit(user);
    const [listed] = await loadTaskRecords(world.deps, [writing.taskId, picture.taskId]).then((all) =>
      all.filter(({ id }) => id === writing.taskId),
    );
    expect(listed?.outputs).toMatchObject([{ kind: 'text', index: 0, finished: true, text: STORY }]);
    const metered = { unit: 'tokens', amount: 2300 };
    expect(listed?.receipt).toMatchObject({ state: 'settled', metered });
    const { items } = await listTasks(world.deps, user, { limit: 9 });
    expect(items.map(({ id }) => id)).toEqual([picture.taskId, writing.taskId]);
    expect(items[1]?.receipt).toMatchObject({ metered });
    const numbered = await findByNumber(world.deps, user, [listed?.number ?? '']);
    for (const item of [...items, ...numbered]) expect(item).not.toHaveProperty('outputs');
    expect(await record(picture.taskId)).not.toHaveProperty('outputs');
  });
});

describe('runs by their numbers', () => {
  test('are those that the person sees', async () => {
    const [first, second] = [(await world.submit(user)).taskId, (await world.submit(user)).taskId];
    const numbers = [(await record(first)).number, (await record(second)).number];
    const found = async (person: User, asked = numbers) =>
      (await findByNumber(world.deps, person, asked)).map(({ id }) => id);
    expect(await found(user)).toEqual([second, first]);
    expect(await found(user, numbers.slice(0, 1))).toEqual([first]);
    expect(await found(await world.newUser(20))).toEqual([]);
  });

  test('have no result that was moved out of the person’s sight', async () => {
    const { taskId } = await world.submit(user);
    await world.run(taskId);
    const { number } = await record(taskId);
    const member: User = { ...user, role: 'member' };
    const other = await world.newUser(20);
    const made = async () => (await findByNumber(world.deps, member, [number]))[0]?.results.length;
    expect(await made()).toBe(1);
    await world.db.update(results).set({ userId: other.userId }).where(eq(results.taskId, taskId));
    expect(await made()).toBe(0);
  });
});

test('the list of runs can be limited to one tool', async () => {
  const { taskId } = await world.submit(user);
  const listed = async (tool_id: string) =>
    (await listTasks(world.deps, user, { limit: 9, tool_id })).items.map(({ id }) => id);
  expect(await listed('ai-image-generator')).toEqual([taskId]);
  expect(await listed('ai-object-remover')).toEqual([]);
});

test('the list of runs is read in pages, without runs of services', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 4; count += 1) ids.unshift((await world.submit(user)).taskId);
  const [service, ...runs] = ids;
  await world.db
    .update(tasks)
    .set({ toolId: CHAT.id })
    .where(eq(tasks.id, service ?? ''));
  const page = async (limit: number, before?: string) => {
    const { items, next } = await listTasks(world.deps, user, { limit, before });
    return { ids: items.map(({ id }) => id), next };
  };
  expect(await page(2)).toEqual({ ids: runs.slice(0, 2), next: runs[1] });
  expect(await page(2, runs[1])).toEqual({ ids: runs.slice(2), next: null });
  expect(await page(3)).toEqual({ ids: runs, next: null });
  expect(await page(1)).toEqual({ ids: runs.slice(0, 1), next: runs[0] });
});

test('every path of a run answers in its shape', async () => {
  const token = 'r'.repeat(43);
  const expiresAt = new Date(world.clock.now().getTime() + 86_400_000);
  await world.db.insert(sessions).values({ tokenHash: hashToken(token), ...user, expiresAt });
  const server = await createTestServer({ ...world, routes: taskRoutes(world.deps) });
  const { taskId } = await world.submit(user);
  const { number } = await record(taskId);
  const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    server.call(method, path, { token, body });
  expect((await call('GET', '/tasks?limit=5')).data).toMatchObject({ items: [{ id: taskId }], next: null });
  expect((await call('GET', `/tasks/${taskId}`)).data).toMatchObject({ id: taskId, state: 'PENDING' });
  const { data } = await call('GET', `/cloud/tryout/ai/image/dash/scope/task/${taskId}`);
  expect(data).toMatchObject({ output: { task_id: taskId, task_status: 'PENDING' } });
  const translation = (id: string) => call('POST', '/cloud/tryout/ai/image/translate/result', { id });
  expect((await translation(number)).data).toEqual({ status: 0 });
  expect(await translation('999999999')).toMatchObject({ status: 404 });
  const projects = await call('POST', '/cloud/tryout/ai/video/result', {
    id_projects: [number, '999999999'],
  });
  expect(projects.data).toEqual({
    body: { content: [{ idProject: number, processStatus: 0, processProgress: 0 }] },
  });
  expect((await call('POST', `/tasks/${taskId}/cancel`)).data).toMatchObject({ state: 'CANCELED' });
});
