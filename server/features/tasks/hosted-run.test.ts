/** Runs at an external provider: a paid submit is never repeated, and a run that waits there has no worker. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Check } from '../../engines/engine.ts';
import { findViolations } from '../../testing/invariants.ts';
import { readBalance } from '../billing/read-balance.ts';
import { createParkedRuns } from './ask-parked.ts';
import { cancelTask } from './cancel-task.ts';
import { getTask } from './get-task.ts';
import type { RunTaskDeps, Step } from './run-context.ts';
import { sweepTasks } from './sweep-tasks.ts';
import { tasks } from './tables.ts';
import {
  Crash,
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
  for (const list of [provider.submits, provider.jobs, provider.asked, provider.cancelled]) list.length = 0;
  provider.answering = undefined;
  provider.finding = undefined;
  world.engine.answers.clear();
  await world.restNobody();
  user = await world.newUser(200);
});

const record = (taskId: string) => getTask(world.deps, user, taskId);
const balance = async () => (await readBalance(world.deps, user.organisationId)).total;
const violations = () => findViolations(world.db, world.clock.now());
const pending: Check = {
  state: 'pending',
  stage: 'drawing',
  progress: 0.5,
  candidates: [0.5],
  outputs: [],
};
const rowOf = async (taskId: string) => {
  const [row] = await world.db.select().from(tasks).where(eq(tasks.id, taskId));
  if (!row) throw new Error(`no run ${taskId}`);
  return row;
};
const count = (list: readonly string[], taskId: string) => list.filter((id) => id === taskId).length;
const counts = (taskId: string) => {
  const { submits, jobs } = world.hosted.provider;
  return { submits: count(submits, taskId), jobs: count(jobs, taskId) };
};

async function submit(engine: HostedId, candidates = 1): Promise<string> {
  const { taskId } = await world.submit(user, candidates);
  await world.giveTo(engine, taskId);
  return taskId;
}
const endJob = (taskId: string) => world.db.execute(sql`delete from test_jobs where key = ${taskId}`);
const hasJob = async (taskId: string) => {
  const { rows } = await world.db.execute(sql`select from test_jobs where key = ${taskId}`);
  return rows.length === 1;
};
/** A worker has the run's job until it lets go of it. */
async function work(taskId: string, crashAt?: Step): Promise<void> {
  await world.run(taskId, crashAt);
  await endJob(taskId);
}
/** Advances time until the provider is polled, and lets a worker act on the outcome. */
async function askAndWork(taskId: string): Promise<void> {
  world.clock.move(31_000);
  await world.ask();
  if (await hasJob(taskId)) await work(taskId);
}

describe('a process that ends', () => {
  const steps: Step[] = ['claimed', 'submitting', 'started', 'saved', 'prepared', 'stored', 'settled'];
  const expected = (engine: HostedId, step: Step) => {
    // Killed between the intent and the operation, a run is repeated by its key, found, or given up: it is never paid
    // twice.
    const isBlind = engine === 'blind' || engine === 'direct';
    if (step === 'submitting' && isBlind) return { state: 'FAILED', submits: 0, jobs: 0 };
    if (step === 'started' && isBlind) return { state: 'FAILED', submits: 1, jobs: 1 };
    if (step === 'started' && engine === 'keyed') return { state: 'SUCCEEDED', submits: 2, jobs: 1 };
    return { state: 'SUCCEEDED', submits: 1, jobs: 1 };
  };
  const cases = HOSTED.flatMap((engine) => steps.map((step) => [engine, step] as const));
  test.each(cases)('of a %s engine at the step %s', async (engine, step) => {
    const taskId = await submit(engine);
    // An engine that answers at once is settled by the worker that submitted the run.
    const isAfterCheck = engine !== 'direct' && ['prepared', 'stored', 'settled'].includes(step);
    if (isAfterCheck) {
      await work(taskId);
      world.clock.move(31_000);
      await world.ask();
    }
    await expect(world.run(taskId, step)).rejects.toThrow(Crash);
    expect(await violations()).toEqual([]);
    await work(taskId);
    for (let round = 0; round < 2; round += 1) await askAndWork(taskId);
    const { state, ...made } = expected(engine, step);
    const task = await record(taskId);
    expect(task).toMatchObject({ state, results: { length: state === 'FAILED' ? 0 : 1 } });
    expect(counts(taskId)).toEqual(made);
    expect(await balance()).toBe(state === 'FAILED' ? 200 : 180);
    if (state === 'FAILED') {
      expect(task.error).toBe('task_unconfirmed');
      expect((await rowOf(taskId)).errorDetail).toContain(`${engine} may have taken this run at 2026-`);
    }
    expect(await violations()).toEqual([]);
  });
});

