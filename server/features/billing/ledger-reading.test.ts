import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ledgerRows, sessions } from '../../db/schema.ts';
import { createTestServer } from '../../testing/http.ts';
import { untilSomebodyWaits } from '../../testing/lock-waits.ts';
import { hashToken } from '../accounts/token.ts';
import { createTaskWorld, type TaskWorld, type User } from '../tasks/testing/task-world.ts';
import { correctBalance } from './correct-balance.ts';
import { dailyCredits } from './daily-credits.ts';
import { grantPoints } from './grant-points.ts';
import { lockPointAccount } from './point-accounts.ts';
import { billingRoutes } from './routes.ts';

const DAY = 86_400;

let world: TaskWorld;
let user: User;
let server: Awaited<ReturnType<typeof createTestServer>>;
let token: string;

beforeAll(async () => {
  world = await createTaskWorld();
  const prices = { all: async () => ({}) };
  server = await createTestServer({ ...world, routes: billingRoutes({ ...world, prices }) });
});
beforeEach(async () => {
  user = await world.newUser(100);
  token = randomUUID().padEnd(43, 'x');
  const expiresAt = new Date(Date.now() + 400 * DAY * 1000);
  await world.db.insert(sessions).values({ tokenHash: hashToken(token), ...user, expiresAt });
});
afterAll(() => world.drop());

const get = (path: string) =>
  server.app.inject({
    method: 'GET',
    url: `/api.v1${path}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'zh' },
  });

describe('the ledger as a file', () => {
  test('has every line, oldest first, in the reader’s language and zone, and no cell that a spreadsheet would run', async () => {
    await world.db.insert(ledgerRows).values({
      id: randomUUID(),
      organisationId: user.organisationId,
      type: 'system_refill',
      points: 7,
      reason: '=HYPERLINK("http://example.com")',
      createdAt: new Date('2026-03-01T17:30:00Z'),
    });
    const answer = await get('/credits/records/file?time_zone=Asia/Shanghai');
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toContain('Asia/Shanghai');
    expect(lines.at(-2)).toMatch(/^2,2026-03-02 01:30:00,.*,7,107,"'=HYPERLINK/);
    const none = await get('/credits/records/file?type=consume');
    expect(none.body.trim().split('\r\n')).toHaveLength(1);
  });

  test('takes the unknown zone that browsers may report as UTC', async () => {
    expect((await get('/credits/records/file?time_zone=Etc/Unknown')).body).toContain('UTC');
    expect((await get('/credits/daily?time_zone=Etc/Unknown')).json().code).toBe(0);
  });

  test.each(['Mars/Olympus', '+08:00', "x'; drop table users"])('refuses the zone %s', async (zone) => {
    const answer = await get(`/credits/records/file?time_zone=${encodeURIComponent(zone)}`);
    expect(answer.json().code).toBe(100422);
    expect((await get(`/credits/daily?time_zone=${encodeURIComponent(zone)}`)).json().code).toBe(100422);
  });
});

test('lines come in the order of the balance, also those that waited for each other', async () => {
  const { organisationId, userId: operatorId } = user;
  let granted: Promise<void> | undefined;
  await world.db.transaction(async (tx) => {
    const account = await lockPointAccount(tx, organisationId);
    // Its row takes the earlier place in the sequence, and the later line.
    granted = world.db.transaction((other) =>
      grantPoints(other, { organisationId, points: 5, reason: 'gift' }),
    );
    await untilSomebodyWaits(world.db);
    await correctBalance(tx, account, { points: 7, reason: 'sorry', operatorId });
  });
  await granted;
  const { items } = (await get('/credits/records')).json().data;
  const balances = items.map((item: { balance_after: number }) => item.balance_after);
  expect(balances).toEqual([112, 107, 100]);
  const [newest] = items;
  const { items: older } = (await get(`/credits/records?before=${newest.id}`)).json().data;
  expect(older.map(({ line }: { line: number }) => line)).toEqual([2, 1]);
  const file = (await get('/credits/records/file')).body.trim().split('\r\n').slice(1);
  expect(file.map((line) => line.split(',')[0])).toEqual(['1', '2', '3']);
});

test('a page cannot begin at a line of another organisation', async () => {
  const other = await world.newUser(50);
  await world.db.insert(ledgerRows).values({
    id: randomUUID(),
    organisationId: other.organisationId,
    type: 'system_refill',
    points: 7,
  });
  const rows = await world.db.select().from(ledgerRows);
  const newest = (organisationId: string) =>
    rows.findLast((row) => row.organisationId === organisationId)?.id ?? '';
  const page = async (before: string) => (await get(`/credits/records?before=${before}`)).json().data.items;
  expect(await page(newest(other.organisationId))).toEqual([]);
  expect((await get('/credits/records')).json().data.items).toHaveLength(1);
});

test('points by day follow the days of the zone, empty days included', async () => {
  const other = await world.newUser(50);
  const at = async (createdAt: Date, type: string, points: number) =>
    world.db
      .insert(ledgerRows)
      .values({ id: randomUUID(), organisationId: other.organisationId, type, points, createdAt });
  const today = world.clock.now();
  const noon = new Date(`${today.toISOString().slice(0, 10)}T12:00:00Z`);
  const yesterdayLate = new Date(noon.getTime() - 13.5 * 3600 * 1000);
  await at(yesterdayLate, 'consume', -30);
  await at(yesterdayLate, 'return', 10);
  const query = { days: 3, time_zone: 'UTC' };
  const utc = await dailyCredits(world, { ...other, role: 'founder' }, query);
  expect(utc.map(({ used }) => used)).toEqual([0, 20, 0]);
  const shanghai = await dailyCredits(
    world,
    { ...other, role: 'founder' },
    { ...query, time_zone: 'Asia/Shanghai' },
  );
  expect(shanghai.reduce((sum, { used }) => sum + used, 0)).toBe(20);
  expect(shanghai.find(({ used }) => used === 20)?.day).toBe(noon.toISOString().slice(0, 10));
});

test('points by day tell used points from added ones, from the first moment of the first day on', async () => {
  const other = await world.newUser(50);
  const today = world.clock.now().toISOString().slice(0, 10);
  const first = new Date(Date.parse(`${today}T00:00:00Z`) - 2 * DAY * 1000);
  const at = (createdAt: Date, type: string, points: number) =>
    world.db
      .insert(ledgerRows)
      .values({ id: randomUUID(), organisationId: other.organisationId, type, points, createdAt });
  await at(first, 'consume', -30);
  await at(first, 'return', 10);
  await at(first, 'recharge', 7);
  await at(new Date(first.getTime() - 1), 'consume', -5);
  const days = await dailyCredits(world, { ...other, role: 'founder' }, { days: 3, time_zone: 'UTC' });
  expect(days).toMatchObject([
    { used: 20, added: 7 },
    { used: 0, added: 0 },
    { day: today, used: 0 },
  ]);
});

test('a QR code shows the text', async () => {
  const answer = await get('/tools/qrcode/text?text=weixin%3A%2F%2Fwxpay%2Fbizpayurl%3Fpr%3Dabc');
  expect(answer.headers['content-type']).toContain('image/svg+xml');
  expect(answer.body).toMatch(/^<svg[^>]+>.*<\/svg>\s*$/s);
  const other = await get('/tools/qrcode/text?text=other');
  expect(other.body).not.toBe(answer.body);
  expect((await get(`/tools/qrcode/text?text=${'x'.repeat(1001)}`)).json().code).toBe(100422);
  expect((await get('/tools/qrcode/text?text=')).json().code).toBe(100422);
});
