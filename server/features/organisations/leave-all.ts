import { inArray } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { revokeInvitations } from './invitation-store.ts';
import { lockOrganisation } from './lock-organisation.ts';
import { countMembers, findMemberships } from './memberships.ts';
import { deleteMember, lockMemberships, nameOrganisation } from './store.ts';
import { projects } from './tables.ts';

/**
 * Removes a person from all organisations. One without other members stays as an empty shell for its ledger:
 * without its name and without valid invitations.
 * @returns ids of those without other members
 * @throws AppError founder_hands_over if others are in an organisation of which the person is the founder
 */
export async function leaveAllOrganisations(tx: Tx, userId: string, now: Date): Promise<string[]> {
  await lockMemberships(tx, userId);
  const alone: string[] = [];
  const places = await findMemberships(tx, [userId]);
  // By id: all code that locks several of them does it in this order.
  const ordered = places.toSorted((one, other) => (one.organisation.id < other.organisation.id ? -1 : 1));
  for (const { organisation, role } of ordered) {
    await lockOrganisation(tx, organisation.id);
    const isAlone = (await countMembers(tx, organisation.id)) === 1;
    if (role === 'founder' && !isAlone) throw new AppError('founder_hands_over');
    if (isAlone) alone.push(organisation.id);
    else await deleteMember(tx, organisation.id, userId);
  }
  await revokeInvitations(tx, alone, now);
  return alone;
}

/** Removes the names of organisations and their projects. */
export async function forgetNames(tx: Tx, organisationIds: readonly string[], name: string): Promise<void> {
  for (const id of organisationIds) await nameOrganisation(tx, id, name);
  await tx
    .update(projects)
    .set({ name })
    .where(inArray(projects.organisationId, [...organisationIds]));
}
