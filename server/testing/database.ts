import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Db } from '../db/connect.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of the test run's database server socket. */
    databaseSocket: string;
  }
}

export interface DatabaseCopy {
  /** For pools and clients of this database. */
  connection: { host: string; user: string; database: string };
  /** Removes it, even while clients are connected. */
  drop(): Promise<void>;
}

export interface TestDatabase extends DatabaseCopy {
  db: Db;
}

const USER = 'inkreel';

/** A fresh, migrated database on the run's real server. */
export async function copyDatabase(): Promise<DatabaseCopy> {
  const host = inject('databaseSocket');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  // A file copy takes half of the CPU of writing every page through the log.
  await administer(host, `create database ${database} template inkreel strategy file_copy`);
  return {
    connection: { host, user: USER, database },
    drop: () => administer(host, `drop database ${database} with (force)`),
  };
}

/** A fresh, migrated database with a pool; the tests of one file share it and drop it at the end. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { connection, drop } = await copyDatabase();
  const db = connect({ ...connection, max: 10 });
  return {
    db,
    connection,
    drop: async () => {
      await db.$client.end();
      await drop();
    },
  };
}

/** Its URL, for the setting DATABASE_URL. */
export function databaseUrl({ host, user, database }: DatabaseCopy['connection']): string {
  return `postgres://${user}@${encodeURIComponent(host)}/${database}`;
}

async function administer(host: string, command: string): Promise<void> {
  const client = new pg.Client({ host, user: USER, database: 'postgres' });
  await client.connect();
  try {
    await client.query(command);
  } finally {
    await client.end();
  }
}
