/** Runs that programs start: what they may spend, and what continues when their key ends. */
import type { createApiKey } from '@inkreel/contract/api/api-keys.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { aiImageGenerator } from '@inkreel/contract/tools/ai-image-generator.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestServer } from '../../testing/http.ts';
import { untilSomebodyWaits } from '../../testing/lock-waits.ts';
import { createSession } from '../accounts/token.ts';
import { organisationRoutes } from '../organisations/routes.ts';
import { taskRoutes } from '../tasks/routes.ts';
import { Crash, createTaskWorld, type TaskWorld, type User } from '../tasks/testing/task-world.ts';
import { toolRoutes } from '../tools/routes.ts';
import { checkKeyPoints } from './check-key-points.ts';
import { apiKeyRoutes } from './routes.ts';

type Created = OutputOf<typeof createApiKey>;

let world: TaskWorld;
let server: Awaited<ReturnType<typeof createTestServer>>;
let user: User;
let session: string;
beforeAll(async () => {
  world = await createTaskWorld();
  const { db, clock, deps } = world;
  server = await createTestServer({
    db,
    clock,
    routes: [
      ...toolRoutes(deps, [aiImageGenerator]),
      ...taskRoutes(deps),
      ...apiKeyRoutes(deps),
      ...organisationRoutes(deps),
    ],
  });
});
afterAll(async () => {
  await server.app.close();
  await world.drop();
});
beforeEach(async () => {
  world.engine.answers.clear();
  user = await world.newUser(1000);
  session = (await createSession(world.db, world.clock, user)).token;
});

