import type { adminTasks } from '@inkreel/contract/api/admin.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { members, projects, tasks } from '../../db/schema.ts';
import { findViolations } from '../../testing/invariants.ts';
import type { User } from '../tasks/testing/task-world.ts';
import { cancelAnyTask } from './cancel-any-task.ts';
import { retryTask } from './retry-task.ts';
import { type AdminWorld, type Caller, createAdminWorld } from './testing/admin-world.ts';

let world: AdminWorld;
let operator: Caller;
let owner: User;
let taskId: string;
beforeAll(async () => {
  world = await createAdminWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  operator = await world.newOperator();
  owner = await world.newUser(100);
  world.engine.answers.clear();
  taskId = (await world.submit(owner)).taskId;
});

const rowOf = async (id: string) => (await world.db.select().from(tasks).where(eq(tasks.id, id)))[0];
const fail = async (id = taskId) => {
  world.engine.answers.set(id, () => ({
    state: 'failed',
    code: 'task_failed',
    detail: 'out of ink',
    retryable: false,
  }));
  await world.run(id);
};
const find = async (query: Record<string, string>) =>
  (await world.get<OutputOf<typeof adminTasks>>(`/admin/tasks?${new URLSearchParams(query)}`, operator))
    .items;

test('runs are listed by state and searched by person, organisation and failure', async () => {
  await fail();
  const [failed] = await find({ search: owner.organisationId, state: 'FAILED' });
  expect(failed).toMatchObject({
    id: taskId,
    state: 'FAILED',
    engine: 'scripted',
    user: { id: owner.userId, name: 'Ada' },
    organisation: { id: owner.organisationId, name: 'Studio' },
    points: 20,
    error_code: 'task_failed',
    error_detail: 'out of ink',
  });
  for (const search of [taskId, `${owner.userId}@`, owner.userId])
    expect(await find({ search })).toMatchObject([{ id: taskId }]);
  expect(await find({ search: owner.organisationId, state: 'PENDING' })).toEqual([]);
});

describe('cancelling', () => {
  const cancel = (id = taskId) => cancelAnyTask(world.deps, operator, id, 'stuck');

  test('gives the points back, with a line in the log', async () => {
    expect(await world.account(owner)).toMatchObject({ balance: 80 });
    await cancel();
    expect(await rowOf(taskId)).toMatchObject({ state: 'CANCELED' });
    expect(await world.account(owner)).toMatchObject({ balance: 100 });
    expect(await world.audit(taskId)).toMatchObject([
      {
        operatorId: operator.userId,
        action: 'task.cancel',
        reason: 'stuck',
        details: { before: { state: 'PENDING' } },
      },
    ]);
    expect(await findViolations(world.db, world.clock.now(), owner.organisationId)).toEqual([]);
  });

  test('of a run under way asks its worker to stop, and happens once', async () => {
    let asked = 0;
    world.engine.answers.set(taskId, async () => {
      asked += 1;
      if (asked === 2) await cancel();
      return { state: 'pending', stage: 'drawing', progress: 0.5, candidates: [0.5], outputs: [] };
    });
    await world.run(taskId);
    expect(await rowOf(taskId)).toMatchObject({ state: 'CANCELED' });
    expect(await world.account(owner)).toMatchObject({ balance: 100 });
    await cancel();
    expect(await world.account(owner)).toMatchObject({ balance: 100 });
    expect((await world.audit(taskId)).at(-1)).toMatchObject({ details: { before: { state: 'RUNNING' } } });
  });

  test('is refused for ended and unknown runs, without a line in the log', async () => {
    await world.run(taskId);
    await expect(cancel()).rejects.toMatchObject({ code: 'task_not_cancellable' });
    expect(await world.audit(taskId)).toEqual([]);
    await expect(cancel(v7())).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('retrying', () => {
  const retry = (id = taskId) => retryTask(world.deps, operator, id, 'engine was down');

  test('runs the same input again for the same member, at today’s price', async () => {
    await fail();
    const { id } = await retry();
    const [before, after] = [await rowOf(taskId), await rowOf(id)];
    expect(after).toMatchObject({
      state: 'PENDING',
      input: before?.input,
      userId: owner.userId,
      organisationId: owner.organisationId,
    });
    expect(await world.account(owner)).toMatchObject({ balance: 80 });
    await world.run(id);
    expect(await rowOf(id)).toMatchObject({ state: 'SUCCEEDED' });
    expect(await world.audit(taskId)).toMatchObject([
      { action: 'task.retry', reason: 'engine was down', details: { after: { id } } },
    ]);
    expect(await findViolations(world.db, world.clock.now(), owner.organisationId)).toEqual([]);
  });

  test('twice, or twice at once, makes one run', async () => {
    await fail();
    const [one, two] = await Promise.all([retry(), retry()]);
    expect(one).toEqual(two);
    expect(await retry()).toEqual(one);
    expect(await world.account(owner)).toMatchObject({ balance: 80 });
  });

  test('is only for runs that failed', async () => {
    await expect(retry()).rejects.toMatchObject({ code: 'conflict' });
    await world.run(taskId);
    await expect(retry()).rejects.toMatchObject({ code: 'conflict' });
    await expect(retry(v7())).rejects.toMatchObject({ code: 'not_found' });
    expect(await world.audit(taskId)).toEqual([]);
  });

  test('is refused if the member has left or the project is archived', async () => {
    await fail();
    const projectId = v7();
    await world.db.insert(projects).values({
      id: projectId,
      organisationId: owner.organisationId,
      name: 'P',
      archivedAt: world.clock.now(),
    });
    await world.db.update(tasks).set({ projectId }).where(eq(tasks.id, taskId));
    await expect(retry()).rejects.toMatchObject({ code: 'conflict' });
    await world.db.update(projects).set({ archivedAt: null }).where(eq(projects.id, projectId));
    const again = await retry();
    expect(await world.db.select().from(tasks).where(eq(tasks.id, again.id))).toMatchObject([{ projectId }]);
    await world.db.update(tasks).set({ projectId: null }).where(eq(tasks.id, taskId));
    await world.db.delete(members).where(eq(members.userId, owner.userId));
    await expect(retry()).rejects.toMatchObject({ code: 'conflict' });
  });

  test('without the points, or without an engine, leaves nothing', async () => {
    await fail();
    for (let runs = 0; runs < 5; runs++) await world.submit(owner);
    await expect(retry()).rejects.toMatchObject({ code: 'balance_too_small' });
    world.engine.open = false;
    await expect(retry()).rejects.toMatchObject({ code: 'engine_unavailable' });
    world.engine.open = true;
    expect(await world.db.$count(tasks, eq(tasks.organisationId, owner.organisationId))).toBe(6);
    expect(await world.audit(taskId)).toEqual([]);
  });
});
