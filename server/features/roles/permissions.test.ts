import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectMembers } from '../../db/schema.ts';
import type { Principal } from '../../http/principal.ts';
import { addUpload } from '../documents/testing/document-world.ts';
import { createProject } from '../organisations/create-project.ts';
import { updateProject } from '../organisations/update-project.ts';
import { resolveInputFile } from '../storage/resolve-input-file.ts';
import { createStorageWorld, type StorageWorld } from '../storage/testing/storage-world.ts';
import { deleteLook, storeLook } from './change-look.ts';
import { createRole, deleteRole, updateRole } from './change-role.ts';
import { getRole, listLooks, listRoles } from './read-roles.ts';
import { newLook, newRole } from './testing/role-bodies.ts';

let world: StorageWorld;
let founder: Principal & { projectId: string };
let admin: Principal;
let added: Principal;
let colleague: Principal;
let stranger: Principal & { projectId: string };
let role: string;
let look: string;
let url: string;

beforeAll(async () => {
  world = await createStorageWorld();
  founder = await world.newFounder();
  admin = await world.newMember(founder, 'admin');
  added = await world.newMember(founder, 'member');
  colleague = await world.newMember(founder, 'member');
  stranger = await world.newFounder();
  await world.deps.db.insert(projectMembers).values({ projectId: founder.projectId, userId: added.userId });
  url = `/files/${(await addUpload(world, founder)).key}`;
  role = (await createRole(world.deps, founder, newRole({ avatar: url }))).id;
  look = (await storeLook(world.deps, founder, newLook(role, url), undefined)).id;
});
afterAll(() => world.close());

const NOT_FOUND = { code: 'not_found' };
const listed = async (person: Principal) =>
  (await listRoles(world.deps, person, { limit: 40 })).items.map(({ id }) => id);

describe('a character', () => {
  it('is seen and changed, with its pictures, by everyone who sees its project', async () => {
    for (const person of [founder, admin, added]) {
      expect(await listed(person)).toEqual([role]);
      expect((await updateRole(world.deps, person, role, { name: person.role })).name).toBe(person.role);
      expect((await listLooks(world.deps, person, role)).items.map(({ id }) => id)).toEqual([look]);
      expect((await resolveInputFile(world.deps, person, url)).key).toBe(url.slice('/files/'.length));
      expect(await deleteRole(world.deps, person, role, { preview: true })).toMatchObject({ shots: 0 });
    }
  });

  it.each([
    ['a colleague outside the project', () => colleague],
    ['a stranger', () => stranger],
    ['its author elsewhere', () => ({ ...founder, organisationId: stranger.organisationId })],
  ])('does not exist for %s', async (_who, make) => {
    const person = make();
    const { deps } = world;
    expect(await listed(person)).toEqual([]);
    await expect(getRole(deps, person, role)).rejects.toMatchObject(NOT_FOUND);
    await expect(listLooks(deps, person, role)).rejects.toMatchObject(NOT_FOUND);
    await expect(updateRole(deps, person, role, { name: 'Mine' })).rejects.toMatchObject(NOT_FOUND);
    for (const preview of [true, false]) {
      await expect(deleteRole(deps, person, role, { preview })).rejects.toMatchObject(NOT_FOUND);
      await expect(deleteLook(deps, person, look, { preview })).rejects.toMatchObject(NOT_FOUND);
    }
    await expect(resolveInputFile(deps, person, url)).rejects.toMatchObject(NOT_FOUND);
    const own = `/files/${(await addUpload(world, person)).key}`;
    await expect(storeLook(deps, person, newLook(role, own), undefined)).rejects.toMatchObject(NOT_FOUND);
    expect(await listed(founder)).toEqual([role]);
  });

  it('is neither created in, nor moved to, a project that its author does not see or that is archived', async () => {
    const { deps } = world;
    const other = await world.newFounder();
    const create = (projectId: string, who: Principal = founder) =>
      createRole(deps, who, newRole({ project_id: projectId }));
    await expect(create(other.projectId)).rejects.toMatchObject(NOT_FOUND);
    await expect(create(founder.projectId, colleague)).rejects.toMatchObject(NOT_FOUND);
    await expect(updateRole(deps, founder, role, { project_id: other.projectId })).rejects.toMatchObject(
      NOT_FOUND,
    );
    const { id } = await createProject(deps, founder, {
      name: 'Done',
    });
    await updateProject(deps, founder, id, { archived: true });
    await expect(create(id)).rejects.toMatchObject(NOT_FOUND);
    await expect(updateRole(deps, founder, role, { project_id: id })).rejects.toMatchObject(NOT_FOUND);
  });

  it('is drawn from no picture that is not its author’s to use', async () => {
    const foreign = `/files/${(await addUpload(world, stranger)).key}`;
    await expect(createRole(world.deps, founder, newRole({ avatar: foreign }))).rejects.toMatchObject(
      NOT_FOUND,
    );
    await expect(storeLook(world.deps, founder, newLook(role, foreign), undefined)).rejects.toMatchObject(
      NOT_FOUND,
    );
  });
});
