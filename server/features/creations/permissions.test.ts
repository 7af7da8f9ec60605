import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectMembers, projects } from '../../db/schema.ts';
import type { Principal } from '../../http/principal.ts';
import { storageUsage } from '../storage/quota/usage.ts';
import { sweepStorage } from '../storage/sweep.ts';
import { deleteResult, updateResult } from './change-result.ts';
import { countResults } from './count-results.ts';
import { emptyBin } from './empty-bin.ts';
import { fileResult } from './file-result.ts';
import { listResults } from './list-results.ts';
import { type CreationWorld, createCreationWorld, type MadeResult } from './testing/creation-world.ts';

type Role = 'founder' | 'admin' | 'member' | 'owner' | 'stranger' | 'elsewhere';

let world: CreationWorld;
let made: MadeResult;
let foreignProject: string;
const people = new Map<Role, Principal>();
const person = (role: Role): Principal => {
  const found = people.get(role);
  if (!found) throw new Error(role);
  return found;
};

beforeAll(async () => {
  world = await createCreationWorld();
  const founder = await world.newFounder();
  const stranger = await world.newFounder();
  foreignProject = stranger.projectId;
  people.set('founder', founder);
  people.set('admin', await world.newMember(founder, 'admin'));
  people.set('member', await world.newMember(founder, 'member'));
  people.set('owner', await world.newMember(founder, 'member'));
  people.set('stranger', stranger);
  // The owner, but working in another organisation.
  people.set('elsewhere', { ...person('owner'), organisationId: stranger.organisationId });
  made = await world.addResult(person('owner'));
});
afterAll(() => world.close());

const list = (user: Principal) =>
  listResults({ ...world.deps, routing: { isBuiltin: () => true } }, user, { limit: 40, bin: false });

describe.each(['owner', 'founder', 'admin'] as const)('the %s', (role) => {
  it('sees, counts, changes, bins and restores the result', async () => {
    const user = person(role);
    expect((await list(user)).items.map(({ id }) => id)).toEqual([made.id]);
    expect((await countResults(world.deps, user)).total).toBe(1);
    await updateResult(world.deps, user, made.id, { starred: true });
    await deleteResult(world.deps, user, made.id);
    await updateResult(world.deps, user, made.id, { restored: true });
  });
});

describe.each(['member', 'stranger', 'elsewhere'] as const)('the %s', (role) => {
  it('finds nothing', async () => {
    expect((await list(person(role))).items).toEqual([]);
    expect((await countResults(world.deps, person(role))).total).toBe(0);
  });

  it.each([
    ['star', (user: Principal) => updateResult(world.deps, user, made.id, { starred: true })],
    ['take back', (user: Principal) => updateResult(world.deps, user, made.id, { restored: true })],
    ['bin', (user: Principal) => deleteResult(world.deps, user, made.id)],
    [
      'file',
      (user: Principal) =>
        fileResult(world.deps, user, {
          type: 'image',
          url: `/files/${made.file.key}`,
          task_id: made.taskId,
        }),
    ],
  ])('cannot %s it: for them it does not exist', async (_what, act) => {
    await expect(act(person(role))).rejects.toMatchObject({ code: 'not_found' });
    const kept = (await list(person('owner'))).items;
    expect(kept).toMatchObject([{ id: made.id, deleted_at: null }]);
  });
});

describe('what is in a project', () => {
  let shared: MadeResult;
  let creator: Principal;
  let added: Principal;
  beforeAll(async () => {
    const founder = person('founder');
    const { db } = world.deps;
    creator = await world.newMember(founder, 'member');
    added = await world.newMember(founder, 'member');
    const projectId = crypto.randomUUID();
    const { organisationId, userId } = creator;
    await db.insert(projects).values({ id: projectId, organisationId, name: 'Shared', createdBy: userId });
    await db.insert(projectMembers).values({ projectId, userId: added.userId });
    shared = await world.addResult(founder, { projectId });
  });
  const seenBy = async (user: Principal) => (await list(user)).items.map(({ id }) => id);

  it('is seen, changed and binned by its creator and by added members', async () => {
    for (const user of [creator, added]) {
      expect(await seenBy(user)).toEqual([shared.id]);
      expect((await countResults(world.deps, user)).total).toBe(1);
      await updateResult(world.deps, user, shared.id, { starred: true });
      await deleteResult(world.deps, user, shared.id);
      await updateResult(world.deps, user, shared.id, { restored: true });
    }
  });

  it('does not exist for other members, nor for the same people working in another organisation', async () => {
    const { organisationId } = person('stranger');
    for (const user of [person('member'), { ...added, organisationId }, { ...creator, organisationId }]) {
      expect(await seenBy(user)).toEqual([]);
      const change = updateResult(world.deps, user, shared.id, { starred: true });
      await expect(change).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  it('is gone for them once it was moved elsewhere, and stays with its creator', async () => {
    const founder = person('founder');
    const own = await world.addResult(added, { projectId: foreignProject });
    expect(await seenBy(added)).toEqual([own.id, shared.id]);
    expect(await seenBy(creator)).toEqual([shared.id]);
    const elsewhere = crypto.randomUUID();
    const { organisationId, userId } = founder;
    await world.deps.db
      .insert(projects)
      .values({ id: elsewhere, organisationId, name: 'Apart', createdBy: userId });
    await updateResult(world.deps, founder, shared.id, { project_id: elsewhere });
    expect(await seenBy(added)).toEqual([own.id]);
    expect(await seenBy(creator)).toEqual([]);
    expect(await seenBy(founder)).toContain(shared.id);
  });
});

describe('nobody', () => {
  it('moves a result to a project of another organisation', async () => {
    const move = updateResult(world.deps, person('owner'), made.id, { project_id: foreignProject });
    await expect(move).rejects.toMatchObject({ code: 'not_found' });
  });

  it('can file a result of someone else, not even an admin', async () => {
    const filed = fileResult(world.deps, person('admin'), {
      type: 'image',
      url: `/files/${made.file.key}`,
      task_id: made.taskId,
    });
    await expect(filed).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('emptying the bin', () => {
  it('removes for good what the person sees in it, and frees its space', async () => {
    const { deps } = world;
    const founder = await world.newFounder();
    const member = await world.newMember(founder, 'member');
    const other = await world.newMember(founder, 'member');
    const [mine, theirs, kept] = [
      await world.addResult(member),
      await world.addResult(other),
      await world.addResult(member),
    ];
    for (const result of [mine, theirs]) await deleteResult(deps, founder, result.id);
    const stranger = person('stranger');
    expect(await emptyBin(deps, stranger)).toEqual({ results: 0 });
    const usage = () => storageUsage(deps, founder);
    expect(await usage()).toMatchObject({ bin: mine.file.size + theirs.file.size, results: kept.file.size });
    expect(await emptyBin(deps, member)).toEqual({ results: 1 });
    expect(await usage()).toMatchObject({ bin: theirs.file.size, results: kept.file.size });
    await expect(updateResult(deps, member, mine.id, { restored: true })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await emptyBin(deps, founder)).toEqual({ results: 1 });
    expect(await usage()).toMatchObject({ bin: 0, used: kept.file.size, results: kept.file.size });
    await sweepStorage(deps);
    expect(await deps.files.driver.head(mine.file.key)).toBeUndefined();
    expect(await deps.files.driver.head(kept.file.key)).toBeDefined();
  });
});
