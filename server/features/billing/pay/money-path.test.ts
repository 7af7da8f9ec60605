import type { Order } from '@inkreel/contract/api/orders.ts';
import { SITES } from '@inkreel/contract/site.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { products } from '../../../db/schema.ts';
import { createTestServer } from '../../../testing/http.ts';
import type { SignedNotice } from '../../../testing/pay/local-server.ts';
import { type PaypalServer, startPaypalServer } from '../../../testing/pay/paypal-server.ts';
import { startWechatServer, type WechatServer } from '../../../testing/pay/wechat-server.ts';
import { createSession } from '../../accounts/token.ts';
import type { User } from '../../tasks/testing/task-world.ts';
import { orderRoutes } from '../order-routes.ts';
import type { OrderDeps } from '../orders/order-deps.ts';
import { reconcileOrders } from '../orders/reconcile-orders.ts';
import { refundOrder } from '../orders/refund-order.ts';
import { createOrderWorld, type OrderWorld } from '../orders/testing/order-world.ts';
import { readPaypalSettings } from './paypal/read-settings.ts';
import { createPaypal } from './paypal.ts';
import { readWechatSettings } from './wechat/read-settings.ts';
import { createWechat } from './wechat.ts';

/** The adapters, the order machine and the HTTP server together, with the providers' protocols at the other end. */

const ORDER = '/cloud/request/system/org/order';

let world: OrderWorld;
let wechat: WechatServer;
let paypal: PaypalServer;
let sites: Record<'intl' | 'cn', { deps: OrderDeps; http: Awaited<ReturnType<typeof createTestServer>> }>;
let user: User;
let token: string;

async function open(site: 'intl' | 'cn') {
  const adapter = { ...world.deps, timeoutMs: 20_000 };
  const wechatSettings = readWechatSettings({ ...wechat.environment, WECHAT_API_BASE: wechat.origin }, '/');
  const paypalSettings = readPaypalSettings({ ...paypal.environment, PAYPAL_API_BASE: paypal.origin });
  if (!wechatSettings || !paypalSettings) throw new Error('no settings');
  const providers = {
    wechat: createWechat(wechatSettings, adapter),
    paypal: createPaypal(paypalSettings, adapter),
  };
  const deps: OrderDeps = { ...world.deps, site: SITES[site], providers };
  return { deps, http: await createTestServer({ ...deps, site, routes: orderRoutes(deps) }) };
}

beforeAll(async () => {
  world = await createOrderWorld();
  const now = () => world.clock.now();
  [wechat, paypal] = await Promise.all([startWechatServer({ now }), startPaypalServer({ now })]);
  sites = { intl: await open('intl'), cn: await open('cn') };
});
afterAll(async () => {
  await Promise.all([wechat.stop(), paypal.stop(), sites.intl.http.app.close(), sites.cn.http.app.close()]);
  await world.drop();
});
beforeEach(async () => {
  user = await world.newUser(10);
  ({ token } = await createSession(world.db, world.clock, user));
});

async function order(site: 'intl' | 'cn', way: 'wechat/native' | 'paypal', more = {}): Promise<Order> {
  const [product] = await world.db
    .select()
    .from(products)
    .where(eq(products.site, site))
    .orderBy(products.position);
  const body = { product_id: product?.id, product_cate: 'version', ...more };
  const made = await sites[site].http.call<Order>('POST', `${ORDER}/${way}`, { token, body });
  expect(made.code).toBe(0);
  return made.data;
}

const orderByPaypal = () => {
  const page = 'https://studio.test/popup/payment';
  return order('intl', 'paypal', { return_url: page, cancel_url: page, brand_name: 'Inkreel' });
};

async function hear(site: 'intl' | 'cn', way: 'wechat' | 'paypal', notice: SignedNotice): Promise<number> {
  const url = `/api.v1/pay/${way}/notice`;
  const headers = { ...notice.headers, 'content-type': 'application/json' };
  const { app } = sites[site].http;
  return (await app.inject({ method: 'POST', url, headers, payload: notice.body })).statusCode;
}

