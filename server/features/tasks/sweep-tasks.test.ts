import { eq, isNull, sql } from 'drizzle-orm';
import pg from 'pg';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { members, tasks, users } from '../../db/schema.ts';
import { CHANNEL } from '../../events/notify.ts';
import { cancelTask } from './cancel-task.ts';
import { finishTask } from './finish-task.ts';
import { getTask } from './get-task.ts';
import { claimTask, countAttempt, startClock } from './store.ts';
import { sweepTasks } from './sweep-tasks.ts';
import { createTaskWorld, pictureFile, type TaskWorld, type User } from './testing/task-world.ts';

const MINUTE = 60_000;
let world: TaskWorld;
let user: User;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  world.engine.answers.clear();
  // Runs of earlier tests are no longer swept.
  for (const { id } of await world.db.select({ id: tasks.id }).from(tasks).where(isNull(tasks.finishedAt)))
    await end(id, { state: 'CANCELED' });
  await world.db.execute(sql`delete from test_jobs`);
  user = await world.newUser(500);
});

const end = (taskId: string, outcome: Parameters<typeof finishTask>[3]) =>
  world.db.transaction((tx) => finishTask(tx, world.deps, { taskId }, outcome, world.clock.now()));
const rowOf = async (taskId: string) => {
  const [row] = await world.db.select().from(tasks).where(eq(tasks.id, taskId));
  if (!row) throw new Error(`no run ${taskId}`);
  return row;
};
const submit = async (who = user, engine = 'scripted') => {
  const { taskId } = await world.submit(who);
  await world.db.update(tasks).set({ engine }).where(eq(tasks.id, taskId));
  return taskId;
};
async function begin(taskId: string): Promise<void> {
  const row = await claimTask(world.db, taskId);
  await startClock(
    world.db,
    { taskId, fence: row?.fence ?? 0 },
    { now: world.clock.now(), runMs: 10 * MINUTE },
  );
}
const jobs = async () => {
  const { rows } = await world.db.execute<{ key: string; queue: string; owner: string; priority: number }>(
    sql`select key, queue, owner, priority from test_jobs order by added`,
  );
  return rows;
};

test('a run that starts in the last millisecond of its wait gets no more time', async () => {
  const taskId = await submit();
  const { deadlineAt } = await rowOf(taskId);
  world.clock.move(deadlineAt.getTime() - world.clock.now().getTime());
  await begin(taskId);
  expect((await rowOf(taskId)).deadlineAt).toEqual(deadlineAt);
});

describe('runs whose job was lost', () => {
  test('wait in the queue of their engine again, with members taking turns', async () => {
    const colleague: User = { userId: v7(), organisationId: user.organisationId, role: 'member' };
    await world.db.insert(users).values({ id: colleague.userId, name: 'Bo', email: `${v7()}@example.com` });
    await world.db.insert(members).values(colleague);
    const stranger = await world.newUser(100);
    const [first, second] = [await submit(), await submit()];
    const others = [await submit(colleague), await submit(stranger), await submit(user, 'blind')];
    await world.db.execute(sql`delete from test_jobs`);
    world.clock.move(15_001);
    expect(await sweepTasks(world.deps)).toEqual({ ended: 0, enqueued: 5 });
    const owner = user.organisationId;
    expect(await jobs()).toEqual([
      { key: first, queue: 'run-builtin', owner, priority: 0 },
      { key: second, queue: 'run-builtin', owner, priority: -1 },
      // One of the two earlier runs goes before the colleague's first one.
      { key: others[0], queue: 'run-builtin', owner, priority: -1 },
      { key: others[1], queue: 'run-builtin', owner: stranger.organisationId, priority: 0 },
      { key: others[2], queue: 'run-task', owner, priority: 0 },
    ]);
    expect(await sweepTasks(world.deps)).toEqual({ ended: 0, enqueued: 0 });
  });

  test('are left alone for as long as their submit may take', async () => {
    const taskId = await submit();
    await world.db.execute(sql`delete from test_jobs`);
    await world.db
      .update(tasks)
      .set({ createdAt: new Date(world.clock.now().getTime() - 15_000) })
      .where(eq(tasks.id, taskId));
    expect(await sweepTasks(world.deps)).toEqual({ ended: 0, enqueued: 0 });
    world.clock.move(1);
    expect(await sweepTasks(world.deps)).toEqual({ ended: 0, enqueued: 1 });
  });
});

describe('after the clock was set back by an hour', () => {
  afterEach(() => world.clock.move(60 * MINUTE));

  test('a run whose job was lost gets another one at once', async () => {
    await submit();
    await world.db.execute(sql`delete from test_jobs`);
    world.clock.move(-60 * MINUTE);
    expect(await sweepTasks(world.deps)).toEqual({ ended: 0, enqueued: 1 });
  });

  test('a cancel that no worker saw is carried out at once, and refunded once', async () => {
    const taskId = await submit();
    await begin(taskId);
    await cancelTask(world.deps, user, taskId);
    world.clock.move(-60 * MINUTE);
    expect(await sweepTasks(world.deps)).toMatchObject({ ended: 1 });
    expect(await sweepTasks(world.deps)).toMatchObject({ ended: 0 });
    expect(await getTask(world.deps, user, taskId)).toMatchObject({ state: 'CANCELED' });
  });
});

