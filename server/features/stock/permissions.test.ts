import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectMembers } from '../../db/schema.ts';
import type { Principal } from '../../http/principal.ts';
import { type CreationWorld, createCreationWorld } from '../creations/testing/creation-world.ts';
import { resolveInputFile } from '../storage/resolve-input-file.ts';
import { addStock } from './add-stock.ts';
import { deleteStock, updateStock } from './change-stock.ts';
import { listStock } from './list-stock.ts';

let world: CreationWorld;
let founder: Principal & { projectId: string };
let owner: Principal;
let colleague: Principal;
let stranger: Principal & { projectId: string };
let item: string;
let address: string;

beforeAll(async () => {
  world = await createCreationWorld();
  founder = await world.newFounder();
  owner = await world.newMember(founder, 'member');
  colleague = await world.newMember(founder, 'member');
  stranger = await world.newFounder();
  address = `/files/${(await world.addResult(owner)).file.key}`;
  item = (await add(owner)).id;
});
afterAll(() => world.close());

const add = (person: Principal, project?: string, url = address) =>
  addStock(
    world.deps,
    person,
    { url, name: 'Boat', tags: [], public: false, ...(project && { project_id: project }) },
    'en',
  );
const seen = async (person: Principal, id = item) => {
  const { items } = await listStock(world.deps, person, { limit: 40 }, 'en');
  return items.some((each) => each.id === id);
};
const rename = (person: Principal, id = item) => updateStock(world.deps, person, id, { name: 'Ship' }, 'en');
const NOT_FOUND = { code: 'not_found' };

describe('an item of the stock', () => {
  it('is seen and changed by its owner and by the admins of the organisation', async () => {
    for (const person of [owner, founder, await world.newMember(founder, 'admin')]) {
      expect(await seen(person)).toBe(true);
      expect((await rename(person)).name).toBe('Ship');
    }
  });

  it.each([
    ['a colleague', () => colleague],
    ['a stranger', () => stranger],
    ['its owner elsewhere', () => ({ ...owner, organisationId: stranger.organisationId })],
  ])('does not exist for %s', async (_who, make) => {
    const person = make();
    expect(await seen(person)).toBe(false);
    await expect(rename(person)).rejects.toMatchObject(NOT_FOUND);
    await expect(deleteStock(world.deps, person, item)).rejects.toMatchObject(NOT_FOUND);
    await expect(add(person)).rejects.toMatchObject(NOT_FOUND);
    expect(await seen(owner)).toBe(true);
  });

  it('follows its project, with its file', async () => {
    await world.deps.db
      .insert(projectMembers)
      .values([owner, colleague].map(({ userId }) => ({ projectId: founder.projectId, userId })));
    const url = `/files/${(await world.addResult(owner)).file.key}`;
    const { id } = await add(owner, undefined, url);
    expect(await seen(colleague, id)).toBe(false);
    await expect(resolveInputFile(world.deps, colleague, url)).rejects.toMatchObject(NOT_FOUND);
    await updateStock(world.deps, owner, id, { project_id: founder.projectId }, 'en');
    expect(await seen(colleague, id)).toBe(true);
    expect((await rename(colleague, id)).name).toBe('Ship');
    expect((await resolveInputFile(world.deps, colleague, url)).key).toBe(url.slice('/files/'.length));
    expect(await seen(stranger, id)).toBe(false);
  });

  it('cannot be put into a project that its owner does not see', async () => {
    await expect(add(owner, stranger.projectId)).rejects.toMatchObject(NOT_FOUND);
    await expect(
      updateStock(world.deps, owner, item, { project_id: stranger.projectId }, 'en'),
    ).rejects.toMatchObject(NOT_FOUND);
  });
});