describe('a submit whose answer is lost', () => {
  const lose = (times: number) => {
    let left = times;
    world.hosted.provider.answering = () => {
      left -= 1;
      if (left >= 0) throw new Error('the connection broke');
    };
  };

  test('is not repeated at an engine that cannot tell, and the operator learns why', async () => {
    lose(1);
    const taskId = await submit('blind');
    const told: unknown[] = [];
    const deps = world.runDeps();
    deps.log = { ...deps.log, error: (...words: unknown[]) => void told.push(words) };
    await world.runWith(deps, taskId);
    expect(counts(taskId)).toEqual({ submits: 1, jobs: 1 });
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'task_unconfirmed' });
    expect((await rowOf(taskId)).errorDetail).toContain('the connection broke');
    expect(told).toMatchObject([[{ taskId, engine: 'blind' }, expect.any(String)]]);
    expect(await balance()).toBe(200);
  });

  test('is repeated under its key, and paid once', async () => {
    lose(1);
    const taskId = await submit('keyed');
    await work(taskId);
    await askAndWork(taskId);
    expect(counts(taskId)).toEqual({ submits: 2, jobs: 1 });
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED' });
  });

  test('is given up as unconfirmed after three of them', async () => {
    lose(3);
    const taskId = await submit('keyed');
    await work(taskId);
    expect(counts(taskId)).toEqual({ submits: 3, jobs: 1 });
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'task_unconfirmed' });
  });

  test('is found by the run’s id at an engine that can be queried', async () => {
    lose(1);
    const taskId = await submit('findable');
    await work(taskId);
    await askAndWork(taskId);
    expect(counts(taskId)).toEqual({ submits: 1, jobs: 1 });
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED' });
  });

  test('is not repeated while the engine cannot say what it has', async () => {
    lose(1);
    world.hosted.provider.finding = () => {
      throw new Error('the list is unavailable');
    };
    const taskId = await submit('findable');
    await work(taskId);
    expect(counts(taskId)).toEqual({ submits: 1, jobs: 1 });
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'task_unconfirmed' });
  });

  /** Ends a run whose submit is unconfirmed, and returns what was logged about it. */
  async function endInDoubt(engine: HostedId, end: (taskId: string, deps: RunTaskDeps) => Promise<unknown>) {
    const taskId = await submit(engine);
    await expect(world.run(taskId, 'started')).rejects.toThrow(Crash);
    const told: unknown[] = [];
    const deps = world.runDeps();
    deps.log = { ...deps.log, error: (...words: unknown[]) => void told.push(words) };
    await end(taskId, deps);
    const { state, errorDetail } = await rowOf(taskId);
    expect(errorDetail).toContain('may have taken this run');
    expect(told).toMatchObject([[{ taskId, engine }, expect.stringContaining('may have taken')]]);
    expect(await balance()).toBe(200);
    expect(await violations()).toEqual([]);
    return { taskId, state };
  }

  test('is reported to the operator even if the run was cancelled meanwhile', async () => {
    const ended = await endInDoubt('blind', async (taskId, deps) => {
      await cancelTask(world.deps, user, taskId);
      await world.runWith(deps, taskId);
    });
    expect(ended.state).toBe('CANCELED');
  });

  test('is reported to the operator if no worker came in time', async () => {
    const ended = await endInDoubt('blind', async (_taskId, { log }) => {
      world.clock.move(24 * 3600_000);
      await sweepTasks({ ...world.deps, log });
    });
    expect(ended.state).toBe('FAILED');
  });

  test('is reported to the operator if the run was found parked', async () => {
    const ended = await endInDoubt('blind', async (taskId, deps) => {
      await cancelTask(world.deps, user, taskId);
      await world.db.update(tasks).set({ nextCheckAt: world.clock.now() }).where(eq(tasks.id, taskId));
      const parked = createParkedRuns({ ...deps, jobs: world.deps.jobs });
      await parked.turn();
      await parked.idle();
    });
    expect(ended.state).toBe('CANCELED');
  });

  test('is looked up if the run was cancelled meanwhile, so that its provider stops', async () => {
    const { taskId } = await endInDoubt('findable', async (id, deps) => {
      await cancelTask(world.deps, user, id);
      await world.runWith(deps, id);
    });
    expect(world.hosted.provider.cancelled).toEqual([taskId]);
  });

  test('is given up if the run was cancelled and the provider cannot tell', async () => {
    world.hosted.provider.finding = () => {
      throw new Error('the list is unavailable');
    };
    const { state } = await endInDoubt('findable', async (id, deps) => {
      await cancelTask(world.deps, user, id);
      await world.runWith(deps, id);
    });
    expect(state).toBe('CANCELED');
    expect(world.hosted.provider.cancelled).toEqual([]);
  });

  test('stays with the engine that may have it, even if the route is closed by then', async () => {
    const taskId = await submit('findable');
    await expect(world.run(taskId, 'started')).rejects.toThrow(Crash);
    world.hosted.open = false;
    await work(taskId);
    await askAndWork(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED', engine: 'findable' });
    expect(counts(taskId)).toEqual({ submits: 1, jobs: 1 });
  });
});

