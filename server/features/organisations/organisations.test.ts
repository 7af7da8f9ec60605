import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { organisations, projects } from '../../db/schema.ts';
import type { Principal } from '../../http/principal.ts';
import { createStorageWorld, type StorageWorld } from '../storage/testing/storage-world.ts';
import { currentOrganisation } from './current-organisation.ts';
import { seesProject } from './project-access.ts';
import { findProjects } from './project-store.ts';
import { requireProject } from './require-project.ts';

let world: StorageWorld;
let founder: Principal & { projectId: string };
let member: Principal;
let membersProject: string;

beforeAll(async () => {
  world = await createStorageWorld();
  founder = await world.newFounder();
  member = await world.newMember(founder, 'member');
  membersProject = crypto.randomUUID();
  await world.deps.db.insert(projects).values({
    id: membersProject,
    organisationId: founder.organisationId,
    name: 'Second',
    createdBy: member.userId,
  });
});
afterAll(() => world.close());

describe('the current organisation', () => {
  it('counts its members and says whether the user is an admin', async () => {
    const asFounder = await currentOrganisation(world.deps, founder);
    expect(asFounder).toMatchObject({ name: 'Studio', members: 2, type: 'free', isOrgAdmin: true });
    expect((await currentOrganisation(world.deps, member)).isOrgAdmin).toBe(false);
  });

  it('is free again when its plan has expired', async () => {
    const ends = new Date(world.deps.clock.now().getTime() + 1000);
    await world.deps.db
      .update(organisations)
      .set({ plan: 'team', planExpiresAt: ends })
      .where(eq(organisations.id, founder.organisationId));
    expect(await currentOrganisation(world.deps, founder)).toMatchObject({ type: 'team' });
    world.deps.clock.advance(1000);
    expect(await currentOrganisation(world.deps, founder)).toMatchObject({
      type: 'free',
      expired_at: ends.toISOString(),
    });
  });
});

describe('projects', () => {
  const namesFor = async (user: Principal, archived = false) =>
    (await findProjects(world.deps.db, seesProject(user), archived))
      .map(({ project }) => project.name)
      .sort();

  it('are all visible to admins, their own to members, none to others', async () => {
    const admin = await world.newMember(founder, 'admin');
    expect(await namesFor(founder)).toEqual(['First', 'Second']);
    expect(await namesFor(admin)).toEqual(['First', 'Second']);
    expect(await namesFor(member)).toEqual(['Second']);
    const stranger = await world.newFounder();
    expect(await namesFor({ ...stranger, userId: member.userId, role: 'member' })).toEqual([]);
  });

  it('can be used if they are seen', async () => {
    await requireProject(world.deps, founder, membersProject);
    const notSeen = requireProject(world.deps, member, founder.projectId);
    await expect(notSeen).rejects.toMatchObject({ code: 'not_found' });
    const stranger = await world.newFounder();
    const foreign = requireProject(world.deps, stranger, membersProject);
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
  });

  it('are listed separately once archived, and accept nothing more', async () => {
    await world.deps.db
      .update(projects)
      .set({ archivedAt: world.deps.clock.now() })
      .where(eq(projects.id, membersProject));
    expect(await namesFor(founder)).toEqual(['First']);
    expect(await namesFor(founder, true)).toEqual(['Second']);
    await expect(requireProject(world.deps, member, membersProject)).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});
