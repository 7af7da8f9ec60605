import { SITES } from '@inkreel/contract/site.ts';
import { eq, sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { organisations, products } from '../../../db/schema.ts';
import type { User } from '../../tasks/testing/task-world.ts';
import { listProducts } from '../products.ts';
import { readPurchaseTerms } from '../purchase-terms.ts';
import { cancelOrder } from './cancel-order.ts';
import { createOrder } from './create-order.ts';
import { createOrderWorld, type OrderWorld } from './testing/order-world.ts';

let world: OrderWorld;
let user: User;
beforeAll(async () => {
  world = await createOrderWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  await world.settleDown();
  user = await world.newUser(10);
});

const refused = (code: string, data?: unknown) => (data === undefined ? { code } : { code, data });

describe('the catalogue', () => {
  test('is the site’s, in the order of the cards, in the caller’s language', async () => {
    const english = await listProducts(world.deps, { limit: 50 }, 'en');
    expect(english.map(({ type, price, point }) => [type, price, point]).slice(0, 4)).toEqual([
      ['vip', 990, 1000],
      ['vip', 4900, 6600],
      ['vip', 8900, 14400],
      ['team', 891, 1100],
    ]);
    const id = english[0]?.id ?? '';
    const [first] = await world.db.select().from(products).where(eq(products.id, id));
    expect(english[0]?.name).toBe(first?.nameEn);
    // An operator puts a plan for one person behind the plans for teams: it is still listed with its kind, and once.
    await world.db.update(products).set({ position: 999 }).where(eq(products.id, id));
    const moved = await listProducts(world.deps, { limit: 50 }, 'en');
    const ofType = (type: string) => english.filter((each) => each.type === type).map((each) => each.id);
    expect(moved.map((each) => each.id)).toEqual([
      ...ofType('vip').slice(1),
      id,
      ...ofType('team'),
      ...ofType('com'),
    ]);
    await world.db
      .update(products)
      .set({ position: first?.position ?? 0 })
      .where(eq(products.id, id));
    const chinese = await listProducts({ ...world.deps, site: SITES.cn }, { limit: 2 }, 'zh');
    expect(chinese.map(({ name, currency }) => [name, currency])).toEqual([
      ['个人会员', 'CNY'],
      ['个人会员', 'CNY'],
    ]);
  });

  test('a product that is no longer offered, or is on another site, cannot be bought', async () => {
    const withdrawn = world.catalogue[1]?.id ?? '';
    await world.db.update(products).set({ offered: false }).where(eq(products.id, withdrawn));
    const [chinese] = await listProducts({ ...world.deps, site: SITES.cn }, { limit: 1 }, 'en');
    for (const productId of [withdrawn, chinese?.id ?? '', user.userId]) {
      await expect(world.order(user, 'wechat', { productId })).rejects.toMatchObject(
        refused('product_not_offered'),
      );
    }
    expect((await listProducts(world.deps, { limit: 50 }, 'en')).map(({ id }) => id)).not.toContain(
      withdrawn,
    );
    await world.db.update(products).set({ offered: true }).where(eq(products.id, withdrawn));
  });
});

describe('an order', () => {
  test('is priced here, opened at the provider, and open for two hours', async () => {
    const order = await world.order(user, 'wechat', { type: 'team', total: 3, language: 'zh' });
    expect(order).toMatchObject({
      status: 0,
      code_url: `weixin://${order.id}`,
      name: '创业团队',
      count: 3,
      amount: 3 * 891,
      currency: 'USD',
      points: 3 * 1100,
      valid_days: 30,
      test: false,
    });
    expect(Date.parse(order.closes_at)).toBe(world.clock.now().getTime() + 2 * 3_600_000);
    expect(world.banks.wechat.payments.get(order.id)).toMatchObject({ amount: 2673, currency: 'USD' });
  });

  test('keeps its terms when the product changes', async () => {
    const { id } = await world.order(user);
    await world.db.update(products).set({ price: 1, points: 1 }).where(eq(products.id, world.productId()));
    expect(await world.row(id)).toMatchObject({ amount: 990, points: 1000 });
    await world.db
      .update(products)
      .set({ price: 990, points: 1000 })
      .where(eq(products.id, world.productId()));
  });

  test.each([
    ['vip', 2, { minimum: 1, maximum: 1 }],
    ['team', 1, { minimum: 2, maximum: 5 }],
    ['team', 6, { minimum: 2, maximum: 5 }],
    ['com', 5, { minimum: 6, maximum: 1000 }],
    ['com', 1001, { minimum: 6, maximum: 1000 }],
  ] as const)('of %s for %i persons is refused for a team of two', async (type, total, range) => {
    await world.addMember(user, 'member');
    await expect(world.order(user, 'wechat', { type, total })).rejects.toMatchObject(
      refused('count_out_of_range', range),
    );
  });

  test('of a lower plan is refused while the higher one runs, and no longer', async () => {
    const planExpiresAt = new Date(world.clock.now().getTime() + 60_000);
    await world.db
      .update(organisations)
      .set({ plan: 'team', planExpiresAt })
      .where(eq(organisations.id, user.organisationId));
    expect(await readPurchaseTerms(world.deps, user)).toEqual({
      edition: 'team',
      expired_at: planExpiresAt.toISOString(),
      seats: 1,
      members: 1,
      may_buy: true,
      periods: [],
      now: world.clock.now().toISOString(),
    });
    await expect(world.order(user)).rejects.toMatchObject(refused('lower_plan_refused'));
    await world.order(user, 'wechat', { type: 'com', total: 6 });
    world.clock.move(60_001);
    await world.order(user);
    expect(await readPurchaseTerms(world.deps, user)).toMatchObject({ edition: 'free' });
  });

  test('for fewer persons than the same plan has is refused while it runs, for more it is not', async () => {
    const planExpiresAt = new Date(world.clock.now().getTime() + 60_000);
    await world.db
      .update(organisations)
      .set({ plan: 'com', seats: 8, planExpiresAt })
      .where(eq(organisations.id, user.organisationId));
    await expect(world.order(user, 'wechat', { type: 'com', total: 7 })).rejects.toMatchObject(
      refused('count_out_of_range', { minimum: 8, maximum: 1000 }),
    );
    await world.order(user, 'wechat', { type: 'com', total: 8 });
    await world.order(user, 'wechat', { type: 'com', total: 9 });
    world.clock.move(60_001);
    await world.order(user, 'wechat', { type: 'com', total: 6 });
  });

  test('needs a way to pay that is set up', async () => {
    const { wechat } = world.deps.providers;
    const only = { ...world.deps, site: SITES.cn, providers: wechat ? { wechat } : {} };
    const [product] = await listProducts(only, { limit: 1 }, 'en');
    const wanted = { productId: product?.id ?? '', total: 1, key: undefined, language: 'en' } as const;
    await expect(createOrder(only, user, { ...wanted, payWay: 'paypal' })).rejects.toMatchObject(
      refused('pay_way_off'),
    );
    // Not offered in cn by default, but switched on there by its settings.
    const both = { ...only, providers: world.deps.providers };
    expect(await createOrder(both, user, { ...wanted, payWay: 'paypal' })).toMatchObject({ currency: 'CNY' });
  });

  test('is not paid in a way that the site does not offer, set up or not', async () => {
    const deps = { ...world.deps, site: { ...SITES.intl, payWays: ['paypal'] as const } };
    const wanted = { productId: world.productId(), total: 1, key: undefined, language: 'en' } as const;
    await expect(createOrder(deps, user, { ...wanted, payWay: 'wechat' })).rejects.toMatchObject(
      refused('pay_way_off'),
    );
    expect(await world.countOrders(user)).toBe(0);
  });

  test.each([
    [undefined, 'Inkreel'],
    ['Studio', 'Studio'],
  ])('with the brand %s is opened as %s', async (brand, shown) => {
    const { provider } = world.banks.paypal;
    const brands: unknown[] = [];
    const open: typeof provider.open = (order, popup) => {
      brands.push(popup?.brand);
      return provider.open(order, popup);
    };
    const page = 'https://studio.test/popup/payment';
    const deps = { ...world.deps, providers: { paypal: { ...provider, open } } };
    await createOrder(deps, user, {
      payWay: 'paypal',
      productId: world.productId(),
      total: 1,
      key: undefined,
      language: 'en',
      popup: { returnUrl: page, cancelUrl: page, brand },
    });
    expect(brands).toEqual([shown]);
  });

  test.each([
    'https://evil.test/popup/payment',
    'https://studio.test.evil.test/popup/payment',
    'https://user:word@studio.test/popup/payment',
    'http://studio.test/popup/payment',
    'https://studio.test/popup/payment/../../elsewhere',
    'https://studio.test/fr/popup/payment',
    'javascript:alert(1)',
    '/popup/payment',
  ])('does not return to %s', async (address) => {
    const good = 'https://studio.test/en/popup/payment';
    for (const [field, popup] of [
      ['return_url', { returnUrl: address, cancelUrl: good, brand: undefined }],
      ['cancel_url', { returnUrl: good, cancelUrl: address, brand: undefined }],
    ] as const) {
      await expect(world.order(user, 'paypal', { popup })).rejects.toMatchObject(
        refused('invalid_input', { fields: [{ field }] }),
      );
    }
    expect(await world.countOrders(user)).toBe(0);
  });
});

describe('the same key', () => {
  test('is the same order, also 16 times at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 16 }, () => world.order(user, 'wechat', { key: `once ${user.userId}` })),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await world.countOrders(user)).toBe(1);
  });

  test('with other terms is refused', async () => {
    const key = `other ${user.userId}`;
    await world.order(user, 'wechat', { type: 'team', total: 2, key });
    const yearly = world.catalogue.filter(({ type }) => type === 'team').at(-1)?.id ?? '';
    for (const wanted of [
      { type: 'team', total: 3 },
      { type: 'vip' },
      { productId: yearly, total: 2 },
    ] as const) {
      await expect(world.order(user, 'wechat', { ...wanted, key })).rejects.toMatchObject(
        refused('idempotency_mismatch'),
      );
    }
    await expect(world.order(user, 'paypal', { type: 'team', total: 2, key })).rejects.toMatchObject(
      refused('idempotency_mismatch'),
    );
  });

  test.each(['wechat', 'paypal'] as const)('opens the order at %s once', async (way) => {
    const key = `open ${user.userId}`;
    await world.order(user, way, { key });
    await world.order(user, way, { key });
    expect(world.banks[way].calls).toEqual(['open']);
  });

  test('does not open an order that was closed before it could be opened', async () => {
    const key = `closed ${user.userId}`;
    world.banks.paypal.trouble = () => 'down';
    await expect(world.order(user, 'paypal', { key })).rejects.toMatchObject(refused('payment_unavailable'));
    world.banks.paypal.trouble = () => 'none';
    const [row] = await world.rows(user);
    await cancelOrder(world.deps, user, row?.id ?? '');
    world.banks.paypal.calls.length = 0;
    expect(await world.order(user, 'paypal', { key })).toMatchObject({ id: row?.id, status: 2, link: null });
    expect(world.banks.paypal.calls).toEqual([]);
  });

  test('in another organisation of the same person shows nothing of the order', async () => {
    const key = `two ${user.userId}`;
    await world.order(user, 'wechat', { key });
    const { organisationId } = await world.newUser(1);
    await expect(world.order({ ...user, organisationId }, 'wechat', { key })).rejects.toMatchObject(
      refused('idempotency_mismatch'),
    );
  });

  test('used in two organisations at the same moment makes one order', async () => {
    const key = `moment ${user.userId}`;
    const { id } = await world.order(user);
    const { organisationId } = await world.newUser(1);
    let ordering: Promise<unknown> = Promise.resolve();
    await world.db.transaction(async (tx) => {
      const change = JSON.stringify({ id: v7(), organisation_id: organisationId, idempotency_key: key });
      await tx.execute(sql`
        insert into orders select (jsonb_populate_record(made, ${change}::jsonb)).*
          from orders made where made.id = ${id}`);
      ordering = world.order(user, 'wechat', { key }).catch((error: unknown) => error);
      const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await world.db.execute(waiting)).rowCount).toBe(1);
    });
    expect(await ordering).toMatchObject(refused('idempotency_mismatch'));
    expect(await world.countOrders(user)).toBe(1);
  });

  test('opens the order at the provider if that was lost', async () => {
    const key = `lost ${user.userId}`;
    world.banks.paypal.trouble = () => 'lost';
    await expect(world.order(user, 'paypal', { key })).rejects.toMatchObject(refused('payment_unavailable'));
    world.banks.paypal.trouble = () => 'none';
    const order = await world.order(user, 'paypal', { key });
    expect(order).toMatchObject({ paypal_order_id: `PP-${order.id}`, link: `https://bank.test/${order.id}` });
    expect(await world.countOrders(user)).toBe(1);
  });
});

