/**
 * A worker is killed after a submit, for every engine with an external provider: one submit at the provider, one charge
 * here. The process that continues has opened the engine itself, and shares the database and the data folder with the
 * dead one.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Capability } from '@inkreel/contract/tools/capabilities.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createImageWorld, type ImageWorld } from '../../engines/aisdk/testing/image-world.ts';
import type { EngineRoutes } from '../../engines/define-engine.ts';
import type { CapabilityEngine, Engine } from '../../engines/engine.ts';
import { ENGINES } from '../../engines/find-engines.ts';
import { createRouting } from '../../engines/routing.ts';
import { type Adapter, adaptersOf, ELSEWHERE, startServers } from '../../engines/testing/adapters.ts';
import { findViolations } from '../../testing/invariants.ts';
import { readBalance } from '../billing/read-balance.ts';
import { createParkedRuns } from './ask-parked.ts';
import { getTask } from './get-task.ts';
import type { RunTaskDeps, Step } from './run-context.ts';
import { tasks } from './tables.ts';
import { Crash, createTaskWorld, type TaskWorld, type User } from './testing/task-world.ts';

let world: TaskWorld;
let images: ImageWorld;
let user: User;
/** The fields of every line that was logged. */
let told: unknown[];

let played: Awaited<ReturnType<typeof startServers>>;
const ADAPTERS = adaptersOf(() => played.servers);

beforeAll(async () => {
  world = await createTaskWorld();
  images = createImageWorld();
  played = await startServers(images);
});
afterAll(async () => {
  images.close();
  await played.stop();
  await world.drop();
});
const opened: EngineRoutes[] = [];
beforeEach(async () => {
  told = [];
  played.forget();
  await world.restNobody();
  user = await world.newUser(200);
});
afterEach(async () => {
  for (const routes of opened.splice(0)) await routes.close?.();
});

const definitionOf = (id: string) => {
  const found = ENGINES.find((engine) => engine.id === id);
  if (!found) throw new Error(`no engine ${id}`);
  return found;
};

/** One process with the engine: the dependencies of its workers, and its poller of parked runs. */
async function openProcess(id: string, settings = ADAPTERS[id]?.settings) {
  const setup = definitionOf(id).setUp(settings?.() ?? {}, 'cn');
  const routes = await setup.open(images.host);
  opened.push(routes);
  const engine: Engine = { id, builtin: false, serves: routes.serves };
  const table = Object.fromEntries(
    Object.keys(routes.serves).map((name) => [name, [{ engine, missing: () => undefined }]]),
  );
  const routing = createRouting(table, world.clock.now);
  const log = {
    warn: (...said: unknown[]) => told.push(said),
    error: (...said: unknown[]) => told.push(said),
  };
  const deps = (crashAt?: Step): RunTaskDeps => ({ ...world.runDeps(crashAt), routing, log });
  return {
    serves: routes.serves as Record<string, CapabilityEngine<unknown>>,
    work: (taskId: string, crashAt?: Step) => world.runWith(deps(crashAt), taskId),
    ask: async () => {
      const parked = createParkedRuns({ ...deps(), jobs: world.deps.jobs });
      await parked.turn();
      await parked.idle();
    },
  };
}

async function submit(engine: string, capability: Capability, input: object): Promise<string> {
  const { taskId } = await world.submit(user);
  await world.db.update(tasks).set({ engine, capability, input }).where(eq(tasks.id, taskId));
  return taskId;
}
const rowOf = async (taskId: string) =>
  (await world.db.select().from(tasks).where(eq(tasks.id, taskId)))[0] as typeof tasks.$inferSelect;
const jobOf = async (taskId: string) =>
  (await world.db.execute(sql`delete from test_jobs where key = ${taskId} returning key`)).rowCount === 1;

/** How another process ends a run whose worker has died. */
async function goOn(
  id: string,
  taskId: string,
  settings: Adapter['settings'] | undefined,
): Promise<typeof tasks.$inferSelect> {
  const { work, ask } = await openProcess(id, settings);
  for (let round = 0; round < 30; round += 1) {
    if (await jobOf(taskId)) await work(taskId);
    const row = await rowOf(taskId);
    if (row.finishedAt) return row;
    await wait(10);
    world.clock.move(10_000);
    await ask();
  }
  throw new Error(`it never ended: ${JSON.stringify([await rowOf(taskId), told])}`);
}

