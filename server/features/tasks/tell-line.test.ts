import { isNull, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { tasks } from '../../db/schema.ts';
import { getTask } from './get-task.ts';
import { tellLine } from './tell-line.ts';
import { listenToNotices } from './testing/listen-to-notices.ts';
import { createTaskWorld, type TaskWorld, type User } from './testing/task-world.ts';

const SECOND = 1000;
let world: TaskWorld;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  const ended = { state: 'CANCELED', finishedAt: world.clock.now() };
  await world.db.update(tasks).set(ended).where(isNull(tasks.finishedAt));
});

const tell = () => tellLine({ ...world.deps, threads: { short: 3, long: 3 } });
const submit = async (who: User, changes: Partial<typeof tasks.$inferInsert> = {}) => {
  const { taskId } = await world.submit(who);
  await world.db
    .update(tasks)
    .set({ engine: 'scripted', input: { count: 1 }, ...changes })
    .where(sql`id = ${taskId}`);
  return taskId;
};
const begun = () => ({ state: 'RUNNING', startedAt: world.clock.now() });
const film = { capability: 'camera_move' };
/** Place and seconds until the start, as the run's record has them. */
const lineOf = async (who: User, taskId: string) => {
  const { line } = await getTask(world.deps, who, taskId);
  return line && [line.place, (Date.parse(line.starts_at) - world.clock.now().getTime()) / SECOND];
};

test('queued runs are told their place and start, organisations in turn, short and long work apart', async () => {
  const [one, other] = [await world.newUser(900), await world.newUser(900)];
  const works = await submit(one, begun());
  const [second, third] = [await submit(one), await submit(one)];
  const first = await submit(other);
  await submit(one, { ...film, ...begun() });
  const long = await submit(one, film);
  expect(await tell()).toBe(4);
  expect(await lineOf(one, works)).toBeUndefined();
  expect(await lineOf(other, first)).toEqual([1, 8]);
  expect(await lineOf(one, second)).toEqual([2, 16]);
  expect(await lineOf(one, third)).toEqual([3, 24]);
  expect(await lineOf(one, long)).toEqual([1, 60]);
});

test('a place moves with the line, and nothing is written or said while nothing moves', async () => {
  const user = await world.newUser(900);
  const [works, next, last] = [await submit(user, begun()), await submit(user), await submit(user)];
  expect(await tell()).toBe(2);
  world.clock.move(3 * SECOND);
  const heard = await listenToNotices(world.connection);
  expect(await tell()).toBe(0);
  await world.db
    .update(tasks)
    .set({ state: 'CANCELED', finishedAt: world.clock.now() })
    .where(sql`id = ${works}`);
  await world.db.update(tasks).set(begun()).where(sql`id = ${next}`);
  expect(await tell()).toBe(1);
  expect(await lineOf(user, next)).toBeUndefined();
  expect(await lineOf(user, last)).toEqual([1, 8]);
  const { userId, organisationId } = user;
  await expect
    .poll(() => heard.told)
    .toEqual([{ type: 'task', taskId: last, userId, organisationId, ended: false }]);
  await heard.stop();
});

test('a run that waits for a provider is not in line, nor one that begins at once or is far behind', async () => {
  const user = await world.newUser(9000);
  const far = await submit(user, { engine: 'blind' });
  const parked = await submit(user, { nextCheckAt: world.clock.now() });
  const soon = await submit(user);
  expect(await tell()).toBe(0);
  for (const each of [far, parked, soon]) expect(await lineOf(user, each)).toBeUndefined();
  await submit(user, begun());
  const crowd: string[] = [];
  for (let run = 0; run < 21; run += 1) crowd.push(await submit(user));
  expect(await tell()).toBe(20);
  expect(await lineOf(user, crowd[18] ?? '')).toEqual([20, 160]);
  expect(await lineOf(user, crowd[19] ?? '')).toBeUndefined();
});

test('a run that others now go before is told of that, and loses its place when it is far behind', async () => {
  const [user, crowd] = [await world.newUser(900), await world.newUser(9000)];
  await submit(user, begun());
  await submit(user);
  const last = await submit(user);
  await tell();
  expect(await lineOf(user, last)).toEqual([2, 16]);
  for (let run = 0; run < 2; run += 1) await submit(crowd);
  await tell();
  expect(await lineOf(user, last)).toEqual([4, 32]);
});
