/**
 * Random operations on the run and point machine over the real SQL: submits, workers that crash, engines that
 * succeed, fail or answer late, cancels, clock jumps, sweeps, duplicates. After each of them all invariants
 * are checked. `SEEDS=2000` runs more; a seed that failed runs alone with `SEED=<number>`.
 */

import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pointHolds, tasks } from '../../db/schema.ts';
import type { Check } from '../../engines/engine.ts';
import { AppError } from '../../http/app-error.ts';
import { findViolations } from '../../testing/invariants.ts';
import { pick, randomFrom } from '../../testing/random.ts';
import { readBalance } from '../billing/read-balance.ts';
import { cancelTask } from './cancel-task.ts';
import type { Step } from './run-context.ts';
import { sweepTasks } from './sweep-tasks.ts';
import {
  Crash,
  createTaskWorld,
  HOSTED,
  pictureFile,
  type TaskWorld,
  type User,
} from './testing/task-world.ts';
import { closed, WRITERS, type Writing } from './testing/text-engines.ts';

const SEEDS = Number(process.env['SEEDS'] ?? 60);
const ONLY = process.env['SEED'];
const OPERATIONS = 14;
const STEPS: Step[] = [
  'claimed',
  'submitting',
  'started',
  'saved',
  'prepared',
  'written',
  'stored',
  'settled',
];

let world: TaskWorld;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());

test(
  'every invariant holds after each operation',
  async () => {
    const seeds = ONLY === undefined ? Array.from({ length: SEEDS }, (_, seed) => seed + 1) : [Number(ONLY)];
    for (const seed of seeds) await simulate(seed);
  },
  30 * 60_000,
);

/** One organisation's life from its first points to the day when everything has ended. */
async function simulate(seed: number): Promise<void> {
  const random = randomFrom(seed).fraction;
  const granted = 40 + Math.floor(random() * 8) * 20;
  const life = {
    seed,
    random,
    user: await world.newUser(granted),
    tasks: [] as string[],
    log: [] as string[],
    givenUp: [] as string[],
  };
  const { provider } = world.hosted;
  for (const list of [provider.submits, provider.jobs, provider.asked, provider.cancelled]) list.length = 0;
  // One submit in eight is accepted, and its answer is lost.
  provider.answering = () => {
    if (random() < 0.125) throw new Error('the connection broke');
  };
  world.hosted.open = true;
  world.engine.answers.clear();
  world.texts.writings.clear();
  world.engine.start = undefined;
  for (let step = 0; step < OPERATIONS; step += 1) {
    const [name, operation] = pick(random, OPERATIONS_OF_LIFE);
    life.log.push(name);
    const before = world.clock.now().getTime();
    await operation(life);
    // Servers sweep a few times a minute, so no run is parked past its deadline for longer.
    if (world.clock.now().getTime() - before > 30_000) await sweepTasks(world.deps);
    await expectHolds(life);
    expectPaidOnce(life);
  }
  await finishEverything(life);
  expectPaidOnce(life);
  await expectHolds(life);
  const { total, held } = await readBalance(world.deps, life.user.organisationId);
  const [paid] = await world.db
    .select({ settled: sql<string>`coalesce(sum(settled), 0)` })
    .from(pointHolds)
    .where(eq(pointHolds.organisationId, life.user.organisationId));
  expect({ seed, held, total }).toEqual({ seed, held: 0, total: granted - Number(paid?.settled) });
}

interface Life {
  seed: number;
  random: () => number;
  user: User;
  tasks: string[];
  log: string[];
  /** Runs whose job the provider gave up, one entry for each job. */
  givenUp: string[];
}

async function expectHolds(life: Life): Promise<void> {
  const violations = await findViolations(world.db, world.clock.now(), life.user.organisationId);
  expect({ seed: life.seed, operations: violations.length > 0 ? life.log : [], violations }).toEqual({
    seed: life.seed,
    operations: [],
    violations: [],
  });
}

