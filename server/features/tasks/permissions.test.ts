import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { members, projectMembers, projects, results, users } from '../../db/schema.ts';
import { cancelTask } from './cancel-task.ts';
import { getTask } from './get-task.ts';
import { listTasks } from './list-tasks.ts';
import { createTaskWorld, type TaskWorld, type User } from './testing/task-world.ts';

let world: TaskWorld;
beforeAll(async () => {
  world = await createTaskWorld();
});
afterAll(() => world.drop());

let founder: User;
let member: User;
let ofFounder: string;
let ofMember: string;
beforeEach(async () => {
  founder = await world.newUser(200);
  member = await join(founder, 'member');
  ofFounder = (await world.submit(founder)).taskId;
  ofMember = (await world.submit(member)).taskId;
});

async function join(other: User, role: 'admin' | 'member'): Promise<User> {
  const user: User = { userId: v7(), organisationId: other.organisationId, role };
  await world.db.insert(users).values({ id: user.userId, name: 'Bo', email: `${user.userId}@example.com` });
  await world.db.insert(members).values(user);
  return user;
}

const page = { limit: 40 };
const listed = async (user: User) => (await listTasks(world.deps, user, page)).items.map(({ id }) => id);
const notFound = { code: 'not_found' };

describe('who sees a task', () => {
  test('a member sees and cancels their own', async () => {
    expect(await getTask(world.deps, member, ofMember)).toMatchObject({ id: ofMember });
    expect(await listed(member)).toEqual([ofMember]);
    expect(await cancelTask(world.deps, member, ofMember)).toMatchObject({ state: 'CANCELED' });
  });

  test('a colleague’s task does not exist for a member', async () => {
    await expect(getTask(world.deps, member, ofFounder)).rejects.toMatchObject(notFound);
    await expect(cancelTask(world.deps, member, ofFounder)).rejects.toMatchObject(notFound);
    expect(await getTask(world.deps, founder, ofFounder)).toMatchObject({ state: 'PENDING' });
  });

  test.each(['founder', 'admin'] as const)(
    'a %s sees and cancels all of the organisation, and lists their own',
    async (role) => {
      const admin = role === 'founder' ? founder : await join(founder, 'admin');
      expect(await listed(admin)).toEqual(role === 'founder' ? [ofFounder] : []);
      expect(await getTask(world.deps, admin, ofMember)).toMatchObject({ id: ofMember });
      expect(await cancelTask(world.deps, admin, ofMember)).toMatchObject({ state: 'CANCELED' });
    },
  );

  test('another organisation’s task does not exist, whatever the role', async () => {
    const stranger = await world.newUser(20);
    for (const taskId of [ofFounder, ofMember, v7()]) {
      await expect(getTask(world.deps, stranger, taskId)).rejects.toMatchObject(notFound);
      await expect(cancelTask(world.deps, stranger, taskId)).rejects.toMatchObject(notFound);
    }
    expect(await listed(stranger)).toEqual([]);
  });

  test('the user does not see it while working in another organisation', async () => {
    const elsewhere: User = { ...member, organisationId: (await world.newUser(20)).organisationId };
    await expect(getTask(world.deps, elsewhere, ofMember)).rejects.toMatchObject(notFound);
    expect(await listed(elsewhere)).toEqual([]);
  });
});

describe('a run in a project', () => {
  let projectId: string;
  let added: User;
  beforeEach(async () => {
    projectId = v7();
    added = await join(founder, 'member');
    const { organisationId } = founder;
    await world.db
      .insert(projects)
      .values({ id: projectId, organisationId, name: 'Shared', createdBy: founder.userId });
    await world.db.insert(projectMembers).values({ projectId, userId: added.userId });
    ofFounder = (await world.submit(founder, 1, undefined, 'a cat', projectId)).taskId;
  });

  test('is seen by a member who was added to the project, who cannot stop it', async () => {
    expect(await getTask(world.deps, added, ofFounder)).toMatchObject({ id: ofFounder });
    await expect(cancelTask(world.deps, added, ofFounder)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await getTask(world.deps, founder, ofFounder)).toMatchObject({ state: 'PENDING' });
    // The job chip shows the user's own runs only.
    expect(await listed(added)).toEqual([]);
  });

  test('does not exist for other members, nor from another organisation', async () => {
    const elsewhere: User = { ...added, organisationId: (await world.newUser(20)).organisationId };
    for (const user of [member, elsewhere]) {
      await expect(getTask(world.deps, user, ofFounder)).rejects.toMatchObject(notFound);
      await expect(cancelTask(world.deps, user, ofFounder)).rejects.toMatchObject(notFound);
    }
  });

  test('shows no result that was moved to a project of others since', async () => {
    await world.run(ofFounder);
    expect((await getTask(world.deps, added, ofFounder)).results).toHaveLength(1);
    await world.db.update(results).set({ projectId: null }).where(eq(results.taskId, ofFounder));
    expect((await getTask(world.deps, added, ofFounder)).results).toEqual([]);
    expect((await getTask(world.deps, founder, ofFounder)).results).toHaveLength(1);
  });

  test('shows admins the results of everyone, those in no project included', async () => {
    await world.run(ofMember);
    await world.db.update(results).set({ projectId: null }).where(eq(results.taskId, ofMember));
    expect((await getTask(world.deps, founder, ofMember)).results).toHaveLength(1);
  });
});

describe('pages', () => {
  test('continue where the last one ended', async () => {
    const middle = (await world.submit(founder)).taskId;
    const third = (await world.submit(founder)).taskId;
    const first = await listTasks(world.deps, founder, { limit: 2 });
    expect(first.items.map(({ id }) => id)).toEqual([third, middle]);
    expect(first.next).toBe(middle);
    const second = await listTasks(world.deps, founder, { limit: 2, before: middle });
    expect(second).toMatchObject({ items: [{ id: ofFounder }], next: null });
  });

  test('can be limited to unfinished or finished tasks', async () => {
    const waiting = (await world.submit(founder)).taskId;
    await world.run(ofFounder);
    const ids = async (state: 'unfinished' | 'finished') =>
      (await listTasks(world.deps, founder, { limit: 40, state })).items.map(({ id }) => id);
    expect(await ids('unfinished')).toEqual([waiting]);
    expect(await ids('finished')).toEqual([ofFounder]);
  });
});