test('an order that is cancelled while it is being opened does not stay open at the provider', async () => {
  let open: () => void = () => undefined;
  world.banks.wechat.gate = new Promise((resolve) => {
    open = resolve;
  });
  const ordering = world.order(user);
  await expect.poll(() => world.countOrders(user)).toBe(1);
  const [row] = await world.rows(user);
  // The bank does not know it yet: closing it there closes nothing.
  const cancelling = cancelOrder({ ...world.deps, providers: {} }, user, row?.id ?? '');
  expect(await cancelling).toMatchObject({ status: 2 });
  open();
  world.banks.wechat.gate = undefined;
  expect(await ordering).toMatchObject({ status: 2 });
  expect(world.banks.wechat.payments.get(row?.id ?? '')).toMatchObject({ state: 'closed' });
});

describe('limits', () => {
  test('20 orders can be unpaid at a time, also when 25 are made at once', async () => {
    const made = await Promise.allSettled(Array.from({ length: 25 }, () => world.order(user)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(made.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'too_many_orders', retryAfter: 600 },
    });
  });

  test('60 orders can be made a day, however many were cancelled', async () => {
    for (let made = 0; made < 60; made += 1) {
      await cancelOrder(world.deps, user, (await world.order(user)).id);
    }
    await expect(world.order(user)).rejects.toMatchObject(refused('too_many_orders'));
    world.clock.move(24 * 3_600_000);
    await world.order(user);
  });
});
