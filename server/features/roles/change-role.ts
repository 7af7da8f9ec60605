import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import type {
  createRole as createEndpoint,
  Role,
  RoleChanges,
  updateRole as updateEndpoint,
} from '@inkreel/contract/api/roles.ts';
import { ROLES_PER_PROJECT } from '@inkreel/contract/limits.ts';
import { v7 } from 'uuid';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import { notifyOfRoles } from '../../events/notify.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { lockOpenProject } from '../organisations/require-project.ts';
import { discardLeftOvers } from '../storage/discard-files.ts';
import type { StorageDeps } from '../storage/files.ts';
import { requireImage } from './require-image.ts';
import { roleOf } from './role-record.ts';
import {
  changeRole,
  countRoles,
  deleteRoleRow,
  findLooks,
  findRole,
  insertRole,
  lockRole,
  type RoleRow,
  withPictures,
} from './store.ts';
import { roleChanges } from './story-changes.ts';

/**
 * Creates a character.
 * @throws AppError not_found for a project that the person does not see or that is archived, or a picture that is not
 *   theirs to use; unsupported_file_type for an avatar that is no picture; role_limit_reached
 */
export async function createRole(
  deps: StorageDeps,
  person: Principal,
  asked: BodyOf<typeof createEndpoint>,
): Promise<Role> {
  const { organisationId, userId } = person;
  const avatar = asked.avatar === null ? null : await requireImage(deps, person, asked.avatar);
  return deps.db.transaction(async (tx) => {
    const projectId = await lockOpenProject(tx, person, asked.project_id);
    await requireRoom(tx, projectId);
    const role: RoleRow = {
      id: v7(),
      organisationId,
      projectId,
      userId,
      name: asked.name,
      description: asked.description,
      avatarId: avatar?.id ?? null,
      isMain: asked.is_main_character,
      voice: asked.voice,
      traits: asked.traits,
      createdAt: deps.clock.now(),
    };
    await insertRole(tx, role);
    return recordOf(deps, tx, role);
  });
}

/**
 * Changes a character; what is not named stays.
 * @throws AppError invalid_input if nothing is to be changed; those of `createRole`
 */
export async function updateRole(
  deps: StorageDeps,
  person: Principal,
  id: string,
  wish: BodyOf<typeof updateEndpoint>,
): Promise<Role> {
  if (Object.keys(wish).length === 0) throw new AppError('invalid_input');
  if (!(await findRole(deps.db, person, id))) throw new AppError('not_found');
  const avatar = wish.avatar ? await requireImage(deps, person, wish.avatar) : undefined;
  const change: Partial<RoleRow> = {
    ...(wish.project_id !== undefined && { projectId: wish.project_id }),
    ...(wish.name !== undefined && { name: wish.name }),
    ...(wish.description !== undefined && { description: wish.description }),
    ...(wish.avatar !== undefined && { avatarId: avatar?.id ?? null }),
    ...(wish.is_main_character !== undefined && { isMain: wish.is_main_character }),
    ...(wish.voice !== undefined && { voice: wish.voice }),
    ...(wish.traits !== undefined && { traits: wish.traits }),
  };
  return deps.db.transaction(async (tx) => {
    // Projects are locked before characters, as when one is created.
    if (wish.project_id !== undefined) await lockOpenProject(tx, person, wish.project_id);
    const role = await lockRole(tx, person, id);
    if (!role) throw new AppError('not_found');
    if (wish.project_id !== undefined && wish.project_id !== role.projectId)
      await requireRoom(tx, wish.project_id);
    await changeRole(tx, id, change);
    await notifyOfRoles(tx, role.organisationId);
    const changed = { ...role, ...change };
    if (role.avatarId !== null && role.avatarId !== changed.avatarId)
      await discardLeftOvers(tx, [role.avatarId]);
    return recordOf(deps, tx, changed);
  });
}

/**
 * Deletes a character with its looks, unless it is only asked what that changes. Shots of stories keep their pictures.
 * @throws AppError not_found for a character that the person does not see
 */
export async function deleteRole(
  deps: StorageDeps,
  person: Principal,
  id: string,
  { preview }: { preview: boolean },
): Promise<RoleChanges> {
  return deps.db.transaction(async (tx) => {
    const role = preview ? await findRole(tx, person, id) : await lockRole(tx, person, id);
    if (!role) throw new AppError('not_found');
    const changes = await roleChanges(tx, person, { role: id });
    if (preview) return changes;
    const pictures = (await findLooks(tx, id)).flatMap(({ fileId }) => fileId ?? []);
    await deleteRoleRow(tx, id);
    await notifyOfRoles(tx, role.organisationId);
    await discardLeftOvers(tx, [...pictures, ...(role.avatarId === null ? [] : [role.avatarId])]);
    return changes;
  });
}

async function requireRoom(tx: Tx, projectId: string): Promise<void> {
  if ((await countRoles(tx, projectId)) >= ROLES_PER_PROJECT) throw new AppError('role_limit_reached');
}

async function recordOf(deps: StorageDeps, db: DbOrTx, role: RoleRow): Promise<Role> {
  const [whole] = await withPictures(db, [role]);
  if (!whole) throw new AppError('not_found');
  return roleOf(deps, whole);
}
