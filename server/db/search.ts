import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Text as columns for search store it, and searches in them look for it: in lower case, by the same rules in every
 * database, since those of PostgreSQL depend on its locale. Without what PostgreSQL's text cannot hold.
 */
export const foldCase = (text: string): string => text.toLowerCase().toWellFormed().replaceAll('\0', '');

/** Columns that a list's search covers. */
interface Searched {
  /** Matched by substring, case-insensitively. */
  texts: readonly SQLWrapper[];
  /** Columns of text in lower case (`foldCase`): matched likewise, many times as fast. */
  folded?: readonly SQLWrapper[];
  /** Matched exactly. */
  ids: readonly SQLWrapper[];
  /** Conditions of the same search on what the rows refer to. */
  related?: readonly (SQL | undefined)[];
}

/**
 * Condition of a search; undefined if there is no search term. A whole id is looked up, anything else is
 * matched as a substring, in which `%` and `_` are literal.
 */
export function matching(
  search: string | undefined,
  { texts, folded = [], ids, related = [] }: Searched,
): SQL | undefined {
  if (search === undefined || search === '') return undefined;
  if (UUID.test(search))
    return or(
      ...ids.map((id) => sql`${id} = ${search}::uuid`),
      ...exact(texts, search),
      ...folded.map((text) => sql`${text} like ${within(foldCase(search))}`),
      ...related,
    );
  return or(
    ...texts.map((text) => sql`${text} ilike ${within(search)}`),
    ...folded.map((text) => sql`${text} like ${within(foldCase(search))}`),
    ...related,
  );
}

/** Pattern of a substring, in which no sign has a special meaning. */
const within = (search: string) => `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

/** A provider's number may look like an id of ours. */
function exact(texts: readonly SQLWrapper[], search: string): SQL[] {
  return texts.map((text) => sql`${text} = ${search}`);
}

/** Removes the extra row after the page, whose presence means that there are more. */
export function pageOf<Item extends { id: string }>(
  items: readonly Item[],
  limit: number,
): { items: Item[]; next: string | null } {
  const shown = items.slice(0, limit);
  return { items: shown, next: items.length > limit ? (shown.at(-1)?.id ?? null) : null };
}
