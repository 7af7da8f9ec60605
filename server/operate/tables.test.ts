import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { TABLES } from './tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('every table of the database is listed, each after the tables it refers to', async () => {
  const { rows: tables } = await database.db.$client.query(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  expect([...TABLES].sort()).toEqual(tables.map(({ name }) => name).sort());
  const { rows: references } = await database.db.$client.query(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent from pg_constraint
      where contype = 'f' and conrelid <> confrelid`,
  );
  // Rows of one table that refer to each other are copied in one statement, at whose end they are checked.
  expect(references.length).toBeGreaterThan(10);
  for (const { child, parent } of references) {
    expect(TABLES.indexOf(parent), `${parent} before ${child}`).toBeLessThan(TABLES.indexOf(child));
  }
});
