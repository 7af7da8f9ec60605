import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { listInvitations as endpoint } from '@inkreel/contract/api/team.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import type { Principal } from '../../http/principal.ts';
import { findOpenInvitations } from './invitation-store.ts';
import { requireAdmin } from './require-admin.ts';

/**
 * Invitations that are still valid, newest first.
 * @throws AppError forbidden for members
 */
export async function listInvitations(
  deps: { db: Db; clock: Clock },
  user: Principal,
): Promise<OutputOf<typeof endpoint>> {
  requireAdmin(user);
  const rows = await findOpenInvitations(deps.db, user.organisationId, deps.clock.now());
  return rows.map(invitationOf);
}

/** An invitation as the team page shows it. */
export function invitationOf({
  invitation,
  by,
}: Awaited<ReturnType<typeof findOpenInvitations>>[number]): OutputOf<typeof endpoint>[number] {
  return {
    id: invitation.id,
    code: invitation.code,
    uses_left: invitation.usesLeft,
    expires_at: invitation.expiresAt.toISOString(),
    created_by: by,
    created_at: invitation.createdAt.toISOString(),
  };
}
