import type { adminCheckOrder } from '@inkreel/contract/api/admin.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { AdminDeps, Operator } from './admin-deps.ts';
import { readAdminOrder } from './order-records.ts';
import { type AuditEntry, writeAudit } from './write-audit.ts';

type Deps = Pick<AdminDeps, 'db' | 'checkOrder' | 'refundOrder'>;
type AdminOrder = OutputOf<typeof adminCheckOrder>;

/**
 * Asks the provider about an order again and acts on the answer.
 * @throws AppError not_found, payment_unavailable
 */
export async function checkOrderAgain(deps: Deps, operator: Operator, orderId: string): Promise<AdminOrder> {
  await announce(deps, operator, orderId, { action: 'order.check' });
  await deps.checkOrder(orderId);
  return readAdminOrder(deps.db, orderId);
}

/**
 * Gives the whole amount of a paid order back and takes its points.
 * @throws AppError not_found, order_not_refundable, payment_unavailable, payment_failed
 */
export async function refundPaidOrder(
  deps: Deps,
  operator: Operator,
  orderId: string,
  reason: string,
): Promise<AdminOrder> {
  await announce(deps, operator, orderId, { action: 'order.refund', reason });
  await deps.refundOrder(orderId, reason);
  return readAdminOrder(deps.db, orderId);
}

/**
 * The provider is called in between, outside any transaction. So the request is logged first: money never
 * moves without a log line, and the outcome is in the order.
 */
async function announce(
  deps: Deps,
  operator: Operator,
  orderId: string,
  entry: Pick<AuditEntry, 'action' | 'reason'>,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const { status, refund_state, problem, amount, currency, points } = await readAdminOrder(tx, orderId);
    await writeAudit(tx, operator, {
      ...entry,
      subject: 'order',
      subjectId: orderId,
      details: { before: { status, refund_state, problem }, amount, currency, points },
    });
  });
}
