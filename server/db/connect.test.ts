import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import type { Tx } from './connect.ts';
import { OnePacketSocket } from './one-packet-socket.ts';
import { executePreparedText } from './prepared.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.db.execute(sql`create table written (n integer primary key)`);
});
afterAll(() => database.drop());
afterEach(() => vi.restoreAllMocks());

const write = (tx: Tx, n: number) =>
  executePreparedText<{ n: number }>(tx, 'insert into written values ($1) returning n', [n]);
const written = async () => (await database.db.execute(sql`select n from written order by n`)).rows;

test('sends statements that a transaction issues together in one packet, and answers each', async () => {
  const packets = vi.spyOn(OnePacketSocket.prototype, '_writev');
  await database.db.transaction(async (tx) => {
    packets.mockClear();
    expect(await Promise.all([write(tx, 1), write(tx, 2), write(tx, 3)])).toEqual([
      [{ n: 1 }],
      [{ n: 2 }],
      [{ n: 3 }],
    ]);
    expect(packets).toHaveBeenCalledTimes(1);
  });
  expect(await written()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
});

test('rolls back a packet whose middle statement failed, and keeps the connection usable', async () => {
  await database.db.execute(sql`delete from written`);
  const work = database.db.transaction((tx) => Promise.all([write(tx, 1), write(tx, 1), write(tx, 2)]));
  await expect(work).rejects.toMatchObject({ cause: { code: '23505' } });
  expect(await written()).toEqual([]);
  await database.db.transaction((tx) => write(tx, 5));
  expect(await written()).toEqual([{ n: 5 }]);
});
