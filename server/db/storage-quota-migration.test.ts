import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOlderDatabase, type OlderDatabase } from './testing/older-database.ts';

let older: OlderDatabase;

beforeAll(async () => {
  older = await createOlderDatabase('storage_quota');
});
afterAll(() => older.drop());

test('what an older version stored counts from the first start on, its unfinished uploads begin again, and keys that it declared stay declared', async () => {
  await older.client.query(`
    insert into users (id, name, email)
      values ('00000000-0000-0000-0000-000000000001', 'A', 'a@example.com');
    insert into organisations (id, name) values
      ('00000000-0000-0000-0000-000000000002', 'with files'), ('00000000-0000-0000-0000-000000000003', 'without');
    insert into files (id, organisation_id, user_id, key, name, content_type, size, sha256, from_type, share_type)
      select gen_random_uuid(), '00000000-0000-0000-0000-000000000002', '00000000-0000-0000-0000-000000000001',
             'key ' || size, 'a', 'image/png', size, '', 'temp', 'public' from unnest(array[100, 23]) size;
    insert into storage_intents (key, created_at) values
      ('part', now() + interval '1 day'), ('result', '2026-01-02 03:04:05Z');
    insert into upload_parts (token_hash, start, size, key, expires_at) values ('t', 0, 9, 'part', now());`);
  await older.upgrade();
  const { rows } = await older.client.query(
    'select used::int from storage_accounts order by organisation_id',
  );
  expect(rows).toEqual([{ used: 123 }, { used: 0 }]);
  const { rows: parts } = await older.client.query(
    `select (select count(*)::int from upload_parts) as parts, key, created_at from pending_writes order by key`,
  );
  expect(parts).toEqual([
    { parts: 0, key: 'part', created_at: new Date(0) },
    { parts: 0, key: 'result', created_at: new Date('2026-01-02T03:04:05Z') },
  ]);
  await older.client.query('delete from files where size = 100');
  const { rows: left } = await older.client.query('select sum(used)::int as used from storage_accounts');
  expect(left).toEqual([{ used: 23 }]);
});
