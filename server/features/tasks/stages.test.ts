import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pendingWrites, runStages, tasks } from '../../db/schema.ts';
import type { Check, StageReport } from '../../engines/engine.ts';
import { cancelTask } from './cancel-task.ts';
import { forgetRuns } from './forget-runs.ts';
import { sweepTasks } from './sweep-tasks.ts';
import { loadTaskRecords } from './task-records.ts';
import { Crash, createTaskWorld, pictureFile, type TaskWorld, type User } from './testing/task-world.ts';

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

const pending = (stages: StageReport[]): Check => ({
  state: 'pending',
  stage: 'filming',
  progress: 0,
  candidates: [0],
  outputs: [],
  stages,
});
const begun = (name: string): StageReport => ({ index: 0, name });
const finished = (name: string): StageReport => ({ index: 0, name, output: { path: name } });
const FAILED: Check = { state: 'failed', code: 'task_engine_stopped', retryable: false };
const DONE: Check = { state: 'done', outputs: [pictureFile(0)] };

/** Answers with the steps one after the other, and repeats the last one; records the stages that it was given. */
function script(taskId: string, steps: (Check | (() => Promise<Check>))[]) {
  const given: string[][] = [];
  world.engine.answers.set(taskId, (_id, _count, stages = []) => {
    given.push(stages.map(({ name }) => name));
    const step = steps.length > 1 ? steps.shift() : steps[0];
    return typeof step === 'function' ? step() : (step as Check);
  });
  return given;
}
const rowsOf = (taskId: string) =>
  world.db
    .select()
    .from(runStages)
    .where(eq(runStages.taskId, taskId))
    .orderBy(runStages.startedAt, runStages.name);
const dueKeys = async () =>
  (await world.db.select().from(pendingWrites)).filter(({ createdAt }) => createdAt.getTime() === 0);

/** Ends the process when it reaches the step for the `count`-th time. */
function crashing(step: 'staged' | 'prepared', count: number) {
  const deps = world.runDeps();
  let left = count;
  deps.onStep = (reached) => {
    if (reached === step) left -= 1;
    if (left === 0) throw new Crash(step);
  };
  return deps;
}

