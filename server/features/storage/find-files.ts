import type { MediaKind } from '@inkreel/contract/media-types.ts';
import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../db/connect.ts';
import type { FileRow } from './store.ts';
import { files } from './tables.ts';

export type { FileRow } from './store.ts';

/** Files by their ids, without a check of access: for rows of other features that refer to them. */
export async function findFiles(db: DbOrTx, ids: readonly string[]): Promise<ReadonlyMap<string, FileRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(files)
    .where(inArray(files.id, [...new Set(ids)]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** Files by the keys in their addresses, without a check of access; deleted files are left out. */
export async function findFilesByKey(db: DbOrTx, keys: readonly string[]): Promise<FileRow[]> {
  if (keys.length === 0) return [];
  return db
    .select()
    .from(files)
    .where(inArray(files.key, [...keys]));
}

/** Condition on the id of a file, for lists of other features: the file is of this kind of media. */
export function isOfKind(fileId: SQLWrapper, kind: MediaKind): SQL {
  return sql`exists (select from ${files} where ${files.id} = ${fileId} and ${files.kind} = ${kind})`;
}
