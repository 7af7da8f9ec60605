import type { adminPrices, adminProducts } from '@inkreel/contract/api/admin.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { CHAT } from '@inkreel/contract/text/services.ts';
import { aiImageGenerator } from '@inkreel/contract/tools/ai-image-generator.ts';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orders, products, toolPrices } from '../../db/schema.ts';
import { createProduct, listAllProducts, updateProduct } from './products.ts';
import { type AdminWorld, type Caller, createAdminWorld } from './testing/admin-world.ts';
import { listToolPrices, setToolPrice } from './tool-prices.ts';

let world: AdminWorld;
let operator: Caller;
beforeAll(async () => {
  world = await createAdminWorld();
});
afterAll(() => world.drop());
beforeEach(async () => {
  operator = await world.newOperator();
});

const input = {
  type: 'team',
  name_en: 'Spring',
  name_zh: '春季',
  price: 1234,
  points: 2000,
  valid_days: 30,
  position: 99,
  offered: true,
  reason: 'spring offer',
} as const;

describe('products', () => {
  test('of this site are listed, offered or not', async () => {
    const listed = await world.get<OutputOf<typeof adminProducts>>('/admin/products', operator);
    expect(listed).toHaveLength(await world.db.$count(products, eq(products.site, 'intl')));
    expect(new Set(listed.map(({ site }) => site))).toEqual(new Set(['intl']));
  });

  test('are added in the currency of the site', async () => {
    const made = await createProduct(world.deps, operator, input);
    const { reason, ...shown } = input;
    expect(made).toEqual({ ...shown, id: made.id, site: 'intl', currency: 'USD' });
    expect(await listAllProducts(world.deps)).toContainEqual(made);
    expect(await world.audit(made.id)).toMatchObject([
      { action: 'product.create', reason, details: { after: made } },
    ]);
  });

  test('are changed, and what was sold stays as it was sold', async () => {
    const made = await createProduct(world.deps, operator, input);
    const order = await world.newOrder(await world.newUser(1), { productId: made.id, amount: 1234 });
    const [before] = await world.db.select().from(orders).where(eq(orders.id, order));
    const changed = await updateProduct(world.deps, operator, made.id, {
      ...input,
      price: 99,
      offered: false,
    });
    expect(changed).toMatchObject({ id: made.id, price: 99, offered: false });
    expect(await world.db.select().from(orders).where(eq(orders.id, order))).toEqual([before]);
    expect((await world.audit(made.id))[0]).toMatchObject({
      action: 'product.update',
      details: { before: { price: 1234, offered: true }, after: { price: 99, offered: false } },
    });
  });

  test('of the other site do not exist here', async () => {
    const [other] = await world.db.select().from(products).where(eq(products.site, 'cn'));
    for (const id of [other?.id ?? '', v7()]) {
      await expect(updateProduct(world.deps, operator, id, input)).rejects.toMatchObject({
        code: 'not_found',
      });
      expect(await world.audit(id)).toEqual([]);
    }
    expect(
      await world.db
        .select()
        .from(products)
        .where(eq(products.id, other?.id ?? '')),
    ).toEqual([other]);
  });

  test.each([
    { price: 0 },
    { points: 1.5 },
    { valid_days: 0 },
    { name_zh: ' ' },
    { reason: '' },
    { type: 'free' },
  ])('with %o are refused', async (wrong) => {
    const count = await world.db.$count(products);
    expect(await world.outcome('POST', '/admin/products', operator, { ...input, ...wrong })).toBe(
      'invalid_input',
    );
    expect(await world.db.$count(products)).toBe(count);
  });
});

describe('the price of a tool', () => {
  const { path, points: seed } = aiImageGenerator;
  const set = (points: number) =>
    setToolPrice(world.deps, operator, { path, points, reason: 'costs went up' });
  const listed = async () => (await listToolPrices(world.deps)).find((price) => price.path === path);

  test('holds for new runs within five seconds, and existing runs keep theirs', async () => {
    const user = await world.newUser(1000);
    await world.submit(user);
    expect(await world.account(user)).toMatchObject({ balance: 1000 - seed });
    await set(seed + 7);
    expect(await listed()).toEqual({ tool_id: aiImageGenerator.id, path, seed, points: seed + 7 });
    world.clock.move(5_000);
    await world.submit(user);
    expect(await world.account(user)).toMatchObject({ balance: 1000 - seed - (seed + 7) });
  });

  test('is set for chats and scripts too, which are priced by tokens', async () => {
    const chat = async () => (await listToolPrices(world.deps)).find(({ tool_id }) => tool_id === CHAT.id);
    expect(await chat()).toEqual({ tool_id: CHAT.id, path: CHAT.path, seed: 1, points: 1 });
    await setToolPrice(world.deps, operator, { path: CHAT.path, points: 3, reason: 'a dearer model' });
    expect(await chat()).toMatchObject({ points: 3 });
    await setToolPrice(world.deps, operator, { path: CHAT.path, points: 1, reason: 'a cheaper model' });
  });

  test('returns to the catalogue’s when it is set to the catalogue’s number', async () => {
    await set(seed + 1);
    await set(seed);
    expect(await listed()).toMatchObject({ points: seed });
    expect(await world.db.$count(toolPrices)).toBe(0);
    const [back, up] = await world.audit(aiImageGenerator.id);
    expect(back).toMatchObject({ details: { before: { points: seed + 1 }, after: { points: seed } } });
    expect(up).toMatchObject({ action: 'tool.set_price', reason: 'costs went up' });
  });

  test('set many times at once: each line of the log begins where the one before ended', async () => {
    await Promise.all([1, 2, 3, 4, 5].map((more) => set(seed + more)));
    const steps = (await world.audit(aiImageGenerator.id)).slice(0, 5).reverse();
    const figures = steps.map(
      ({ details }) => details as { before: { points: number }; after: { points: number } },
    );
    for (const [index, step] of figures.entries())
      expect(step.before.points).toBe(figures[index - 1]?.after.points ?? seed);
    expect(await listed()).toMatchObject({ points: figures.at(-1)?.after.points });
    await set(seed);
  });

  test('is refused for an unknown tool, and may be 0 but not less', async () => {
    const put = (body: object) =>
      world.outcome('PUT', '/admin/prices', operator, { reason: 'because', path, ...body });
    expect(await put({ path: '/ai/nothing', points: 1 })).toBe('not_found');
    expect(await put({ points: -1 })).toBe('invalid_input');
    expect(await put({ points: 0 })).toBe('ok');
    expect((await world.get<OutputOf<typeof adminPrices>>('/admin/prices', operator))[0]).toMatchObject({
      points: 0,
    });
    await set(seed);
  });
});
