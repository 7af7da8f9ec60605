/** Cancel means cancel: no run is submitted after it, whatever it waits for, at any kind of provider. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createImageWorld, type ImageWorld } from '../../engines/aisdk/testing/image-world.ts';
import type { Engine } from '../../engines/engine.ts';
import { ENGINES } from '../../engines/find-engines.ts';
import { createRouting } from '../../engines/routing.ts';
import { type AdapterRun, adaptersOf, startServers } from '../../engines/testing/adapters.ts';
import { findViolations } from '../../testing/invariants.ts';
import { readBalance } from '../billing/read-balance.ts';
import { createParkedRuns } from './ask-parked.ts';
import { cancelTask } from './cancel-task.ts';
import { getTask } from './get-task.ts';
import type { RunTaskDeps } from './run-context.ts';
import { createTaskWorld, type TaskWorld, type User } from './testing/task-world.ts';

/** Milliseconds between two looks at a run while it waits; every other pause is longer. */
const LOOK_MS = 500;
const INSTANTS = Array.from({ length: 10 }, (_, at) => at);

let world: TaskWorld;
let images: ImageWorld;
let played: Awaited<ReturnType<typeof startServers>>;
let user: User;
const ADAPTERS = adaptersOf(() => played.servers);
/** Runs of each kind of client; engines of one kind share their code. */
const KINDS: readonly (readonly [string, ...string[]])[] = [
  ['openai', 'text_to_image'],
  ['google', 'text_to_video'],
  ['replicate', 'text_to_image'],
  ['dashscope', 'text_to_image', 'edit_by_words', 'text_to_speech'],
  ['volcengine', 'hair', 'remove_object'],
  ['ghostcut', 'remove_subtitles'],
  ['comfyui', 'text_to_image'],
];
const CASES = KINDS.flatMap(([id, ...capabilities]) =>
  (ADAPTERS[id]?.runs ?? [])
    .filter(({ capability }) => capabilities.includes(capability))
    .map((run) => [id, run.capability, run] as const),
);

beforeAll(async () => {
  world = await createTaskWorld();
  images = createImageWorld();
  played = await startServers(images);
});
afterAll(async () => {
  images.close();
  await Promise.all([played.stop(), world.drop()]);
});
beforeEach(async () => {
  played.forget();
  await world.restNobody();
  user = await world.newUser(200);
});

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve());
  });

/** A run at a real engine whose provider is played here. */
async function open(id: string, { capability, input, settings, played: own }: AdapterRun) {
  const adapter = ADAPTERS[id];
  const definition = ENGINES.find((each) => each.id === id);
  if (!adapter || !definition) throw new Error(`no engine ${id}`);
  const opened = await definition.setUp((settings ?? adapter.settings)(), 'cn').open(images.host);
  const engine: Engine = { id, builtin: false, serves: opened.serves };
  const routing = createRouting({ [capability]: [{ engine, missing: () => undefined }] }, world.clock.now);
  const { taskId } = await world.submit(user);
  await world.db.execute(sql`
    update tasks set engine = ${id}, capability = ${capability}, input = ${JSON.stringify(input)}::jsonb
     where id = ${taskId}`);
  const { server, submit } = (own ?? adapter.played)();
  server.calls.length = 0;
  return {
    taskId,
    routing,
    server,
    submit,
    submits: () => server.calls.filter((call) => call.startsWith(submit) && !call.endsWith('/cancel')).length,
    close: async () => opened.close?.(),
  };
}
type Opened = Awaited<ReturnType<typeof open>>;
const cancel = ({ taskId, routing }: Opened) => cancelTask({ ...world.deps, routing }, user, taskId);
const record = ({ taskId, routing }: Opened) => getTask({ ...world.deps, routing }, user, taskId);

/** Does everything that is due for the run, as workers do, until it has ended. */
async function workUntilEnd({ taskId, routing }: Opened, deps: RunTaskDeps): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    await world.runWith(deps, taskId);
    await world.db.execute(sql`delete from test_jobs where key = ${taskId}`);
    const { rows } = await world.db.execute(
      sql`select from tasks where id = ${taskId} and finished_at is not null`,
    );
    if (rows.length > 0) return;
    world.clock.move(30_000);
    const parked = createParkedRuns({ ...deps, routing, jobs: world.deps.jobs });
    await parked.turn();
    await parked.idle();
  }
  throw new Error('the run never ended');
}

async function expectCancelled(opened: Opened): Promise<void> {
  expect(await record(opened)).toMatchObject({ state: 'CANCELED', results: [], receipt: { settled: 0 } });
  expect((await readBalance(world.deps, user.organisationId)).total).toBe(200);
  expect(await findViolations(world.db, world.clock.now())).toEqual([]);
}

describe.each(CASES)('a run of %s for %s, whose provider is busy', (id, _capability, adapterRun) => {
  test.each(INSTANTS)(
    'is not submitted after its cancel at instant %i of its waits, and is free',
    async (at) => {
      const opened = await open(id, adapterRun);
      opened.server.fail('limited', 1000, opened.submit);
      let instant = 0;
      let before = -1;
      const happens = async () => {
        instant += 1;
        // Instants are apart, so that the last ones come after the run was parked for the resting route.
        if (instant !== 1 + at * 2) return;
        await cancel(opened);
        before = opened.submits();
        // From now on the provider would take it.
        opened.server.forgive();
      };
      const deps: RunTaskDeps = {
        ...world.runDeps(),
        routing: opened.routing,
        pause: async (ms, signal) => {
          // The worker does not notice the cancel by itself: the last look before each submit has to.
          if (ms <= LOOK_MS) return untilAborted(signal);
          await happens();
        },
      };
      await happens();
      await workUntilEnd(opened, deps);
      expect(before).toBeGreaterThanOrEqual(at === 0 ? 0 : 1);
      expect(opened.submits() - before).toBe(0);
      await expectCancelled(opened);
      await opened.close();
    },
  );

  test('ends its wait when it is cancelled, although the provider asked for a longer one', async () => {
    const opened = await open(id, adapterRun);
    opened.server.fail('limited', 1000, opened.submit);
    let isWaiting = false;
    const deps: RunTaskDeps = {
      ...world.runDeps(),
      routing: opened.routing,
      pause: async (ms, signal) => {
        if (ms <= LOOK_MS) {
          if (isWaiting) await cancel(opened);
          return new Promise((resolve) => setImmediate(resolve));
        }
        isWaiting = true;
        await untilAborted(signal);
      },
    };
    await world.runWith(deps, opened.taskId);
    expect(opened.submits()).toBeLessThanOrEqual(1);
    await expectCancelled(opened);
    await opened.close();
  });

  test('is free if it is cancelled while its submit is answered', async () => {
    const opened = await open(id, adapterRun);
    const { fetch } = globalThis;
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const answer = await fetch(input, init);
      const { pathname, search } = new URL(input instanceof Request ? input.url : input);
      if (`${init?.method} ${pathname}${search}`.startsWith(opened.submit)) await cancel(opened);
      return answer;
    });
    await workUntilEnd(opened, { ...world.runDeps(), routing: opened.routing });
    vi.restoreAllMocks();
    expect(opened.submits()).toBe(1);
    await expectCancelled(opened);
    await opened.close();
  });
});
