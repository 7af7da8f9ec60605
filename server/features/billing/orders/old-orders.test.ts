/** Orders that were paid before plans of different value were converted, as all later migrations left them. */
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PLAN_RULE } from '@inkreel/contract/plan-time.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../../db/migrate.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { organisations } from '../../organisations/tables.ts';
import { orders } from '../tables.ts';
import { readPlanTime, renewPlan } from './plan-of-orders.ts';

const DAY = 24 * 60 * 60_000;
const MIGRATIONS = fileURLToPath(new URL('../../../db/migrations', import.meta.url));
/** The first migration that records the rule under which an order was sold. */
const RULE = '0007_order_plan_rule';
const [organisation, user, product] = [randomUUID(), randomUUID(), randomUUID()];
const BEGUN = new Date('2026-01-10T08:00:00Z');

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-old-orders-'));
  await database.db.execute('drop schema public cascade');
  await database.db.execute('drop schema drizzle cascade');
  await database.db.execute('create schema public');
  await migrate(database.db, migrationsBefore(RULE));
  await insertOldData();
  await migrate(database.db);
});
afterAll(async () => {
  await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A copy of the migrations that ends before the named one, as an installation of that time had them. */
function migrationsBefore(name: string): string {
  fs.cpSync(MIGRATIONS, folder, { recursive: true });
  const file = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(fs.readFileSync(file, 'utf8')) as { entries: { tag: string }[] };
  const end = journal.entries.findIndex(({ tag }) => tag === name);
  expect(end).toBeGreaterThan(0);
  fs.writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
  return folder;
}

/** A year for one person, a month for an enterprise of six ten days later, and an order that nobody paid. */
async function insertOldData(): Promise<void> {
  const { db } = database;
  const expires = new Date(BEGUN.getTime() + 395 * DAY);
  await db.execute(sql`insert into users (id, name, email) values (${user}, 'Ada', 'ada@example.com')`);
  await db.execute(sql`insert into organisations (id, name, plan, plan_expires_at, seats)
    values (${organisation}, 'Ada', 'com', ${expires}, 6)`);
  await db.execute(sql`insert into products (id, site, type, name_en, name_zh, price, currency, points, valid_days)
    values (${product}, 'intl', 'vip', 'A year', '一年', 8900, 'USD', 14400, 365)`);
  await insertOldOrder('vip', 365, 1, 8900, BEGUN);
  await insertOldOrder('com', 30, 6, 4752, new Date(BEGUN.getTime() + 10 * DAY));
  await insertOldOrder('com', 365, 6, 42_720, null);
}

async function insertOldOrder(
  type: string,
  days: number,
  count: number,
  amount: number,
  paidAt: Date | null,
) {
  const status = paidAt ? 1 : 2;
  await database.db.execute(sql`insert into orders
    (id, organisation_id, user_id, product_id, type, name, count, amount, currency, points, valid_days, pay_way, provider,
      closes_at, status, paid_at)
    values (${randomUUID()}, ${organisation}, ${user}, ${product}, ${type}, ${type}, ${count}, ${amount}, 'USD', 1000,
      ${days}, 'wechat', 'sandbox', now(), ${status}, ${paidAt})`);
}

const plan = () => readPlanTime(database.db, organisation);
const storedPlan = async () =>
  (await database.db.select().from(organisations).where(eq(organisations.id, organisation)))[0];

test('an order from before the migration keeps the first rule, paid or not', async () => {
  const rows = await database.db.select({ rule: orders.planRule }).from(orders);
  expect(rows).toEqual([PLAN_RULE.added, PLAN_RULE.added, PLAN_RULE.added].map((rule) => ({ rule })));
});

test('buyers keep every day that they had, also after the plan is recomputed', async () => {
  const until = new Date(BEGUN.getTime() + (365 + 30) * DAY);
  expect(await plan()).toMatchObject({ plan: 'com', seats: 6, expiresAt: until });
  await database.db.transaction((tx) => renewPlan(tx, organisation));
  expect(await storedPlan()).toMatchObject({ plan: 'com', seats: 6, planExpiresAt: until });
});

test('a new purchase is converted, next to the old orders', async () => {
  const paidAt = new Date(BEGUN.getTime() + 20 * DAY);
  await insertOldOrder('com', 30, 7, 5544, paidAt);
  await database.db.update(orders).set({ planRule: PLAN_RULE.converted }).where(eq(orders.count, 7));
  const { plan: edition, seats, expiresAt } = await plan();
  // What is left for six persons is worth less time for seven: a month and fewer days than the 375 that were
  // left.
  const days = ((expiresAt?.getTime() ?? 0) - paidAt.getTime()) / DAY;
  expect([edition, seats]).toEqual(['com', 7]);
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(30 + 375);
});
