/** Operations of engines: who continues them, and when an engine is told to cancel one. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Check } from '../../engines/engine.ts';
import { untilSomebodyWaits } from '../../testing/lock-waits.ts';
import { readBalance } from '../billing/read-balance.ts';
import { cancelTask } from './cancel-task.ts';
import { getTask } from './get-task.ts';
import { claimDue } from './parking.ts';
import { claimTask } from './store.ts';
import { tasks } from './tables.ts';
import { Crash, createTaskWorld, pictureFile, type TaskWorld, type User } from './testing/task-world.ts';

let world: TaskWorld;
let user: User;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  world.engine.answers.clear();
  world.engine.start = undefined;
  world.engine.open = true;
  world.hosted.open = false;
  user = await world.newUser(200);
});

const record = (taskId: string) => getTask(world.deps, user, taskId);
const balance = async () => (await readBalance(world.deps, user.organisationId)).total;
const count = (list: readonly string[], taskId: string) => list.filter((id) => id === taskId).length;
const dropped = (taskId: string) => count(world.engine.cancelled, taskId);
const started = (taskId: string) => count(world.engine.started, taskId);
const change = (taskId: string, columns: Partial<typeof tasks.$inferInsert>) =>
  world.db.update(tasks).set(columns).where(eq(tasks.id, taskId));
const submit = async () => (await world.submit(user)).taskId;
/** A run whose worker ended right after its operation was stored. */
async function submitAndCrash(): Promise<string> {
  const taskId = await submit();
  await expect(world.run(taskId, 'saved')).rejects.toThrow(Crash);
  return taskId;
}
const pending: Check = { state: 'pending', stage: 'drawing', progress: 0.5, candidates: [0.5], outputs: [] };
/** Runs a task, and returns the errors in the operators' log and the pauses. */
async function runAndListen(taskId: string) {
  const errors: unknown[] = [];
  const pauses: number[] = [];
  const log = { warn: () => undefined, error: (...words: unknown[]) => void errors.push(words) };
  const pause = async (ms: number) => void pauses.push(ms);
  await world.runWith({ ...world.runDeps(), log, pause }, taskId);
  return { errors, pauses };
}

describe('an operation that a worker finds', () => {
  test('is continued, even if its engine accepts no new runs', async () => {
    const taskId = await submitAndCrash();
    world.engine.open = false;
    world.hosted.open = true;
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED', engine: 'scripted' });
    expect([started(taskId), dropped(taskId)]).toEqual([1, 1]);
  });

  test('is cancelled if the run was cancelled meanwhile', async () => {
    const taskId = await submitAndCrash();
    await change(taskId, { cancelRequestedAt: world.clock.now() });
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'CANCELED' });
    expect(dropped(taskId)).toBe(1);
    expect(await balance()).toBe(200);
  });

  test('of an engine that is gone does not keep the run from ending', async () => {
    const taskId = await submitAndCrash();
    await change(taskId, { engine: 'gone', cancelRequestedAt: world.clock.now() });
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'CANCELED' });
    expect(dropped(taskId)).toBe(0);
  });
});

test('a run ends even if its engine cannot cancel the operation', async () => {
  const serve = world.engine.engine.serves.text_to_image;
  if (!serve || !('cancel' in serve)) throw new Error('the engine of the tests cannot cancel');
  const { cancel } = serve;
  delete serve.cancel;
  const taskId = await submit();
  await world.run(taskId);
  Object.assign(serve, { cancel });
  expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED' });
});

describe('a run that has no engine', () => {
  test('goes to another one if it is not submitted yet', async () => {
    const taskId = await submit();
    world.engine.open = false;
    world.hosted.open = true;
    await world.run(taskId);
    expect(started(taskId)).toBe(0);
    expect(count(world.hosted.provider.submits, taskId)).toBe(1);
    await change(taskId, { nextCheckAt: null });
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED', engine: 'keyed' });
  });

  test('fails without charge if there is no other one', async () => {
    const taskId = await submit();
    world.engine.open = false;
    const { errors } = await runAndListen(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'engine_unavailable' });
    expect(await balance()).toBe(200);
    expect(errors).toEqual([]);
  });

  test('is reported to the operator if the engine that is gone may have accepted it', async () => {
    const taskId = await submit();
    await change(taskId, { engine: 'gone', submitIntentAt: world.clock.now() });
    const { errors } = await runAndListen(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'task_unconfirmed' });
    expect(errors).toHaveLength(1);
    expect(await balance()).toBe(200);
  });
});

describe('a run whose provider has it when its engine goes away', () => {
  const givenAway = async () => {
    const taskId = await submit();
    await change(taskId, { engine: 'gone', submitIntentAt: world.clock.now(), operation: { id: 'job-7' } });
    return taskId;
  };

  test('fails without charge, and the operator learns which job to look for', async () => {
    const taskId = await givenAway();
    const { errors } = await runAndListen(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'engine_unavailable' });
    expect(await balance()).toBe(200);
    expect(errors).toEqual([
      [expect.objectContaining({ taskId, engine: 'gone', operation: { id: 'job-7' } }), expect.any(String)],
    ]);
    const [row] = await world.db.select().from(tasks).where(eq(tasks.id, taskId));
    expect(row?.errorDetail).toContain('job-7');
  });

  test('is also reported to the operator when it is out of time', async () => {
    const taskId = await givenAway();
    await change(taskId, { deadlineAt: world.clock.now() });
    const { errors } = await runAndListen(taskId);
    expect(errors).toHaveLength(1);
    expect(await balance()).toBe(200);
  });
});

