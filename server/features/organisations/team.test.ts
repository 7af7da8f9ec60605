import { and, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ledgerRows, members, organisations, projectMembers, sessions } from '../../db/schema.ts';
import { betweenStatements } from '../../testing/between-statements.ts';
import { untilSomebodyWaits } from '../../testing/lock-waits.ts';
import { grantPoints } from '../billing/grant-points.ts';
import { lockOrganisation } from './lock-organisation.ts';
import { deleteMember } from './store.ts';
import { createTeamWorld, type Someone, type Studio, type TeamWorld } from './testing/team-world.ts';

let world: TeamWorld;
beforeAll(async () => {
  world = await createTeamWorld();
});
afterAll(() => world.drop());

type Organisations = { id: string; user_type: string; type: string; members: number; current: boolean }[];
type Team = {
  seats: number;
  items: { id: string; role: string; contact: string | null; points_used: number | null }[];
};
const organisationsOf = (who: { token: string }) => world.get<Organisations>('/org/user/orgs', who);
const rolesIn = async (studio: Studio) => {
  const rows = await world.db.select().from(members).where(eq(members.organisationId, studio.id));
  return new Map(rows.map(({ userId, role }) => [userId, role]));
};
const sessionsOf = (who: Someone) => world.db.select().from(sessions).where(eq(sessions.userId, who.userId));

describe('several organisations', () => {
  test('are listed oldest membership first, and only the device that asked continues in another', async () => {
    const home = await world.newStudio('free', 1);
    const studio = await world.newStudio('team', 5);
    const guest = await world.join(home.founder, studio.id, 'member');
    expect(await organisationsOf(home.founder)).toEqual([
      { id: home.id, name: 'Studio', user_type: 'founder', type: 'free', members: 1, current: true },
      { id: studio.id, name: 'Studio', user_type: 'member', type: 'team', members: 2, current: false },
    ]);
    expect(await world.outcome('POST', `/user/switch/org/${studio.id}`, home.founder)).toBe('ok');
    const current = (each: Organisations) => each.find((row) => row.current)?.id;
    expect(current(await organisationsOf(home.founder))).toBe(studio.id);
    await world.outcome('POST', `/user/switch/org/${home.id}`, guest);
    expect(current(await organisationsOf(guest))).toBe(home.id);
    expect(current(await organisationsOf(home.founder))).toBe(studio.id);
  });

  test('leave no session without an organisation when it switches during a removal', async () => {
    const home = await world.newStudio();
    const studio = await world.newStudio();
    for (let round = 0; round < 8; round += 1) {
      await world.db.insert(members).values({ ...home.founder, organisationId: studio.id, role: 'member' });
      const [removed] = await Promise.all([
        world.outcome('DELETE', `/org/member/${home.founder.userId}`, studio.founder),
        world.outcome('POST', `/user/switch/org/${studio.id}`, home.founder),
      ]);
      expect(removed).toBe('ok');
      expect((await organisationsOf(home.founder)).map(({ id, current }) => [id, current])).toEqual([
        [home.id, true],
      ]);
    }
  });

  test('are not switched to while a removal is under way', async () => {
    const { founder } = await world.newStudio();
    const studio = await world.newStudio();
    await world.db.insert(members).values({ ...founder, organisationId: studio.id, role: 'member' });
    let switched: Promise<string> | undefined;
    await world.db.transaction(async (tx) => {
      const place = and(eq(members.organisationId, studio.id), eq(members.userId, founder.userId));
      await tx.delete(members).where(place);
      switched = world.outcome('POST', `/user/switch/org/${studio.id}`, founder);
      let isOver = false;
      await Promise.race([switched, untilSomebodyWaits(world.db, () => isOver)]);
      isOver = true;
    });
    expect(await switched).toBe('not_found');
  });

  test('can be renamed by admins', async () => {
    const studio = await world.newStudio();
    expect(await world.outcome('PUT', '/org/current', studio.founder, { name: '  Ink & paper ' })).toBe('ok');
    const [row] = await world.db.select().from(organisations).where(eq(organisations.id, studio.id));
    expect(row?.name).toBe('Ink & paper');
    expect(await world.outcome('PUT', '/org/current', studio.founder, { name: ' ' })).toBe('invalid_input');
  });
});