async function expectCreditedOnce({ id }: Order): Promise<void> {
  expect((await world.row(id)).status).toBe(1);
  expect(await world.recharges(id)).toHaveLength(1);
  await world.expectHolds(user);
}

test('WeChat Pay: scanned, paid, and reported by two notices; forged and altered notices change nothing', async () => {
  const made = await order('cn', 'wechat/native');
  expect(made.code_url).toMatch(/^weixin:/);
  wechat.pay(made.id);
  for (const flaw of ['forged', 'altered', 'late', 'other-merchant'] as const) {
    expect(await hear('cn', 'wechat', wechat.notice(made.id, { flaw }))).toBe(400);
  }
  expect((await world.row(made.id)).status).toBe(0);
  const notice = wechat.notice(made.id);
  expect(await hear('cn', 'wechat', notice)).toBe(200);
  expect(await hear('cn', 'wechat', notice)).toBe(200);
  expect(await hear('cn', 'wechat', wechat.notice(made.id))).toBe(200);
  await expectCreditedOnce(made);
});

test('WeChat Pay: without any notice reconciliation finds the payment, and a refund takes it back', async () => {
  const made = await order('cn', 'wechat/native');
  wechat.pay(made.id);
  world.clock.move(15_000);
  await reconcileOrders(sites.cn.deps);
  await expectCreditedOnce(made);
  expect((await refundOrder(sites.cn.deps, made.id, '买错了')).refundState).toBe('requested');
  wechat.finishRefund(made.id);
  expect(await hear('cn', 'wechat', wechat.notice(made.id))).toBe(200);
  expect(await world.row(made.id)).toMatchObject({ status: 3, refundState: 'done' });
  await world.expectHolds(user);
});

test('WeChat Pay: another amount credits nothing and is reported to the operator', async () => {
  const made = await order('cn', 'wechat/native');
  wechat.pay(made.id, { total: 1 });
  expect(await hear('cn', 'wechat', wechat.notice(made.id))).toBe(200);
  expect(await world.row(made.id)).toMatchObject({ status: 0, problem: 'wrong_amount' });
  expect(await world.recharges(made.id)).toEqual([]);
});

test('PayPal: approved in the popup, captured by the browser, and reported by a notice too', async () => {
  const made = await orderByPaypal();
  const pressed = await fetch(`${paypal.origin}/checkoutnow/approve?token=${made.paypal_order_id}`, {
    method: 'POST',
    redirect: 'manual',
  });
  const back = new URL(pressed.headers.get('location') ?? '');
  expect(back.origin + back.pathname).toBe('https://studio.test/popup/payment');
  const body = { id: made.id, paypal_order_id: back.searchParams.get('token') };
  paypal.loseNext('/capture');
  for (let time = 0; time < 2; time += 1) {
    const captured = await sites.intl.http.call<Order>('POST', `${ORDER}/paypal/capture`, { token, body });
    expect(captured.data.status).toBe(1);
  }
  expect(await hear('intl', 'paypal', paypal.notice('PAYMENT.CAPTURE.COMPLETED', made.id))).toBe(200);
  await expectCreditedOnce(made);
});

test('PayPal: the browser is gone, the webhook of the approval triggers the capture', async () => {
  const made = await orderByPaypal();
  paypal.approve(made.id);
  const flawed = paypal.notice('CHECKOUT.ORDER.APPROVED', made.id, { flaw: 'forged' });
  expect(await hear('intl', 'paypal', flawed)).toBe(400);
  const notice = paypal.notice('CHECKOUT.ORDER.APPROVED', made.id);
  expect(await hear('intl', 'paypal', notice)).toBe(200);
  expect(await hear('intl', 'paypal', notice)).toBe(200);
  await expectCreditedOnce(made);
});

test('PayPal: a charge-back takes the points back', async () => {
  const made = await orderByPaypal();
  paypal.approve(made.id);
  await hear('intl', 'paypal', paypal.notice('CHECKOUT.ORDER.APPROVED', made.id));
  await expectCreditedOnce(made);
  expect(await hear('intl', 'paypal', paypal.notice('PAYMENT.CAPTURE.REVERSED', made.id))).toBe(200);
  expect((await world.row(made.id)).status).toBe(3);
  await world.expectHolds(user);
});
