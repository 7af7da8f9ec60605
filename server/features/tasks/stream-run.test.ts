import { TEXT_OUTPUT_LENGTH } from '@inkreel/contract/limits.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pointHolds, tasks } from '../../db/schema.ts';
import type { TextPart } from '../../engines/engine.ts';
import { findViolations } from '../../testing/invariants.ts';
import { readBalance } from '../billing/read-balance.ts';
import { cancelTask } from './cancel-task.ts';
import { getTask } from './get-task.ts';
import { listTasks } from './list-tasks.ts';
import type { Step } from './run-context.ts';
import { claimTask } from './store.ts';
import { sweepTasks } from './sweep-tasks.ts';
import { Crash, createTaskWorld, type TaskWorld, type User } from './testing/task-world.ts';
import { closed, STORY, WRITERS, type WriterId, type Writing } from './testing/text-engines.ts';

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

async function submit(engine: WriterId = 'blind-writer', writing?: Writing): Promise<string> {
  const { taskId } = await world.submitText(user);
  await world.giveTo(engine, taskId);
  if (writing) world.texts.writings.set(taskId, writing);
  return taskId;
}
const record = (taskId: string) => getTask(world.deps, user, taskId);
const violations = () => findViolations(world.db, world.clock.now(), user.organisationId);
const total = async () => (await readBalance(world.deps, user.organisationId)).total;
const submits = (taskId: string) => world.hosted.provider.submits.filter((id) => id === taskId).length;
/** A stream of these parts; errors are thrown, and functions awaited. */
const writes = (...parts: (TextPart | Error | ((signal: AbortSignal) => Promise<unknown>))[]): Writing =>
  async function* (_taskId, signal) {
    for (const part of parts) {
      if (part instanceof Error) throw part;
      if (typeof part === 'function') await part(signal);
      else yield part;
    }
  };

describe('a streamed text', () => {
  test('is stored with its run, and charged for what was used', async () => {
    const taskId = await submit();
    expect(await total()).toBe(200 - 32);
    expect(await record(taskId)).toMatchObject({
      receipt: {
        quoted: 32,
        points_each: 2,
        metered: { unit: 'tokens', per: 1000, maximum: 16_000, amount: null },
      },
    });
    await world.run(taskId);
    const task = await record(taskId);
    expect(task).toMatchObject({
      state: 'SUCCEEDED',
      results: [],
      outputs: [{ kind: 'text', index: 0, draft: 1, finished: true, text: STORY }],
      receipt: { state: 'settled', settled: 6, returned: 26, metered: { amount: 2300 } },
    });
    expect(world.texts.maximums.get(taskId)).toBe(16_000);
    expect(await total()).toBe(194);
    expect(await violations()).toEqual([]);
    const [row] = await world.db.select().from(tasks).where(eq(tasks.id, taskId));
    expect(row?.errorDetail).toBeNull();
  });

  test('is left out of lists', async () => {
    const taskId = await submit();
    await world.run(taskId);
    const { items } = await listTasks(world.deps, user, { limit: 5 });
    expect(items[0]).toMatchObject({ id: taskId, receipt: { metered: { amount: 2300 } } });
    expect(items[0]).not.toHaveProperty('outputs');
  });

  test('is private, and is deleted with its run', async () => {
    const taskId = await submit();
    await world.run(taskId);
    await expect(getTask(world.deps, await world.newUser(0), taskId)).rejects.toMatchObject({
      code: 'not_found',
    });
    await world.db.delete(pointHolds).where(eq(pointHolds.taskId, taskId));
    await world.db.delete(tasks).where(eq(tasks.id, taskId));
    const { rows } = await world.db.execute(sql`select from run_outputs where task_id = ${taskId}`);
    expect(rows).toEqual([]);
  });

  test('costs no more than was held, whatever it used', async () => {
    const taskId = await submit('blind-writer', writes({ text: 'long' }, { usage: 90_000 }));
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({ receipt: { settled: 32, returned: 0 } });
    expect(await violations()).toEqual([]);
  });

  test('keeps split characters whole, and contains nothing that a database cannot hold', async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
    const halves = writes({ text: 'a\0 🦊'.slice(0, -1) }, pause, { text: '🦊'.slice(1) }, pause, {
      text: ' \ud83e.',
    });
    const taskId = await submit('blind-writer', halves);
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({ outputs: [{ text: 'a 🦊 \ufffd.' }] });
  });
});