describe('members', () => {
  test('are listed with the points that each has used, less refunds', async () => {
    const studio = await world.newStudio('team', 4);
    const admin = await world.newMember(studio, 'admin');
    const member = await world.newMember(studio);
    await world.db.transaction((tx) =>
      grantPoints(tx, { organisationId: studio.id, points: 500, reason: 'test', userId: member.userId }),
    );
    const line = (userId: string, type: string, points: number) =>
      world.db.insert(ledgerRows).values({ id: v7(), organisationId: studio.id, userId, type, points });
    await line(member.userId, 'consume', -60);
    await line(member.userId, 'return', 20);
    await line(admin.userId, 'consume', -7);
    await line(admin.userId, 'system_deduction', -100);

    const seen = await world.get<Team>('/org/members', admin);
    expect(seen.seats).toBe(4);
    expect(seen.items.map(({ id, role, points_used }) => [id, role, points_used])).toEqual([
      [studio.founder.userId, 'founder', 0],
      [admin.userId, 'admin', 7],
      [member.userId, 'member', 40],
    ]);
    expect(seen.items[2]?.contact).toBe(`${member.userId}@example.com`);
    const asMember = await world.get<Team>('/org/members', member);
    expect(asMember.items.map(({ contact, points_used }) => [contact, points_used])).toEqual([
      [null, null],
      [null, null],
      [null, 40],
    ]);
  });

  test('continue in another organisation of theirs when they are removed, in every session; everything that they made stays', async () => {
    const home = await world.newStudio();
    const studio = await world.newStudio();
    const other = await world.newMember(studio);
    const member = await world.join(home.founder, studio.id, 'member');
    const second = await world.join(home.founder, (await world.newStudio()).id, 'member');
    const own = await world.call<{ id: string }>('POST', '/org/project', {
      token: member.token,
      body: { name: 'Mine' },
    });
    await world.db.insert(projectMembers).values([
      { projectId: studio.projectId, userId: member.userId },
      { projectId: studio.projectId, userId: other.userId },
      { projectId: home.projectId, userId: member.userId },
    ]);
    expect(await world.outcome('DELETE', `/org/member/${member.userId}`, studio.founder)).toBe('ok');

    expect((await rolesIn(studio)).has(member.userId)).toBe(false);
    const where = (await sessionsOf(member)).map(({ organisationId }) => organisationId).sort();
    expect(where).toEqual([home.id, home.id, second.organisationId].sort());
    expect((await organisationsOf(member)).find(({ current }) => current)?.id).toBe(home.id);
    const places = await world.db.select().from(projectMembers);
    expect(places.filter(({ userId }) => userId === member.userId)).toMatchObject([
      { projectId: home.projectId },
    ]);
    expect(places.filter(({ userId }) => userId === other.userId)).toHaveLength(1);
    const left = await world.get<{ items: { id: string }[] }>('/org/projects', studio.founder);
    expect(left.items.map(({ id }) => id)).toContain(own.data.id);
  });

  test('without another organisation are signed out by the removal', async () => {
    const studio = await world.newStudio();
    const member = await world.newMember(studio);
    await world.outcome('DELETE', `/org/member/${member.userId}`, studio.founder);
    expect(await sessionsOf(member)).toEqual([]);
    expect(await world.outcome('GET', '/org/user/orgs', member)).toBe('not_signed_in');
  });

  test('who are removed from two at once continue in the one that is left', async () => {
    const [first, second, third] = [
      await world.newStudio(),
      await world.newStudio(),
      await world.newStudio(),
    ];
    const person = await world.newUser();
    await world.join(person, first.id, 'member');
    const there = await world.join(person, second.id, 'member');
    await world.join(person, third.id, 'member');
    const removedBy = ({ founder }: Studio) =>
      world.outcome('DELETE', `/org/member/${person.userId}`, founder);
    let other: Promise<string> | undefined;
    const elsewhere = () => {
      let isOver = false;
      other = removedBy(first).finally(() => {
        isOver = true;
      });
      return Promise.race([other, untilSomebodyWaits(world.db, () => isOver)]);
    };
    expect(await betweenStatements(/update "sessions"/, elsewhere, () => removedBy(second))).toBe('ok');
    expect(await other).toBe('ok');
    expect(await organisationsOf(there)).toMatchObject([{ id: third.id, current: true }]);
  });

  test.each([
    ['invites', 'POST', () => '/org/invitation', { uses: 3, days: 7 }],
    ['names the organisation', 'PUT', () => '/org/current', { name: 'Theirs' }],
    ['makes a project', 'POST', () => '/org/project', { name: 'Theirs' }],
    ['names a project', 'PUT', (id: string) => `/org/project/${id}`, { name: 'Theirs' }],
  ] as const)('whose removal is under way: an admin no longer %s', async (_what, method, path, body) => {
    const studio = await world.newStudio();
    const admin = await world.newMember(studio, 'admin');
    let outcome: Promise<string> | undefined;
    await world.db.transaction(async (tx) => {
      await lockOrganisation(tx, studio.id);
      await deleteMember(tx, studio.id, admin.userId);
      let isOver = false;
      outcome = world.outcome(method, path(studio.projectId), admin, body).finally(() => {
        isOver = true;
      });
      await untilSomebodyWaits(world.db, () => isOver);
    });
    expect(await outcome).toBe('forbidden');
  });

  test('leave, but not the only organisation, and not the founder', async () => {
    const home = await world.newStudio();
    const studio = await world.newStudio();
    const guest = await world.join(home.founder, studio.id, 'member');
    expect(await world.outcome('POST', '/org/leave', studio.founder)).toBe('founder_stays');
    expect(await world.outcome('POST', '/org/leave', guest)).toBe('ok');
    expect((await organisationsOf(guest)).map(({ id }) => id)).toEqual([home.id]);
    const only = await world.newMember(studio);
    expect(await world.outcome('POST', '/org/leave', only)).toBe('last_organisation');
    expect((await rolesIn(studio)).get(only.userId)).toBe('member');
  });

  test('of two organisations who leave both at once stay in one', async () => {
    const [one, two] = [await world.newStudio(), await world.newStudio()];
    const person = await world.newUser();
    const here = await world.join(person, one.id, 'member');
    const there = await world.join(person, two.id, 'member');
    const outcomes = await Promise.all([
      world.outcome('POST', '/org/leave', here),
      world.outcome('POST', '/org/leave', there),
    ]);
    expect(outcomes.sort()).toEqual(['last_organisation', 'ok']);
    expect(await organisationsOf(here)).toHaveLength(1);
  });
});

