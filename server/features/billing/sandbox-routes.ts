import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { answerSandboxPayment, readSandboxPayment } from '@inkreel/contract/api/orders.ts';
import { AppError } from '../../http/app-error.ts';
import { type Route, route } from '../../http/route.ts';
import type { OrderDeps } from './orders/order-deps.ts';
import { receiveNotice } from './orders/receive-notice.ts';
import { answerSandbox, findSandboxPayment, sandboxOrderId } from './pay/sandbox.ts';

type State = OutputOf<typeof readSandboxPayment>['state'];

/**
 * The sandbox wallet's page: what it shows, and the answer of a person. Without a way to pay by the sandbox
 * the page does not exist.
 */
export function sandboxRoutes(deps: OrderDeps & { secret: Buffer }): Route[] {
  const isOn = Object.values(deps.providers).some(({ name }) => name === 'sandbox');
  return [
    route(readSandboxPayment, async ({ params }) => {
      const payment = isOn ? await findSandboxPayment(deps.db, params.token) : undefined;
      if (!payment) throw new AppError('not_found');
      const { title, amount, currency } = payment;
      const state = payment.state as State;
      return { title, amount, currency, state, paypal_order_id: sandboxOrderId(payment) };
    }),
    route(answerSandboxPayment, async ({ params, body }) => {
      if (!isOn) throw new AppError('not_found');
      const { way, request } = await answerSandbox(deps, params.token, body.answer);
      // Like any provider's notice it may be lost; polls and reconciliation query the wallet.
      await receiveNotice(deps, way, request).catch((error: unknown) => {
        deps.log.warn({ err: error }, 'a notice of the sandbox wallet was lost');
      });
      return null;
    }),
  ];
}
