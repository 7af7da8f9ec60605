/** Routes that fail: which runs go to the next engine, which wait, and when a route is tried again. */
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { routeHealth } from '../../db/schema.ts';
import type { Check } from '../../engines/engine.ts';
import { findViolations } from '../../testing/invariants.ts';
import { readBalance } from '../billing/read-balance.ts';
import { noteRun } from '../engines/route-health.ts';
import { cancelTask } from './cancel-task.ts';
import { getTask } from './get-task.ts';
import { noteAttempt } from './note-attempt.ts';
import type { Outcome } from './outcome.ts';
import { tasks } from './tables.ts';
import {
  createTaskWorld,
  HOSTED,
  type HostedId,
  pictureFile,
  type TaskWorld,
  type User,
} from './testing/task-world.ts';

let world: TaskWorld;
let user: User;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  const { provider } = world.hosted;
  for (const list of [provider.submits, provider.jobs, provider.asked, world.engine.started]) list.length = 0;
  provider.answering = undefined;
  world.engine.answers.clear();
  world.engine.open = true;
  world.hosted.closed.clear();
  await world.restNobody();
  user = await world.newUser(200);
});

const done: Check = { state: 'done', outputs: [pictureFile(0)] };
const pending: Check = {
  state: 'pending',
  stage: 'drawing',
  progress: 0.5,
  candidates: [0.5],
  outputs: [],
};
const stopped = { state: 'failed', code: 'task_engine_stopped', retryable: true } as const;
const busy: Check = { ...stopped, notTaken: { busyMs: 20_000 } };
const keyRefused: Check = { ...stopped, retryable: false, notTaken: {} };

/** Leaves only this engine open. */
function alone(engine: HostedId): void {
  world.engine.open = false;
  for (const each of HOSTED) if (each !== engine) world.hosted.closed.add(each);
}
async function submit(engine: HostedId): Promise<string> {
  const { engine: scripted } = world;
  const { open } = scripted;
  scripted.open = true;
  const { taskId } = await world.submit(user);
  scripted.open = open;
  await world.giveTo(engine, taskId);
  return taskId;
}
/** The engines' answers about a run, one after the other; the last one repeats. */
function answer(taskId: string, ...checks: Check[]): void {
  let at = 0;
  world.engine.answers.set(taskId, () => checks[Math.min(at++, checks.length - 1)] as Check);
}
const record = (taskId: string) => getTask(world.deps, user, taskId);
const rowOf = async (taskId: string) => {
  const [row] = await world.db.select().from(tasks).where(eq(tasks.id, taskId));
  if (!row) throw new Error(`no run ${taskId}`);
  return row;
};
async function work(taskId: string): Promise<void> {
  await world.run(taskId);
  await world.db.execute(sql`delete from test_jobs where key = ${taskId}`);
}
/** Lets time pass, and workers do what is due. */
async function pass(ms: number, ...taskIds: string[]): Promise<void> {
  world.clock.move(ms);
  await world.ask();
  for (const taskId of taskIds) {
    const { rows } = await world.db.execute(sql`select from test_jobs where key = ${taskId}`);
    if (rows.length > 0) await work(taskId);
  }
}
const secondsOf = async () => {
  const rests = await world.readRests();
  return rests.map(({ engine, until }) => [engine, (until.getTime() - world.clock.now().getTime()) / 1000]);
};
const submits = (taskId: string) => world.hosted.provider.submits.filter((id) => id === taskId).length;

