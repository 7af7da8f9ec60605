import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { members, projects, users } from '../../db/schema.ts';
import { joinByCode } from './join-by-code.ts';
import { selectProject } from './project-access.ts';
import { createTeamWorld, type TeamWorld } from './testing/team-world.ts';

let world: TeamWorld;
beforeAll(async () => {
  world = await createTeamWorld();
});
afterAll(() => world.drop());

/** Like in registration, the account is created in the transaction that joins. */
async function registerWith(code: string): Promise<string> {
  const userId = v7();
  await world.db.transaction(async (tx) => {
    await tx.insert(users).values({ id: userId, name: 'Newcomer', email: `${userId}@example.com` });
    await joinByCode(tx, world.clock, userId, code);
  });
  return userId;
}

test('a newcomer joins as a member, in whatever way the code is written', async () => {
  const studio = await world.newStudio('team', 3);
  const code = await world.newCode(studio);
  const spelled = code.toLowerCase().replace(/(.{4})/g, '$1-');
  const userId = await registerWith(spelled);
  const [row] = await world.db.select().from(members).where(eq(members.userId, userId));
  expect(row).toMatchObject({ organisationId: studio.id, role: 'member' });
});

test("a newcomer works in the organisation's default project", async () => {
  const studio = await world.newStudio('team', 4);
  const code = await world.newCode(studio);
  const projectOf = async (userId: string) => {
    const person = { organisationId: studio.id, userId, role: 'member' as const };
    const { rows } = await world.db.execute<{ id: string }>(selectProject(person));
    return rows[0]?.id;
  };
  expect(await projectOf(await registerWith(code))).toBe(studio.projectId);
  // An archived project takes no new members.
  const next = v7();
  await world.db
    .insert(projects)
    .values({ id: next, organisationId: studio.id, name: 'Second', createdBy: studio.founder.userId });
  await world.db.update(projects).set({ archivedAt: new Date() }).where(eq(projects.id, studio.projectId));
  expect(await projectOf(await registerWith(code))).toBe(next);
});

test('a full team or an invalid code leaves no account behind', async () => {
  const full = await world.newStudio('team', 1);
  const code = await world.newCode(full);
  const used = await world.newCode(await world.newStudio('team', 3), 0);
  const before = await world.db.$count(users);
  await expect(registerWith(code)).rejects.toMatchObject({ code: 'no_free_seat' });
  await expect(registerWith(used)).rejects.toMatchObject({ code: 'invite_code_invalid' });
  await expect(registerWith('NOSUCHCODE22')).rejects.toMatchObject({ code: 'invite_code_invalid' });
  expect(await world.db.$count(users)).toBe(before);
});

test('eight newcomers take the last seat once, and the others have no account', async () => {
  const studio = await world.newStudio('team', 2);
  const code = await world.newCode(studio);
  const before = await world.db.$count(users);
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => registerWith(code)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await world.db.$count(users)).toBe(before + 1);
  expect(await world.db.$count(members, eq(members.organisationId, studio.id))).toBe(2);
});
