import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCosts } from '../../db/schema.ts';
import type { Cost } from '../../engines/cost.ts';
import { stopTask } from './stop-task.ts';
import { lockTask } from './store.ts';
import {
  createTaskWorld,
  type HostedId,
  pictureFile,
  type TaskWorld,
  type User,
} from './testing/task-world.ts';

let world: TaskWorld;
let user: User;
beforeAll(async () => {
  world = await createTaskWorld();
  user = await world.newUser(10_000);
});
afterAll(() => world.drop());

const usd = (micros: number) => ({ micros, currency: 'USD' });
const listed: Cost = { basis: 'listed', model: 'm-1', money: usd(30_000) };
const costs = (taskId: string) =>
  world.db.select().from(runCosts).where(eq(runCosts.taskId, taskId)).orderBy(runCosts.attempt);

async function handedOver(engine: HostedId): Promise<string> {
  const { taskId } = await world.submit(user);
  await world.giveTo(engine, taskId);
  return taskId;
}
/** The provider answers every submit with an operation that has a cost. */
const asks = (cost: Cost | undefined) => {
  world.hosted.provider.cost = cost;
};

test('a run of a local engine costs nothing', async () => {
  const { taskId } = await world.submit(user);
  await world.run(taskId);
  expect(await costs(taskId)).toMatchObject([{ attempt: 0, engine: 'scripted', basis: 'none', micros: 0 }]);
});

test('the cost that the provider reports at the end takes precedence over that of the operation', async () => {
  asks({ basis: 'at_most', model: 'm-1', money: usd(60_000) });
  const taskId = await handedOver('direct');
  world.engine.answers.set(taskId, () => ({ state: 'done', outputs: [pictureFile(0)], cost: listed }));
  await world.run(taskId);
  expect(await costs(taskId)).toMatchObject([
    { engine: 'direct', model: 'm-1', basis: 'listed', micros: 30_000, currency: 'USD' },
  ]);
});

test('a failed run that is billed keeps its cost', async () => {
  const taskId = await handedOver('direct');
  const failed = { state: 'failed', code: 'task_failed', retryable: false } as const;
  world.engine.answers.set(taskId, () => ({ ...failed, cost: listed }));
  await world.run(taskId);
  expect(await costs(taskId)).toMatchObject([{ basis: 'listed', micros: 30_000 }]);
});

test('a run that is cancelled at its provider costs at most what was ordered', async () => {
  asks({ basis: 'at_most', model: 'm-1', money: usd(60_000) });
  const taskId = await handedOver('keyed');
  await world.run(taskId);
  await world.db.transaction(async (tx) => {
    const task = await lockTask(tx, taskId, undefined);
    if (task) await stopTask(tx, world.deps, task, world.clock.now());
  });
  await world.ask();
  expect(await costs(taskId)).toMatchObject([{ basis: 'at_most', micros: 60_000 }]);
});

test('the cost is unknown if the engine does not report it, or the provider may have accepted a run', async () => {
  asks(undefined);
  const silent = await handedOver('direct');
  await world.run(silent);
  expect(await costs(silent)).toMatchObject([
    { engine: 'direct', basis: 'unknown', micros: 0, currency: null },
  ]);
  world.hosted.provider.answering = () => {
    throw new Error('lost');
  };
  const lost = await handedOver('blind');
  await world.run(lost);
  world.hosted.provider.answering = undefined;
  expect(await costs(lost)).toMatchObject([{ engine: 'blind', basis: 'unknown' }]);
});

test('every attempt that is billed counts', async () => {
  asks(undefined);
  const taskId = await handedOver('direct');
  let asked = 0;
  world.engine.answers.set(taskId, () => {
    asked += 1;
    if (asked === 1)
      return {
        state: 'failed',
        code: 'task_engine_stopped',
        retryable: true,
        cost: { ...listed, basis: 'told' },
      };
    return { state: 'done', outputs: [pictureFile(0)], cost: listed };
  });
  await world.run(taskId);
  expect(await costs(taskId)).toMatchObject([
    { attempt: 0, basis: 'told', micros: 30_000 },
    { attempt: 1, basis: 'listed', micros: 30_000 },
  ]);
});

test('a run that was never submitted costs nothing', async () => {
  const { taskId } = await world.submit(user);
  await world.db.transaction(async (tx) => {
    const task = await lockTask(tx, taskId, undefined);
    if (task) await stopTask(tx, world.deps, task, world.clock.now());
  });
  expect(await costs(taskId)).toMatchObject([{ basis: 'none' }]);
});

test('a text costs what was reported last, even if it breaks off', async () => {
  const { taskId } = await world.submitText(user);
  await world.giveTo('blind-writer', taskId);
  world.texts.writings.set(taskId, async function* () {
    yield { text: 'Once' };
    yield { cost: { ...listed, money: usd(1) } };
    yield { cost: listed };
    yield { failed: { code: 'task_failed', retryable: false } };
  });
  await world.run(taskId);
  expect(await costs(taskId)).toMatchObject([{ engine: 'blind-writer', basis: 'listed', micros: 30_000 }]);
});
