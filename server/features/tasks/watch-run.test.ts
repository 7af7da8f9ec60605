/** Notifications to readers while an engine works on a run. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tasks } from '../../db/schema.ts';
import type { Check } from '../../engines/engine.ts';
import { notifyOfBalance } from '../../events/notify.ts';
import { getTask } from './get-task.ts';
import { claimTask, saveProgress } from './store.ts';
import { listenToNotices } from './testing/listen-to-notices.ts';
import { createTaskWorld, pictureFile, type TaskWorld, type User } from './testing/task-world.ts';

let world: TaskWorld;
let user: User;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  await world.restNobody();
  world.engine.answers.clear();
  user = await world.newUser(200);
});

const pending = (progress: number, outputs: number[] = []): Check => ({
  state: 'pending',
  stage: 'drawing',
  progress,
  candidates: [progress],
  outputs: outputs.map(pictureFile),
});
/** Notifications about runs during `work`. */
async function toldDuring(work: () => Promise<void>): Promise<string[]> {
  const { told, stop } = await listenToNotices(world.connection);
  await work();
  const { organisationId } = await world.newUser(0);
  const last = { type: 'balance', organisationId };
  await notifyOfBalance(world.db, organisationId);
  await expect.poll(() => told).toContainEqual(last);
  await stop();
  return told.flatMap((each) => (each.type === 'task' ? [each.ended ? 'ended' : 'changed'] : []));
}

test('each step of a local engine is reported once, and so are the run’s start, result and end', async () => {
  const { taskId } = await world.submit(user);
  const steps = [pending(0.25), pending(0.25), pending(0.5)];
  world.engine.answers.set(taskId, () => steps.shift() ?? { state: 'done', outputs: [pictureFile(0)] });
  const [begun, quarter, half, result] = Array.from({ length: 4 }, () => 'changed');
  const told = await toldDuring(() => world.run(taskId));
  expect(told).toEqual([begun, quarter, half, result, 'ended']);
});

test('nothing is reported of a run that another worker took meanwhile', async () => {
  const { taskId } = await world.submit(user);
  world.engine.answers.set(taskId, async () => {
    await claimTask(world.db, taskId);
    return pending(0.5);
  });
  expect(await toldDuring(() => world.run(taskId))).toEqual([]);
});

test('a run that restarts many times keeps its first forty steps', async () => {
  const { taskId } = await world.submit(user);
  const claim = { taskId, fence: (await claimTask(world.db, taskId))?.fence ?? 0 };
  const names = Array.from({ length: 42 }, (_, at) => `stage ${at}`);
  for (const stage of names)
    await saveProgress(world.db, claim, { stage, progress: 0, candidates: [] }, world.clock.now());
  const { steps } = await getTask(world.deps, user, taskId);
  expect(steps.map(({ stage }) => stage)).toEqual(names.slice(0, 40));
});

async function parked(): Promise<string> {
  const { taskId } = await world.submit(user);
  await world.giveTo('blind', taskId);
  await world.run(taskId);
  return taskId;
}

test('the progress at a remote engine is reported when the run is parked again', async () => {
  const taskId = await parked();
  world.engine.answers.set(taskId, () => pending(0.5));
  expect(await toldDuring(() => world.run(taskId))).toEqual(['changed']);
});

test('nothing is reported of a parked run that another worker took meanwhile', async () => {
  const taskId = await parked();
  world.engine.answers.set(taskId, async () => {
    await claimTask(world.db, taskId);
    return pending(0.5);
  });
  expect(await toldDuring(() => world.run(taskId))).toEqual([]);
});

test('the time for which a run was paused for others is added to its deadline, once', async () => {
  const { taskId } = await world.submit(user);
  const steps = [
    pending(0.1),
    ...[60_000, 60_000, 90_000].map((pausedMs) => ({ ...pending(0.2), pausedMs })),
  ];
  const deadlines: Date[] = [];
  world.engine.answers.set(taskId, async () => {
    const [row] = await world.db.select({ at: tasks.deadlineAt }).from(tasks).where(eq(tasks.id, taskId));
    if (row) deadlines.push(row.at);
    return steps.shift() ?? { state: 'done', outputs: [pictureFile(0)] };
  });
  await world.run(taskId);
  const [, before] = deadlines;
  expect(deadlines.slice(2).map((at) => at.getTime() - (before?.getTime() ?? 0))).toEqual([
    60_000, 60_000, 90_000,
  ]);
});
