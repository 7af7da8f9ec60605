import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../db/connect.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { createPrices } from './prices.ts';
import { toolPrices } from './tables.ts';

const tools = [
  { path: '/ai/a', points: 20, aliases: [{ path: '/ai/a/fast' }] },
  { path: '/ai/b', points: 5 },
] as unknown as Tool[];

let database: TestDatabase;
let now = 0;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.db.delete(toolPrices));

const clock = { now: () => new Date(now) };
const pricesOf = (db: Db = database.db) => createPrices({ db, clock, tools });
const change = (points: number) => database.db.insert(toolPrices).values({ path: '/ai/a', points });

test('a price is the catalogue’s until the operator changes it, for every path of the tool', async () => {
  expect(await pricesOf().all()).toEqual({ '/ai/a': 20, '/ai/a/fast': 20, '/ai/b': 5 });
  await change(0);
  expect(await pricesOf().all()).toEqual({ '/ai/a': 0, '/ai/a/fast': 0, '/ai/b': 5 });
});

test('prices are read again after five seconds, even if the clock was set back', async () => {
  now = 100_000;
  const prices = pricesOf();
  const price = async () => (await prices.all())['/ai/a'];
  expect(await price()).toBe(20);
  await change(7);
  now = 104_999;
  expect(await price()).toBe(20);
  now = 105_000;
  expect(await price()).toBe(7);
  await database.db.update(toolPrices).set({ points: 9 }).where(eq(toolPrices.path, '/ai/a'));
  now = 100_001;
  expect(await price()).toBe(7);
  now = 100_000;
  expect(await price()).toBe(9);
});

test('prices that could not be read are read again at the next call', async () => {
  let isAway = true;
  const away = {
    select: () => {
      if (isAway) throw new Error('the database is away');
      return database.db.select();
    },
  } as unknown as Db;
  const prices = pricesOf(away);
  await expect(prices.all()).rejects.toThrow('away');
  isAway = false;
  expect(await prices.all()).toMatchObject({ '/ai/b': 5 });
});