describe('a run that its provider did not accept', () => {
  test('goes to the next engine at once, without counting an attempt, and the busy one rests as long as it says', async () => {
    const taskId = await submit('direct');
    answer(taskId, busy, done);
    await work(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED', engine: 'scripted' });
    expect(await rowOf(taskId)).toMatchObject({ attempts: 0, errorDetail: null });
    expect([submits(taskId), world.engine.started]).toEqual([1, [taskId]]);
    expect(await secondsOf()).toEqual([['direct', 20]]);
    expect(await findViolations(world.db, world.clock.now())).toEqual([]);
  });

  test('continues even if a retry at the same engine makes no sense', async () => {
    const taskId = await submit('direct');
    answer(taskId, keyRefused, done);
    await work(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED', engine: 'scripted' });
    expect(await secondsOf()).toEqual([]);
  });

  test('fails if there is no other engine and a retry makes no sense', async () => {
    const taskId = await submit('direct');
    alone('direct');
    answer(taskId, keyRefused);
    await work(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'task_engine_stopped' });
    expect((await readBalance(world.deps, user.organisationId)).total).toBe(200);
  });

  test('waits without a worker if there is no other engine, and starts after the rest', async () => {
    const taskId = await submit('direct');
    alone('direct');
    answer(taskId, busy, done);
    await work(taskId);
    const { nextCheckAt, operation, submitIntentAt, attempts } = await rowOf(taskId);
    expect([operation, submitIntentAt, attempts]).toEqual([null, null, 1]);
    expect(nextCheckAt?.getTime()).toBe(world.clock.now().getTime() + 20_000);
    await pass(19_999, taskId);
    expect(submits(taskId)).toBe(1);
    await pass(1, taskId);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED', engine: 'direct' });
    expect(submits(taskId)).toBe(2);
    expect(world.hosted.provider.asked).toEqual([taskId, taskId]);
    expect(await secondsOf()).toEqual([]);
  });

  test('can be cancelled while it waits', async () => {
    const taskId = await submit('direct');
    alone('direct');
    answer(taskId, busy);
    await work(taskId);
    await cancelTask(world.deps, user, taskId);
    await pass(0, taskId);
    expect(await record(taskId)).toMatchObject({ state: 'CANCELED', receipt: { returned: 20 } });
    expect(submits(taskId)).toBe(1);
  });
});

test('a run of the engine that its person chose waits for that one, even if there are others', async () => {
  world.hosted.open = true;
  const { taskId } = await world.submitTo(user, 'direct');
  answer(taskId, busy, done);
  await work(taskId);
  expect(await rowOf(taskId)).toMatchObject({ attempts: 1, finishedAt: null });
  await pass(20_000, taskId);
  expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED', engine: 'direct' });
  expect(world.engine.started).toEqual([]);
});

test('a run whose engine is no longer there fails, and says so', async () => {
  const taskId = await submit('blind');
  answer(taskId, pending);
  await work(taskId);
  await world.db.update(tasks).set({ engine: 'gone' }).where(eq(tasks.id, taskId));
  await work(taskId);
  expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'engine_unavailable' });
});

test('if all engines rest, a run waits for the one with the shortest rest', async () => {
  const taskId = await submit('direct');
  alone('direct');
  world.hosted.closed.delete('keyed');
  const now = world.clock.now();
  const known = { capability: 'text_to_image', failures: 3, lastRun: taskId, failedAt: now, rests: 1 };
  const until = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  await world.db.insert(routeHealth).values([
    { ...known, engine: 'direct', until: until(60) },
    { ...known, engine: 'keyed', until: until(20) },
  ]);
  await work(taskId);
  expect((await rowOf(taskId)).nextCheckAt).toEqual(until(20));
});

test('a run that may have been accepted goes to no other engine', async () => {
  const taskId = await submit('blind');
  world.hosted.provider.answering = () => {
    throw new Error('the connection broke');
  };
  await work(taskId);
  expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'task_unconfirmed' });
  expect([submits(taskId), world.engine.started]).toEqual([1, []]);
});

test('a run that was refused for its content goes to no other engine, and is not a failure of the route', async () => {
  for (let run = 0; run < 4; run += 1) {
    const taskId = await submit('direct');
    answer(taskId, { state: 'failed', code: 'task_failed', retryable: false });
    await work(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'task_failed' });
  }
  const { rows } = await world.db.execute(sql`select from route_health`);
  expect([rows, world.engine.started]).toEqual([[], []]);
});

test('an engine that throws at a poll is a failure of the route', async () => {
  const taskId = await submit('direct');
  world.engine.answers.set(taskId, () => {
    throw new Error('the connection broke');
  });
  await work(taskId);
  expect(await world.db.select().from(routeHealth)).toMatchObject([
    { engine: 'direct', failures: 1, lastRun: taskId },
  ]);
});