describe('the founder', () => {
  test('passes the role on and is an admin', async () => {
    const studio = await world.newStudio();
    const next = await world.newMember(studio);
    const passing = (to: string) => world.outcome('POST', '/org/founder', studio.founder, { user_id: to });
    expect(await passing(studio.founder.userId)).toBe('invalid_input');
    expect(await passing(v7())).toBe('not_found');
    expect(await passing(next.userId)).toBe('ok');
    expect(await rolesIn(studio)).toEqual(
      new Map([
        [studio.founder.userId, 'admin'],
        [next.userId, 'founder'],
      ]),
    );
    expect(await passing(next.userId)).toBe('forbidden');
  });

  test('passed on to two members at once goes to one of them', async () => {
    const studio = await world.newStudio();
    const heirs = [await world.newMember(studio), await world.newMember(studio, 'admin')];
    const outcomes = await Promise.all(
      heirs.map(({ userId }) => world.outcome('POST', '/org/founder', studio.founder, { user_id: userId })),
    );
    expect(outcomes.sort()).toEqual(['forbidden', 'ok']);
    const roles = [...(await rolesIn(studio)).values()];
    expect(roles.filter((role) => role === 'founder')).toHaveLength(1);
  });

  test('changes roles, which apply from the next call on', async () => {
    const studio = await world.newStudio();
    const member = await world.newMember(studio);
    const change = (role: string) =>
      world.outcome('PUT', `/org/member/${member.userId}`, studio.founder, { role });
    expect(await world.outcome('GET', '/org/invitations', member)).toBe('forbidden');
    expect(await change('admin')).toBe('ok');
    expect(await world.outcome('GET', '/org/invitations', member)).toBe('ok');
    expect(await change('member')).toBe('ok');
    expect(await world.outcome('GET', '/org/invitations', member)).toBe('forbidden');
    expect(await change('founder')).toBe('invalid_input');
  });
});