describe('stages of a run', () => {
  test('are rows, so that a run resumes at its stage after a crash, and are deleted when the run ends', async () => {
    const { taskId } = await world.submit(user);
    script(taskId, [pending([begun('scene')]), pending([finished('scene'), begun('film')])]);
    await expect(world.runWith(crashing('staged', 3), taskId)).rejects.toThrow(Crash);
    expect(await rowsOf(taskId)).toMatchObject([
      { name: 'film', starts: 1, outputKey: null, finishedAt: null },
      { name: 'scene', starts: 1, outputKey: expect.stringContaining('scene'), finishedAt: expect.any(Date) },
    ]);
    const [, scene] = await rowsOf(taskId);
    let during: unknown;
    const given = script(taskId, [
      pending([begun('film')]),
      async () => {
        during = (await rowsOf(taskId)).map(({ name, starts }) => [name, starts]);
        return DONE;
      },
    ]);
    await world.run(taskId);
    expect(given).toEqual([['scene'], ['scene']]);
    expect(during).toEqual([
      ['film', 2],
      ['scene', 1],
    ]);
    expect(await rowsOf(taskId)).toEqual([]);
    expect((await dueKeys()).map(({ key }) => key)).toContain(scene?.outputKey);
  });

  test('keep their outputs from their commit on, for the worker that continues', async () => {
    const { taskId } = await world.submit(user);
    const [owned, read]: [string[], string[][]] = [[], []];
    const deps = crashing('staged', 2);
    deps.stageFiles = {
      ...deps.stageFiles,
      own: async (_tx, key) => void owned.push(key),
      read: async (...from) => void read.push(from),
    };
    script(taskId, [pending([begun('scene'), finished('scene')])]);
    await expect(world.runWith(deps, taskId)).rejects.toThrow(Crash);
    const [row] = await rowsOf(taskId);
    expect(owned).toEqual([row?.outputKey]);
    world.engine.answers.set(taskId, async (_id, _count, [stage] = []) => {
      await stage?.read('here');
      return DONE;
    });
    await world.runWith({ ...world.runDeps(), stageFiles: deps.stageFiles }, taskId);
    expect(read).toEqual([[row?.outputKey, 'here']]);
  });

  test('are written once, however often they are reported', async () => {
    const { taskId } = await world.submit(user);
    const told = pending([begun('scene'), finished('scene')]);
    let row: unknown;
    script(taskId, [
      told,
      told,
      async () => {
        [row] = await rowsOf(taskId);
        return DONE;
      },
    ]);
    await world.run(taskId);
    expect(row).toMatchObject({ starts: 1, finishedAt: expect.any(Date) });
  });

  test('that start again release their earlier output', async () => {
    const { taskId } = await world.submit(user);
    script(taskId, [pending([begun('scene'), finished('scene')])]);
    await expect(world.runWith(crashing('staged', 2), taskId)).rejects.toThrow(Crash);
    const [before] = await rowsOf(taskId);
    script(taskId, [pending([begun('scene')])]);
    await expect(world.runWith(crashing('staged', 1), taskId)).rejects.toThrow(Crash);
    expect(await rowsOf(taskId)).toMatchObject([{ starts: 2, outputKey: null, finishedAt: null }]);
    expect((await dueKeys()).map(({ key }) => key)).toContain(before?.outputKey);
  });

  test('are not written by a worker whose run another one has claimed', async () => {
    const { taskId } = await world.submit(user);
    script(taskId, [
      pending([]),
      async () => {
        await world.db.execute(`update tasks set fence = fence + 1 where id = '${taskId}'`);
        return pending([begun('scene'), finished('scene')]);
      },
    ]);
    await world.run(taskId);
    expect(await rowsOf(taskId)).toEqual([]);
  });

  test('are not given to another engine', async () => {
    const { taskId } = await world.submit(user);
    script(taskId, [pending([finished('scene')])]);
    await expect(world.runWith(crashing('staged', 1), taskId)).rejects.toThrow(Crash);
    await world.db.update(runStages).set({ engine: 'another' }).where(eq(runStages.taskId, taskId));
    const given = script(taskId, [DONE]);
    await world.run(taskId);
    expect(given).toEqual([[]]);
  });

  /** Submits a run with a fixed seed: by default each run draws another one. */
  async function submitSeeded(by = user, seed = 1) {
    const submitted = await world.submit(by);
    const input = sql`${tasks.input} || jsonb_build_object('seed', ${seed}::int)`;
    await world.db.update(tasks).set({ input }).where(eq(tasks.id, submitted.taskId));
    return submitted;
  }

  /** A run that finished a stage and failed in the next one. */
  async function failedRun() {
    const { taskId } = await submitSeeded();
    script(taskId, [pending([finished('scene'), begun('film')]), FAILED]);
    await world.run(taskId);
    return taskId;
  }
  const recordOf = async (taskId: string) =>
    (await loadTaskRecords({ db: world.db, routing: world.deps.routing }, [taskId]))[0];

  test('of a failed run are given to the same run again, once', async () => {
    const failed = await failedRun();
    expect(await rowsOf(failed)).toMatchObject([{ name: 'scene', outputKey: expect.any(String) }]);
    expect(await recordOf(failed)).toMatchObject({ state: 'FAILED', continues: true });
    const other = await submitSeeded(user, 2);
    const givenOther = script(other.taskId, [DONE]);
    await world.run(other.taskId);
    const again = await submitSeeded();
    const given = script(again.taskId, [DONE]);
    await world.run(again.taskId);
    expect([givenOther, given]).toEqual([[[]], [['scene']]]);
    expect(await rowsOf(failed)).toEqual([]);
    expect(await recordOf(failed)).not.toHaveProperty('continues');
    const third = await submitSeeded();
    const givenThird = script(third.taskId, [DONE]);
    await world.run(third.taskId);
    expect(givenThird).toEqual([[]]);
  });

  test('that led to a failure twice are not kept again', async () => {
    await failedRun();
    world.clock.move(1000);
    const { taskId } = await submitSeeded();
    script(taskId, [pending([begun('film')]), FAILED]);
    await world.run(taskId);
    expect(await rowsOf(taskId)).toEqual([]);
  });

  test('of a failed run are not given to other people', async () => {
    await failedRun();
    const stranger = await world.newUser(200);
    const { taskId } = await submitSeeded(stranger);
    const given = script(taskId, [DONE]);
    await world.run(taskId);
    expect(given).toEqual([[]]);
  });

  test.each([
    ['of another tool', { toolId: 'another' }],
    ['of another capability', { capability: 'edit_image' }],
    ['of another engine', { engine: 'another' }],
    ['that was cancelled', { state: 'CANCELED' }],
  ])('of a run %s are not taken over', async (_what, change) => {
    const failed = await failedRun();
    await world.db.update(tasks).set(change).where(eq(tasks.id, failed));
    const { taskId } = await submitSeeded();
    const given = script(taskId, [DONE]);
    await world.run(taskId);
    expect(given).toEqual([[]]);
  });

  test('of a failed run are not given to the same person in another organisation', async () => {
    const failed = await failedRun();
    const { organisationId } = await world.newUser(0);
    await world.db.update(tasks).set({ organisationId }).where(eq(tasks.id, failed));
    const { taskId } = await submitSeeded();
    const given = script(taskId, [DONE]);
    await world.run(taskId);
    expect(given).toEqual([[]]);
  });

  test('are those of the last failed run, if several have some', async () => {
    const [first, second] = [await failedRun(), (await submitSeeded()).taskId];
    world.clock.move(1000);
    // It started before the first one failed, and got no stages.
    await world.db.update(tasks).set({ engine: 'another' }).where(eq(tasks.id, first));
    script(second, [pending([finished('sketch')]), FAILED]);
    await world.run(second);
    await world.db.update(tasks).set({ engine: 'scripted' }).where(eq(tasks.id, first));
    const { taskId } = await submitSeeded();
    const given = script(taskId, [DONE]);
    await world.run(taskId);
    expect(given).toEqual([['sketch']]);
  });

  test('of a failed run are deleted after a day', async () => {
    const failed = await failedRun();
    const [row] = await rowsOf(failed);
    world.clock.move(23 * 60 * 60 * 1000);
    await sweepTasks(world.deps);
    expect(await rowsOf(failed)).toHaveLength(1);
    world.clock.move(2 * 60 * 60 * 1000);
    await sweepTasks(world.deps);
    expect(await rowsOf(failed)).toEqual([]);
    expect((await dueKeys()).map(({ key }) => key)).toContain(row?.outputKey);
  });

  test('of a failed run are deleted with the inputs of an organisation', async () => {
    const failed = await failedRun();
    await world.db.transaction((tx) => forgetRuns(tx, [user.organisationId]));
    expect(await rowsOf(failed)).toEqual([]);
  });

  test('are deleted with a cancelled run', async () => {
    const { taskId } = await world.submit(user);
    script(taskId, [
      pending([finished('scene')]),
      async () => {
        await cancelTask(world.deps, user, taskId);
        return pending([]);
      },
    ]);
    await world.run(taskId);
    expect(await rowsOf(taskId)).toEqual([]);
  });
});
