import type { MediaKind } from '@inkreel/contract/media-types.ts';
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import type { Person } from '../organisations/project-access.ts';
import { type FileRow, findFiles, isOfKind } from '../storage/find-files.ts';
import { stockSeenBy } from './access.ts';
import { stockItems } from './tables.ts';

export interface StockFilter {
  limit: number;
  before?: string | undefined;
  kind?: MediaKind | undefined;
  project_id?: string | undefined;
  search?: string | undefined;
}

/** An item with its file. */
export interface StockRow {
  item: typeof stockItems.$inferSelect;
  file: FileRow;
}

/** A page of items. */
export interface StockPage {
  rows: StockRow[];
  /** Id of the last item of the page; null if there are no more. */
  next: string | null;
}

/** Newest first: ids grow with time. */
async function findItems(db: DbOrTx, which: SQL | undefined, filter: StockFilter): Promise<StockPage> {
  const found = await db
    .select()
    .from(stockItems)
    .where(
      and(
        which,
        filter.before === undefined ? undefined : lt(stockItems.id, filter.before),
        filter.project_id === undefined ? undefined : eq(stockItems.projectId, filter.project_id),
        filter.kind === undefined ? undefined : isOfKind(stockItems.fileId, filter.kind),
        ...wordsOf(filter.search).map(hasWord),
      ),
    )
    .orderBy(desc(stockItems.id))
    .limit(filter.limit + 1);
  const items = found.slice(0, filter.limit);
  const files = await findFiles(
    db,
    items.map(({ fileId }) => fileId),
  );
  return {
    // An item whose file is gone was just removed.
    rows: items.flatMap((item) => {
      const file = files.get(item.fileId);
      return file ? [{ item, file }] : [];
    }),
    next: found.length > items.length ? (items.at(-1)?.id ?? null) : null,
  };
}

/** Items of the organisation that the person sees. */
export function findSeenItems(db: DbOrTx, person: Person, filter: StockFilter): Promise<StockPage> {
  return findItems(db, stockSeenBy(person), filter);
}

/** Items that operators offer to everyone. */
export function findPublicItems(db: DbOrTx, filter: StockFilter): Promise<StockPage> {
  return findItems(db, eq(stockItems.isPublic, true), filter);
}

/** The item, if the person sees it. */
export async function findItem(db: DbOrTx, person: Person, id: string): Promise<StockRow | undefined> {
  const { rows } = await findItems(db, and(stockSeenBy(person), eq(stockItems.id, id)), { limit: 1 });
  return rows[0];
}

/** The words of a search, in lower case. */
export function wordsOf(search: string | undefined): string[] {
  return (search ?? '').toLowerCase().split(/\s+/u).filter(Boolean);
}

/** A plain substring search, so that no character has a special meaning; it also works for Chinese. */
function hasWord(word: string): SQL {
  return sql`position(${word}::text in lower(concat_ws(' ', ${stockItems.name}, ${stockItems.nameZh},
    array_to_string(${stockItems.tags}, ' ')))) > 0`;
}

export async function insertItem(db: DbOrTx, row: typeof stockItems.$inferInsert): Promise<void> {
  await db.insert(stockItems).values(row);
}

/** False if the person sees no such item. */
export async function changeItem(
  db: DbOrTx,
  person: Person,
  id: string,
  change: { name?: string; nameZh?: string | null; tags?: string[]; projectId?: string },
): Promise<boolean> {
  const changed = await db
    .update(stockItems)
    .set(change)
    .where(and(stockSeenBy(person), eq(stockItems.id, id)))
    .returning({ id: stockItems.id });
  return changed.length === 1;
}

/**
 * Deletes the item.
 * @returns its file's id; undefined if the person sees no such item
 */
export async function deleteItem(tx: Tx, person: Person, id: string): Promise<string | undefined> {
  const [row] = await tx
    .delete(stockItems)
    .where(and(stockSeenBy(person), eq(stockItems.id, id)))
    .returning({ fileId: stockItems.fileId });
  return row?.fileId;
}
