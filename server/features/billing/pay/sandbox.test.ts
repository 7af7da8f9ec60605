import { randomUUID } from 'node:crypto';
import type { Order } from '@inkreel/contract/api/orders.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orders } from '../../../db/schema.ts';
import { createTestServer } from '../../../testing/http.ts';
import { createSession } from '../../accounts/token.ts';
import type { User } from '../../tasks/testing/task-world.ts';
import { orderRoutes } from '../order-routes.ts';
import type { OrderDeps } from '../orders/order-deps.ts';
import { reconcileOrders } from '../orders/reconcile-orders.ts';
import { refundOrder } from '../orders/refund-order.ts';
import { createOrderWorld, type OrderWorld } from '../orders/testing/order-world.ts';
import { sandboxRoutes } from '../sandbox-routes.ts';
import { answerSandbox, createSandbox } from './sandbox.ts';

const ORDER = '/cloud/request/system/org/order';
const RETURN = 'https://studio.test/popup/payment';

let world: OrderWorld;
let server: Awaited<ReturnType<typeof createTestServer>>;
let deps: OrderDeps & { secret: Buffer };
let user: User;
let token: string;
beforeAll(async () => {
  world = await createOrderWorld();
  const sandbox = { db: world.db, publicUrl: 'https://studio.test/', secret: Buffer.alloc(32, 7) };
  const providers = { wechat: createSandbox(sandbox, 'wechat'), paypal: createSandbox(sandbox, 'paypal') };
  deps = { ...world.deps, secret: sandbox.secret, providers };
  server = await createTestServer({
    ...deps,
    site: 'intl',
    routes: [...orderRoutes(deps), ...sandboxRoutes(deps)],
  });
});
afterAll(async () => {
  await server.app.close();
  await world.drop();
});
beforeEach(async () => {
  user = await world.newUser(10);
  ({ token } = await createSession(world.db, world.clock, user));
});

async function order(way: 'wechat/native' | 'paypal'): Promise<Order> {
  const popup = way === 'paypal' ? { return_url: RETURN, cancel_url: RETURN, is_prod: true } : {};
  const body = { product_id: world.productId(), product_cate: 'version', ...popup };
  const { code, data } = await server.call<Order>('POST', `${ORDER}/${way}`, { token, body });
  expect(code).toBe(0);
  return data;
}
const pageOf = ({ link }: Order) => {
  expect(link).toMatch(/^https:\/\/studio\.test\/sandbox\/pay\/[\w-]{32}$/);
  return `/open/sandbox/payment/${link?.split('/').at(-1)}`;
};
const answer = (made: Order, wish: 'approve' | 'refuse') =>
  server.call('POST', pageOf(made), { body: { answer: wish } });
const shown = async (made: Order) => (await server.call('GET', pageOf(made))).data;
const status = async ({ id }: Order) =>
  (await server.call<Order>('GET', `${ORDER}/${id}`, { token })).data.status;
const capture = (made: Order, method: 'GET' | 'POST') => {
  const numbers = { id: made.id, paypal_order_id: made.paypal_order_id ?? '' };
  return method === 'GET'
    ? server.call<Order>('GET', `${ORDER}/paypal/capture?${new URLSearchParams(numbers)}`, { token })
    : server.call<Order>('POST', `${ORDER}/paypal/capture`, { token, body: numbers });
};

