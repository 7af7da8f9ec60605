import { PROJECT_CAPS } from '@inkreel/contract/limits.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { organisations, projectMembers, projects } from '../../db/schema.ts';
import { createTeamWorld, type Someone, type Studio, type TeamWorld } from './testing/team-world.ts';

let world: TeamWorld;
beforeAll(async () => {
  world = await createTeamWorld();
});
afterAll(() => world.drop());

type Made = { id: string };
type Listed = { items: { id: string; name: string; members: { id: string }[] }[]; cap: number };
const create = (who: Someone, name = 'A project') =>
  world.call<Made>('POST', '/org/project', { token: who.token, body: { name } });
const update = (who: Someone, id: string, body: object) =>
  world.outcome('PUT', `/org/project/${id}`, who, body);
const openIn = (studio: Studio) =>
  world.db.$count(projects, and(eq(projects.organisationId, studio.id), isNull(projects.archivedAt)));
const endPlan = (studio: Studio) =>
  world.db
    .update(organisations)
    .set({ planExpiresAt: world.clock.now() })
    .where(eq(organisations.id, studio.id));

describe('the cap', () => {
  test.each(['free', 'vip', 'team'] as const)('of %s is exact under 64 parallel creations', async (plan) => {
    const studio = await world.newStudio(plan, 5);
    const cap = PROJECT_CAPS[plan];
    const answers = await Promise.all(Array.from({ length: 64 }, () => create(studio.founder)));
    const refused = answers.filter(({ code }) => code !== 0);
    expect(refused).toHaveLength(64 - (cap - 1));
    for (const answer of refused) expect(answer).toMatchObject({ code: 10040303, data: { cap } });
    expect(await openIn(studio)).toBe(cap);
  });

  test('counts open projects only, and refuses to reopen one beyond it', async () => {
    const studio = await world.newStudio('free');
    const second = (await create(studio.founder)).data.id;
    const third = (await create(studio.founder)).data.id;
    expect(await update(studio.founder, second, { archived: true })).toBe('ok');
    expect((await create(studio.founder)).code).toBe(0);
    expect(await update(studio.founder, second, { archived: false })).toBe('project_limit_reached');
    expect(await update(studio.founder, second, { name: 'Renamed in the archive' })).toBe('ok');
    // Reopening an open project changes nothing, so it is not refused.
    expect(await update(studio.founder, third, { archived: false })).toBe('ok');
    await update(studio.founder, third, { archived: true });
    const outcomes = await Promise.all(
      [second, third].map((id) => update(studio.founder, id, { archived: false })),
    );
    expect(outcomes.sort()).toEqual(['ok', 'project_limit_reached']);
    expect(await openIn(studio)).toBe(3);
  });

  test('is that of the current plan: projects stay when it ends, and no more can be made', async () => {
    const studio = await world.newStudio('team', 5);
    for (let made = 1; made < 5; made += 1) await create(studio.founder);
    expect((await world.get<Listed>('/org/projects', studio.founder)).cap).toBe(50);
    await endPlan(studio);
    const listed = await world.get<Listed>('/org/projects', studio.founder);
    expect(listed).toMatchObject({ cap: 3 });
    expect(listed.items).toHaveLength(5);
    expect((await create(studio.founder)).code).toBe(10040303);
  });
});

describe('the last open project', () => {
  test('stays open, also when two are archived at once', async () => {
    const studio = await world.newStudio();
    const second = (await create(studio.founder)).data.id;
    const outcomes = await Promise.all(
      [studio.projectId, second].map((id) => update(studio.founder, id, { archived: true })),
    );
    expect(outcomes.sort()).toEqual(['last_project', 'ok']);
    expect(await openIn(studio)).toBe(1);
  });
});

describe('a member who is added to a project', () => {
  test('while being removed from the organisation keeps no place in it', async () => {
    const studio = await world.newStudio();
    for (let round = 0; round < 8; round += 1) {
      const { userId } = await world.newMember(studio);
      const path = `/org/project/${studio.projectId}/member/${userId}`;
      await Promise.all([
        world.outcome('PUT', path, studio.founder, {}),
        world.outcome('DELETE', `/org/member/${userId}`, studio.founder),
      ]);
      expect(await world.db.$count(projectMembers, eq(projectMembers.userId, userId))).toBe(0);
    }
  });
});

describe('lists', () => {
  test('name the creator and the members of a project, and have archived ones separately', async () => {
    const studio = await world.newStudio();
    const member = await world.newMember(studio);
    const made = (await create(member, 'Theirs')).data.id;
    const path = `/org/project/${studio.projectId}/member/${member.userId}`;
    expect(await world.outcome('PUT', path, studio.founder, {})).toBe('ok');
    expect(await world.outcome('PUT', path, studio.founder, {})).toBe('ok');
    const own = await world.get<Listed>('/org/user/projects', member);
    expect(own.items).toMatchObject([
      {
        id: studio.projectId,
        name: 'First',
        archived: false,
        created_by: { id: studio.founder.userId },
        members: [{ id: member.userId, name: member.name }],
        results: 0,
      },
      { id: made, name: 'Theirs', created_by: { id: member.userId }, members: [] },
    ]);
    await update(member, made, { archived: true });
    const listed = async (path: string, who: Someone) =>
      (await world.get<Listed>(path, who)).items.map(({ id }) => id);
    expect(await listed('/org/user/projects', member)).toEqual([studio.projectId]);
    expect(await listed('/org/user/projects?archived=true', member)).toEqual([made]);
    expect(await listed('/org/user/projects', studio.founder)).toEqual([studio.projectId]);
    expect(await listed('/org/projects?archived=true', studio.founder)).toEqual([made]);
  });

  test('an empty change is refused', async () => {
    const studio = await world.newStudio();
    expect(await update(studio.founder, studio.projectId, {})).toBe('invalid_input');
  });
});
