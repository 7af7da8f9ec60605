/**
 * A worker that was cut off or slow may come back while another one has its run. Each of its writes is refused, not
 * only those that the end of the run would prevent anyway.
 */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { files, tasks } from '../../db/schema.ts';
import { finishTask } from './finish-task.ts';
import { parkTask, unparkTask } from './parking.ts';
import { runTask } from './run-task.ts';
import {
  type Claim,
  claimTask,
  countAttempt,
  lockTask,
  saveOperation,
  saveProgress,
  startClock,
} from './store.ts';
import { createTaskWorld, pictureFile, type TaskWorld, type User } from './testing/task-world.ts';

let world: TaskWorld;
let user: User;
let taskId: string;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  world.engine.answers.clear();
  user = await world.newUser(200);
  ({ taskId } = await world.submit(user, 2));
});

async function readRow() {
  const [row] = await world.db.select().from(tasks).where(eq(tasks.id, taskId));
  if (!row) throw new Error('the run is gone');
  return row;
}

async function claim(): Promise<Claim> {
  const row = await claimTask(world.db, taskId);
  if (!row) throw new Error('the run has ended');
  return { taskId, fence: row.fence };
}

describe('a worker whose run another worker has claimed', () => {
  const now = () => world.clock.now();
  const progress = { stage: 'drawing', progress: 0.5, candidates: [0.5, 0.5] };
  const writes: [string, (old: Claim) => Promise<unknown>, unknown][] = [
    ['start its clock', (old) => startClock(world.db, old, { now: now(), runMs: 1000 }), undefined],
    [
      'save an operation',
      (old) =>
        saveOperation(world.db, old, { engine: 'another', operation: { job: 'late' }, parkAt: undefined }),
      undefined,
    ],
    [
      'count a failed attempt',
      (old) =>
        countAttempt(world.db, old, {
          forgetOperation: true,
          code: 'task_failed',
          detail: 'late',
          now: now(),
        }),
      undefined,
    ],
    ['park it', (old) => parkTask(world.db, old, { now: now(), progress }), false],
    ['end its parking', (old) => unparkTask(world.db, old), false],
    ['write its progress', (old) => saveProgress(world.db, old, progress, new Date()), undefined],
    ['ask whether to go on', (old) => saveProgress(world.db, old, undefined, new Date()), undefined],
    [
      'lock the run to store a result',
      (old) => world.db.transaction((tx) => lockTask(tx, taskId, old.fence)),
      undefined,
    ],
    [
      'end it',
      (old) => world.db.transaction((tx) => finishTask(tx, world.deps, old, { state: 'SUCCEEDED' }, now())),
      false,
    ],
  ];

  test.each(writes)('cannot %s', async (_what, write, refused) => {
    const old = await claim();
    const current = await claim();
    expect(current.fence).toBeGreaterThan(old.fence);
    const before = await readRow();
    expect(await write(old)).toBe(refused);
    expect(await readRow()).toEqual(before);
    // The same call of the worker that has the run succeeds: the run is open.
    expect(await write(current)).not.toBe(refused);
  });

  test('leaves no result and no final state while the other is still at work', async () => {
    let waiting: (() => void) | undefined;
    const first = Promise.withResolvers<void>();
    let asked = 0;
    world.engine.answers.set('*', async () => {
      asked += 1;
      if (asked > 1) return { state: 'done', outputs: [pictureFile(0), pictureFile(1)] };
      first.resolve();
      // The first worker is paused here, with both pictures finished.
      await new Promise<void>((resolve) => {
        waiting = resolve;
      });
      return { state: 'done', outputs: [pictureFile(0), pictureFile(1)] };
    });
    const slow = runTask(world.runDeps(), taskId, new AbortController().signal);
    await Promise.race([first.promise, slow]);
    // Another worker claims the run and does not finish it yet.
    await claim();
    waiting?.();
    await slow;
    expect(await readRow()).toMatchObject({ state: 'PENDING', finishedAt: null });
    expect(await world.db.select().from(files).where(eq(files.userId, user.userId))).toEqual([]);
    // The next worker ends it as if the slow one had never come back.
    await world.run(taskId);
    expect(await readRow()).toMatchObject({ state: 'SUCCEEDED' });
  });

  test('cancels its operation at the engine, since nobody will fetch the result', async () => {
    world.engine.start = async () => void (await claim());
    await world.run(taskId);
    world.engine.start = undefined;
    expect(world.engine.cancelled).toContain(taskId);
    expect(await readRow()).toMatchObject({ operation: null, finishedAt: null });
  });

  test('leaves its operation alone if the engine cannot cancel it', async () => {
    const serve = world.engine.engine.serves.text_to_image;
    if (!serve || !('cancel' in serve)) throw new Error('the engine of the tests cannot cancel');
    const { cancel } = serve;
    delete serve.cancel;
    world.engine.start = async () => void (await claim());
    await world.run(taskId);
    world.engine.start = undefined;
    Object.assign(serve, { cancel });
    expect(await readRow()).toMatchObject({ operation: null, finishedAt: null, attempts: 0 });
  });
});