test('an error before the submit leaves nothing unconfirmed', async () => {
  const taskId = await submit('blind');
  world.hosted.provider.preparing = () => {
    world.hosted.provider.preparing = undefined;
    throw new Error('an image could not be opened');
  };
  await work(taskId);
  await askAndWork(taskId);
  expect(counts(taskId)).toEqual({ submits: 1, jobs: 1 });
  expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED' });
});

describe('a run that waits for its provider', () => {
  test('is left by its worker, and polled until it is finished', async () => {
    const taskId = await submit('blind', 2);
    world.engine.answers.set(taskId, () => pending);
    await work(taskId);
    expect(world.hosted.provider.asked).toEqual([]);
    expect(await record(taskId)).toMatchObject({ state: 'RUNNING', results: [] });
    await askAndWork(taskId);
    await askAndWork(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'RUNNING', stage: 'drawing', progress: 0.5 });
    // A candidate that is finished early is stored at once, and the run continues to wait.
    world.engine.answers.set(taskId, () => ({ ...pending, outputs: [pictureFile(1)] }));
    await askAndWork(taskId);
    expect((await record(taskId)).results.map(({ index }) => index)).toEqual([1]);
    expect((await rowOf(taskId)).nextCheckAt).not.toBeNull();
    world.engine.answers.clear();
    await askAndWork(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED', receipt: { settled: 40 } });
    expect((await rowOf(taskId)).nextCheckAt).toBeNull();
    expect(counts(taskId)).toEqual({ submits: 1, jobs: 1 });
    expect(await violations()).toEqual([]);
  });

  test('is polled with growing pauses', async () => {
    const taskId = await submit('blind');
    world.engine.answers.set(taskId, () => pending);
    await work(taskId);
    const pauses: number[] = [];
    for (let round = 0; round < 40; round += 1) {
      const { nextCheckAt } = await rowOf(taskId);
      const pause = (nextCheckAt?.getTime() ?? 0) - world.clock.now().getTime();
      pauses.push(pause);
      world.clock.move(pause - 1);
      await world.ask();
      expect(world.hosted.provider.asked).toHaveLength(round);
      world.clock.move(1);
      await world.ask();
      expect(world.hosted.provider.asked).toHaveLength(round + 1);
      if (pause === 30_000) break;
    }
    expect(pauses[0]).toBe(2000);
    expect(pauses.at(-1)).toBe(30_000);
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    // Beyond the shortest pause, a pause is at most an eighth of the elapsed time.
    const ages = pauses.map((_, at) => pauses.slice(0, at).reduce((sum, pause) => sum + pause, 0));
    for (const [at, pause] of pauses.entries())
      expect(pause).toBeLessThanOrEqual(Math.max(2000, (ages[at] ?? 0) / 8));
    await cancelTask(world.deps, user, taskId);
    await world.ask();
  });

  test('is not polled again before its provider allows it', async () => {
    const taskId = await submit('blind');
    world.engine.answers.set(taskId, () => ({ state: 'away', afterMs: 60_000 }));
    await work(taskId);
    world.clock.move(2000);
    await world.ask();
    world.clock.move(59_999);
    await world.ask();
    expect(world.hosted.provider.asked).toHaveLength(1);
    world.engine.answers.clear();
    world.clock.move(1);
    await askAndWork(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED' });
  });

  test('is polled in time after the clock is set back', async () => {
    const taskId = await submit('blind');
    await work(taskId);
    world.clock.move(-60 * 60_000);
    await world.ask();
    expect(await hasJob(taskId)).toBe(true);
    await work(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED' });
    world.clock.move(60 * 60_000);
  });

  test('is cancelled at the provider and here in one turn', async () => {
    const taskId = await submit('blind');
    world.engine.answers.set(taskId, () => pending);
    await work(taskId);
    await cancelTask(world.deps, user, taskId);
    await world.ask();
    expect(await record(taskId)).toMatchObject({ state: 'CANCELED', receipt: { returned: 20 } });
    expect(world.hosted.provider.cancelled).toEqual([taskId]);
    expect(world.hosted.provider.asked).toEqual([]);
    expect(await violations()).toEqual([]);
  });

  test('ends at its deadline, also at the provider', async () => {
    const taskId = await submit('blind');
    world.engine.answers.set(taskId, () => pending);
    await work(taskId);
    world.clock.move(10 * 60_000 + 1);
    // The sweep leaves it to the poller, which can tell the provider.
    await sweepTasks(world.deps);
    expect(await record(taskId)).toMatchObject({ state: 'RUNNING' });
    await world.ask();
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'task_deadline' });
    expect(world.hosted.provider.cancelled).toEqual([taskId]);
    expect(await balance()).toBe(200);
  });

  test('is ended by the sweep if no process polls any more', async () => {
    const taskId = await submit('blind');
    await work(taskId);
    world.clock.move(10 * 60_000 + 16_000);
    await sweepTasks(world.deps);
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'task_deadline' });
    expect(await violations()).toEqual([]);
  });

  test('is not given to workers by the sweep', async () => {
    const taskId = await submit('blind');
    await work(taskId);
    world.clock.move(60_000);
    await sweepTasks(world.deps);
    expect(await hasJob(taskId)).toBe(false);
    await world.ask();
    expect(await hasJob(taskId)).toBe(true);
    await work(taskId);
  });

  test('misses one poll if the polling process ends', async () => {
    const taskId = await submit('blind');
    await work(taskId);
    world.clock.move(2000);
    const asking = createParkedRuns({ ...world.runDeps(), jobs: world.deps.jobs });
    world.engine.answers.set(taskId, () => new Promise(() => undefined));
    await asking.turn();
    world.engine.answers.clear();
    await world.ask();
    expect(await hasJob(taskId)).toBe(false);
    await askAndWork(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED' });
  });

  test('is not changed by a late answer to a process that polled before', async () => {
    const taskId = await submit('blind');
    await work(taskId);
    world.clock.move(2000);
    const answer = Promise.withResolvers<Check>();
    world.engine.answers.set(taskId, () => answer.promise);
    const slow = createParkedRuns({ ...world.runDeps(), jobs: world.deps.jobs });
    await slow.turn();
    world.engine.answers.set(taskId, () => ({ ...pending, progress: 0.9 }));
    world.clock.move(31_000);
    await world.ask();
    answer.resolve({ ...pending, progress: 0.1 });
    await slow.idle();
    expect(await record(taskId)).toMatchObject({ progress: 0.9 });
    world.engine.answers.clear();
    await askAndWork(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED' });
  });

  test('is not polled twice at a time by one process', async () => {
    const taskId = await submit('blind');
    await work(taskId);
    world.clock.move(2000);
    const answer = Promise.withResolvers<Check>();
    world.engine.answers.set(taskId, () => answer.promise);
    const asking = createParkedRuns({ ...world.runDeps(), jobs: world.deps.jobs });
    await asking.turn();
    world.clock.move(31_000);
    await asking.turn();
    expect(world.hosted.provider.asked).toHaveLength(1);
    answer.resolve({ state: 'done', outputs: [pictureFile(0)] });
    await asking.stop();
    await askAndWork(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED' });
  });

  test('stays parked while its last job is still ending', async () => {
    const taskId = await submit('blind');
    await world.run(taskId);
    world.clock.move(2000);
    await world.ask();
    expect((await rowOf(taskId)).nextCheckAt).not.toBeNull();
    await endJob(taskId);
    await askAndWork(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED' });
  });

  test('is submitted again after a failure that made nothing', async () => {
    const taskId = await submit('blind');
    await work(taskId);
    world.engine.answers.set(taskId, () =>
      count(world.hosted.provider.jobs, taskId) === 1
        ? { state: 'failed', code: 'task_engine_stopped', retryable: true }
        : { state: 'done', outputs: [pictureFile(0)] },
    );
    await askAndWork(taskId);
    await askAndWork(taskId);
    expect(counts(taskId)).toEqual({ submits: 2, jobs: 2 });
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED' });
  });

  test('at an engine that hangs does not keep others from being polled', async () => {
    const hanging: string[] = [];
    const many = await world.newUser(10_000);
    for (let run = 0; run < 40; run += 1) {
      const { taskId } = await world.submit(many);
      await world.giveTo('keyed', taskId);
      await work(taskId);
      hanging.push(taskId);
      world.engine.answers.set(taskId, () => new Promise(() => undefined));
    }
    const taskId = await submit('blind');
    await work(taskId);
    world.clock.move(2000);
    const asking = createParkedRuns({ ...world.runDeps(), jobs: world.deps.jobs });
    for (let turn = 0; turn < 3; turn += 1) await asking.turn();
    const { asked } = world.hosted.provider;
    expect(asked).toContain(taskId);
    expect(asked.filter((id) => hanging.includes(id))).toHaveLength(24);
    await world.db.execute(sql`update tasks set next_check_at = null where id = any(${sql.param(hanging)})`);
  });
});

test('an answer that came with the submit is stored by the same worker, without parking the run', async () => {
  const taskId = await submit('direct');
  await work(taskId);
  expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED', results: { length: 1 } });
  expect(world.hosted.provider.asked).toEqual([taskId]);
  expect(await violations()).toEqual([]);
});
