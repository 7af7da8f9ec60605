import { and, count, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Tx } from '../../db/connect.ts';
import { invitations, members, organisations } from '../../db/schema.ts';
import { AppError } from '../../http/app-error.ts';

/**
 * Joins the organisation that invites by this code, as a member, if the code still holds and a seat is free
 * (decisions, Invite code). Using up the code and taking the seat happen under the organisation's row lock.
 * @throws AppError invite_code_invalid
 */
export async function joinByCode(tx: Tx, clock: Clock, userId: string, code: string): Promise<void> {
  const [invitation] = await tx
    .update(invitations)
    .set({ usesLeft: sql`${invitations.usesLeft} - 1` })
    .where(
      and(
        eq(invitations.code, code),
        gt(invitations.usesLeft, 0),
        gt(invitations.expiresAt, clock.now()),
        isNull(invitations.revokedAt),
      ),
    )
    .returning({ organisationId: invitations.organisationId });
  if (!invitation) throw new AppError('invite_code_invalid');
  const { organisationId } = invitation;
  const [organisation] = await tx
    .select({ seats: organisations.seats })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
    .for('update');
  const [taken] = await tx
    .select({ members: count() })
    .from(members)
    .where(eq(members.organisationId, organisationId));
  if (!organisation || !taken || taken.members >= organisation.seats)
    throw new AppError('invite_code_invalid');
  await tx.insert(members).values({ organisationId, userId, role: 'member' }).onConflictDoNothing();
}
