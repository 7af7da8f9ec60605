/** Inputs of a megabyte: what they count, what lists and events show of them, and when they are shortened. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { results, runOutputs, tasks } from '../../db/schema.ts';
import { storageAccounts } from '../storage/tables.ts';
import { cancelTask } from './cancel-task.ts';
import { getTask } from './get-task.ts';
import { listTasks } from './list-tasks.ts';
import { inputColumns, sweepLongInputs } from './long-inputs.ts';
import { findResults } from './results/find-results.ts';
import { loadTaskRecords } from './task-records.ts';
import { createTaskWorld, type TaskWorld, type User } from './testing/task-world.ts';

const MEGABYTE = 1024 * 1024;
const LONG = 'a cat '.repeat(MEGABYTE / 6);
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

let world: TaskWorld;
let user: User;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  world.engine.answers.clear();
  user = await world.newUser(200);
});

async function stored(): Promise<number> {
  const of = eq(storageAccounts.organisationId, user.organisationId);
  const [account] = await world.db.select({ used: storageAccounts.used }).from(storageAccounts).where(of);
  return account?.used ?? Number.NaN;
}
const submitLong = async () => (await world.submit(user, 1, undefined, LONG)).taskId;
async function cancelLong(): Promise<string> {
  const taskId = await submitLong();
  await cancelTask(world.deps, user, taskId);
  return taskId;
}
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const promptOf = async (taskId: string) => String((await getTask(world.deps, user, taskId)).input['prompt']);

test('a long input counts for the storage of its organisation, also of a cancelled run; a short one does not', async () => {
  const before = await stored();
  await world.submit(user);
  expect(await stored()).toBe(before);
  await cancelLong();
  const one = await stored();
  expect(one - before).toBeGreaterThan(MEGABYTE - 10);
  await cancelLong();
  expect((await stored()) - one).toBeGreaterThan(MEGABYTE - 10);
});

test('a run whose input has no room is refused', async () => {
  const full = eq(storageAccounts.organisationId, user.organisationId);
  const { quotas } = world.deps.files;
  // Room for the results of a run, and for no long input.
  const used = quotas.free.bytes - 8 * MEGABYTE - 1000;
  await world.db.update(storageAccounts).set({ used }).where(full);
  await expect(submitLong()).rejects.toMatchObject({ code: 'storage_full' });
  await expect(world.submit(user)).resolves.toMatchObject({ state: 'PENDING' });
});

test('lists show the small values of a long input and how its texts begin; the run itself has all of it', async () => {
  const ids = [await cancelLong(), await cancelLong()];
  const list = await listTasks(world.deps, user, { limit: 10 });
  expect(list.items.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  expect(bytesOf(list)).toBeLessThan(10_000);
  for (const { input, input_cut } of list.items) {
    expect(input).toMatchObject({ prompt: LONG.slice(0, 200), width: 512, count: 1 });
    expect(input_cut).toBe(true);
  }
  const whole = await getTask(world.deps, user, ids[0] ?? '');
  expect(whole.input['prompt']).toBe(LONG);
  expect(whole).not.toHaveProperty('input_cut');
});

test('an event of a run has the summary of its input, and data only if it is not long', async () => {
  const taskId = await submitLong();
  await world.db.update(tasks).set({ capability: 'read_subtitles' }).where(eq(tasks.id, taskId));
  const values = Array.from({ length: 5000 }, (_, at) => `${at} ${at * 7919}`);
  await world.db.insert(runOutputs).values([
    { taskId, index: 0, data: values, amount: 3 },
    { taskId, index: 1, data: ['short'], amount: 4 },
  ]);
  const [record] = await loadTaskRecords(world.deps, [taskId], { shows: 'event' });
  expect(bytesOf(record)).toBeLessThan(10_000);
  expect(record?.outputs).toEqual([{ kind: 'json', index: 1, draft: 1, finished: false, value: ['short'] }]);
  expect((await getTask(world.deps, user, taskId)).outputs?.[0]).toMatchObject({ value: values });
});

test('lists of results show the same', async () => {
  const taskId = await submitLong();
  await world.run(taskId);
  const [made] = await findResults(world.db, { ...user, role: 'founder' }, { limit: 10, bin: false });
  expect(made).toMatchObject({ isShort: true, result: { taskId } });
  expect(bytesOf(made?.input)).toBeLessThan(1000);
});

test('long inputs that older versions stored without a summary are short in lists too', async () => {
  const lines = Array.from({ length: 3000 }, (_, at) => `line ${at * 7919}`);
  const { taskId } = await world.submit(user);
  await world.db
    .update(tasks)
    .set({ input: { lines, language: 'en' } })
    .where(eq(tasks.id, taskId));
  const [item] = (await listTasks(world.deps, user, { limit: 1 })).items;
  expect(item).toMatchObject({ input: { language: 'en' }, input_cut: true });
  expect(bytesOf(item)).toBeLessThan(2000);
});

test('a week after the end a long input without results is shortened, and its room is free again', async () => {
  const before = await stored();
  const [cancelled, kept] = [await cancelLong(), await submitLong()];
  await world.run(kept);
  const unfinished = await submitLong();
  world.clock.move(WEEK_MS - 60_000);
  await sweepLongInputs(world.deps);
  expect(await promptOf(cancelled)).toBe(LONG);
  world.clock.move(120_000);
  await sweepLongInputs(world.deps);
  expect(await getTask(world.deps, user, cancelled)).toMatchObject({
    input: { prompt: LONG.slice(0, 200) },
    input_cut: true,
  });
  for (const taskId of [kept, unfinished]) expect(await promptOf(taskId)).toBe(LONG);

  await world.db.delete(results).where(eq(results.taskId, kept));
  await cancelTask(world.deps, user, unfinished);
  world.clock.move(WEEK_MS + 60_000);
  await sweepLongInputs(world.deps);
  expect(await promptOf(kept)).toBe(LONG.slice(0, 200));
  expect(await promptOf(unfinished)).toBe(LONG.slice(0, 200));
  expect((await stored()) - before).toBeLessThan(MEGABYTE / 10);
});

test('a summary is never long, whatever the input has', () => {
  const many = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`value ${at}`, 'x'.repeat(900)]));
  for (const input of [many, { lines: [LONG], 名字: '猫'.repeat(9000) }, { [LONG]: 1, size: 2 }]) {
    const { inputBytes, inputSummary } = inputColumns(input);
    expect(inputBytes).toBe(bytesOf(input));
    expect(Buffer.byteLength(inputSummary ?? '')).toBeLessThan(12_000);
  }
});
