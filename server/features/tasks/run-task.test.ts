import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { files, tasks } from '../../db/schema.ts';
import type { Check } from '../../engines/engine.ts';
import { AppError } from '../../http/app-error.ts';
import { findViolations } from '../../testing/invariants.ts';
import { readBalance } from '../billing/read-balance.ts';
import { cancelTask } from './cancel-task.ts';
import { getTask } from './get-task.ts';
import type { Step } from './run-context.ts';
import { runTask } from './run-task.ts';
import { sweepTasks } from './sweep-tasks.ts';
import { Crash, createTaskWorld, pictureFile, type TaskWorld, type User } from './testing/task-world.ts';

let world: TaskWorld;
let user: User;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  world.engine.answers.clear();
  world.engine.open = true;
  world.engine.start = undefined;
  user = await world.newUser(200);
});

const record = (taskId: string) => getTask(world.deps, user, taskId);
const balance = async () => (await readBalance(world.deps, user.organisationId)).total;
const queued: Check = {
  state: 'pending',
  queued: true,
  stage: 'waiting',
  progress: 0,
  candidates: [],
  outputs: [],
};
const violations = () => findViolations(world.db, world.clock.now());

describe('a run', () => {
  test('is charged for each candidate when it succeeds', async () => {
    const { taskId } = await world.submit(user, 3);
    expect(await balance()).toBe(140);
    await world.run(taskId);
    const task = await record(taskId);
    expect(task).toMatchObject({ state: 'SUCCEEDED', progress: 1, engine: 'scripted', builtin: true });
    expect(task.results.map(({ index }) => index)).toEqual([0, 1, 2]);
    expect(task.receipt).toMatchObject({
      state: 'settled',
      quoted: 60,
      settled: 60,
      returned: 0,
      lines: [2],
    });
    expect(task.input['seed']).toEqual(expect.any(Number));
    expect(await violations()).toEqual([]);
  });

  test('is refunded for candidates that were not delivered', async () => {
    world.engine.answers.set('*', () => ({ state: 'done', outputs: [pictureFile(0)] }));
    const { taskId } = await world.submit(user, 3);
    await world.run(taskId);
    expect((await record(taskId)).receipt).toMatchObject({ settled: 20, returned: 40, lines: [2, 3] });
    expect(await balance()).toBe(180);
    expect(await violations()).toEqual([]);
  });

  test('keeps the candidates after one that cannot be stored', async () => {
    const { taskId } = await world.submit(user, 3);
    const deps = world.runDeps();
    const { prepare } = deps.resultFiles;
    deps.resultFiles.prepare = async (task, file) => {
      if (file.index === 1) throw new Error('the link is dead');
      return prepare(task, file);
    };
    await runTask(deps, taskId, new AbortController().signal).finally(() => {
      deps.resultFiles.prepare = prepare;
    });
    const task = await record(taskId);
    expect(task).toMatchObject({ state: 'FAILED', error: 'task_engine_stopped' });
    expect(task.results.map(({ index }) => index)).toEqual([0, 2]);
    expect(task.receipt).toMatchObject({ settled: 40, returned: 20 });
    expect(await violations()).toEqual([]);
  });

  test.each([
    ['file_type_mismatch', 'task_engine_stopped'],
    ['storage_unavailable', 'storage_unavailable'],
    ['not_found', 'image_gone'],
  ] as const)('that ends with %s is reported as %s', async (thrown, told) => {
    world.engine.start = async () => {
      throw new AppError(thrown);
    };
    const { taskId } = await world.submit(user);
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: told });
    expect(await balance()).toBe(200);
  });

  test.each([
    ['ENOSPC', 'ENOSPC: no space left on device, write'],
    ['EDQUOT', 'EDQUOT: disk quota exceeded, write'],
    [undefined, 'ENOSPC: no space left on device, open'],
  ])(
    'that meets a full disk while its result is stored (%s) is reported as a storage error',
    async (code, message) => {
      const { taskId } = await world.submit(user);
      const deps = world.runDeps();
      const { prepare } = deps.resultFiles;
      deps.resultFiles.prepare = async () => {
        throw new AppError('task_engine_stopped', { cause: Object.assign(new Error(message), { code }) });
      };
      await runTask(deps, taskId, new AbortController().signal).finally(() => {
        deps.resultFiles.prepare = prepare;
      });
      expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'storage_unavailable' });
      expect(await balance()).toBe(200);
      expect(await violations()).toEqual([]);
    },
  );

  test('is checked at the same interval after the clock is set back', async () => {
    const { taskId } = await world.submit(user);
    let asked = 0;
    world.engine.answers.set('*', () => {
      asked += 1;
      if (asked === 2) return { state: 'done', outputs: [pictureFile(0)] };
      world.clock.move(-60 * 60_000);
      return { state: 'pending', stage: 'drawing', progress: 0, candidates: [0], outputs: [] };
    });
    const pauses: number[] = [];
    const pause = async (ms: number) => void pauses.push(ms);
    await runTask({ ...world.runDeps(), pause }, taskId, new AbortController().signal);
    world.clock.move(60 * 60_000);
    expect(pauses).toHaveLength(1);
    expect(pauses[0]).toBeLessThanOrEqual(500);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED' });
  });

  test('works without a listener of its steps', async () => {
    const { taskId } = await world.submit(user);
    const stages = [{ index: 0, name: 'scene' }];
    let asked = 0;
    world.engine.answers.set('*', () => {
      asked += 1;
      if (asked > 1) return { state: 'done', outputs: [pictureFile(0)] };
      return { state: 'pending', stage: 'drawing', progress: 0, candidates: [0], outputs: [], stages };
    });
    const { onStep: _, ...deps } = world.runDeps();
    await world.runWith(deps, taskId);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED' });
  });

  test('fails if the engine succeeds without a picture', async () => {
    world.engine.answers.set('*', () => ({ state: 'done', outputs: [] }));
    const { taskId } = await world.submit(user);
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'task_failed' });
    expect(await balance()).toBe(200);
  });

  test('fails at once if a retry makes no sense', async () => {
    world.engine.answers.set('*', () => ({ state: 'failed', code: 'task_failed', retryable: false }));
    const { taskId } = await world.submit(user);
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'task_failed', results: [] });
    expect((await record(taskId)).receipt).toMatchObject({ state: 'returned', returned: 20 });
    expect(world.engine.started.filter((id) => id === taskId)).toHaveLength(1);
  });

  test('is tried three times if the engine says so, and keeps stored candidates', async () => {
    let asked = 0;
    world.engine.answers.set('*', () => {
      asked += 1;
      return asked === 1
        ? { state: 'pending', stage: 'drawing', progress: 0.5, candidates: [1, 0], outputs: [pictureFile(0)] }
        : { state: 'failed', code: 'task_engine_stopped', retryable: true };
    });
    const { taskId } = await world.submit(user, 2);
    await world.run(taskId);
    expect(world.engine.started.filter((id) => id === taskId)).toHaveLength(3);
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'task_engine_stopped' });
    expect((await record(taskId)).receipt).toMatchObject({ state: 'settled', settled: 20, returned: 20 });
    expect(await violations()).toEqual([]);
  });

  test('survives an engine that throws once, and continues with the same operation', async () => {
    let asked = 0;
    world.engine.answers.set('*', () => {
      asked += 1;
      if (asked === 1) throw new SyntaxError('half a JSON');
      return { state: 'done', outputs: [pictureFile(0)] };
    });
    const { taskId } = await world.submit(user);
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED' });
    expect(world.engine.started.filter((id) => id === taskId)).toHaveLength(1);
  });

  test('fails when the engine cannot be started', async () => {
    world.engine.start = async () => {
      throw new Error('connection refused');
    };
    const { taskId } = await world.submit(user);
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'task_engine_stopped' });
    expect(await balance()).toBe(200);
  });

  test('ends at its deadline when the engine never answers, and a late success changes nothing', async () => {
    world.engine.answers.set('*', () => {
      world.clock.move(60_000);
      return { state: 'pending', stage: 'drawing', progress: 0.1, candidates: [0.1], outputs: [] };
    });
    const { taskId } = await world.submit(user);
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'task_deadline' });
    world.engine.answers.clear();
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', results: [] });
    expect(await balance()).toBe(200);
    expect(await violations()).toEqual([]);
  });

  test('is queued until its work begins, and its ten minutes count from then on', async () => {
    const { taskId } = await world.submit(user);
    const seen: unknown[] = [];
    let asked = 0;
    world.engine.answers.set('*', async () => {
      asked += 1;
      const { state, progress, started_at } = await record(taskId);
      seen.push([state, progress, started_at !== null]);
      // Fifty minutes in the queue, and eighteen minutes of work in total, which would be too long.
      world.clock.move(asked <= 5 ? 10 * 60_000 : 9 * 60_000);
      if (asked <= 5) return { ...queued, candidates: [0] };
      if (asked === 6)
        return { state: 'pending', stage: 'drawing', progress: 0.5, candidates: [0.5], outputs: [] };
      return { state: 'done', outputs: [pictureFile(0)] };
    });
    await world.run(taskId);
    expect(seen).toEqual([...Array(6).fill(['PENDING', 0, false]), ['RUNNING', 0.5, true]]);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED' });
    expect(await violations()).toEqual([]);
  });

  test('whose worker died while it was queued keeps its full time', async () => {
    const { taskId } = await world.submit(user);
    world.engine.answers.set('*', () => ({ ...queued, candidates: [0] }));
    await expect(world.run(taskId, 'saved')).rejects.toThrow(Crash);
    world.clock.move(40 * 60_000);
    await sweepTasks(world.deps);
    world.engine.answers.clear();
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED' });
  });

  test('that is queued for an hour fails with that reason, and its operation is cancelled', async () => {
    const { taskId } = await world.submit(user);
    world.engine.answers.set('*', () => {
      world.clock.move(61 * 60_000);
      return { ...queued, candidates: [0] };
    });
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'task_queue_timeout' });
    expect(world.engine.cancelled).toContain(taskId);
    expect(await balance()).toBe(200);
  });

  test('ignores a success that comes after the points were refunded', async () => {
    const { taskId } = await world.submit(user);
    let asked = 0;
    world.engine.answers.set('*', async () => {
      asked += 1;
      if (asked === 1)
        return { state: 'pending', stage: 'drawing', progress: 0.5, candidates: [0.5], outputs: [] };
      world.clock.move(11 * 60_000);
      await sweepTasks(world.deps);
      return { state: 'done', outputs: [pictureFile(0)] };
    });
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'task_deadline', results: [] });
    expect(await balance()).toBe(200);
    const kept = await world.db.select().from(files).where(eq(files.userId, user.userId));
    expect(kept).toEqual([]);
  });

  test('belongs to one worker: an older worker’s result and end are refused', async () => {
    const { taskId } = await world.submit(user, 2);
    let second = false;
    world.engine.answers.set('*', async () => {
      if (!second) {
        second = true;
        await world.run(taskId);
      }
      return { state: 'done', outputs: [pictureFile(0), pictureFile(1)] };
    });
    await world.run(taskId);
    const task = await record(taskId);
    expect(task).toMatchObject({ state: 'SUCCEEDED' });
    expect(task.results).toHaveLength(2);
    expect(await violations()).toEqual([]);
  });

  test('stays open when the worker shuts down, and the next one continues it', async () => {
    const { taskId } = await world.submit(user);
    const shutdown = new AbortController();
    world.engine.answers.set('*', () => {
      shutdown.abort();
      return { state: 'pending', stage: 'drawing', progress: 0.5, candidates: [0.5], outputs: [] };
    });
    await world.run(taskId, undefined, shutdown.signal);
    expect(await record(taskId)).toMatchObject({ state: 'RUNNING' });
    expect(world.engine.cancelled).not.toContain(taskId);
    world.engine.answers.clear();
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED' });
  });
});