describe('runs that no worker ends', () => {
  test('are ended after their deadline, and counted', async () => {
    const [waiting, begun] = [await submit(), await submit()];
    await begin(begun);
    const { deadlineAt } = await rowOf(begun);
    world.clock.move(deadlineAt.getTime() - world.clock.now().getTime());
    expect(await sweepTasks(world.deps)).toMatchObject({ ended: 0 });
    world.clock.move(1);
    expect(await sweepTasks(world.deps)).toMatchObject({ ended: 1 });
    expect(await rowOf(begun)).toMatchObject({ state: 'FAILED', errorCode: 'task_deadline' });
    expect(await rowOf(waiting)).toMatchObject({ finishedAt: null });
  });

  test('that are parked are ended fifteen seconds later', async () => {
    const taskId = await submit();
    await begin(taskId);
    const { deadlineAt } = await rowOf(taskId);
    await world.db.update(tasks).set({ nextCheckAt: deadlineAt }).where(eq(tasks.id, taskId));
    world.clock.move(deadlineAt.getTime() + 15_000 - world.clock.now().getTime());
    expect(await sweepTasks(world.deps)).toEqual({ ended: 0, enqueued: 0 });
    world.clock.move(1);
    expect(await sweepTasks(world.deps)).toEqual({ ended: 1, enqueued: 0 });
    expect(await rowOf(taskId)).toMatchObject({ state: 'FAILED', nextCheckAt: null });
  });

  test('are cancelled fifteen seconds after the request, once', async () => {
    const taskId = await submit();
    await begin(taskId);
    await cancelTask(world.deps, user, taskId);
    const { cancelRequestedAt } = await rowOf(taskId);
    expect(cancelRequestedAt).toEqual(world.clock.now());
    world.clock.move(15_000);
    await cancelTask(world.deps, user, taskId);
    expect(await rowOf(taskId)).toMatchObject({ cancelRequestedAt, nextCheckAt: null });
    expect(await sweepTasks(world.deps)).toMatchObject({ ended: 0 });
    world.clock.move(1);
    expect(await sweepTasks(world.deps)).toMatchObject({ ended: 1 });
    expect(await getTask(world.deps, user, taskId)).toMatchObject({
      state: 'CANCELED',
      error: 'task_cancelled',
      finished_at: world.clock.now().toISOString(),
    });
  });
});

describe('the end of a run', () => {
  test('is published to every process, together with the balance', async () => {
    const taskId = await submit();
    const { userId, organisationId } = user;
    const told: unknown[] = [];
    const client = new pg.Client(world.connection);
    await client.connect();
    try {
      client.on('notification', ({ payload }) => told.push(JSON.parse(payload ?? '')));
      await client.query(`listen ${CHANNEL}`);
      await end(taskId, { state: 'CANCELED' });
      await expect
        .poll(() => told)
        .toEqual([
          { type: 'task', taskId, userId, organisationId, ended: true },
          { type: 'balance', organisationId },
        ]);
    } finally {
      await client.end();
    }
  });

  test('is final', async () => {
    const taskId = await submit();
    expect(await end(taskId, { state: 'FAILED', code: 'task_failed' })).toBe(true);
    expect(await end(taskId, { state: 'CANCELED' })).toBe(false);
    expect(await rowOf(taskId)).toMatchObject({ state: 'FAILED', errorCode: 'task_failed' });
  });

  test('keeps the details of a failure for the operator, and none of a success', async () => {
    const long = 'x'.repeat(3000);
    const taskId = await submit();
    await end(taskId, { state: 'FAILED', code: 'task_failed', detail: long });
    expect((await rowOf(taskId)).errorDetail).toBe(long.slice(0, 2000));

    const retried = await submit();
    let asked = 0;
    world.engine.answers.set(retried, (_id, count) => {
      asked += 1;
      if (asked === 1) return { state: 'failed', code: 'task_failed', detail: long, retryable: true };
      if (asked === 2) throw new Error('broken');
      return { state: 'done', outputs: Array.from({ length: count }, (_, index) => pictureFile(index)) };
    });
    await world.run(retried);
    expect(await rowOf(retried)).toMatchObject({
      state: 'SUCCEEDED',
      progress: 1000,
      errorCode: null,
      errorDetail: null,
      attempts: 2,
    });
  });

  test('keeps the detail of the last attempt if it has none itself', async () => {
    const taskId = await submit();
    const row = await claimTask(world.db, taskId);
    const claim = { taskId, fence: row?.fence ?? 0 };
    const detail = 'y'.repeat(3000);
    const failed = { code: 'task_failed', detail, now: world.clock.now() } as const;
    const counted = await countAttempt(world.db, claim, { forgetOperation: false, ...failed });
    expect(counted).toEqual({ attempts: 1, cancelRequested: false });
    await end(taskId, { state: 'CANCELED' });
    expect((await rowOf(taskId)).errorDetail).toBe(detail.slice(0, 2000));
  });
});
