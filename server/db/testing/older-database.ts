import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { migrate } from '../migrate.ts';

/** A database as the version before a migration left it, and how to bring it up to date. */
export interface OlderDatabase {
  client: TestDatabase['db']['$client'];
  upgrade: () => Promise<void>;
  drop: () => Promise<void>;
}

/** @param migration name of the first migration that has not been applied, without its number */
export async function createOlderDatabase(migration: string): Promise<OlderDatabase> {
  const database = await createTestDatabase();
  const older = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-migrations-'));
  fs.cpSync(fileURLToPath(new URL('../migrations', import.meta.url)), older, { recursive: true });
  const journal = path.join(older, 'meta', '_journal.json');
  const whole = JSON.parse(fs.readFileSync(journal, 'utf8')) as { entries: { tag: string }[] };
  const until = whole.entries.findIndex(({ tag }) => tag.endsWith(migration));
  fs.writeFileSync(journal, JSON.stringify({ ...whole, entries: whole.entries.slice(0, until) }));
  const client = database.db.$client;
  await client.query('drop schema public cascade; drop schema drizzle cascade; create schema public');
  await migrate(database.db, older);
  fs.rmSync(older, { recursive: true });
  return { client, upgrade: () => migrate(database.db), drop: database.drop };
}