describe('a process that ends', () => {
  const steps: Step[] = ['claimed', 'started', 'saved', 'prepared', 'stored', 'settled'];
  test.each(steps)('at the step %s is repaired by the next pass', async (step) => {
    const { taskId } = await world.submit(user, 2);
    await expect(world.run(taskId, step)).rejects.toThrow(Crash);
    expect(await violations()).toEqual([]);
    await world.run(taskId);
    const task = await record(taskId);
    expect(task).toMatchObject({ state: 'SUCCEEDED' });
    expect(task.results).toHaveLength(2);
    expect(task.receipt).toMatchObject({ settled: 40, returned: 0 });
    // A stored operation is continued; before that step the engine is started again.
    const starts = world.engine.started.filter((id) => id === taskId).length;
    expect(starts).toBe(step === 'started' ? 2 : 1);
    expect(await violations()).toEqual([]);
  });
});

describe('cancel', () => {
  test('ends a waiting run at once and returns its points', async () => {
    const { taskId } = await world.submit(user, 2);
    const task = await cancelTask(world.deps, user, taskId);
    expect(task).toMatchObject({ state: 'CANCELED', receipt: { state: 'returned', returned: 40 } });
    await world.run(taskId);
    expect(world.engine.started).not.toContain(taskId);
    expect(await balance()).toBe(200);
  });

  test('ends one that is queued at an engine at once, and cancels its operation', async () => {
    const { taskId } = await world.submit(user);
    world.engine.answers.set('*', async () => {
      await cancelTask(world.deps, user, taskId);
      expect(await record(taskId)).toMatchObject({ state: 'CANCELED', receipt: { returned: 20 } });
      return { ...queued, candidates: [0] };
    });
    await world.run(taskId);
    expect(world.engine.cancelled).toContain(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'CANCELED', started_at: null });
    expect(await violations()).toEqual([]);
  });

  test('stops a running one from another process; delivered candidates stay and are charged', async () => {
    const { taskId } = await world.submit(user, 3);
    let asked = 0;
    world.engine.answers.set('*', async () => {
      asked += 1;
      if (asked === 2) {
        await cancelTask(world.deps, user, taskId);
        await cancelTask(world.deps, user, taskId);
      }
      return {
        state: 'pending',
        stage: 'drawing',
        progress: 0.4,
        candidates: [1, 0.2, 0],
        outputs: [pictureFile(0)],
      };
    });
    await world.run(taskId);
    const task = await record(taskId);
    expect(task).toMatchObject({ state: 'CANCELED', receipt: { settled: 20, returned: 40 } });
    expect(task.results).toHaveLength(1);
    expect(world.engine.cancelled).toContain(taskId);
    expect(await violations()).toEqual([]);
  });

  test('is harmless when repeated, and refused if the run has ended in another way', async () => {
    const first = await world.submit(user);
    await cancelTask(world.deps, user, first.taskId);
    expect(await cancelTask(world.deps, user, first.taskId)).toMatchObject({ state: 'CANCELED' });
    const second = await world.submit(user);
    await world.run(second.taskId);
    await expect(cancelTask(world.deps, user, second.taskId)).rejects.toMatchObject({
      code: 'task_not_cancellable',
    });
    expect(await balance()).toBe(180);
  });

  test('is carried out by the sweep when no worker is left', async () => {
    const { taskId } = await world.submit(user);
    await expect(world.run(taskId, 'prepared')).rejects.toThrow(Crash);
    await cancelTask(world.deps, user, taskId);
    expect(await record(taskId)).toMatchObject({ state: 'RUNNING' });
    world.clock.move(20_000);
    await sweepTasks(world.deps);
    expect(await record(taskId)).toMatchObject({ state: 'CANCELED', receipt: { returned: 20 } });
  });
});

describe('the sweep', () => {
  test('enqueues a run whose job was lost, once', async () => {
    const { taskId } = await world.submit(user);
    await world.db.execute(`delete from test_jobs where key = '${taskId}'`);
    world.clock.move(20_000);
    expect(await sweepTasks(world.deps)).toMatchObject({ enqueued: 1 });
    expect(await sweepTasks(world.deps)).toMatchObject({ enqueued: 0 });
  });

  test('ends a run that no worker took within the hour', async () => {
    const { taskId } = await world.submit(user);
    world.clock.move(61 * 60_000);
    await sweepTasks(world.deps);
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'task_queue_timeout' });
    const [row] = await world.db.select().from(tasks).where(eq(tasks.id, taskId));
    expect(row?.startedAt).toBeNull();
    expect(await balance()).toBe(200);
    expect(await violations()).toEqual([]);
  });
});
