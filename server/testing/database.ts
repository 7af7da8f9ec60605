import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { connect, type Db } from '../db/connect.ts';

export interface TestDatabase {
  db: Db;
  /** For a further pool or client on the same database. */
  connection: { host: string; user: string; database: string };
  drop(): Promise<void>;
}

const USER = 'inkreel';

/** A fresh, migrated database on the run's real server; tests of one file share it and drop it at the end. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const host = inject('databaseSocket');
  const database = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(host, `create database ${database} template inkreel`);
  const connection = { host, user: USER, database };
  const db = connect({ ...connection, max: 10 });
  return {
    db,
    connection,
    drop: async () => {
      await db.$client.end();
      await administer(host, `drop database ${database} with (force)`);
    },
  };
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
