/** Polling of parked runs: who gets a worker, what is written and reported, and what happens while a process ends. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Check, CheckContext } from '../../engines/engine.ts';
import { notifyOfBalance } from '../../events/notify.ts';
import { createParkedRuns } from './ask-parked.ts';
import { cancelTask } from './cancel-task.ts';
import { getTask } from './get-task.ts';
import { runTask } from './run-task.ts';
import { tasks } from './tables.ts';
import { listenToNotices } from './testing/listen-to-notices.ts';
import { createTaskWorld, pictureFile, type TaskWorld, type User } from './testing/task-world.ts';

let world: TaskWorld;
let user: User;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  world.engine.answers.clear();
  world.hosted.provider.asked.length = 0;
  // Runs of earlier tests are no longer polled.
  await world.db.update(tasks).set({ nextCheckAt: null });
  await world.restNobody();
  user = await world.newUser(200);
});

const pending = (progress: number, outputs: number[] = [], stage = 'drawing'): Check => ({
  state: 'pending',
  stage,
  progress,
  candidates: [progress, 0.25],
  outputs: outputs.map(pictureFile),
});
const answer = (taskId: string, check: Check) => world.engine.answers.set(taskId, () => check);
const rowOf = async (taskId: string) => {
  const [row] = await world.db.select().from(tasks).where(eq(tasks.id, taskId));
  if (!row) throw new Error(`no run ${taskId}`);
  return row;
};
const hasJob = async (taskId: string) => {
  const { rows } = await world.db.execute(sql`select from test_jobs where key = ${taskId}`);
  return rows.length === 1;
};
/** A run that is due for a poll. */
async function park(): Promise<string> {
  const { taskId } = await world.submit(user, 2);
  await world.giveTo('blind', taskId);
  answer(taskId, pending(0.5));
  await world.run(taskId);
  await world.db.execute(sql`delete from test_jobs where key = ${taskId}`);
  world.clock.move(2000);
  return taskId;
}
async function ask(): Promise<void> {
  world.clock.move(31_000);
  await world.ask();
}
const asking = () => createParkedRuns({ ...world.runDeps(), jobs: world.deps.jobs });

describe('a worker gets a parked run', () => {
  test('whose provider does not answer', async () => {
    const taskId = await park();
    world.engine.answers.set(taskId, () => Promise.reject(new Error('the connection broke')));
    await ask();
    expect(await hasJob(taskId)).toBe(true);
    expect(await rowOf(taskId)).toMatchObject({ nextCheckAt: null, attempts: 0 });
  });

  test('whose engine is gone', async () => {
    const taskId = await park();
    await world.db.update(tasks).set({ engine: 'gone' }).where(eq(tasks.id, taskId));
    await ask();
    expect(await hasJob(taskId)).toBe(true);
  });

  test('that has something finished, once for each candidate', async () => {
    const taskId = await park();
    await ask();
    expect(await hasJob(taskId)).toBe(false);
    answer(taskId, pending(0.5, [1]));
    await ask();
    expect(await hasJob(taskId)).toBe(true);
    await world.run(taskId);
    await world.db.execute(sql`delete from test_jobs where key = ${taskId}`);
    await ask();
    expect(await hasJob(taskId)).toBe(false);
    answer(taskId, pending(0.5, [1, 0]));
    await ask();
    expect(await hasJob(taskId)).toBe(true);
  });
});

test('progress of a parked run is written and reported if it is new', async () => {
  const taskId = await park();
  const { told, stop } = await listenToNotices(world.connection);
  for (const progress of [0.5, 0.5, 0.75]) {
    answer(taskId, pending(progress));
    await ask();
  }
  const { userId, organisationId } = user;
  const news = { type: 'task', taskId, userId, organisationId, ended: false };
  const last = { type: 'balance', organisationId };
  await notifyOfBalance(world.db, organisationId);
  await expect.poll(() => told).toContainEqual(last);
  await stop();
  expect(told).toEqual([news, news, last]);
  expect(await rowOf(taskId)).toMatchObject({
    state: 'RUNNING',
    stage: 'drawing',
    progress: 750,
    candidates: [0.75, 0.25],
  });
});

test('reports the stages that the run has reached, each with its start time', async () => {
  const taskId = await park();
  for (const [stage, progress] of [
    ['drawing', 0.6],
    ['drawing', 0.7],
    ['encoding', 0.75],
  ] as const) {
    answer(taskId, pending(progress, [], stage));
    await ask();
  }
  const { steps } = await getTask(world.deps, user, taskId);
  expect(steps.map(({ stage, progress }) => [stage, progress])).toEqual([
    ['drawing', 0.6],
    ['encoding', 0.75],
  ]);
  expect(steps[1]?.at).toBe(world.clock.now().toISOString());
});

test('a parked run whose provider is busy stays parked for as long as the provider says', async () => {
  const taskId = await park();
  answer(taskId, { state: 'away', afterMs: 60_000 });
  await ask();
  expect(await hasJob(taskId)).toBe(false);
  const { nextCheckAt } = await rowOf(taskId);
  expect(nextCheckAt?.getTime()).toBe(world.clock.now().getTime() + 60_000);
});

