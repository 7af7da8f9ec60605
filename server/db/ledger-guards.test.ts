import { v7 as uuid } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';

let database: TestDatabase;
const organisation = uuid();
beforeAll(async () => {
  database = await createTestDatabase();
  await run(`insert into organisations (id, name) values ('${organisation}', 'x')`);
  await run(`insert into point_accounts (organisation_id) values ('${organisation}')`);
});
afterAll(() => database.drop());

const run = async (query: string) => (await database.db.$client.query(query)).rows;
const add = (type: string, points: number, id = uuid()) =>
  run(`insert into ledger_rows (id, organisation_id, type, points) values ('${id}', '${organisation}', '${type}', ${points})
       returning line, balance_after::int`);

describe('the database itself', () => {
  test('numbers the lines and keeps the balance', async () => {
    expect(await add('system_refill', 200)).toEqual([{ line: 1, balance_after: 200 }]);
    expect(await add('consume', -20)).toEqual([{ line: 2, balance_after: 180 }]);
    expect(await run('select balance::int, last_line from point_accounts')).toEqual([
      { balance: 180, last_line: 2 },
    ]);
  });

  test('refuses a balance below zero and keeps nothing of the attempt', async () => {
    await expect(add('consume', -181)).rejects.toThrow('point_accounts_balance_not_negative');
    expect(await run('select count(*)::int as n from ledger_rows')).toEqual([{ n: 2 }]);
  });

  test.each([
    ['update', 'update ledger_rows set points = 1'],
    ['delete', 'delete from ledger_rows'],
    ['truncate', 'truncate ledger_rows cascade'],
  ])('refuses to %s ledger rows', async (_what, query) => {
    await expect(run(query)).rejects.toThrow('append-only');
  });

  test('refuses to move a balance without a ledger row', async () => {
    await expect(run('update point_accounts set balance = balance + 1')).rejects.toThrow(
      'does not follow its ledger',
    );
    await expect(run('update point_accounts set last_line = 1, balance = 200')).rejects.toThrow(
      'does not follow its ledger',
    );
  });

  test('refuses a commit in which a skipped insert has moved the balance', async () => {
    const id = uuid();
    await add('system_refill', 1, id);
    await expect(
      run(`insert into ledger_rows (id, organisation_id, type, points) values ('${id}', '${organisation}', 'system_refill', 1)
           on conflict (id) do nothing`),
    ).rejects.toThrow('does not follow its ledger');
  });

  test.each([
    ['consume', 5],
    ['return', -5],
    ['recharge', -5],
    ['gift', 5],
  ])('refuses a %s of %i', async (type, points) => {
    await expect(add(type, points)).rejects.toThrow('check constraint');
  });
});
