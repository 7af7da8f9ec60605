import type { PlanType } from '@inkreel/contract/api/orders.ts';
import { ORDER_STATUS } from '@inkreel/contract/api/orders.ts';
import { type PlanRule, type PlanTime, planTimeAfter } from '@inkreel/contract/plan-time.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../db/connect.ts';
import { setPlan } from '../../organisations/plan.ts';
import { orders } from '../tables.ts';

/** The plan that follows from the paid orders of an organisation, with what was paid for its time. */
export async function readPlanTime(db: DbOrTx, organisationId: string): Promise<PlanTime> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.organisationId, organisationId), eq(orders.status, ORDER_STATUS.paid)))
    .orderBy(asc(orders.paidAt), asc(orders.id));
  return planTimeAfter(
    // A constraint of the table: a paid order has the time of its payment.
    rows.map(({ type, paidAt, planRule, ...row }) => ({
      ...row,
      type: type as PlanType,
      rule: planRule as PlanRule,
      paidAt: paidAt as Date,
    })),
  );
}

/**
 * Writes the plan that follows from all paid orders of an organisation whose row the caller has locked: a
 * refunded order has the same effect as if it had never existed.
 */
export async function renewPlan(tx: Tx, organisationId: string): Promise<void> {
  await setPlan(tx, organisationId, await readPlanTime(tx, organisationId));
}