test('a parked run is due at its deadline, whatever its provider says, and ends there without a poll', async () => {
  const taskId = await park();
  const deadlineAt = new Date(world.clock.now().getTime() + 36_000);
  await world.db.update(tasks).set({ deadlineAt }).where(eq(tasks.id, taskId));
  let polls = 0;
  world.engine.answers.set(taskId, () => {
    polls += 1;
    return { state: 'away', afterMs: 60_000 };
  });
  await ask();
  expect(polls).toBe(1);
  expect((await rowOf(taskId)).nextCheckAt).toEqual(deadlineAt);
  world.clock.move(5000);
  await world.ask();
  expect(polls).toBe(1);
  expect(await rowOf(taskId)).toMatchObject({ state: 'FAILED', errorCode: 'task_deadline' });
});

describe('a process that polls', () => {
  /** More parked runs like one, for which the provider answers about that one. */
  const copy = (taskId: string, count: number) =>
    world.db.execute(sql`
      insert into tasks
      select (jsonb_populate_record(run, jsonb_build_object(
               'id', gen_random_uuid(), 'number', nextval(pg_get_serial_sequence('tasks', 'number'))))).*
        from tasks run, generate_series(1, ${count}::int) where run.id = ${taskId}`);

  test('has at most 32 polls open, 24 of them at one engine, and continues when they are answered', async () => {
    const heard = Promise.withResolvers<Check>();
    const [one, other] = [await park(), await park()];
    await world.giveTo('keyed', other);
    for (const taskId of [one, other]) {
      world.engine.answers.set(taskId, () => heard.promise);
      await copy(taskId, 29);
    }
    world.clock.move(31_000);
    const parked = asking();
    for (let turn = 0; turn < 3; turn += 1) await parked.turn();
    const { asked } = world.hosted.provider;
    const counts = () => [one, other].map((taskId) => asked.filter((id) => id === taskId).length);
    await expect.poll(counts).toEqual([24, 8]);
    let isIdle = false;
    const idle = parked.idle().then(() => {
      isIdle = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(isIdle).toBe(false);
    heard.resolve(pending(0.5));
    await idle;
    for (let turn = 0; turn < 2; turn += 1) {
      await parked.turn();
      await parked.idle();
    }
    expect(counts()).toEqual([30, 30]);
  });

  test('takes only as many more runs of an engine as it may poll besides the open polls', async () => {
    const heard = Promise.withResolvers<Check>();
    const taskId = await park();
    world.engine.answers.set(taskId, () => heard.promise);
    await copy(taskId, 9);
    const parked = asking();
    await parked.turn();
    await copy(taskId, 20);
    world.clock.move(31_000);
    await parked.turn();
    const { asked } = world.hosted.provider;
    expect(asked).toHaveLength(24);
    heard.resolve(pending(0.5));
    await parked.idle();
  });

  test('polls a run while its engine still owes answers about others', async () => {
    const heard = Promise.withResolvers<Check>();
    const first = await park();
    world.engine.answers.set(first, () => heard.promise);
    const parked = asking();
    await parked.turn();
    const second = await park();
    await parked.turn();
    const { asked } = world.hosted.provider;
    await expect.poll(() => asked).toEqual([first, second]);
    heard.resolve(pending(0.5));
    await parked.idle();
  });
});

describe('what is reported about a poll', () => {
  type Told = { level: string; taskId?: string | undefined; err?: unknown };
  /** Polls the runs that are due. @returns the entries of the operators’ log */
  async function toldBy(changes: Partial<Parameters<typeof createParkedRuns>[0]> = {}): Promise<Told[]> {
    const told: Told[] = [];
    const note = (level: string) => (about: object) => void told.push({ level, ...about });
    const log = { warn: note('warn'), error: note('error') };
    const parked = createParkedRuns({ ...world.runDeps(), jobs: world.deps.jobs, log, ...changes });
    world.clock.move(31_000);
    await parked.turn();
    await parked.idle();
    return told;
  }
  /** Routing with another engine that serves like this. */
  const servedBy = (serve: object): TaskWorld['deps']['routing'] => ({
    ...world.deps.routing,
    find: () => ({ engine: world.engine.engine, serve }) as never,
  });

  test('to the engine: whose run it is, that it should not wait, and when to give up', async () => {
    const taskId = await park();
    const heard: CheckContext[] = [];
    const check = async (_operation: unknown, context: CheckContext) => {
      heard.push(context);
      return pending(0.5);
    };
    expect(await toldBy({ routing: servedBy({ check }) })).toEqual([]);
    const { userId, organisationId } = user;
    const owner = { userId, organisationId };
    expect(heard).toEqual([{ taskId, waitMs: 0, stored: [], owner, signal: expect.any(AbortSignal) }]);
  });

  test('to the operators: that an engine could not be polled', async () => {
    const taskId = await park();
    const err = new Error('the connection broke');
    world.engine.answers.set(taskId, () => Promise.reject(err));
    expect(await toldBy()).toEqual([{ level: 'warn', taskId, err }]);
  });

  test('to the operators: that its answer could not be stored, and the next poll follows in its turn', async () => {
    const taskId = await park();
    const err = new Error('the database is away');
    const db = Object.create(world.db, { transaction: { value: () => Promise.reject(err) } });
    answer(taskId, pending(0.75));
    expect(await toldBy({ db })).toEqual([{ level: 'warn', taskId, err }]);
    expect(await toldBy()).toEqual([]);
    expect(await rowOf(taskId)).toMatchObject({ progress: 750 });
  });

  test('to nobody if a cancelled run ends that its provider is known to have accepted', async () => {
    const taskId = await park();
    await cancelTask(world.deps, user, taskId);
    expect(await toldBy()).toEqual([]);
    expect(await rowOf(taskId)).toMatchObject({ state: 'CANCELED' });
    expect(world.hosted.provider.cancelled).toContain(taskId);
  });

  test('to nobody if its last job is still ending', async () => {
    const taskId = await park();
    await world.db.execute(sql`insert into test_jobs (key) values (${taskId})`);
    answer(taskId, { state: 'done', outputs: [pictureFile(0)] });
    expect(await toldBy()).toEqual([]);
    expect((await rowOf(taskId)).nextCheckAt).not.toBeNull();
  });

  test('to no engine that cannot be polled: a worker has the run', async () => {
    const taskId = await park();
    expect(await toldBy({ routing: servedBy({ stream: () => undefined }) })).toEqual([]);
    expect(await hasJob(taskId)).toBe(true);
  });
});

describe('a process that stops', () => {
  test('polls no run any more, and writes nothing of late answers', async () => {
    const taskId = await park();
    const heard = Promise.withResolvers<Check>();
    world.engine.answers.set(taskId, () => heard.promise);
    const parked = asking();
    await parked.turn();
    const stopped = parked.stop();
    heard.resolve(pending(0.9));
    await stopped;
    expect(await rowOf(taskId)).toMatchObject({ progress: 0 });
    world.clock.move(31_000);
    await parked.turn();
    await parked.idle();
    expect(world.hosted.provider.asked).toEqual([taskId]);
    expect(await rowOf(taskId)).toMatchObject({ progress: 0 });
  });

  test('leaves a run that it has claimed to others, without a poll', async () => {
    const taskId = await park();
    const signal = AbortSignal.abort();
    await runTask(world.runDeps(), taskId, signal);
    expect(world.hosted.provider.asked).toEqual([]);
    expect(await rowOf(taskId)).toMatchObject({ finishedAt: null });
  });
});

describe('a worker that polls', () => {
  test('parks a run whose provider is busy for as long as the provider says', async () => {
    const taskId = await park();
    answer(taskId, { state: 'away', afterMs: 60_000 });
    await world.run(taskId);
    const { nextCheckAt } = await rowOf(taskId);
    expect(nextCheckAt?.getTime()).toBe(world.clock.now().getTime() + 60_000);
  });

  test('keeps the progress that comes with a finished candidate', async () => {
    const taskId = await park();
    answer(taskId, pending(0.5, [0]));
    await world.run(taskId);
    expect(await rowOf(taskId)).toMatchObject({ progress: 500, stage: 'drawing' });
    expect((await getTask(world.deps, user, taskId)).results).toHaveLength(1);
  });

  test('ends a run that failed there for good', async () => {
    const taskId = await park();
    answer(taskId, { state: 'failed', code: 'task_failed', retryable: false });
    await world.run(taskId);
    expect(await rowOf(taskId)).toMatchObject({ state: 'FAILED', errorCode: 'task_failed' });
  });

  test('waits at a local engine for as long as that is busy', async () => {
    const { taskId } = await world.submit(user);
    let asked = 0;
    world.engine.answers.set(taskId, () => {
      asked += 1;
      return asked === 1 ? { state: 'away', afterMs: 7000 } : { state: 'done', outputs: [pictureFile(0)] };
    });
    const pauses: number[] = [];
    const pause = async (ms: number) => void pauses.push(ms);
    await world.runWith({ ...world.runDeps(), pause }, taskId);
    expect(pauses).toEqual([7000]);
    expect(await rowOf(taskId)).toMatchObject({ state: 'SUCCEEDED' });
  });

  test('polls a local engine again at once if something was finished', async () => {
    const { taskId } = await world.submit(user, 2);
    const steps = [pending(0.25), pending(0.5, [0]), pending(0.5, [0])];
    world.engine.answers.set(
      taskId,
      () => steps.shift() ?? { state: 'done', outputs: [pictureFile(0), pictureFile(1)] },
    );
    const pauses: number[] = [];
    const pause = async (ms: number) => void pauses.push(ms);
    await world.runWith({ ...world.runDeps(), pause }, taskId);
    // On a busy machine a single poll may take as long as a pause.
    expect(pauses.length).toBeLessThanOrEqual(2);
    expect(await rowOf(taskId)).toMatchObject({ state: 'SUCCEEDED' });
  });
});
