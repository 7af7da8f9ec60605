import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { DbOrTx } from './connect.ts';

const dialect = new PgDialect();
const names = new Map<string, string>();

/**
 * Runs a statement that each connection parses and plans once: for long statements on the busiest paths,
 * where parsing costs more than the work itself. Its text must always be the same; only the values may
 * differ.
 */
export async function executePrepared<Row>(db: DbOrTx, statement: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return executePreparedText<Row>(db, text, params);
}

/** The same for a statement with `$1`, `$2` instead of values. */
export async function executePreparedText<Row>(
  db: DbOrTx,
  text: string,
  params: readonly unknown[],
): Promise<Row[]> {
  const query = { sql: text, params: [...params] };
  const prepared = db._.session.prepareQuery(query, undefined, nameOf(text), false);
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
  const { sql: text, params } = dialect.sqlToQuery(statement);
  return { text, values: params.map(textOf) };
}

/**
 * A statement whose text is built once, at its first use, and then only filled with values: on the busiest
 * paths building it costs more than sending it.
 *
 * @param build puts `value('name')` wherever the value belongs. A value named twice is sent once and so has
 *   one type: cast it in each place or in none.
 * @throws Error at the first use if a value has no name
 */
export function defineStatement<Name extends string>(
  build: (value: (name: Name) => SQL) => SQL,
): (values: Readonly<Record<Name, string | number | boolean | null>>) => Statement {
  let made: { text: string; names: Name[] } | undefined;
  return (values) => {
    made ??= writeText(build);
    return { text: made.text, values: made.names.map((name) => textOf(values[name])) };
  };
}

function writeText<Name extends string>(build: (value: (name: Name) => SQL) => SQL) {
  const names: Name[] = [];
  const numberOf = (name: Name) => (names.includes(name) ? names.indexOf(name) + 1 : names.push(name));
  const { sql: text, params } = dialect.sqlToQuery(build((name) => sql.raw(`$${numberOf(name)}`)));
  if (params.length > 0) throw new Error(`a value has no name in: ${text}`);
  return { text, names };
}

function textOf(value: unknown): string | null {
  if (value === null || typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new TypeError(`a ${typeof value} cannot be a value of a statement`);
}

/** A statement's name is its text's hash, so that two texts never share a name. */
export function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(text).digest('hex').slice(0, 32);
  names.set(text, name);
  return name;
}
