import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import type { createLook as endpoint, Look, RoleChanges } from '@inkreel/contract/api/roles.ts';
import { LOOKS_PER_ROLE } from '@inkreel/contract/limits.ts';
import { v7 } from 'uuid';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { discardLeftOvers } from '../storage/discard-files.ts';
import type { StorageDeps } from '../storage/files.ts';
import { requireImage } from './require-image.ts';
import { lookOf } from './role-record.ts';
import { deleteLookRow, findLook, findLooks, insertLook, lockRole, makePrimary } from './store.ts';
import { roleChanges } from './story-changes.ts';

/**
 * Stores a picture as a look of a character. The first look is primary; a later one keeps the primary look's traits
 * except those that are named.
 * @throws AppError not_found for a character that the person does not see, or a picture that is not theirs to use;
 *   unsupported_file_type for a file that is no picture; look_limit_reached
 */
export async function createLook(
  deps: StorageDeps,
  person: Principal,
  asked: BodyOf<typeof endpoint>,
): Promise<Look> {
  const { organisationId, userId } = person;
  const picture = await requireImage(deps, person, asked.image_url);
  return deps.db.transaction(async (tx) => {
    const role = await lockRole(tx, person, asked.role_id);
    if (!role) throw new AppError('not_found');
    const others = await findLooks(tx, role.id);
    if (others.length >= LOOKS_PER_ROLE) throw new AppError('look_limit_reached');
    const primary = others.find(({ isPrimary }) => isPrimary);
    const look = {
      id: v7(),
      roleId: role.id,
      organisationId,
      userId,
      name: asked.name,
      prompt: asked.prompt,
      fileId: picture.id,
      traits: { ...(primary ?? role).traits, ...asked.traits },
      isPrimary: primary === undefined,
      createdAt: deps.clock.now(),
    };
    await insertLook(tx, look);
    return lookOf(deps, look, picture);
  });
}

/**
 * Deletes a look, unless it is only asked what that changes. After the primary look the oldest one left is primary.
 * @throws AppError not_found for a look of a character that the person does not see
 */
export async function deleteLook(
  deps: StorageDeps,
  person: Principal,
  id: string,
  { preview }: { preview: boolean },
): Promise<RoleChanges> {
  return deps.db.transaction(async (tx) => {
    const seen = await findLook(tx, person, id);
    if (!seen) throw new AppError('not_found');
    const changes = await roleChanges(tx, person, { role: seen.roleId, look: seen });
    if (preview) return changes;
    const role = await lockRole(tx, person, seen.roleId);
    // Under the lock: somebody may have deleted it, or another one, since.
    const [look] = (await findLooks(tx, seen.roleId)).filter((each) => each.id === id);
    if (!role || !look) throw new AppError('not_found');
    await deleteLookRow(tx, id);
    const [oldest] = await findLooks(tx, role.id);
    if (look.isPrimary && oldest) await makePrimary(tx, oldest.id);
    if (look.fileId !== null) await discardLeftOvers(tx, [look.fileId]);
    return changes;
  });
}
