import { SITES } from '@inkreel/contract/site.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createPriceComparison } from './changed-prices.ts';
import { createPrices } from './prices.ts';
import { products, toolPrices } from './tables.ts';

const tools = [{ path: '/ai/a' as const, points: 20 }];
let database: TestDatabase;
let now = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const comparisonAt = (site: 'intl' | 'cn') => {
  const deps = { db: database.db, clock: { now: () => new Date(now) }, tools, site: SITES[site] };
  return createPriceComparison({ ...deps, prices: createPrices(deps) });
};

test.each(['intl', 'cn'] as const)(
  'the prerendered plans are those of a new installation: %s',
  async (site) => {
    expect(await comparisonAt(site)()).toBe(false);
  },
);

test('another price of a plan is noticed after five seconds, and so is its return', async () => {
  const changed = comparisonAt('intl');
  expect(await changed()).toBe(false);
  const [plan] = await database.db.select().from(products).where(eq(products.site, 'intl')).limit(1);
  if (!plan) throw new Error('nothing is sold');
  const here = eq(products.id, plan.id);
  await database.db
    .update(products)
    .set({ price: plan.price + 1 })
    .where(here);
  expect(await changed()).toBe(false);
  now += 5_000;
  expect(await changed()).toBe(true);
  await database.db.update(products).set({ price: plan.price }).where(here);
  now += 5_000;
  expect(await changed()).toBe(false);
});

test('other points of a tool are a change', async () => {
  await database.db.insert(toolPrices).values({ path: '/ai/a', points: 21 });
  expect(await comparisonAt('intl')()).toBe(true);
  await database.db.delete(toolPrices);
});

test('prices that cannot be read count as changed', async () => {
  const broken = createPriceComparison({
    db: database.db,
    clock: { now: () => new Date(now) },
    site: SITES.intl,
    tools,
    prices: { all: () => Promise.reject(new Error('no database')) },
  });
  expect(await broken()).toBe(true);
});
