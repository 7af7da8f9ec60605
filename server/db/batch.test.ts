import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { runTogether } from './batch.ts';
import { connect, type Db } from './connect.ts';
import type { Statement } from './prepared.ts';

let database: TestDatabase;
let db: Db;
beforeAll(async () => {
  database = await createTestDatabase();
  // One connection, so that the next batch meets whatever the last one left behind.
  db = connect({ ...database.connection, max: 1 });
  await db.execute(
    sql`create table notes (id int primary key, words text unique deferrable initially deferred)`,
  );
});
beforeEach(() => db.execute(sql`truncate notes`));
afterAll(async () => {
  await db.$client.end();
  await database.drop();
});

const insert = (id: number, words: string | null): Statement => ({
  text: 'insert into notes values ($1, $2) returning id, words',
  values: [String(id), words],
});
const count: Statement = { text: 'select count(*)::int as count from notes', values: [] };
const silent: Statement = { text: 'delete from notes where id = $1', values: ['9'] };
const words = async () => (await db.execute(sql`select id, words from notes order by id`)).rows;
const many = (number: number) => (statement: Statement) => Array.from({ length: number }, () => statement);

test('returns the rows of each statement; each sees earlier writes, and all are committed', async () => {
  const said = "'); drop table notes; -- é \u{1f600}";
  for (let id = 1; id < 4; id += 1)
    expect(await runTogether(db, [count, insert(id, id === 1 ? said : null), silent, count])).toEqual([
      [{ count: id - 1 }],
      [{ id, words: id === 1 ? said : null }],
      [],
      [{ count: id }],
    ]);
  expect(await runTogether(db, [count])).toEqual([[{ count: 3 }]]);
  expect(await words()).toHaveLength(3);
});

test.each([
  ['first', '23505', [insert(1, 'b'), insert(2, 'c')]],
  ['last', '23505', [insert(2, 'c'), insert(1, 'b')]],
  // Its constraint is checked at the commit.
  ['commit', '23505', [insert(2, 'c'), insert(3, 'a')]],
  ['parsing of the last', '42601', [insert(2, 'c'), { text: 'nonsense', values: [] }]],
])('writes nothing if the %s fails, and its connection serves the next', async (which, code, statements) => {
  await runTogether(db, [insert(1, 'a'), count]);
  // Once with statements that the connection has parsed, and once with one that it has not.
  for (const more of [[], [{ ...count, text: `${count.text} -- ${which}` }]]) {
    const failing = runTogether(db, [...statements, ...more]);
    await expect(failing).rejects.toMatchObject({ code });
    expect(await runTogether(db, [count, ...more])).toContainEqual([{ count: 1 }]);
  }
  expect(await words()).toEqual([{ id: 1, words: 'a' }]);
});

test('serves many callers concurrently, with other queries on the same connections', async () => {
  const pool = connect({ ...database.connection, max: 3 });
  const ids = Array.from({ length: 60 }, (_, id) => id);
  await Promise.all(
    ids.flatMap((id) => [
      runTogether(pool, [insert(id, `${id}`), ...many(2)(count)]),
      pool.execute(sql`select 1`),
    ]),
  );
  expect(await words()).toEqual(ids.map((id) => ({ id, words: `${id}` })));
  await pool.$client.end();
});

test('runs in the transaction that it is given', async () => {
  const end = db.transaction(async (tx) => {
    expect(await runTogether(tx, [insert(1, 'a'), count])).toEqual([[{ id: 1, words: 'a' }], [{ count: 1 }]]);
    throw new Error('no');
  });
  await expect(end).rejects.toThrow('no');
  expect(await words()).toEqual([]);
});