describe('the wallet', () => {
  test('is paid by its page, and the order is updated immediately', async () => {
    const made = await order('wechat/native');
    expect(made).toMatchObject({ status: 0, test: true, code_url: made.link, paypal_order_id: null });
    expect(await shown(made)).toEqual({
      title: 'Inkreel Personal',
      amount: 990,
      currency: 'USD',
      state: 'waiting',
      paypal_order_id: null,
    });
    expect(await answer(made, 'approve')).toMatchObject({ code: 0 });
    expect(await status(made)).toBe(1);
    expect(await shown(made)).toMatchObject({ state: 'paid' });
    expect(await world.account(user)).toEqual({ balance: 1010, plan: 1000 });
    // Approving twice has no further effect, and a paid order can no longer be refused.
    expect((await answer(made, 'approve')).status).toBe(200);
    expect((await answer(made, 'refuse')).status).toBe(409);
    await world.expectHolds(user);
  });

  test.each(['wechat', 'paypal'])(
    'says in JSON that a made-up notice by %s was not accepted',
    async (way) => {
      const url = `/api.v1/pay/${way}/notice`;
      const heard = await server.app.inject({ method: 'POST', url, payload: { made: 'up' } });
      expect(heard.statusCode).toBe(400);
      expect(heard.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(heard.json()).toEqual({ accepted: false });
    },
  );

  test('can be refused, which closes the order', async () => {
    const made = await order('wechat/native');
    await answer(made, 'refuse');
    expect(await status(made)).toBe(2);
    expect((await answer(made, 'approve')).status).toBe(409);
  });

  test('cannot be paid once the order was cancelled', async () => {
    const made = await order('wechat/native');
    await server.call('POST', `${ORDER}/${made.id}/cancel`, { token });
    expect(await shown(made)).toMatchObject({ state: 'closed' });
    expect((await answer(made, 'approve')).status).toBe(409);
    expect(await status(made)).toBe(2);
  });

  test('gives money back', async () => {
    const made = await order('wechat/native');
    await answer(made, 'approve');
    expect(await refundOrder(deps, made.id, 'sorry')).toMatchObject({ status: 3, refundState: 'done' });
    expect(await shown(made)).toMatchObject({ state: 'refunded' });
    expect(await world.account(user)).toEqual({ balance: 10, plan: 0 });
  });

  test('is queried if its notice is lost', async () => {
    const made = await order('wechat/native');
    await world.db.execute(`alter table payment_notices rename to elsewhere`);
    expect((await answer(made, 'approve')).status).toBe(200);
    await world.db.execute(`alter table elsewhere rename to payment_notices`);
    const [row] = await world.db.select().from(orders).where(eq(orders.id, made.id));
    expect(row).toMatchObject({ status: 0 });
    world.clock.move(10_000);
    await reconcileOrders(deps);
    expect(await status(made)).toBe(1);
  });
});

describe('the popup', () => {
  test('is approved, and the money is taken', async () => {
    const made = await order('paypal');
    expect(await shown(made)).toMatchObject({ state: 'waiting', paypal_order_id: made.paypal_order_id });
    expect((await capture(made, 'POST')).status).toBe(409);
    await answer(made, 'approve');
    for (const method of ['POST', 'GET', 'POST'] as const) {
      expect((await capture(made, method)).data).toMatchObject({ status: 1 });
    }
    expect(await shown(made)).toMatchObject({ state: 'paid' });
    expect(await world.recharges(made.id)).toHaveLength(1);
  });

  test('needs both numbers of one order', async () => {
    const made = await order('paypal');
    const other = await order('paypal');
    expect((await capture({ ...made, paypal_order_id: other.paypal_order_id }, 'GET')).status).toBe(404);
  });

  test('that was refused takes nothing', async () => {
    const made = await order('paypal');
    await answer(made, 'refuse');
    expect((await capture(made, 'POST')).status).toBe(409);
    expect(await status(made)).toBe(2);
  });
});

describe('the wallet’s books', () => {
  const newBooks = (way: 'wechat' | 'paypal') => {
    const wallet = createSandbox(
      { db: world.db, publicUrl: 'https://studio.test//', secret: deps.secret },
      way,
    );
    const payable = {
      id: randomUUID(),
      title: 'Inkreel Personal',
      amount: 990,
      currency: 'USD',
      closesAt: new Date(world.clock.now().getTime() + 60_000),
      providerOrderId: null,
    };
    const open = () => wallet.open(payable);
    const say = async (wish: 'approve' | 'refuse', secret = deps.secret) => {
      const page = (await open()).link?.split('/').at(-1) ?? '';
      return answerSandbox({ db: world.db, secret }, page, wish);
    };
    const refund = () => wallet.refund({ ...payable, paymentId: '', reason: '' });
    return { wallet, payable, open, say, refund };
  };
  const MONEY = { amount: 990, currency: 'USD' };

  test('open an order once, however often they are asked', async () => {
    const { open } = newBooks('paypal');
    const opened = await open();
    expect(opened.providerOrderId).toMatch(/^SANDBOX-[0-9A-F]{24}$/);
    expect(opened.link).toMatch(/^https:\/\/studio\.test\/sandbox\/pay\/[\w-]{32}$/);
    expect(await open()).toEqual(opened);
  });

  test('report an order that was not opened as waiting, and close it', async () => {
    const { wallet, payable, refund } = newBooks('paypal');
    expect(await wallet.ask(payable)).toEqual({ kind: 'waiting' });
    await expect(wallet.capture?.(payable)).rejects.toThrow('payment_failed');
    await expect(refund()).rejects.toThrow('payment_failed');
    expect(await wallet.close(payable)).toEqual({ kind: 'closed' });
  });

  test('capture an approved payment once, refund it once, and report that each time', async () => {
    const { wallet, payable, say, refund } = newBooks('paypal');
    await say('approve');
    expect(await wallet.ask(payable)).toEqual({ kind: 'approved' });
    await expect(refund()).rejects.toThrow('payment_failed');
    const paid = { kind: 'paid', paymentId: `sandbox-${payable.id}`, ...MONEY };
    for (let time = 0; time < 2; time += 1) expect(await wallet.capture?.(payable)).toEqual(paid);
    expect(await wallet.close(payable)).toEqual(paid);
    const refunded = { kind: 'refunded', ...MONEY };
    for (let time = 0; time < 2; time += 1) expect(await refund()).toEqual(refunded);
  });

  test('close an approved order that was not captured, for good', async () => {
    const { wallet, payable, say } = newBooks('paypal');
    await say('approve');
    for (let time = 0; time < 2; time += 1) expect(await wallet.close(payable)).toEqual({ kind: 'closed' });
    await expect(wallet.capture?.(payable)).rejects.toThrow('payment_failed');
    await expect(say('approve')).rejects.toThrow('order_not_open');
  });

  test('let the buyer withdraw an approval until the capture', async () => {
    const { wallet, payable, say } = newBooks('paypal');
    await say('approve');
    expect((await say('refuse')).way).toBe('paypal');
    expect(await wallet.ask(payable)).toEqual({ kind: 'closed' });
    await expect(wallet.capture?.(payable)).rejects.toThrow('payment_failed');
    const taken = newBooks('paypal');
    await taken.say('approve');
    await taken.wallet.capture?.(taken.payable);
    await expect(taken.say('refuse')).rejects.toThrow('order_not_open');
  });

  test('send notices that only their secret signs', async () => {
    const { wallet, payable, say } = newBooks('wechat');
    const { way, request } = await say('approve');
    expect(way).toBe('wechat');
    const notice = await wallet.readNotice(request);
    expect(notice).toMatchObject({ kind: 'paid', orderId: payable.id, fact: { kind: 'paid', ...MONEY } });
    const forged = [
      { ...request, headers: {} },
      { ...request, body: Buffer.concat([request.body, Buffer.from(' ')]) },
      (await say('approve', Buffer.alloc(32, 8))).request,
    ];
    for (const each of forged)
      await expect(wallet.readNotice(each)).rejects.toThrow('payment_notice_invalid');
    expect([true, false].map(wallet.answerNotice)).toEqual([
      { status: 200, body: { accepted: true } },
      { status: 400, body: { accepted: false } },
    ]);
  });
});

describe('over HTTP', () => {
  test('an unsigned notice is rejected', async () => {
    const made = await order('wechat/native');
    const fact = { kind: 'paid', paymentId: 'x', amount: 990, currency: 'USD' };
    for (const way of ['wechat', 'paypal']) {
      const { statusCode } = await server.app.inject({
        method: 'POST',
        url: `/api.v1/pay/${way}/notice`,
        headers: { 'content-type': 'application/json', 'inkreel-sandbox-signature': 'AAAA' },
        payload: JSON.stringify({ notice_id: '1', order_id: made.id, fact }),
      });
      expect(statusCode).toBe(400);
    }
    expect((await server.app.inject({ method: 'POST', url: '/api.v1/pay/wechat/notice' })).statusCode).toBe(
      400,
    );
    expect(await status(made)).toBe(0);
  });

  test('a foreign return page is refused with the field’s name', async () => {
    const { status: code, data } = await server.call('POST', `${ORDER}/paypal`, {
      token,
      body: {
        product_id: world.productId(),
        return_url: 'https://evil.test/popup/payment',
        cancel_url: RETURN,
      },
    });
    expect([code, data]).toMatchObject([
      422,
      { fields: [{ field: 'return_url', problem: 'Must be an address of this product' }] },
    ]);
  });

  test('the same key is the same order', async () => {
    const body = { product_id: world.productId() };
    const headers = { 'idempotency-key': `k-${user.userId}` };
    const once = () => server.call<Order>('POST', `${ORDER}/wechat/native`, { token, headers, body });
    const [first, second] = [await once(), await once()];
    expect(second.data.id).toBe(first.data.id);
  });

  test('products need no token, everything else does', async () => {
    expect((await server.call<unknown[]>('GET', '/open/system/version/products')).data).toHaveLength(9);
    for (const path of ['/credits/terms', '/credits/orders', `${ORDER}/${user.userId}`]) {
      expect((await server.call('GET', path)).status).toBe(401);
    }
  });

  test('a page does not exist without a payment, or without a sandbox', async () => {
    const path = `/open/sandbox/payment/${'x'.repeat(32)}`;
    expect((await server.call('GET', path)).status).toBe(404);
    expect((await server.call('POST', path, { body: { answer: 'approve' } })).status).toBe(404);
    const made = await order('wechat/native');
    const real = { ...deps, providers: world.deps.providers };
    const off = await createTestServer({ ...real, site: 'intl', routes: sandboxRoutes(real) });
    expect((await off.call('GET', pageOf(made))).status).toBe(404);
    expect((await off.call('POST', pageOf(made), { body: { answer: 'approve' } })).status).toBe(404);
    await off.app.close();
  });
});