const OPERATIONS_OF_LIFE: readonly [string, (life: Life) => Promise<void>][] = [
  ['submit', (life) => submit(life)],
  ['submit a text', (life) => submitText(life)],
  ['submit a text', (life) => submitText(life)],
  ['submit', (life) => submit(life)],
  [
    'submit in parallel',
    async (life) => void (await Promise.all([submit(life), submit(life), submit(life)])),
  ],
  ['work', (life) => work(life)],
  ['work', (life) => work(life)],
  ['work and crash', (life) => work(life, pick(life.random, STEPS))],
  ['work and crash', (life) => work(life, pick(life.random, STEPS))],
  ['two workers on one job', (life) => workTwice(life)],
  ['ask', (life) => ask(life)],
  ['ask', (life) => ask(life)],
  ['lose a job', (life) => loseJob(life)],
  ['cancel', (life) => cancel(life, pickTask(life))],
  ['sweep', async () => void (await sweepTasks(world.deps))],
  ['jump', (life) => jump(life)],
];

async function submit(life: Life): Promise<void> {
  const count = 1 + Math.floor(life.random() * 3);
  const key = life.random() < 0.4 ? `key ${life.seed} ${Math.floor(life.random() * 3)}` : undefined;
  const submitted = await allowing(['not_enough_points', 'idempotency_mismatch'], () =>
    world.submit(life.user, count, key),
  );
  if (!submitted) return;
  const { taskId } = submitted;
  if (!life.tasks.includes(taskId) && life.random() < 0.6)
    await world.giveTo(pick(life.random, HOSTED), taskId);
  life.tasks.push(taskId);
}

async function submitText(life: Life): Promise<void> {
  const submitted = await allowing(['not_enough_points'], () => world.submitText(life.user));
  if (!submitted) return;
  await world.giveTo(pick(life.random, WRITERS), submitted.taskId);
  life.tasks.push(submitted.taskId);
}

/** Polls the providers about parked runs. */
async function ask(life: Life): Promise<void> {
  world.clock.move(pick(life.random, [500, 31_000]));
  for (const taskId of life.tasks) world.engine.answers.set(taskId, moods(life, taskId));
  await world.ask();
}

/** The provider may bill one job, and one more after each that it gave up itself. */
function expectPaidOnce(life: Life): void {
  for (const taskId of new Set(life.tasks)) {
    const jobs = world.hosted.provider.jobs.filter((id) => id === taskId).length;
    const given = life.givenUp.filter((id) => id === taskId).length;
    expect({ seed: life.seed, operations: life.log, paidTwice: jobs > 1 + given }).toMatchObject({
      paidTwice: false,
    });
  }
}

async function work(life: Life, crashAt?: Step): Promise<void> {
  const taskId = await nextJob(life);
  if (taskId === undefined) return;
  world.engine.answers.set(taskId, moods(life, taskId));
  world.texts.writings.set(taskId, writing(life));
  const shutdown = new AbortController();
  if (life.random() < 0.1) shutdown.abort();
  try {
    await world.run(taskId, crashAt, shutdown.signal);
    // A worker that was told to stop leaves its job to the next one.
    if (!shutdown.signal.aborted) await removeJob(taskId);
  } catch (error) {
    if (!(error instanceof Crash)) throw error;
    if (life.random() < 0.3) await removeJob(taskId);
  }
}

async function workTwice(life: Life): Promise<void> {
  const taskId = await nextJob(life);
  if (taskId === undefined) return;
  world.engine.answers.set(taskId, moods(life, taskId));
  world.texts.writings.set(taskId, writing(life));
  // A worker that queries a provider for a job while another is still submitting it finds none. Leases keep the two
  // apart by minutes, for which this pair does not wait.
  const [task] = await world.db.select({ engine: tasks.engine }).from(tasks).where(eq(tasks.id, taskId));
  if (task?.engine === 'findable') return;
  await Promise.all([world.run(taskId), world.run(taskId)]);
}

async function loseJob(life: Life): Promise<void> {
  const taskId = await nextJob(life);
  if (taskId !== undefined) await removeJob(taskId);
}

async function cancel(life: Life, taskId: string | undefined): Promise<void> {
  if (taskId !== undefined) {
    await allowing(['task_not_cancellable'], () => cancelTask(world.deps, life.user, taskId));
  }
}

async function jump(life: Life): Promise<void> {
  world.clock.move(pick(life.random, [-1000, 500, 20_000, 5 * 60_000, 11 * 60_000, 61 * 60_000]));
  // Servers sweep a few times a minute, so each jump is followed by one.
  await sweepTasks(world.deps);
}

