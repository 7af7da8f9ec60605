import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import type { createLook as endpoint, Look, RoleChanges } from '@inkreel/contract/api/roles.ts';
import { LOOKS_PER_ROLE } from '@inkreel/contract/limits.ts';
import type { Traits } from '@inkreel/contract/story/traits.ts';
import { v7 } from 'uuid';
import type { Tx } from '../../db/connect.ts';
import { notifyOfRoles } from '../../events/notify.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import type { Person } from '../organisations/project-access.ts';
import { discardLeftOvers } from '../storage/discard-files.ts';
import type { StorageDeps } from '../storage/files.ts';
import { requireImage } from './require-image.ts';
import { lookOf } from './role-record.ts';
import {
  deleteLookRow,
  endPrimary,
  findLook,
  findLooks,
  findOwnLook,
  insertLook,
  type LookRow,
  lockRole,
  makePrimary,
  type RoleRow,
} from './store.ts';
import { roleChanges } from './story-changes.ts';

export type LookWish = BodyOf<typeof endpoint>;

/**
 * Stores a picture as a look of a character.
 * @param key `Idempotency-Key` of the call
 * @throws AppError not_found for a character that the person does not see, or a picture that is not theirs to use;
 *   unsupported_file_type for a file that is no picture; look_limit_reached; idempotency_mismatch
 */
export async function storeLook(
  deps: StorageDeps,
  person: Principal,
  { image_url, ...wish }: LookWish & { image_url: string },
  key: string | undefined,
): Promise<Look> {
  const picture = await requireImage(deps, person, image_url);
  return deps.db.transaction(async (tx) => {
    // Under the character's lock, where the same call waits for its first one.
    const role = await lockRole(tx, person, wish.role_id);
    if (!role) throw new AppError('not_found');
    const before = key === undefined ? undefined : await findOwnLook(tx, person.userId, key);
    if (before && (before.roleId !== role.id || before.fileId !== picture.id))
      throw new AppError('idempotency_mismatch');
    const about = { fileId: picture.id, idempotencyKey: key ?? null, createdAt: deps.clock.now() };
    const look = before ?? (await addLook(tx, person, wish, about));
    return lookOf(deps, look, { picture, run: undefined });
  });
}

/**
 * Adds a look. The first one is primary; a later one keeps the primary look's traits except those that are named, unless
 * it is to be the next primary look, which it is as soon as it has a picture.
 * @throws AppError not_found for a character that the person does not see; look_limit_reached
 */
export async function addLook(
  tx: Tx,
  person: Person,
  wish: Omit<LookWish, 'image_url'>,
  about: Pick<LookRow, 'createdAt'> & Partial<LookRow>,
): Promise<LookRow> {
  const role = await lockRole(tx, person, wish.role_id);
  if (!role) throw new AppError('not_found');
  const others = await findLooks(tx, role.id);
  if (others.length >= LOOKS_PER_ROLE) throw new AppError('look_limit_reached');
  const primary = others.find(({ isPrimary }) => isPrimary);
  if (primary && wish.is_primary && about.fileId) await endPrimary(tx, role.id);
  const look: LookRow = {
    id: v7(),
    roleId: role.id,
    organisationId: person.organisationId,
    userId: person.userId,
    name: wish.name,
    prompt: wish.prompt,
    fileId: null,
    taskId: null,
    idempotencyKey: null,
    traits: traitsOf(role, primary, wish),
    isPrimary: primary === undefined || (wish.is_primary && about.fileId !== undefined),
    ...about,
  };
  await insertLook(tx, look);
  await notifyOfRoles(tx, look.organisationId);
  return look;
}

/** The traits of a look to be: a primary one starts from the character's, others from the primary look's. */
export const traitsOf = (
  role: Pick<RoleRow, 'traits'>,
  primary: LookRow | undefined,
  wish: Pick<LookWish, 'traits' | 'is_primary'>,
): Traits => ({ ...(wish.is_primary ? role : (primary ?? role)).traits, ...wish.traits });

/**
 * Deletes a look, unless it is only asked what that changes. After the primary look the oldest one left is primary. A
 * run that makes it goes on, and its result stays in My creations.
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
    await notifyOfRoles(tx, look.organisationId);
    const [oldest] = await findLooks(tx, role.id);
    if (look.isPrimary && oldest) await makePrimary(tx, oldest.id);
    if (look.fileId !== null) await discardLeftOvers(tx, [look.fileId]);
    return changes;
  });
}
