import { isTable } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import * as schema from '../db/schema.ts';

const exported: unknown[] = Object.values(schema);

/** Every table of the product, each after the tables it refers to. */
export const TABLES: readonly string[] = inOrder(exported.filter((each): each is PgTable => isTable(each)));

function inOrder(tables: readonly PgTable[]): string[] {
  const left = new Map(
    tables.map((table) => {
      const { name, foreignKeys } = getTableConfig(table);
      const refersTo = foreignKeys.map((key) => getTableConfig(key.reference().foreignTable).name);
      return [name, refersTo.filter((other) => other !== name)] as const;
    }),
  );
  const ordered: string[] = [];
  while (left.size > 0) {
    const ready = [...left].filter(([, refersTo]) => refersTo.every((other) => !left.has(other)));
    if (ready.length === 0)
      throw new Error(`These tables refer to each other in a circle: ${[...left.keys()].join(', ')}`);
    for (const [name] of ready) {
      ordered.push(name);
      left.delete(name);
    }
  }
  return ordered;
}

/** Hashes of the migrations that a database has, oldest first: two databases with equal lists have equal tables. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by id',
  );
  return rows.map(({ hash }) => hash);
}
