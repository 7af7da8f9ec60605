import type { Edition } from '@inkreel/contract/api/accounts.ts';
import { and, eq, isNull, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { organisations } from './tables.ts';

/**
 * Writes the plan of an organisation that the caller has locked. Frozen points are no longer about to be removed, or
 * their removal will be announced again.
 */
export async function setPlan(
  tx: Tx,
  organisationId: string,
  { plan, expiresAt, seats }: { plan: Edition; expiresAt: Date | null; seats: number },
): Promise<void> {
  await tx
    .update(organisations)
    .set({ plan, planExpiresAt: expiresAt, seats, frozenNoticeAt: null })
    .where(eq(organisations.id, organisationId));
}

/** Records the notice to the founder that frozen points will be removed. The caller has locked the organisation. */
export async function setFrozenNotice(tx: Tx, organisationId: string, now: Date): Promise<void> {
  await tx.update(organisations).set({ frozenNoticeAt: now }).where(eq(organisations.id, organisationId));
}

/**
 * Condition on the id of an organisation: its plan ended at `by` or before, and the notice about its frozen points was
 * not sent yet, or was sent at `notice.by` or before.
 */
export function hasPlanEnded(
  organisationId: SQLWrapper,
  { by, notice }: { by: Date; notice: 'none' | { by: Date } },
): SQL {
  const told =
    notice === 'none' ? isNull(organisations.frozenNoticeAt) : lte(organisations.frozenNoticeAt, notice.by);
  return isAmong(organisationId, and(lte(organisations.planExpiresAt, by), told));
}

/** Condition on the id of an organisation: it never bought a plan, or all its orders of plans were refunded. */
export function hasNoPlan(organisationId: SQLWrapper): SQL {
  return isAmong(organisationId, isNull(organisations.planExpiresAt));
}

const isAmong = (organisationId: SQLWrapper, which: SQL | undefined) =>
  sql`exists (select from ${organisations} where ${organisations.id} = ${organisationId} and ${which})`;