/** The engine's behaviour for a task, chosen again for each worker that takes it. */
function moods(life: Life, taskId: string): (taskId: string, count: number) => Promise<Check> {
  const pending = (progress: number, files: number[]): Check => ({
    state: 'pending',
    stage: 'drawing',
    progress,
    candidates: [progress],
    outputs: files.map(pictureFile),
  });
  let asked = 0;
  return async (_taskId, count) => {
    asked += 1;
    const all: Check = {
      state: 'done',
      outputs: Array.from({ length: count }, (_, index) => pictureFile(index)),
    };
    // No run continues for ever.
    if (asked > 5) return all;
    switch (Math.floor(life.random() * 11)) {
      case 0:
        return pending(asked / 10, []);
      case 1:
        return pending(asked / 10, [Math.floor(life.random() * count)]);
      case 2:
        return { state: 'done', outputs: [pictureFile(0)] };
      case 3: {
        const retryable = life.random() < 0.5;
        if (retryable) life.givenUp.push(taskId);
        return { state: 'failed', code: 'task_failed', retryable };
      }
      case 4:
        throw new Error('half a JSON');
      case 5:
        await cancel(life, taskId);
        return pick(life.random, [all, pending(0.9, [0])]);
      case 6:
        // Late: the sweep has ended the run when the success comes.
        world.clock.move(pick(life.random, [1000, 11 * 60_000]));
        await sweepTasks(world.deps);
        return all;
      case 7:
        world.clock.move(pick(life.random, [0, 1000, 9 * 60_000, 20 * 60_000]));
        return { ...pending(0, []), queued: true, stage: 'waiting' } as Check;
      case 8:
        // Cancelled while it waits for its turn.
        await cancel(life, taskId);
        return { ...pending(0, []), queued: true, stage: 'waiting' } as Check;
      default:
        return all;
    }
  };
}

/** The outcome of a text, chosen separately for each worker that takes it. */
function writing(life: Life): Writing {
  const words = () => ({ text: 'word '.repeat(1 + Math.floor(life.random() * 40)) });
  return async function* (taskId, signal) {
    yield words();
    switch (Math.floor(life.random() * 8)) {
      case 0:
        throw new Error('half a line');
      case 1: {
        const retryable = life.random() < 0.5;
        if (retryable) life.givenUp.push(taskId);
        yield { failed: { code: 'task_failed', retryable } };
        return;
      }
      case 2:
        yield { usage: 700 };
        await cancel(life, taskId);
        await closed(signal);
        return;
      case 3:
        // Late: the sweep has ended the run when the rest comes.
        world.clock.move(pick(life.random, [1000, 11 * 60_000]));
        await sweepTasks(world.deps);
        yield words();
        break;
      case 4:
        // More than the hold covers.
        yield { usage: 50_000 };
        break;
      default:
        yield words();
    }
    yield { usage: Math.floor(life.random() * 20_000) };
  };
}

async function finishEverything(life: Life): Promise<void> {
  world.engine.answers.clear();
  world.texts.writings.clear();
  // From here on no answer is lost, so that a bounded number of rounds is enough.
  world.hosted.provider.answering = () => undefined;
  world.clock.move(20_000);
  await sweepTasks(world.deps);
  // Work, parking, and work on what was finished there.
  for (let round = 0; round < 4; round += 1) {
    for (let taskId = await nextJob(life); taskId !== undefined; taskId = await nextJob(life)) {
      await world.run(taskId);
      await removeJob(taskId);
    }
    world.clock.move(31_000);
    await world.ask();
  }
  const open = await world.db
    .select({ id: tasks.id, state: tasks.state })
    .from(tasks)
    .where(sql`${tasks.organisationId} = ${life.user.organisationId} and ${tasks.finishedAt} is null`);
  expect({ seed: life.seed, open }).toEqual({ seed: life.seed, open: [] });
}

async function nextJob(life: Life): Promise<string | undefined> {
  const { rows } = await world.db.execute<{ key: string }>(sql`
    select key from test_jobs join tasks on tasks.id = key where organisation_id = ${life.user.organisationId}
     order by priority desc, added limit 1`);
  return rows[0]?.key;
}

async function removeJob(taskId: string): Promise<void> {
  await world.db.execute(sql`delete from test_jobs where key = ${taskId}`);
}

/** Runs a use case; refusals with one of these codes are expected. */
async function allowing<Value>(codes: string[], run: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof AppError && codes.includes(error.code)) return undefined;
    throw error;
  }
}

function pickTask(life: Life): string | undefined {
  return life.tasks[Math.floor(life.random() * life.tasks.length)];
}