const CASES = Object.entries(ADAPTERS).flatMap(([id, { runs }]) =>
  runs.map(({ capability, input, settings }) => [id, capability, input, settings] as const),
);
const mayFind = ({ find, idempotent }: CapabilityEngine<unknown>) =>
  find !== undefined || idempotent === true;

describe.each(CASES)('%s, %s: a worker that is killed', (id, capability, input, settings) => {
  test('after the answer is stored loses nothing', async () => {
    const taskId = await submit(id, capability, input);
    const { work } = await openProcess(id, settings);
    await expect(work(taskId, 'saved')).rejects.toThrow(Crash);
    expect(played.submits()).toBe(1);
    expect(await goOn(id, taskId, settings)).toMatchObject({ state: 'SUCCEEDED', engine: id });
    expect(played.submits()).toBe(1);
    expect((await getTask(world.deps, user, taskId)).results).toHaveLength(1);
    expect((await readBalance(world.deps, user.organisationId)).total).toBe(180);
    expect(await findViolations(world.db, world.clock.now())).toEqual([]);
  });

  test('between the submit and its stored answer submits nothing again', async () => {
    const taskId = await submit(id, capability, input);
    const { work, serves } = await openProcess(id, settings);
    await expect(work(taskId, 'started')).rejects.toThrow(Crash);
    const isFound = mayFind(serves[capability] as CapabilityEngine<unknown>);
    const row = await goOn(id, taskId, settings);
    expect(played.submits()).toBe(1);
    expect(row.state).toBe(isFound ? 'SUCCEEDED' : 'FAILED');
    expect((await readBalance(world.deps, user.organisationId)).total).toBe(isFound ? 180 : 200);
    if (!isFound) {
      // Its points are returned; its owner and the operator are told.
      expect(row.errorDetail).toContain(`${id} may have taken this run at 2026-`);
      expect((await getTask(world.deps, user, taskId)).error).toBe('task_unconfirmed');
      expect(told).toContainEqual([
        expect.objectContaining({ taskId, engine: id }),
        'a provider may have taken a run without an answer',
      ]);
    }
    expect(await findViolations(world.db, world.clock.now())).toEqual([]);
    const { rows } = await world.db.execute(sql`select to_jsonb(t) from tasks t where id = ${taskId}`);
    for (const key of played.secrets) expect(JSON.stringify([rows, told])).not.toContain(key);
  });
});

test('every engine with an external provider is covered here, in each way in which it waits', async () => {
  expect(Object.keys(ADAPTERS).sort()).toEqual(ELSEWHERE.map(({ id }) => id).sort());
  for (const { id } of ELSEWHERE) {
    const { serves } = await openProcess(id);
    const waysOf = (names: readonly string[]) => {
      const pictures = names.flatMap((name) => (name in serves ? [serves[name]] : []));
      const asked = pictures.filter((serve) => serve !== undefined && 'start' in serve);
      return [...new Set(asked.map((serve) => serve?.answersAtOnce === true))].sort();
    };
    const names = Object.keys(serves).filter((name) => name !== 'split_script');
    expect([id, waysOf((ADAPTERS[id] as Adapter).runs.map(({ capability }) => capability))]).toEqual([
      id,
      waysOf(names),
    ]);
  }
});

test('operators are told for every engine what a killed process may lose', async () => {
  const handbook = readFileSync(path.join(import.meta.dirname, '../../../docs/operate.md'), 'utf8');
  const table = handbook.slice(handbook.indexOf('### Killed during a submit'));
  for (const { id, name } of ELSEWHERE) {
    const { serves } = await openProcess(id);
    const row = table.split('\n').find((line) => line.startsWith(`| ${name.en} |`));
    const found = (ADAPTERS[id] as Adapter).runs.map(({ capability }) =>
      mayFind(serves[capability] as CapabilityEngine<unknown>),
    );
    expect([id, found]).toEqual([id, found.map(() => found[0])]);
    expect(`${row}`).toContain(found[0] ? '| continues |' : '| `task_unconfirmed` |');
  }
});
