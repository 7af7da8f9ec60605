import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { searchTasks } from './search-tasks.ts';
import { tasks } from './tables.ts';
import { createTaskWorld, type TaskWorld, type User } from './testing/task-world.ts';

let world: TaskWorld;
let user: User;
/** Two runs of one person and one of another: a waiting one, a failed one, a finished one. */
let [waiting, failed, done] = ['', '', ''];

beforeAll(async () => {
  world = await createTaskWorld();
  user = await world.newUser(200);
  waiting = (await world.submit(user)).taskId;
  failed = (await world.submit(user, 2)).taskId;
  done = (await world.submit(await world.newUser(200))).taskId;
  world.engine.answers.set(failed, () => ({ state: 'failed', code: 'task_failed', retryable: false }));
  await world.run(failed);
  await world.run(done);
  await world.db.update(tasks).set({ toolId: 'cutter' }).where(eq(tasks.id, waiting));
});
afterAll(() => world.drop());

const find = async (search: Partial<Parameters<typeof searchTasks>[1]>) =>
  (await searchTasks(world.db, { limit: 10, ...search })).map(({ id }) => id);

test('finds the newest runs first, page by page', async () => {
  expect(await find({})).toEqual([done, failed, waiting]);
  expect(await find({ limit: 2 })).toEqual([done, failed]);
  expect(await find({ before: failed })).toEqual([waiting]);
});

test('finds runs by state, tool, engine, failure, id, person and organisation', async () => {
  expect(await find({ state: 'FAILED' })).toEqual([failed]);
  expect(await find({ search: 'cutter' })).toEqual([waiting]);
  expect(await find({ search: 'scripted' })).toEqual([done, failed, waiting]);
  expect(await find({ search: 'task_failed' })).toEqual([failed]);
  expect(await find({ search: done })).toEqual([done]);
  for (const search of [user.userId, user.organisationId, `${user.userId}@example.com`])
    expect(await find({ search })).toEqual([failed, waiting]);
});

test('shows the quoted cost of each', async () => {
  const [, two, one] = await searchTasks(world.db, { limit: 10 });
  expect(two?.points).toBe(2 * (one?.points ?? Number.NaN));
});
