import { followAnswer } from '@inkreel/contract/api/follow-answer.ts';
import { SITES } from '@inkreel/contract/site.ts';
import { defineTool } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { desc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { TEST_DEVICES } from '../../testing/device-deps.ts';
import { createTestServer } from '../../testing/http.ts';
import { accountRoutes } from '../accounts/routes.ts';
import { taskRoutes } from '../tasks/routes.ts';
import { tasks } from '../tasks/tables.ts';
import { createTaskWorld, type TaskWorld } from '../tasks/testing/task-world.ts';
import { toolRoutes } from './routes.ts';

/** One tool that answers in every shape: its own path in shape 4, the others as aliases. */
const [generator] = TOOLS;
if (!generator) throw new Error('the catalogue is empty');
const shaped = defineTool({
  ...generator,
  id: 'shaped',
  path: '/ai/shape/4',
  shape: 4,
  points: 1,
  aliases: ([1, 2, 3, 5, 6] as const).map((shape) => ({
    path: `/ai/shape/${shape}`,
    shape,
    fixed: { quality: 'draft' },
  })),
});
const INPUT = { prompt: 'a cat', width: 512, height: 512, count: 2 };

let world: TaskWorld;
let server: Awaited<ReturnType<typeof createTestServer>>;
let token: string;
let deps: TaskWorld['deps'] & { site: typeof SITES.intl; patienceMs?: number };
/** Runs while a request waits; by default the worker executes the run. */
let meanwhile: () => Promise<unknown>;
beforeAll(async () => {
  world = await createTaskWorld();
  const hub = {
    onEnd: (_taskId: string, listener: () => void) => {
      void meanwhile().then(listener);
      return () => undefined;
    },
  };
  deps = { ...world.deps, site: SITES.intl, hub };
  server = await createTestServer({
    db: world.db,
    clock: world.clock,
    routes: [
      ...accountRoutes({ ...deps, ...TEST_DEVICES }),
      ...toolRoutes(deps, [shaped]),
      ...taskRoutes(deps),
    ],
  });
  const body = { email: 'caller@example.com', password: 'a long enough one' };
  const registered = await server.call<{ token: string }>('POST', '/passport/register/email', { body });
  token = registered.data.token;
});
beforeEach(() => {
  world.engine.answers.clear();
  meanwhile = runAll;
});
afterAll(() => world.drop());

async function runAll(): Promise<void> {
  const { rows } = await world.db.execute<{ id: string }>(
    sql`select id from tasks where finished_at is null`,
  );
  for (const { id } of rows) await world.run(id);
}
const submit = (shape: number, options: { headers?: Record<string, string>; body?: object } = {}) =>
  server.call('POST', `/cloud/request/ai/shape/${shape}`, { token, body: INPUT, ...options });
const urls = [
  expect.stringMatching(/^http:\/\/localhost:80\/files\//),
  expect.stringMatching(/^http:\/\/localhost:80\/files\//),
];

test.each([
  [2, { request_id: expect.any(String), data: { image_urls: urls } }],
  [5, { RequestId: expect.any(String), Data: { ImageURL: urls[0] } }],
  [6, urls],
])('shape %i answers with the results when the run has ended', async (shape, data) => {
  expect(await submit(shape)).toMatchObject({ status: 200, code: 0, data });
});

test('a run that is not to be saved is charged and answered, and is in no list', async () => {
  const listed = async () => {
    const { data } = await server.call<{ items: object[] }>('GET', '/tasks', { token });
    return data.items.length;
  };
  const before = await listed();
  const { data } = await submit(6, { body: { ...INPUT, no_save: true } });
  expect(data).toEqual(urls);
  expect(await listed()).toBe(before);
  const [task] = await world.db.select().from(tasks).orderBy(desc(tasks.id)).limit(1);
  expect(task?.input).not.toHaveProperty('no_save');
  const record = await server.call('GET', `/tasks/${task?.id}`, { token });
  expect(record.data).toMatchObject({ no_save: true, results: [{}, {}], receipt: { settled: 2 } });
});

test('a run that is to be saved is another one than the same run that is not', async () => {
  const headers = { 'idempotency-key': 'saved-or-not' };
  expect(await submit(1, { headers })).toMatchObject({ code: 0 });
  const body = { ...INPUT, no_save: true };
  expect((await submit(1, { headers, body })).data).toMatchObject({ error: 'idempotency_mismatch' });
  await runAll();
});

test('shape 1 answers at once with what to poll', async () => {
  const { data } = await submit(1);
  expect(data).toEqual({
    output: { task_id: expect.any(String), task_status: 'PENDING' },
    request_id: expect.any(String),
  });
  await runAll();
});

test('shape 4 answers at once with a number, and polling it reports the end', async () => {
  const { data } = await submit(4, { body: { ...INPUT, quality: 'draft' } });
  expect(data).toEqual({ body: expect.any(Number), trace: expect.any(String) });
  expect(Number.isSafeInteger(data['body'])).toBe(true);
  const poll = (id: unknown) =>
    server.call('POST', '/cloud/tryout/ai/image/translate/result', { token, body: { id } });
  const number = String(data['body']);
  expect((await poll(number)).data).toEqual({ status: 0 });
  await runAll();
  expect((await poll(Number(number))).data).toEqual({ status: 1, url: urls[0] });
  expect((await poll(999_999)).status).toBe(404);
  const project = { id_projects: [number, '999999'] };
  const asked = await server.call('POST', '/cloud/tryout/ai/video/result', { token, body: project });
  expect(asked.data).toEqual({
    body: { content: [{ idProject: number, processStatus: 1, processProgress: 100, videoUrl: urls[0] }] },
  });
});

test.each([1, 2, 3, 4, 5, 6] as const)('a program can follow shape %i to the results', async (shape) => {
  const { data } = await submit(shape, shape === 4 ? { body: { ...INPUT, quality: 'draft' } } : {});
  const found = await followAnswer(shape, data, {
    sleep: async () => void (await runAll()),
    call: async ({ method, path }, { params, body }) => {
      const filled = path.replace('{id}', params?.id ?? '');
      return (await server.call(method, filled, { token, ...(body && { body }) })).data as never;
    },
  });
  expect(found).toEqual([3, 4, 5].includes(shape) ? urls.slice(0, 1) : urls);
});

test('shape 3 answers at once with a project to poll for', async () => {
  meanwhile = () => Promise.reject(new Error('nobody waits'));
  const { data } = await submit(3);
  expect(data).toEqual({ body: { idProject: expect.stringMatching(/^\d+$/) }, trace: expect.any(String) });
  await runAll();
});

test('a caller that prefers to poll is answered at once in every shape', async () => {
  meanwhile = () => Promise.reject(new Error('nobody waits'));
  for (const shape of [2, 3, 4, 5, 6]) {
    const { data, headers } = await submit(shape, { headers: { prefer: 'respond-async' } });
    expect(data).toMatchObject({ output: { task_status: 'PENDING' } });
    expect(headers['preference-applied']).toBe('respond-async');
  }
  await runAll();
});

test('a path that fixes a property does not accept it from the caller', async () => {
  const { status } = await submit(6, { body: { ...INPUT, quality: 'best' } });
  expect(status).toBe(422);
  const answered = await submit(6);
  expect(answered.status).toBe(200);
  const { rows } = await world.db.execute<{ quality: string }>(
    sql`select input ->> 'quality' as quality from tasks order by id desc limit 1`,
  );
  expect(rows[0]?.quality).toBe('draft');
});

test('a failed run answers with its reason, and its points are returned', async () => {
  world.engine.answers.set('*', () => ({ state: 'failed', code: 'image_gone', retryable: false }));
  const balance = async () =>
    (await world.db.execute<{ balance: number }>(sql`select balance::int from point_accounts limit 1`))
      .rows[0]?.balance;
  const before = await balance();
  const { status, message } = await submit(2, { headers: { 'accept-language': 'en' } });
  expect({ status, message }).toEqual({
    status: 422,
    message: 'The picture is no longer there. Upload it again.',
  });
  expect(await balance()).toBe(before);
});

test('a run that outlasts the request continues, and a repeat with its key waits for it again', async () => {
  meanwhile = () => new Promise(() => undefined);
  deps.patienceMs = 20;
  const headers = { 'idempotency-key': 'again' };
  expect(await submit(6, { headers })).toMatchObject({ status: 504, code: 10050401 });
  delete deps.patienceMs;
  meanwhile = runAll;
  const again = await submit(6, { headers });
  expect(again).toMatchObject({ status: 200, data: urls });
});
