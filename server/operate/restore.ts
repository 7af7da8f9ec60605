import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { Db } from '../db/connect.ts';
import type { StorageDriver } from '../features/storage/drivers/driver.ts';
import type { Manifest } from './backup.ts';
import { connectForCopies } from './copy-connection.ts';
import { migrationsOf, TABLES } from './tables.ts';

/** Tables whose triggers would recompute what the backup already contains. */
const GUARDED = [
  'ledger_rows',
  'point_accounts',
  'organisations',
  'files',
  'upload_parts',
  'storage_reservations',
  'document_revisions',
  'document_parts',
  'document_steps',
  'document_originals',
];
/** Columns with sequences, which copying a table does not advance. */
const COUNTED = [
  ['ledger_rows', 'sequence'],
  ['audit_log', 'id'],
] as const;

/**
 * Fills an empty, migrated installation from a backup, all tables or none. Unfinished runs continue: the sweep of
 * the next start finds them without a job.
 * @throws Error with a sentence when the installation is not empty or of another version
 */
export async function restore(db: Db, driver: StorageDriver | undefined, source: string): Promise<Manifest> {
  const manifest = await readManifest(source);
  const pool = connectForCopies(db);
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ users: number }>('select count(*)::int as users from users');
    if (rows[0]?.users !== 0)
      throw new Error('This installation has accounts. Restore into a new data folder or database.');
    if ((await migrationsOf(client)).join() !== manifest.migrations.join()) {
      throw new Error(
        'This backup is from another version. Restore it with the version that made it, then upgrade.',
      );
    }
    if (driver) await putFiles(driver, path.join(source, 'files'));
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    for (const table of GUARDED) await client.query(`alter table ${table} disable trigger user`);
    for (const table of TABLES) {
      await client.query(`delete from ${table}`);
      const file = createReadStream(path.join(source, 'tables', `${table}.copy`));
      await pipeline(file, client.query(copyFrom(`copy ${table} from stdin`)));
    }
    for (const table of GUARDED) await client.query(`alter table ${table} enable trigger user`);
    for (const [table, column] of COUNTED) {
      await client.query(
        `select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${column}), 0) + 1, false) from ${table}`,
      );
    }
    await client.query('commit');
    return manifest;
  } finally {
    // A failed transaction ends with its connection.
    client.release(true);
    await pool.end();
  }
}

async function readManifest(source: string): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(path.join(source, 'manifest.json'), 'utf8')) as Manifest;
  } catch (cause) {
    throw new Error(`${source} holds no complete backup.`, { cause });
  }
}

async function putFiles(driver: StorageDriver, folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const key = path.relative(folder, file).split(path.sep).join('/');
    const { size } = await stat(file);
    await driver.put(key, { path: file }, { size, contentType: 'application/octet-stream' });
  }
}
