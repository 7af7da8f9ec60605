import { createHash, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giftKey } from '../features/accounts/sign-up-gift.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-migrations-'));
  fs.cpSync(fileURLToPath(new URL('./migrations', import.meta.url)), folder, { recursive: true });
});
afterAll(async () => {
  await database.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

function addMigration(name: string, statements: string): void {
  const journalFile = path.join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(fs.readFileSync(journalFile, 'utf8'));
  journal.entries.push({
    idx: journal.entries.length,
    version: '7',
    when: Date.now(),
    tag: name,
    breakpoints: true,
  });
  fs.writeFileSync(journalFile, JSON.stringify(journal));
  fs.writeFileSync(path.join(folder, `${name}.sql`), statements);
}

const tables = async () =>
  (await database.db.$client.query(`select to_regclass('added') as added, to_regclass('users') as users`))
    .rows[0];

test('a migration that fails half way leaves the database as it was, and succeeds once it is fixed', async () => {
  addMigration('9999_broken', 'create table added (n int);--> statement-breakpoint\nselect 1 / 0;');
  await expect(migrate(database.db, folder)).rejects.toThrow();
  expect(await tables()).toEqual({ added: null, users: 'users' });
  fs.writeFileSync(path.join(folder, '9999_broken.sql'), 'create table added (n int);');
  await migrate(database.db, folder);
  expect((await tables()).added).toBe('added');
});

test('mailboxes of existing accounts count as having had their gift', async () => {
  const before = await createTestDatabase();
  const { db } = before;
  const addresses = ['ada+1@example.com', 'ada@example.com', 'g.hopper@googlemail.com', '+x@example.com'];
  // As it was before the table: the migration's own statements run again over these accounts.
  for (const email of addresses)
    await db.execute(sql`insert into users (id, name, email) values (${randomUUID()}, 'x', ${email})`);
  await db.execute(sql`insert into users (id, name, mobile) values (${randomUUID()}, 'x', '+8613800138000')`);
  await db.execute('delete from sign_up_gifts');
  const file = new URL('./migrations/0006_known_mailboxes.sql', import.meta.url);
  const statements = fs.readFileSync(file, 'utf8').split('--> statement-breakpoint');
  for (const statement of statements.filter((each) => each.includes('INSERT INTO')))
    await db.execute(statement);
  const { rows } = await db.execute<{ hash: string }>('select identity_hash as hash from sign_up_gifts');
  const expected = [...addresses.map((value) => ({ way: 'email', value }) as const), MOBILE].map((identity) =>
    createHash('sha256').update(giftKey(identity)).digest('hex'),
  );
  expect(new Set(rows.map(({ hash }) => hash))).toEqual(new Set(expected));
  await before.drop();
});
const MOBILE = { way: 'mobile', value: '+8613800138000' } as const;

test('servers that start at the same moment apply each migration once', async () => {
  addMigration('99999_once', 'create table only_once (n int);');
  const pools = Array.from({ length: 4 }, () => connect({ ...database.connection, max: 1 }));
  await Promise.all(pools.map((db) => migrate(db, folder)));
  await Promise.all(pools.map((db) => db.$client.end()));
  const { rows } = await database.db.$client.query(
    'select count(*)::int as n from drizzle.__drizzle_migrations',
  );
  const { entries } = JSON.parse(fs.readFileSync(path.join(folder, 'meta', '_journal.json'), 'utf8'));
  expect(rows[0].n).toBe(entries.length);
});
