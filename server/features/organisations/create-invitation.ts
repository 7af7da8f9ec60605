import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { createInvitation as endpoint } from '@inkreel/contract/api/team.ts';
import { OPEN_INVITATIONS } from '@inkreel/contract/limits.ts';
import { v7 } from 'uuid';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { type AttemptLimit, countAttempt } from '../../db/count-attempt.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { findOpenInvitations, insertInvitation } from './invitation-store.ts';
import { newInviteCode } from './invite-code.ts';
import { invitationOf } from './list-invitations.ts';
import { lockAsAdmin } from './lock-as-admin.ts';
import { requireAdmin } from './require-admin.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Against creating codes in bulk; revoking one does not raise the limit. */
const PER_ORGANISATION: AttemptLimit = {
  name: 'invitations',
  hits: 100,
  windowSeconds: DAY_SECONDS,
  refusal: 'too_many_invitations',
};

/**
 * Makes an invitation for a number of people and days.
 * @throws AppError forbidden for members; too_many_invitations
 */
export async function createInvitation(
  deps: { db: Db; clock: Clock },
  user: Principal,
  { uses, days }: BodyOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  requireAdmin(user);
  const { organisationId, userId } = user;
  const now = deps.clock.now();
  await countAttempt(deps, PER_ORGANISATION, organisationId);
  const id = v7();
  return deps.db.transaction(async (tx) => {
    await lockAsAdmin(tx, user);
    const open = await findOpenInvitations(tx, organisationId, now);
    if (open.length >= OPEN_INVITATIONS) throw new AppError('too_many_invitations');
    await insertInvitation(tx, {
      id,
      organisationId,
      code: newInviteCode(),
      createdBy: userId,
      usesLeft: uses,
      expiresAt: new Date(now.getTime() + days * DAY_SECONDS * 1000),
      createdAt: now,
    });
    const made = (await findOpenInvitations(tx, organisationId, now)).find((row) => row.invitation.id === id);
    if (!made) throw new Error('the invitation that was just made is missing');
    return invitationOf(made);
  });
}
