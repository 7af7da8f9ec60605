import type { PayWay } from '@inkreel/contract/site.ts';
import { validate } from 'uuid';
import { AppError } from '../../../http/app-error.ts';
import type { NoticeAnswer, NoticeRequest, PaymentNotice, PaymentProvider } from '../pay/provider.ts';
import { paymentNotices } from '../tables.ts';
import { applyFactIn } from './apply-payment-event.ts';
import { captureApproved } from './fetch-payment-status.ts';
import type { OrderDeps } from './order-deps.ts';
import { findNoticed } from './store.ts';

/**
 * A notification that claims to come from the provider of a way to pay. A genuine one is stored and processed
 * in one transaction: a repeat changes nothing, and one whose processing failed is processed when it is sent
 * again. One that names no order of ours is stored as well. A forged one leaves no record.
 *
 * @returns what to answer the provider
 * @throws AppError not_found if nothing takes money in this way
 */
export async function receiveNotice(
  deps: OrderDeps,
  way: PayWay,
  request: NoticeRequest,
): Promise<NoticeAnswer> {
  const provider = deps.providers[way];
  if (!provider) throw new AppError('not_found');
  try {
    await workOn(deps, provider, await provider.readNotice(request));
    return provider.answerNotice(true);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.log.warn({ code: error.code, way }, 'a payment notice was turned away');
    return provider.answerNotice(false);
  }
}

async function workOn(deps: OrderDeps, provider: PaymentProvider, notice: PaymentNotice): Promise<void> {
  const orderId = validate(notice.orderId) ? notice.orderId : undefined;
  const names = { orderId, providerOrderId: notice.providerOrderId };
  const order = await findNoticed(deps.db, provider.name, names);
  // The provider is asked before the transaction: nothing is locked while we wait for it.
  const change = order &&
    notice.fact && { id: order.id, fact: await captureApproved(deps, provider, order, notice.fact) };
  await deps.db.transaction(async (tx) => {
    const [added] = await tx
      .insert(paymentNotices)
      .values({
        provider: provider.name,
        noticeId: notice.noticeId,
        kind: notice.kind,
        orderId: order?.id ?? orderId ?? null,
        body: notice.body ?? {},
        receivedAt: deps.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ noticeId: paymentNotices.noticeId });
    if (added && change) await applyFactIn(tx, deps, change.id, change.fact, 'notice');
  });
}
