import { createHash } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { DbOrTx } from './connect.ts';

const dialect = new PgDialect();
const names = new Map<string, string>();

/**
 * Runs a statement that each connection parses and plans once: for long statements on the busiest paths, where that
 * costs more than the work itself. Its text must always be the same; only the values may differ.
 */
export async function executePrepared<Row>(db: DbOrTx, statement: SQL): Promise<Row[]> {
  const { sql, params } = dialect.sqlToQuery(statement);
  return executePreparedText<Row>(db, sql, params);
}

/** The same for a text with `$1`, `$2` instead of values. */
export async function executePreparedText<Row>(
  db: DbOrTx,
  sql: string,
  params: readonly unknown[],
): Promise<Row[]> {
  const query = { sql, params: [...params] };
  const prepared = db._.session.prepareQuery(query, undefined, nameOf(sql), false);
  const { rows } = (await prepared.execute()) as { rows: Row[] };
  return rows;
}

/** A statement with `$1`, `$2` instead of its values, and these as text. Its text must always be the same. */
export interface Statement {
  text: string;
  values: readonly (string | null)[];
}

/** A statement as text, for `runTogether`. Its values have the types that the statement casts them to. */
export function statementOf(statement: SQL): Statement {
  const { sql, params } = dialect.sqlToQuery(statement);
  return { text: sql, values: params.map(textOf) };
}

function textOf(value: unknown): string | null {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new TypeError(`a ${typeof value} is no value of a statement`);
}

/** A statement's name is its text's hash, so that two texts never meet under one name. */
export function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}
