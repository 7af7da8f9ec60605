import { ORDER_STATUS } from '@inkreel/contract/api/orders.ts';
import { applyPaymentEvent } from './apply-payment-event.ts';
import { closeOrder, fetchPaymentStatus } from './fetch-payment-status.ts';
import type { OrderDeps } from './order-deps.ts';
import { carryOutRefund } from './refund-order.ts';
import { nextCheck } from './schedule.ts';
import { claimDue, type OrderRow, setNextCheck } from './store.ts';

/** Orders claimed per batch, how many of them are queried concurrently, and batches per turn. */
const BATCH = 100;
const AT_ONCE = 8;
const BATCHES = 20;

/**
 * Queries the providers about every due order, and acts on the answers, so that nothing depends on a notice
 * or a browser: open ones with growing pauses until they are paid or their time is over, then they are
 * closed; closed ones twice more; paid ones once after a day; refunds until they are done. Concurrent servers
 * share the work.
 *
 * @returns how many orders were queried
 */
export async function reconcileOrders(deps: OrderDeps): Promise<number> {
  let asked = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const due = await claimDue(deps.db, deps.clock.now(), BATCH);
    await reconcileAll(deps, due);
    asked += due.length;
    if (due.length < BATCH) break;
  }
  return asked;
}

async function reconcileAll(deps: OrderDeps, due: readonly OrderRow[]): Promise<void> {
  const left = [...due];
  const work = async () => {
    for (let order = left.shift(); order; order = left.shift()) {
      await reconcile(deps, order).catch((error: unknown) => {
        deps.log.warn({ err: error, order: order?.id }, 'reconciling an order');
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function reconcile(deps: OrderDeps, order: OrderRow): Promise<void> {
  const now = deps.clock.now();
  if (order.status === ORDER_STATUS.created) {
    if (order.closesAt > now) return void (await fetchPaymentStatus(deps, order, 'reconciliation'));
    const after = await closeOrder(deps, order, 'reconciliation');
    // A mismatched payment is left to an operator from here on: the order itself is over.
    if (after.status === ORDER_STATUS.created && after.problem !== null)
      await applyPaymentEvent(deps, after.id, { kind: 'closed' }, 'reconciliation');
    return;
  }
  if (order.refundState === 'requested') return goOnRefunding(deps, order);
  await fetchPaymentStatus(deps, order, 'reconciliation');
  await setNextCheck(deps.db, order, nextCheck(order, now));
}

/** A requested refund: it may be done, or the request may never have arrived. */
async function goOnRefunding(deps: OrderDeps, order: OrderRow): Promise<void> {
  const after = await fetchPaymentStatus(deps, order, 'reconciliation');
  if (after.status === ORDER_STATUS.paid) await carryOutRefund(deps, after);
}