test('a storage error here is no failure of the route', async () => {
  const taskId = await submit('direct');
  const deps = world.runDeps();
  const prepare = async () => {
    throw new Error('no space left on device');
  };
  await world.runWith({ ...deps, resultFiles: { ...deps.resultFiles, prepare } }, taskId);
  expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'task_engine_stopped' });
  expect((await rowOf(taskId)).attempts).toBeGreaterThan(1);
  const { rows } = await world.db.execute(sql`select from route_health`);
  expect(rows).toEqual([]);
});

describe('a route at which three runs in a row failed', () => {
  /** Three runs fail; the last of them waits for its next attempt. */
  async function fail(): Promise<string> {
    let last = '';
    for (let run = 0; run < 3; run += 1) {
      last = await submit('direct');
      answer(last, stopped, stopped, stopped, done);
      alone('direct');
      await work(last);
    }
    return last;
  }

  test('rests, and the next engine gets the runs meanwhile', async () => {
    await fail();
    expect(await secondsOf()).toEqual([['direct', 30]]);
    world.engine.open = true;
    const taskId = await submit('direct');
    await work(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED', engine: 'scripted' });
    expect(submits(taskId)).toBe(0);
  });

  test('refuses new runs if there is no other engine and the rest is long', async () => {
    await fail();
    await world.readRests();
    const { taskId } = await world.submit(user);
    expect((await rowOf(taskId)).engine).toBe('direct');
    await world.db.execute(
      sql`update route_health set rests_until = ${new Date(world.clock.now().getTime() + 90_000).toISOString()}`,
    );
    await world.readRests();
    await expect(world.submit(user)).rejects.toMatchObject({ code: 'engine_resting', retryAfter: 90 });
  });

  test('is tried by one run at a time, and open again when that succeeds', async () => {
    await fail();
    const [first, second] = [await submit('direct'), await submit('direct')];
    for (const taskId of [first, second]) {
      answer(taskId, pending, done);
      await work(taskId);
      expect(submits(taskId)).toBe(0);
    }
    await pass(30_000);
    await work(first);
    await work(second);
    expect([submits(first), submits(second)]).toEqual([1, 0]);
    await pass(31_000, first);
    expect(await record(first)).toMatchObject({ state: 'SUCCEEDED' });
    expect(await secondsOf()).toEqual([]);
    await pass(5000, second);
    expect(submits(second)).toBe(1);
  });

  test('still rests when a run succeeds that was submitted before the last failure', async () => {
    await fail();
    const [{ engine, capability } = { engine: '', capability: '' }] = await world.readRests();
    const now = world.clock.now();
    const succeed = (submittedAt: Date) =>
      world.db.transaction((tx) =>
        noteRun(tx, { engine, capability }, { runId: v7(), now }, { kind: 'worked', submittedAt }),
      );
    await succeed(new Date(now.getTime() - 60_000));
    expect(await secondsOf()).toEqual([['direct', 30]]);
    await succeed(now);
    expect(await secondsOf()).toEqual([]);
  });

  test('rests twice as long when the run that tries it fails', async () => {
    const last = await fail();
    await pass(30_000, last);
    expect(submits(last)).toBe(2);
    expect(await secondsOf()).toEqual([['direct', 60]]);
  });
});

describe('a failed attempt counts against its route', () => {
  const noted = async (outcome: Partial<Outcome>, wasSubmitted = true) => {
    const now = world.clock.now();
    const about = { id: v7(), capability: 'text_to_image', engine: 'keyed', linesWork: null };
    const attempt = { ...about, submitIntentAt: wasSubmitted ? now : null };
    const whole = { state: 'FAILED', code: 'task_engine_stopped', ...outcome } as Outcome;
    await world.db.transaction((tx) => noteAttempt(tx, attempt, whole, now));
    return world.db.$count(routeHealth);
  };

  test.each(['task_engine_stopped', 'task_unconfirmed', 'task_deadline', 'package_missing'] as const)(
    'with %s',
    async (code) => {
      expect(await noted({ code })).toBe(1);
    },
  );

  test.each([
    ['with what is wrong with the input', { code: 'image_gone' }, true],
    ['with trouble of our files', { isOurs: true }, true],
    ['before anything was submitted', {}, false],
    ['by being cancelled', { state: 'CANCELED' }, true],
  ] as const)('but not %s', async (_what, outcome, wasSubmitted) => {
    expect(await noted(outcome, wasSubmitted)).toBe(0);
  });
});
