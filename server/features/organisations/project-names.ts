import { inArray } from 'drizzle-orm';
import type { DbOrTx } from '../../db/connect.ts';
import { projects } from './tables.ts';

/**
 * Names of projects, by their ids: one statement for a whole list.
 * @param ids duplicates and nulls are ignored
 */
export async function namesOfProjects(
  db: DbOrTx,
  ids: Iterable<string | null>,
): Promise<ReadonlyMap<string, string>> {
  const wanted = [...new Set(ids)].filter((id) => id !== null);
  if (wanted.length === 0) return new Map();
  const rows = await db
    .select({ id: projects.id, name: projects.name })
    .from(projects)
    .where(inArray(projects.id, wanted));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
