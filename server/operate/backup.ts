import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { to as copyTo } from 'pg-copy-streams';
import type { Db } from '../db/connect.ts';
import type { StorageDriver } from '../features/storage/drivers/driver.ts';
import { connectForCopies } from './copy-connection.ts';
import { migrationsOf, TABLES } from './tables.ts';

/** Manifest of a backup; the last file written, so that a folder without it is not a backup. */
export interface Manifest {
  format: 1;
  madeAt: string;
  migrations: string[];
  rows: Record<string, number>;
  files: number;
  /** Files whose rows were in the snapshot but whose bytes were gone: the bin was emptied meanwhile. */
  missingFiles: string[];
}

/**
 * Writes database and files into a new folder, while the product runs: the tables are one snapshot, and files never
 * change once they are written.
 * @param driver the file store, or undefined if files live in S3 and are kept there
 * @throws Error when the folder exists already
 */
export async function backup(db: Db, driver: StorageDriver | undefined, target: string): Promise<Manifest> {
  await mkdir(path.dirname(target), { recursive: true });
  await mkdir(target).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? new Error(`${target} exists already. Choose a new folder.`) : error;
  });
  await mkdir(path.join(target, 'tables'));
  const pool = connectForCopies(db);
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    const migrations = await migrationsOf(client);
    const rows: Record<string, number> = {};
    for (const table of TABLES) {
      const copy = client.query(copyTo(`copy ${table} to stdout`));
      await pipeline(copy, createWriteStream(path.join(target, 'tables', `${table}.copy`), { flush: true }));
      rows[table] = copy.rowCount;
    }
    const { rows: keys } = await client.query<{ key: string }>(
      `select key from files union select thumbnail_key from files where thumbnail_key is not null
        union select key from file_copies where file_id is not null and state = 'ready'`,
    );
    await client.query('commit');
    const missingFiles = driver ? await copyFiles(driver, keys, path.join(target, 'files')) : [];
    const manifest: Manifest = {
      format: 1,
      madeAt: new Date().toISOString(),
      migrations,
      rows,
      files: driver ? keys.length - missingFiles.length : 0,
      missingFiles,
    };
    const unfinished = path.join(target, 'manifest.json.new');
    await writeFile(unfinished, JSON.stringify(manifest, null, 2), { flush: true });
    await rename(unfinished, path.join(target, 'manifest.json'));
    return manifest;
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error;
  } finally {
    client.release(true);
    await pool.end();
  }
}

async function copyFiles(driver: StorageDriver, keys: { key: string }[], folder: string): Promise<string[]> {
  const missing: string[] = [];
  for (const { key } of keys) {
    const bytes = await driver.read(key);
    if (bytes === undefined) {
      missing.push(key);
      continue;
    }
    const target = path.join(folder, ...key.split('/'));
    await mkdir(path.dirname(target), { recursive: true });
    await pipeline(bytes, createWriteStream(target, { flush: true }));
  }
  return missing;
}
