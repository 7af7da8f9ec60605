/** A text while it is written: what readers get, and when its worker closes the stream. */
import { TEXT_OUTPUT_LENGTH } from '@inkreel/contract/limits.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { routeHealth, runCosts } from '../../db/schema.ts';
import type { Cost } from '../../engines/cost.ts';
import type { Notice } from '../../events/notify.ts';
import { getTask } from './get-task.ts';
import type { RunTaskDeps } from './run-context.ts';
import { claimTask } from './store.ts';
import { listenToNotices } from './testing/listen-to-notices.ts';
import { Crash, createTaskWorld, type TaskWorld, type User } from './testing/task-world.ts';
import { closed, type WriterId, type Writing } from './testing/text-engines.ts';

let world: TaskWorld;
let user: User;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  await world.restNobody();
  user = await world.newUser(200);
  world.texts.writings.clear();
});

async function submit(writing: Writing, engine: WriterId = 'blind-writer'): Promise<string> {
  const { taskId } = await world.submitText(user);
  await world.giveTo(engine, taskId);
  world.texts.writings.set(taskId, writing);
  return taskId;
}
const record = (taskId: string) => getTask(world.deps, user, taskId);
const submits = (taskId: string) => world.hosted.provider.submits.filter((id) => id === taskId).length;
async function draftOf(taskId: string) {
  const { rows } = await world.db.execute(
    sql`select text, amount::int, xmin::text as version from run_outputs where task_id = ${taskId}`,
  );
  return rows[0];
}
const told = (notices: readonly Notice[]) =>
  notices.flatMap((each) => {
    if (each.type === 'text') return [`${each.draft} ${each.start} ${each.text}`];
    return each.type === 'task' ? [each.ended ? 'ended' : 'changed'] : [];
  });

describe('a text while it is written', () => {
  test('is stored and published as it arrives, and nothing is written without new text', async () => {
    const [used, went] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const taskId = await submit(async function* () {
      yield { usage: 10 };
      yield { text: 'one ' };
      await used.promise;
      yield { usage: 4100 };
      await went.promise;
      yield { text: 'two' };
    });
    let turns = 0;
    const pause = async () => {
      turns += 1;
      await new Promise((resolve) => setTimeout(resolve, 1));
    };
    const notices = await listenToNotices(world.connection);
    const run = world.runWith({ ...world.runDeps(), pause }, taskId);
    await expect.poll(() => draftOf(taskId)).toMatchObject({ text: 'one ', amount: 10 });
    const before = await draftOf(taskId);
    const seen = turns;
    await expect.poll(() => turns).toBeGreaterThan(seen + 2);
    expect(await draftOf(taskId)).toEqual(before);
    used.resolve();
    await expect.poll(() => draftOf(taskId)).toMatchObject({ text: 'one ', amount: 4100 });
    went.resolve();
    await run;
    await expect.poll(() => told(notices.told)).toContain('ended');
    await notices.stop();
    expect(told(notices.told)).toEqual(['changed', '1 0 one ', '1 4 two', 'ended']);
    expect(await record(taskId)).toMatchObject({ outputs: [{ text: 'one two' }], receipt: { settled: 10 } });
  });

  test('that restarts is announced as changed before its new text', async () => {
    const taskId = await submit(async function* (_taskId, signal) {
      yield { text: 'half' };
      await closed(signal);
    }, 'keyed-writer');
    await expect(world.run(taskId, 'written')).rejects.toThrow(Crash);
    world.texts.writings.set(taskId, async function* () {
      yield { text: 'whole' };
    });
    const notices = await listenToNotices(world.connection);
    await world.run(taskId);
    await expect.poll(() => told(notices.told)).toContain('ended');
    await notices.stop();
    expect(told(notices.told)).toEqual(['changed', '2 0 whole', 'ended']);
  });

  test('may have the maximum length', async () => {
    const text = 'x'.repeat(TEXT_OUTPUT_LENGTH);
    const taskId = await submit(async function* () {
      yield { text };
    });
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED', outputs: [{ finished: true, text }] });
  });

  test('that ends at the maximum length is complete', async () => {
    const taskId = await submit(async function* () {
      yield { text: 'cut' };
      yield { cut: true };
    });
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED', outputs: [{ text: 'cut' }] });
  });

  test('is written without a listener of its steps, and the pause ends with it', async () => {
    const taskId = await submit(async function* () {
      yield { text: 'whole' };
    });
    const deps: RunTaskDeps = world.runDeps();
    delete deps.onStep;
    const signals: AbortSignal[] = [];
    deps.pause = async (_ms, signal) => {
      signals.push(signal);
      await closed(signal);
    };
    await world.runWith(deps, taskId);
    expect(await record(taskId)).toMatchObject({ state: 'SUCCEEDED' });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  });
});

