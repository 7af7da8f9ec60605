import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOlderDatabase, type OlderDatabase } from './testing/older-database.ts';

let older: OlderDatabase;

beforeAll(async () => {
  older = await createOlderDatabase('media_facts');
});
afterAll(() => older.drop());

test('files of an older version have their kind at once, and no other facts yet', async () => {
  await older.client.query(`
    insert into users (id, name, email)
      values ('00000000-0000-0000-0000-000000000001', 'A', 'a@example.com');
    insert into organisations (id, name) values ('00000000-0000-0000-0000-000000000002', 'Studio');
    insert into files (id, organisation_id, user_id, key, name, content_type, size, sha256, from_type, share_type)
      select gen_random_uuid(), '00000000-0000-0000-0000-000000000002', '00000000-0000-0000-0000-000000000001',
             type, 'a', type, 1, '', 'temp', 'public' from unnest(array['audio/wav', 'image/png', 'video/mp4']) type;`);
  await older.upgrade();
  const { rows } = await older.client.query('select kind, duration_ms from files order by kind');
  expect(rows).toEqual(['audio', 'image', 'video'].map((kind) => ({ kind, duration_ms: null })));
});
