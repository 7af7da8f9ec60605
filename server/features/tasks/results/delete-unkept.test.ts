import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { results, tasks } from '../tables.ts';
import { createTaskWorld, type TaskWorld, type User } from '../testing/task-world.ts';
import { deleteUnkept } from './change-results.ts';

const HOUR_MS = 3_600_000;
let world: TaskWorld;
let user: User;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  user = await world.newUser(400);
});

/** A run of a tool, with one result. */
async function made(toolId: string): Promise<string> {
  const { taskId } = await world.submit(user);
  await world.run(taskId);
  await world.db.update(tasks).set({ toolId }).where(eq(tasks.id, taskId));
  return taskId;
}
const left = async (taskIds: readonly string[]) =>
  (
    await world.db
      .select({ taskId: results.taskId })
      .from(results)
      .where(inArray(results.taskId, [...taskIds]))
      .orderBy(results.taskId)
  ).map(({ taskId }) => taskId);

test('deletes old results of one service whose runs are not kept, and no others', async () => {
  const [unkept, kept, ofAnother] = [await made('lines'), await made('lines'), await made('another')];
  const before = new Date(world.clock.now().getTime() + HOUR_MS);
  world.clock.move(HOUR_MS);
  const recent = await made('lines');
  const all = [unkept, kept, ofAnother, recent];
  const query = { toolId: 'lines', before, kept: sql`select ${kept}::uuid` };
  const remove = () => world.db.transaction((tx) => deleteUnkept(tx, query, 10));
  expect(await remove()).toHaveLength(1);
  expect(await left(all)).toEqual([kept, ofAnother, recent]);
  expect(await remove()).toEqual([]);
});

test('deletes no more at a time than the limit', async () => {
  const all = [await made('songs'), await made('songs'), await made('songs')];
  const before = new Date(world.clock.now().getTime() + HOUR_MS);
  const query = { toolId: 'songs', before, kept: sql`select id from tasks where false` };
  const remove = () => world.db.transaction((tx) => deleteUnkept(tx, query, 2));
  expect(await remove()).toHaveLength(2);
  expect(await left(all)).toHaveLength(1);
});
