import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { invitations, members, projectMembers, projects } from '../../db/schema.ts';
import { createTeamWorld, type Someone, type Studio, type TeamWorld } from './testing/team-world.ts';

let world: TeamWorld;
beforeAll(async () => {
  world = await createTeamWorld();
});
afterAll(() => world.drop());

const ROLES = ['founder', 'admin', 'member', 'stranger', 'elsewhere', 'guest'] as const;
type Who = (typeof ROLES)[number];

let studio: Studio;
let people: Record<Exclude<Who, 'guest'>, Someone>;
/** Another admin, two more members, an invitation, and the member's own project. */
let otherAdmin: Someone;
let colleague: Someone;
let added: Someone;
let invitationId: string;
let membersProject: string;

beforeEach(async () => {
  studio = await world.newStudio();
  const member = await world.newMember(studio);
  const admin = await world.newMember(studio, 'admin');
  const foreign = await world.newStudio();
  people = {
    founder: studio.founder,
    admin,
    member,
    stranger: foreign.founder,
    // The admin, but working in another organisation, where they are an admin as well.
    elsewhere: await world.join(admin, foreign.id, 'admin'),
  };
  otherAdmin = await world.newMember(studio, 'admin');
  colleague = await world.newMember(studio);
  added = await world.newMember(studio);
  invitationId = v7();
  membersProject = v7();
  const { db } = world;
  const organisationId = studio.id;
  await db.insert(invitations).values({
    id: invitationId,
    organisationId,
    code: invitationId,
    usesLeft: 1,
    expiresAt: new Date(world.clock.now().getTime() + 1000_000),
  });
  await db
    .insert(projects)
    .values({ id: membersProject, organisationId, name: 'Theirs', createdBy: member.userId });
  await db.insert(projectMembers).values({ projectId: membersProject, userId: added.userId });
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Act = [what: string, method: Method, path: () => string, body: (() => unknown) | undefined];
type Outcomes = Record<Exclude<Who, 'guest'>, string>;

const everything = async () =>
  JSON.stringify(
    await Promise.all(
      [members, invitations, projects, projectMembers].map((table) => world.db.select().from(table)),
    ),
  );

/** Each row: an operation, and its outcome for each role. A refused call changes nothing. */
const rows: [Act, Outcomes][] = [
  [
    ['rename the organisation', 'PUT', () => '/org/current', () => ({ name: 'New' })],
    { founder: 'ok', admin: 'ok', member: 'forbidden', stranger: 'ok', elsewhere: 'ok' },
  ],
  [
    ['make an admin', 'PUT', () => `/org/member/${colleague.userId}`, () => ({ role: 'admin' })],
    {
      founder: 'ok',
      admin: 'forbidden',
      member: 'forbidden',
      stranger: 'not_found',
      elsewhere: 'forbidden',
    },
  ],
  [
    ['unmake an admin', 'PUT', () => `/org/member/${otherAdmin.userId}`, () => ({ role: 'member' })],
    {
      founder: 'ok',
      admin: 'forbidden',
      member: 'forbidden',
      stranger: 'not_found',
      elsewhere: 'forbidden',
    },
  ],
  [
    ['unmake the founder', 'PUT', () => `/org/member/${studio.founder.userId}`, () => ({ role: 'member' })],
    {
      founder: 'forbidden',
      admin: 'forbidden',
      member: 'forbidden',
      stranger: 'not_found',
      elsewhere: 'forbidden',
    },
  ],
  [
    ['remove a member', 'DELETE', () => `/org/member/${colleague.userId}`, undefined],
    { founder: 'ok', admin: 'ok', member: 'forbidden', stranger: 'not_found', elsewhere: 'not_found' },
  ],
  [
    ['remove an admin', 'DELETE', () => `/org/member/${otherAdmin.userId}`, undefined],
    { founder: 'ok', admin: 'forbidden', member: 'forbidden', stranger: 'not_found', elsewhere: 'not_found' },
  ],
  [
    ['take over', 'POST', () => '/org/founder', () => ({ user_id: colleague.userId })],
    {
      founder: 'ok',
      admin: 'forbidden',
      member: 'forbidden',
      stranger: 'not_found',
      elsewhere: 'forbidden',
    },
  ],
  [
    ['revoke an invitation', 'DELETE', () => `/org/invitation/${invitationId}`, undefined],
    { founder: 'ok', admin: 'ok', member: 'forbidden', stranger: 'not_found', elsewhere: 'not_found' },
  ],
  [
    ['make an invitation', 'POST', () => '/org/invitation', () => ({ uses: 1, days: 1 })],
    { founder: 'ok', admin: 'ok', member: 'forbidden', stranger: 'ok', elsewhere: 'ok' },
  ],
  [
    ['switch to the organisation', 'POST', () => `/user/switch/org/${studio.id}`, undefined],
    { founder: 'ok', admin: 'ok', member: 'ok', stranger: 'not_found', elsewhere: 'ok' },
  ],
  [
    ['rename the project', 'PUT', () => `/org/project/${membersProject}`, () => ({ name: 'New' })],
    { founder: 'ok', admin: 'ok', member: 'ok', stranger: 'not_found', elsewhere: 'not_found' },
  ],
  [
    ['archive the project', 'PUT', () => `/org/project/${membersProject}`, () => ({ archived: true })],
    { founder: 'ok', admin: 'ok', member: 'ok', stranger: 'not_found', elsewhere: 'not_found' },
  ],
  [
    [
      'add to the project',
      'PUT',
      () => `/org/project/${membersProject}/member/${colleague.userId}`,
      () => ({}),
    ],
    { founder: 'ok', admin: 'ok', member: 'ok', stranger: 'not_found', elsewhere: 'not_found' },
  ],
  [
    [
      'take out of the project',
      'DELETE',
      () => `/org/project/${membersProject}/member/${added.userId}`,
      undefined,
    ],
    { founder: 'ok', admin: 'ok', member: 'ok', stranger: 'not_found', elsewhere: 'not_found' },
  ],
  [
    [
      'rename the founder`s project',
      'PUT',
      () => `/org/project/${studio.projectId}`,
      () => ({ name: 'New' }),
    ],
    { founder: 'ok', admin: 'ok', member: 'not_found', stranger: 'not_found', elsewhere: 'not_found' },
  ],
  [
    ['list all projects', 'GET', () => '/org/projects', undefined],
    { founder: 'ok', admin: 'ok', member: 'forbidden', stranger: 'ok', elsewhere: 'ok' },
  ],
  [
    ['list invitations', 'GET', () => '/org/invitations', undefined],
    { founder: 'ok', admin: 'ok', member: 'forbidden', stranger: 'ok', elsewhere: 'ok' },
  ],
];

describe.each(rows.map(([act, outcomes]) => ({ what: act[0], act, outcomes })))('$what', (row) => {
  const [, method, path, body] = row.act;
  test.each(ROLES)('as %s', async (who) => {
    const before = await everything();
    const caller = who === 'guest' ? undefined : people[who];
    const expected = who === 'guest' ? 'not_signed_in' : row.outcomes[who];
    expect(await world.outcome(method, path(), caller, body?.())).toBe(expected);
    if (expected !== 'ok') expect(await everything()).toBe(before);
  });
});

describe('a member who was only added to a project', () => {
  const project = () => `/org/project/${membersProject}`;

  test('sees it, and neither changes it nor its people', async () => {
    const { items } = await world.get<{ items: { id: string }[] }>('/org/user/projects', added);
    expect(items.map(({ id }) => id)).toEqual([membersProject]);
    const before = await everything();
    expect(await world.outcome('PUT', project(), added, { name: 'New' })).toBe('forbidden');
    expect(await world.outcome('PUT', project(), added, { archived: true })).toBe('forbidden');
    const path = `${project()}/member/${colleague.userId}`;
    expect(await world.outcome('PUT', path, added, {})).toBe('forbidden');
    expect(await world.outcome('DELETE', path, added)).toBe('forbidden');
    expect(await everything()).toBe(before);
  });

  test('can leave, and then it does not exist for them', async () => {
    const path = `${project()}/member/${added.userId}`;
    expect(await world.outcome('DELETE', path, added)).toBe('ok');
    expect(await world.outcome('DELETE', path, added)).toBe('not_found');
    expect(await world.outcome('PUT', project(), added, { name: 'New' })).toBe('not_found');
  });
});

describe('people of another organisation', () => {
  test('cannot be added to a project', async () => {
    const path = `/org/project/${membersProject}/member/${people.stranger.userId}`;
    expect(await world.outcome('PUT', path, people.founder, {})).toBe('not_found');
  });

  test('see nothing of this one in their lists', async () => {
    for (const who of [people.stranger, people.elsewhere]) {
      const seen = JSON.stringify([
        await world.get('/org/members', who),
        await world.get('/org/projects', who),
        await world.get('/org/user/projects', who),
        await world.get('/org/invitations', who),
      ]);
      for (const id of [colleague.userId, studio.projectId, membersProject, invitationId]) {
        expect(seen).not.toContain(id);
      }
    }
  });

  test('no one can remove or outrank the founder, not even the founder', async () => {
    for (const who of [people.founder, people.admin, people.member]) {
      expect(await world.outcome('DELETE', `/org/member/${studio.founder.userId}`, who)).toBe('forbidden');
    }
    expect(await world.outcome('DELETE', `/org/member/${people.admin.userId}`, people.admin)).toBe(
      'forbidden',
    );
  });
});