describe('when a process ends', () => {
  const steps: Step[] = ['claimed', 'submitting', 'written', 'stored', 'settled'];
  const cases = WRITERS.flatMap((engine) => steps.map((step) => [engine, step] as const));
  test.each(cases)('while a %s has the run, at %s, the next pass repairs it', async (engine, step) => {
    const taskId = await submit(engine);
    // At this step the text is not complete yet.
    if (step === 'written') world.texts.writings.set(taskId, writes({ text: STORY }, closed));
    await expect(world.run(taskId, step)).rejects.toThrow(Crash);
    world.texts.writings.clear();
    expect(await violations()).toEqual([]);
    await world.run(taskId);
    const isCutOff = step === 'submitting' || step === 'written';
    const task = await record(taskId);
    expect(await violations()).toEqual([]);
    if (isCutOff && engine === 'blind-writer') {
      expect(task).toMatchObject({ state: 'FAILED', error: 'task_unconfirmed', outputs: [] });
      expect(submits(taskId)).toBe(step === 'submitting' ? 0 : 1);
      expect(await total()).toBe(200);
      return;
    }
    const draft = isCutOff && step === 'written' ? 2 : 1;
    expect(task).toMatchObject({ state: 'SUCCEEDED', outputs: [{ text: STORY, draft }] });
    expect(submits(taskId)).toBe(draft);
    expect(await total()).toBe(194);
  });

  test('and comes back, it does not write into another worker’s run', async () => {
    const isTaken = Promise.withResolvers<void>();
    const taskId = await submit(
      'keyed-writer',
      writes({ text: 'one ' }, () => isTaken.promise, { text: 'two' }),
    );
    const first = world.run(taskId);
    await expect.poll(() => submits(taskId)).toBe(1);
    await claimTask(world.db, taskId);
    isTaken.resolve();
    await first;
    expect(await record(taskId)).toMatchObject({ state: 'RUNNING' });
    world.texts.writings.set(taskId, writes({ text: 'three' }));
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({ outputs: [{ draft: 2, text: 'three' }] });
  });
});

describe('a text that is cancelled while it is written', () => {
  test.each([
    ['at least its length', [], 25, 2],
    ['what the provider had counted', [{ usage: 4100 }], 4100, 10],
  ] as [string, TextPart[], number, number][])(
    'stays, and is charged by %s',
    async (_what, counted, amount, settled) => {
      let isClosed = false;
      const wait = async (signal: AbortSignal) => {
        await cancelTask(world.deps, user, taskId);
        await closed(signal);
        isClosed = true;
      };
      const taskId = await submit('blind-writer', writes({ text: 'word '.repeat(20) }, ...counted, wait));
      await world.run(taskId);
      expect(await record(taskId)).toMatchObject({
        state: 'CANCELED',
        outputs: [{ finished: true, text: 'word '.repeat(20) }],
        receipt: { settled, metered: { amount } },
      });
      await expect.poll(() => isClosed).toBe(true);
      expect(await violations()).toEqual([]);
    },
  );

  test.each(['', ' ', '\n\n', '\t\u3000'])('before its first word, after %j, costs nothing', async (text) => {
    const wait = async (signal: AbortSignal) => {
      await cancelTask(world.deps, user, taskId);
      await closed(signal);
    };
    const taskId = await submit('blind-writer', writes({ text }, wait));
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'CANCELED', outputs: [], receipt: { settled: 0 } });
  });
});

test('a text that is cancelled right before its prompt is sent is not sent, and costs nothing', async () => {
  let isSent = false;
  const taskId = await submit('blind-writer', async function* () {
    await cancelTask(world.deps, user, taskId);
    yield { submits: true };
    isSent = true;
    yield { text: 'late' };
  });
  await world.run(taskId);
  expect(isSent).toBe(false);
  expect(await record(taskId)).toMatchObject({ state: 'CANCELED', outputs: [], receipt: { settled: 0 } });
  expect(await violations()).toEqual([]);
});

describe('a text that fails', () => {
  test.each([
    ['refused', writes({ failed: { code: 'task_failed', retryable: false } }), 'task_failed'],
    ['cut off', writes({ text: 'half' }, new Error('the connection broke')), 'task_unconfirmed'],
    ['empty', writes({ text: ' \n' }, { usage: 10 }), 'task_failed'],
    ['too long', writes({ text: 'x'.repeat(TEXT_OUTPUT_LENGTH + 1) }), 'task_answer_too_long'],
  ])('because it is %s costs nothing and is deleted', async (_what, writing, error) => {
    const taskId = await submit('blind-writer', writing);
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', error, outputs: [] });
    expect(submits(taskId)).toBe(1);
    expect(await total()).toBe(200);
    expect(await violations()).toEqual([]);
  });

  test('before it was accepted is restarted as a new draft', async () => {
    let tries = 0;
    const taskId = await submit('blind-writer', (id, signal) => {
      tries += 1;
      const busy = { code: 'task_engine_stopped', retryable: true } as const;
      const first = writes({ text: 'half' }, { failed: busy });
      return (tries === 1 ? first : writes({ text: 'whole' }))(id, signal);
    });
    await world.run(taskId);
    expect(await record(taskId)).toMatchObject({
      state: 'SUCCEEDED',
      outputs: [{ draft: 2, text: 'whole' }],
      receipt: { settled: 2 },
    });
  });

  test('because it took too long costs nothing', async () => {
    const wait = async (signal: AbortSignal) => {
      world.clock.move(11 * 60_000);
      await closed(signal);
    };
    const taskId = await submit('blind-writer', writes({ text: 'half' }, wait));
    await world.run(taskId);
    await sweepTasks(world.deps);
    expect(await record(taskId)).toMatchObject({ state: 'FAILED', error: 'task_deadline', outputs: [] });
    expect(await total()).toBe(200);
  });
});
