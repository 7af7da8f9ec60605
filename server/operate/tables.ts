import { getTableName, isTable } from 'drizzle-orm';
import type pg from 'pg';
import * as schema from '../db/schema.ts';

/** Every table of the product, each after the tables it refers to: the order of the schema. */
export const TABLES: readonly string[] = Object.values(schema).filter(isTable).map(getTableName);

/** Hashes of the migrations that a database has, oldest first: two databases with equal lists have equal tables. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  );
  return rows.map(({ hash }) => hash);
}
