import { runLimits } from '@inkreel/contract/run-limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getTask } from './get-task.ts';
import { begin } from './run-context.ts';
import { claimTask } from './store.ts';
import { sweepTasks } from './sweep-tasks.ts';
import { createTaskWorld, type TaskWorld } from './testing/task-world.ts';

const MINUTE = 60_000;
let world: TaskWorld;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());

test('a run has the time of its capability, and no more', async () => {
  const user = await world.newUser(200);
  const [short, long] = [(await world.submit(user)).taskId, (await world.submit(user)).taskId];
  await world.db.execute(`update tasks set capability = 'camera_move' where id = '${long}'`);
  for (const taskId of [short, long]) {
    const task = await claimTask(world.db, taskId);
    if (task) await begin(world.runDeps(), task);
  }
  const endedAfter = async (ms: number) => {
    world.clock.move(ms);
    await sweepTasks(world.deps);
    const states = [short, long].map(async (id) => (await getTask(world.deps, user, id)).error);
    return Promise.all(states);
  };
  const { runMs } = runLimits('camera_move');
  expect(runMs).toBeGreaterThan(runLimits('text_to_image').runMs);
  expect(await endedAfter(runLimits('text_to_image').runMs + 1)).toEqual(['task_deadline', null]);
  expect(await endedAfter(runMs - runLimits('text_to_image').runMs - MINUTE)).toEqual([
    'task_deadline',
    null,
  ]);
  expect(await endedAfter(MINUTE + 1)).toEqual(['task_deadline', 'task_deadline']);
});