describe('the cost of a text at its provider', () => {
  const cost: Cost = { basis: 'listed', model: 'm-1', money: { micros: 700, currency: 'USD' } };
  const failed = { code: 'task_failed', retryable: false } as const;
  const costs = (taskId: string) => world.db.select().from(runCosts).where(eq(runCosts.taskId, taskId));
  test.each([
    ['when it is whole', undefined],
    ['when it fails behind it', { failed }],
  ])('is stored as reported, %s', async (_when, last) => {
    const taskId = await submit(async function* () {
      yield { text: 'words' };
      yield { cost };
      if (last) yield last;
    });
    await world.run(taskId);
    expect(await costs(taskId)).toMatchObject([{ basis: 'listed', model: 'm-1', micros: 700 }]);
  });

  test('is that of the failure, if it has one', async () => {
    const taskId = await submit(async function* () {
      yield { cost };
      yield { failed: { ...failed, cost: { ...cost, model: 'm-2' } } };
    });
    await world.run(taskId);
    expect(await costs(taskId)).toMatchObject([{ model: 'm-2' }]);
  });
});

test('a stream that breaks is a failure of its engine', async () => {
  const taskId = await submit(async function* () {
    yield { usage: 1 };
    throw new Error('the connection broke');
  }, 'keyed-writer');
  await world.run(taskId);
  expect(await world.db.select().from(routeHealth)).toMatchObject([
    { engine: 'keyed-writer', failures: 1, lastRun: taskId },
  ]);
});

describe('a worker closes a stream', () => {
  /** Writes word after word until it is closed. */
  const endless = (onWord: (count: number) => void, onClose: () => void): Writing =>
    async function* () {
      try {
        for (let count = 1; ; count += 1) {
          yield { text: 'word ' };
          onWord(count);
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      } finally {
        onClose();
      }
    };

  test('when its process stops: the run is left to the next one', async () => {
    const stopping = new AbortController();
    const stopped = Promise.withResolvers<void>();
    const taskId = await submit(
      endless((count) => count === 3 && stopping.abort(), stopped.resolve),
      'keyed-writer',
    );
    await world.run(taskId, undefined, stopping.signal);
    await stopped.promise;
    expect(await record(taskId)).toMatchObject({ state: 'RUNNING', outputs: [{ finished: false }] });
  });

  test('when another worker has its run', async () => {
    const stopped = Promise.withResolvers<void>();
    let claimed: Promise<unknown> | undefined;
    const taskId = await submit(
      endless((count) => {
        if (count === 3) claimed = claimTask(world.db, taskId);
      }, stopped.resolve),
    );
    await world.run(taskId);
    await stopped.promise;
    expect(await claimed).toMatchObject({ id: taskId });
    expect(await record(taskId)).toMatchObject({ state: 'RUNNING' });
  });

  test('before it begins, when another worker took its run right before', async () => {
    const taskId = await submit(async function* () {
      yield { text: 'late' };
    });
    let claimed: Promise<unknown> | undefined;
    const onStep: RunTaskDeps['onStep'] = (step) => {
      if (step === 'submitting') claimed = claimTask(world.db, taskId);
    };
    const transaction: typeof world.db.transaction = async (...args) => {
      await claimed;
      return world.db.transaction(...args);
    };
    const db: typeof world.db = Object.assign(Object.create(world.db), { transaction });
    await world.runWith({ ...world.runDeps(), db, onStep }, taskId);
    expect(submits(taskId)).toBe(0);
    expect(await draftOf(taskId)).toBeUndefined();
  });
});
