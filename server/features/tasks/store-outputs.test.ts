import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { results, runOutputs } from '../../db/schema.ts';
import { EngineTrouble, LOST, type RunTaskDeps, type Step } from './run-context.ts';
import { claimTask, type TaskRow } from './store.ts';
import { storeFresh } from './store-outputs.ts';
import { createTaskWorld, pictureFile, type TaskWorld, type User } from './testing/task-world.ts';
import { SCENE, splitterTool } from './testing/text-engines.ts';

let world: TaskWorld;
let user: User;
let steps: Step[];
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  user = await world.newUser(100);
  steps = [];
});

const deps = (files: Partial<RunTaskDeps['resultFiles']> = {}): RunTaskDeps => {
  const own = world.runDeps();
  return { ...own, resultFiles: { ...own.resultFiles, ...files }, onStep: (step) => steps.push(step) };
};
async function claimed(submitted: Promise<{ taskId: string }>): Promise<TaskRow> {
  const task = await claimTask(world.db, (await submitted).taskId);
  if (!task) throw new Error('the run has ended');
  return task;
}
const pictures = () => claimed(world.submit(user, 3));
const splitting = () => claimed(world.submitText(user, splitterTool));
const stored = async ({ id }: TaskRow) =>
  (await world.db.select().from(results).where(eq(results.taskId, id))).map(({ index }) => index).sort();
const scenes = { index: 0, json: { scenes: [SCENE] } };

test('stores new outputs once, and returns their number', async () => {
  const task = await pictures();
  const have = new Set<number>();
  expect(await storeFresh(deps(), task, [pictureFile(0)], have)).toBe(1);
  expect(await storeFresh(deps(), task, [pictureFile(0), pictureFile(2)], have)).toBe(1);
  expect(have).toEqual(new Set([0, 2]));
  expect(steps).toEqual(['prepared', 'stored', 'prepared', 'stored']);
  // A worker that does not know them.
  expect(await storeFresh(deps(), task, [pictureFile(2)], new Set())).toBe(1);
  expect(await stored(task)).toEqual([0, 2]);
});

test('stops at the first output of a run that another worker has, of any kind', async () => {
  const task = await pictures();
  await claimTask(world.db, task.id);
  expect(await storeFresh(deps(), task, [pictureFile(0), pictureFile(1)], new Set())).toBe(LOST);
  expect(steps).toEqual(['prepared', 'stored']);
  expect(await stored(task)).toEqual([]);
  const text = await splitting();
  await claimTask(world.db, text.id);
  expect(await storeFresh(deps(), text, [scenes], new Set())).toBe(LOST);
  expect(await world.db.select().from(runOutputs).where(eq(runOutputs.taskId, text.id))).toEqual([]);
});

test('stores an answer with its step, and refuses a file in its place with a reason', async () => {
  const task = await splitting();
  expect(await storeFresh(deps(), task, [scenes], new Set())).toBe(1);
  expect(steps).toEqual(['stored']);
  expect(await storeFresh(deps(), task, [pictureFile(1)], new Set())).toMatchObject({
    code: 'task_answer_unusable',
    detail: 'split_script does not answer with a file',
  });
});

test('reports one that cannot be fetched after all others; any other failure ends it immediately', async () => {
  const task = await pictures();
  const { prepare } = world.runDeps().resultFiles;
  const broken = deps({
    prepare: async (run, file) => {
      if (file.index === 0) throw new Error('gone');
      return prepare(run, file);
    },
  });
  const have = new Set<number>();
  await expect(storeFresh(broken, task, [pictureFile(0), pictureFile(1)], have)).rejects.toThrow(
    EngineTrouble,
  );
  expect(await stored(task)).toEqual([1]);
  const away = deps({ insert: async () => Promise.reject(new Error('the database is away')) });
  await expect(storeFresh(away, task, [pictureFile(0), pictureFile(2)], have)).rejects.toThrow('away');
  expect(steps.filter((step) => step === 'prepared')).toHaveLength(2);
});