describe('the intent to submit', () => {
  test('is stored before each submit, also before the second one', async () => {
    const taskId = await submit();
    await world.giveTo('blind', taskId);
    world.engine.answers.set(taskId, () => ({ state: 'failed', code: 'task_failed', retryable: true }));
    await world.run(taskId);
    await expect(world.run(taskId, 'started')).rejects.toThrow(Crash);
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'task_unconfirmed' });
    expect(count(world.hosted.provider.submits, taskId)).toBe(2);
  });

  test('is cleared with an operation that failed', async () => {
    const taskId = await submit();
    await world.giveTo('blind', taskId);
    world.engine.answers.set(taskId, () => ({ state: 'failed', code: 'task_failed', retryable: true }));
    await world.run(taskId);
    const pause = () => Promise.reject(new Crash('while it waits to try again'));
    await expect(world.runWith({ ...world.runDeps(), pause }, taskId)).rejects.toThrow(Crash);
    const [row] = await world.db.select().from(tasks).where(eq(tasks.id, taskId));
    expect(row).toMatchObject({ operation: null, submitIntentAt: null, attempts: 1 });
  });

  test('is not stored by a worker that has lost the run, which then submits nothing', async () => {
    const taskId = await submit();
    await world.giveTo('blind', taskId);
    const { provider } = world.hosted;
    provider.preparing = () => claimTask(world.db, taskId);
    await world.run(taskId);
    provider.preparing = undefined;
    expect(provider.submits).not.toContain(taskId);
    const [row] = await world.db.select().from(tasks).where(eq(tasks.id, taskId));
    expect(row).toMatchObject({ submitIntentAt: null, startedAt: null, finishedAt: null });
  });
});

test('an engine is told whose run it is, at the start and at each poll', async () => {
  const serve = world.engine.engine.serves.text_to_image;
  if (!serve || !('start' in serve)) throw new Error('the engine of the tests cannot be polled');
  const { start, check } = serve;
  const owners: unknown[] = [];
  serve.start = (input, context, prepared) => {
    owners.push(context.owner);
    return start(input, context, prepared);
  };
  serve.check = (operation, context) => {
    owners.push(context.owner);
    return check(operation, context);
  };
  await world.run(await submit());
  Object.assign(serve, { start, check });
  const { userId, organisationId } = user;
  expect(owners).toEqual(Array(2).fill({ organisationId, userId }));
});

describe('after a failure', () => {
  test('the operation is cancelled before the next attempt, after growing pauses', async () => {
    world.engine.answers.set('*', () => ({ state: 'failed', code: 'task_failed', retryable: true }));
    const taskId = await submit();
    const { errors, pauses } = await runAndListen(taskId);
    expect(pauses).toEqual([1000, 2000]);
    expect([started(taskId), dropped(taskId)]).toEqual([3, 3]);
    expect(errors).toEqual([]);
  });

  test('of a poll the operation stays', async () => {
    let asked = 0;
    world.engine.answers.set('*', () => {
      asked += 1;
      if (asked === 1) throw new Error('the connection broke');
      // It stays until the run has ended.
      expect(world.engine.cancelled).not.toContain(taskId);
      return { state: 'done', outputs: [pictureFile(0)] };
    });
    const taskId = await submit();
    await world.run(taskId);
    expect(started(taskId)).toBe(1);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED', results: { length: 1 } });
  });

  test('a worker that shuts down does not try again', async () => {
    const shutdown = new AbortController();
    let tried = 0;
    world.engine.start = async () => {
      tried += 1;
      shutdown.abort();
      throw new Error('the connection broke');
    };
    const taskId = await submit();
    await world.run(taskId, undefined, shutdown.signal);
    expect(tried).toBe(1);
    expect(await record(taskId)).toMatchObject({ finished_at: null });
  });

  test('a worker that has lost the run neither tries again nor ends it', async () => {
    let asked = 0;
    world.engine.answers.set('*', async () => {
      asked += 1;
      await claimTask(world.db, taskId);
      throw new Error('the connection broke');
    });
    const taskId = await submit();
    const { pauses } = await runAndListen(taskId);
    expect([asked, pauses.length]).toEqual([1, 0]);
    expect(await record(taskId)).toMatchObject({ finished_at: null });
  });
});

test('the operation of a run that was cancelled meanwhile is cancelled once', async () => {
  world.engine.start = async (taskId) => void (await cancelTask(world.deps, user, taskId));
  const taskId = await submit();
  await world.run(taskId);
  expect(await record(taskId)).toMatchObject({ state: 'CANCELED' });
  expect(dropped(taskId)).toBe(1);
});

test('an unfinished operation is not cancelled by a worker that has stored a part of it', async () => {
  const taskId = await submit();
  await world.giveTo('blind', taskId);
  world.engine.answers.set(taskId, () => ({ ...pending, outputs: [pictureFile(0)] }));
  await world.run(taskId);
  await world.run(taskId);
  expect(await record(taskId)).toMatchObject({ state: 'RUNNING', results: { length: 1 } });
  expect(world.hosted.provider.cancelled).not.toContain(taskId);
});

test('a parked run that another process is taking is skipped', async () => {
  const taskId = await submit();
  await world.giveTo('blind', taskId);
  await world.run(taskId);
  world.clock.move(2000);
  const due = async () => {
    const claimed = await claimDue(world.db, world.clock.now(), 10, { taskIds: [], engines: [] });
    return claimed.map(({ id }) => id);
  };
  let isDone = false;
  await world.db.transaction(async (tx) => {
    await tx.select().from(tasks).where(eq(tasks.id, taskId)).for('update');
    const first = await Promise.race([due(), untilSomebodyWaits(world.db, () => isDone)]);
    isDone = true;
    expect(first).toEqual(expect.any(Array));
    expect(first).not.toContain(taskId);
  });
  expect(await due()).toContain(taskId);
});