const create = async (wish: object = {}, token = session): Promise<Created> => {
  const body = { name: 'Shop', scopes: ['run', 'read'], days: null, points_limit: null, ...wish };
  return (await server.call<Created>('POST', '/org/api-key', { token, body })).data;
};
const revoke = (id: string) => server.call('DELETE', `/org/api-key/${id}`, { token: session });
/** One candidate costs 20 points. */
const PRICE = 20;
const submit = (token: string, key?: string, prompt = 'a cat') =>
  server.call<{ output: { task_id: string }; error?: string }>('POST', '/cloud/request/ai/image/text2image', {
    token,
    body: { prompt, width: 512, height: 512, count: 1 },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const taskOf = async (...request: Parameters<typeof submit>) =>
  (await submit(...request)).data.output.task_id;
const poll = (token: string, id: string) =>
  server.call<{ output: { task_status: string } }>('GET', `/cloud/tryout/ai/image/dash/scope/task/${id}`, {
    token,
  });
const pointsOf = async (id: string) => {
  const { data } = await server.call<{ items: Created['item'][] }>('GET', '/org/api-keys', {
    token: session,
  });
  return data.items.find((item) => item.id === id)?.points_used;
};

describe('a run by a key', () => {
  test('has the same answer as one by a session, and both see it', async () => {
    const { key } = await create();
    const [byKey, bySession] = [await submit(key), await submit(session)];
    const shape = (answer: typeof byKey) => ({
      ...answer,
      headers: undefined,
      data: { ...answer.data, request_id: '', output: { ...answer.data.output, task_id: '' } },
    });
    expect(shape(byKey)).toEqual(shape(bySession));
    const id = byKey.data.output.task_id;
    await world.run(id);
    expect((await poll(key, id)).data.output).toEqual((await poll(session, id)).data.output);
    const one = (token: string) => server.call('GET', `/tasks/${id}`, { token });
    expect((await one(key)).data).toEqual((await one(session)).data);
  });

  test('is not seen by a key of another organisation', async () => {
    const id = await taskOf((await create()).key);
    const other = await world.newUser(100);
    const { token } = await createSession(world.db, world.clock, other);
    const { key } = await create({}, token);
    const unknown = await poll(key, user.userId);
    expect(await poll(key, id)).toMatchObject({ status: 404, data: { error: 'not_found' } });
    expect(unknown.status).toBe(404);
  });

  test('needs the scope for it, and seeing it needs another', async () => {
    const runs = await create({ scopes: ['run'] });
    const reads = await create({ scopes: ['read'] });
    const missing = (scope: string) => ({ status: 403, data: { error: 'scope_missing', scope } });
    expect(await submit(reads.key)).toMatchObject(missing('run'));
    const id = await taskOf(runs.key);
    expect(await poll(runs.key, id)).toMatchObject(missing('read'));
    expect((await poll(reads.key, id)).status).toBe(200);
  });

  test('is started once for one Idempotency-Key of each API key', async () => {
    const [one, other] = [await create(), await create()];
    const ids = await Promise.all(Array.from({ length: 8 }, () => taskOf(one.key, 'order-1')));
    expect(new Set(ids).size).toBe(1);
    expect(await submit(one.key, 'order-1', 'a dog')).toMatchObject({
      status: 409,
      data: { error: 'idempotency_mismatch' },
    });
    expect([await taskOf(other.key, 'order-1'), await taskOf(session, 'order-1')]).not.toContain(ids[0]);
    expect(await pointsOf(one.item.id)).toBe(PRICE);
  });
});

describe('a run whose key is revoked', () => {
  test('continues to its end and is charged, while polling by the key is refused', async () => {
    const { key, item } = await create();
    const id = await taskOf(key);
    world.engine.start = () => revoke(item.id).then(() => undefined);
    await world.run(id);
    world.engine.start = undefined;
    expect(await poll(key, id)).toMatchObject({ status: 401, data: { error: 'not_signed_in' } });
    expect(await submit(key)).toMatchObject({ status: 401 });
    expect((await poll(session, id)).data.output).toMatchObject({ task_status: 'SUCCEEDED' });
    expect(await pointsOf(item.id)).toBe(PRICE);
  });

  test('continues after a crash as well', async () => {
    const { key, item } = await create();
    const id = await taskOf(key);
    await expect(world.run(id, 'saved')).rejects.toThrow(Crash);
    await revoke(item.id);
    await world.run(id);
    expect((await poll(session, id)).data.output).toMatchObject({ task_status: 'SUCCEEDED' });
    expect(world.engine.started.filter((each) => each === id)).toHaveLength(1);
    expect((await poll(key, id)).status).toBe(401);
  });
});

describe('a key with a limit of points', () => {
  test('starts no run beyond it, however many are submitted at a time', async () => {
    const { key, item } = await create({ points_limit: PRICE + 5 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit(key)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.find(({ status }) => status !== 200);
    expect(refused).toMatchObject({
      status: 402,
      data: { error: 'key_points_spent', needed: PRICE, left: 5 },
    });
    expect(await pointsOf(item.id)).toBe(PRICE);
    // The refused ones left nothing behind, and other callers are not affected.
    expect(await world.db.execute(sql`select from tasks where api_key_id = ${item.id}`)).toHaveProperty(
      'rowCount',
      1,
    );
    expect((await submit(session)).status).toBe(200);
    expect((await submit((await create()).key)).status).toBe(200);
  });

  test('lets one run at a time be checked against it', async () => {
    const { item } = await create({ points_limit: PRICE });
    const check = { points: PRICE, now: world.clock.now() };
    const first = Promise.withResolvers<void>();
    let settled = false;
    let second: Promise<unknown> = Promise.resolve();
    await world.db.transaction(async (tx) => {
      await checkKeyPoints(tx, item.id, check);
      second = world.db
        .transaction((other) => checkKeyPoints(other, item.id, check))
        .finally(() => {
          settled = true;
          first.resolve();
        });
      second.catch(() => undefined);
      await Promise.race([first.promise, untilSomebodyWaits(world.db, () => settled)]);
      expect(settled).toBe(false);
      await tx.execute(sql`
        with run as (
          insert into tasks (id, organisation_id, user_id, tool_id, capability, input, input_hash, deadline_at,
                             created_at, api_key_id)
          select ${item.id}, organisation_id, user_id, 'x', 'x', '{}', '', now(), ${check.now.toISOString()}, id
            from api_keys where id = ${item.id}
          returning id, organisation_id
        )
        insert into point_holds (task_id, organisation_id, held, quote)
        select id, organisation_id, ${PRICE}, '{}' from run`);
    });
    await expect(second).rejects.toThrow('key_points_spent');
  });

  test('can spend points again that were returned, and points spent 30 days ago', async () => {
    const { key } = await create({ points_limit: PRICE });
    const failing = await taskOf(key);
    expect((await submit(key)).status).toBe(402);
    world.engine.answers.set(failing, () => ({ state: 'failed', code: 'task_failed', retryable: false }));
    await world.run(failing);
    await world.run(await taskOf(key));
    expect((await submit(key)).status).toBe(402);
    world.clock.move(30 * 86_400_000 - 1);
    expect((await submit(key)).status).toBe(402);
    world.clock.move(1);
    expect((await submit(key)).status).toBe(200);
  });
});
