import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ALL_SCOPES } from '../../http/principal.ts';
import { createTestServer } from '../../testing/http.ts';
import { readCurrentUser } from '../accounts/current-user.ts';
import { users } from '../accounts/tables.ts';
import { createSession } from '../accounts/token.ts';
import { members, projectMembers, projects } from '../organisations/tables.ts';
import { results, tasks } from '../tasks/tables.ts';
import { createTaskWorld, type TaskWorld, type User } from '../tasks/testing/task-world.ts';
import { toolRoutes } from './routes.ts';

let world: TaskWorld;
let server: Awaited<ReturnType<typeof createTestServer>>;
beforeAll(async () => {
  world = await createTaskWorld();
  server = await createTestServer({
    db: world.db,
    clock: world.clock,
    routes: toolRoutes(world.deps, TOOLS),
  });
});
afterAll(() => world.drop());

let founder: User;
let member: User;
beforeEach(async () => {
  founder = await world.newUser(1000);
  member = { userId: v7(), organisationId: founder.organisationId, role: 'member' };
  await world.db
    .insert(users)
    .values({ id: member.userId, name: 'Bo', email: `${member.userId}@example.com` });
  await world.db.insert(members).values(member);
});

let made = 0;
/** Each project is a second younger than the one before. */
async function project(createdBy: User, options: { archived?: boolean; add?: User } = {}): Promise<string> {
  made += 1;
  const id = v7();
  await world.db.insert(projects).values({
    id,
    organisationId: createdBy.organisationId,
    name: 'Project',
    createdBy: createdBy.userId,
    archivedAt: options.archived ? world.clock.now() : null,
    createdAt: new Date(world.clock.now().getTime() + made * 1000),
  });
  if (options.add)
    await world.db.insert(projectMembers).values({ projectId: id, userId: options.add.userId });
  return id;
}

const projectOf = async (taskId: string) => {
  const [task] = await world.db.select().from(tasks).where(eq(tasks.id, taskId));
  return task?.projectId;
};
const submit = (user: User, projectId?: string, key?: string) =>
  world.submit(user, 1, key, 'a cat', projectId);
const chosen = async (user: User, projectId?: string) => projectOf((await submit(user, projectId)).taskId);

describe('the project of a run', () => {
  test('is the one that was named, for results as well', async () => {
    await project(founder);
    const second = await project(founder);
    const { taskId } = await submit(founder, second);
    expect(await projectOf(taskId)).toBe(second);
    await world.run(taskId);
    const rows = await world.db.select().from(results).where(eq(results.taskId, taskId));
    expect(rows).toMatchObject([{ projectId: second }]);
  });

  test('is the user’s oldest open one if none was named, else the oldest visible one, else none', async () => {
    expect(await chosen(member)).toBeNull();
    const foundersFirst = await project(founder);
    expect(await chosen(member)).toBeNull();
    const shared = await project(founder, { add: member });
    await project(founder, { add: member });
    expect(await chosen(member)).toBe(shared);
    // The current user's answer names the same project.
    const signedIn = { ...member, kind: 'session', scopes: ALL_SCOPES, isOperator: false, tokenHash: '' };
    expect((await readCurrentUser(world.deps, signedIn)).project_id).toBe(shared);
    await project(member, { archived: true });
    const own = await project(member);
    await project(member);
    expect(await chosen(member)).toBe(own);
    expect((await readCurrentUser(world.deps, signedIn)).project_id).toBe(own);
    expect(await chosen(founder)).toBe(foundersFirst);
    const admin: User = { ...founder, userId: member.userId, role: 'admin' };
    expect(await chosen(admin)).toBe(own);
  });

  test('may be a member’s for admins, and an own or shared one for members', async () => {
    const ofMember = await project(member);
    const shared = await project(founder, { add: member });
    expect(await chosen(founder, ofMember)).toBe(ofMember);
    expect(await chosen(member, ofMember)).toBe(ofMember);
    expect(await chosen(member, shared)).toBe(shared);
  });

  test('that is invisible, archived or missing gets the same answer, and nothing is written', async () => {
    await project(member);
    const stranger = await world.newUser(100);
    const refused = [
      await project(founder),
      await project(stranger),
      await project(stranger, { add: member }),
      await project(member, { archived: true }),
      v7(),
    ];
    for (const each of refused) {
      await expect(submit(member, each)).rejects.toMatchObject({ code: 'not_found' });
      await expect(submit(member, each, `key of ${each}`)).rejects.toMatchObject({ code: 'not_found' });
    }
    expect(await world.db.$count(tasks, eq(tasks.userId, member.userId))).toBe(0);
    // The keys are free.
    expect(await submit(member, undefined, `key of ${refused[0]}`)).toMatchObject({ state: 'PENDING' });
  });

  test('is part of what a key identifies, and a repeated submit finds its run after the project was archived', async () => {
    const [one, two] = [await project(member), await project(member)];
    const first = await submit(member, one, 'key');
    await expect(submit(member, two, 'key')).rejects.toMatchObject({ code: 'idempotency_mismatch' });
    await world.db.update(projects).set({ archivedAt: world.clock.now() }).where(eq(projects.id, one));
    expect((await submit(member, one, 'key')).taskId).toBe(first.taskId);
  });
});

describe('over HTTP', () => {
  const path = '/cloud/request/ai/image/text2image';
  const input = { prompt: 'a cat', width: 512, height: 512 };

  test('is sent next to the input, not as part of it', async () => {
    const projectId = await project(member);
    const { token } = await createSession(world.db, world.clock, member);
    const answer = await server.call<{ output: { task_id: string } }>('POST', path, {
      token,
      body: { ...input, project_id: projectId },
    });
    expect(answer.code).toBe(0);
    const [task] = await world.db.select().from(tasks).where(eq(tasks.id, answer.data.output.task_id));
    expect(task).toMatchObject({ projectId, input });
    expect(task?.input).not.toHaveProperty('project_id');
  });

  test('refuses a guest as not signed in, and a malformed id', async () => {
    expect((await server.call('POST', path, { body: input })).status).toBe(401);
    const { token } = await createSession(world.db, world.clock, member);
    const answer = await server.call('POST', path, { token, body: { ...input, project_id: '0' } });
    expect(answer).toMatchObject({ code: 100422, data: { fields: [{ field: 'project_id' }] } });
  });
});
