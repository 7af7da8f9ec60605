import * as contract from '@inkreel/contract/api/orders.ts';
import type { PayWay } from '@inkreel/contract/site.ts';
import { type Call, type Route, route } from '../../http/route.ts';
import { readInvoice } from './invoice.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { captureOrder } from './orders/capture-order.ts';
import { createOrder } from './orders/create-order.ts';
import { listOrders } from './orders/list-orders.ts';
import type { OrderDeps } from './orders/order-deps.ts';
import { readOrder } from './orders/read-order.ts';
import { receiveNotice } from './orders/receive-notice.ts';
import { listProducts } from './products.ts';
import { readPurchaseTerms } from './purchase-terms.ts';

/** Products, orders, and the notices of providers. */
export function orderRoutes(deps: OrderDeps): Route[] {
  return [
    route(contract.listProducts, ({ query, language }) => listProducts(deps, query, language)),
    route(contract.purchaseTerms, ({ user }) => readPurchaseTerms(deps, user)),
    route(contract.orderByWechat, ({ user, body, idempotencyKey, language }) =>
      createOrder(deps, user, {
        payWay: 'wechat',
        productId: body.product_id,
        total: body.total,
        key: idempotencyKey,
        language,
      }),
    ),
    route(contract.orderByPaypal, ({ user, body, idempotencyKey, language }) =>
      createOrder(deps, user, {
        payWay: 'paypal',
        productId: body.product_id,
        total: body.total,
        popup: { returnUrl: body.return_url, cancelUrl: body.cancel_url, brand: body.brand_name },
        key: idempotencyKey,
        language,
      }),
    ),
    route(contract.captureOrder, ({ user, body }) => captureOrder(deps, user, body)),
    route(contract.captureOrderByGet, ({ user, query }) => captureOrder(deps, user, query)),
    route(contract.readOrder, ({ user, params }) => readOrder(deps, user, params.id)),
    route(contract.cancelOrder, ({ user, params }) => cancelOrder(deps, user, params.id)),
    route(contract.listOrders, ({ user, query }) => listOrders(deps, user, query)),
    route(contract.readInvoice, ({ user, params }) => readInvoice(deps, user, params.id)),
    route(contract.wechatNotice, (call) => answerNotice(deps, 'wechat', call)),
    route(contract.paypalNotice, (call) => answerNotice(deps, 'paypal', call)),
  ];
}

async function answerNotice(
  deps: OrderDeps,
  way: PayWay,
  { raw }: Pick<Call<typeof contract.wechatNotice>, 'raw'>,
): Promise<null> {
  const headers = Object.fromEntries(
    Object.entries(raw.request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : value,
    ]),
  );
  // A call without a body has no body to collect.
  const body = Buffer.isBuffer(raw.request.body) ? raw.request.body : Buffer.alloc(0);
  const answer = await receiveNotice(deps, way, { headers, body });
  raw.reply.status(answer.status).type('application/json; charset=utf-8').send(JSON.stringify(answer.body));
  return null;
}
