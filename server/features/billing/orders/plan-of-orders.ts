import type { PlanType } from '@inkreel/contract/api/orders.ts';
import { ORDER_STATUS } from '@inkreel/contract/api/orders.ts';
import { type PlanRule, type PlanTime, planTimeAfter } from '@inkreel/contract/plan-time.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../db/connect.ts';
import { organisations } from '../../organisations/tables.ts';
import { orders } from '../tables.ts';

/** Locks the organisation whose plan, seats or orders are about to change. */
export async function lockOrganisation(
  tx: Tx,
  id: string,
): Promise<typeof organisations.$inferSelect | undefined> {
  const [row] = await tx.select().from(organisations).where(eq(organisations.id, id)).for('no key update');
  return row;
}

/** The plan that follows from the paid orders of an organisation, with what was paid for its time. */
export async function readPlanTime(db: DbOrTx, organisationId: string): Promise<PlanTime> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.organisationId, organisationId), eq(orders.status, ORDER_STATUS.paid)))
    .orderBy(asc(orders.paidAt), asc(orders.id));
  return planTimeAfter(
    rows.flatMap(({ type, paidAt, planRule, ...row }) =>
      paidAt === null ? [] : [{ ...row, type: type as PlanType, rule: planRule as PlanRule, paidAt }],
    ),
  );
}

/**
 * Writes the plan that follows from all paid orders of an organisation whose row the caller has locked: whatever order
 * was paid or given back, the result is the same as if only the others had ever been.
 */
export async function renewPlan(tx: Tx, organisationId: string): Promise<void> {
  const plan = await readPlanTime(tx, organisationId);
  await tx
    .update(organisations)
    // Points that were frozen are not about to be removed any more, or will be announced anew.
    .set({ plan: plan.plan, planExpiresAt: plan.expiresAt, seats: plan.seats, frozenNoticeAt: null })
    .where(eq(organisations.id, organisationId));
}
