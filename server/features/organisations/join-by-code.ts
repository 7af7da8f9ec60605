import { seatsInForce } from '@inkreel/contract/plans.ts';
import type { Clock } from '../../clock.ts';
import type { Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import { findInvitation, isMemberByCode, useInvitation } from './invitation-store.ts';
import { canonicalCode } from './invite-code.ts';
import { lockOrganisation } from './lock-organisation.ts';
import { countMembers, findRole } from './memberships.ts';
import { findDefaultProject, insertProjectMember } from './project-store.ts';
import { insertMember } from './store.ts';

/**
 * Joins the organisation that invites by this code, as a member, if a seat is free (decisions, Invite code).
 * Seat and use of the code are taken together under the organisation's lock, and released if the caller's
 * transaction rolls back. The new member works in the organisation's default project (decisions, Members
 * without a project).
 * @returns the organisation's id
 * @throws AppError invite_code_invalid for a code that is unknown, used up, revoked or expired;
 * already_member; no_free_seat
 */
export async function joinByCode(tx: Tx, clock: Clock, userId: string, text: string): Promise<string> {
  const now = clock.now();
  const code = canonicalCode(text);
  const invitation = await findInvitation(tx, code, now);
  if (!invitation) {
    // A member who joined by its last use, such as by registering with it, gets `already_member`, not that
    // the code is used up.
    if (await isMemberByCode(tx, code, userId)) throw new AppError('already_member');
    throw new AppError('invite_code_invalid');
  }
  const { organisationId } = invitation;
  const organisation = await lockOrganisation(tx, organisationId);
  if (await findRole(tx, organisationId, userId)) throw new AppError('already_member');
  // Checked again: the previous holder of the lock may have taken the last use.
  if (!(await useInvitation(tx, code, now))) throw new AppError('invite_code_invalid');
  const taken = await countMembers(tx, organisationId);
  if (taken >= seatsInForce(organisation, taken, now)) throw new AppError('no_free_seat');
  await insertMember(tx, organisationId, userId);
  const project = await findDefaultProject(tx, organisationId);
  if (project !== undefined) await insertProjectMember(tx, project, userId);
  return organisationId;
}
