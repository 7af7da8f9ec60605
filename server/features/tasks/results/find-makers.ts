import { eq, inArray } from 'drizzle-orm';
import type { DbOrTx } from '../../../db/connect.ts';
import { results, tasks } from '../tables.ts';

/** What made those of the files that are results: tool and engine of each, in no order. */
export async function findMakers(
  db: DbOrTx,
  fileIds: readonly string[],
): Promise<{ toolId: string; engine: string | null }[]> {
  if (fileIds.length === 0) return [];
  return db
    .select({ toolId: results.toolId, engine: tasks.engine })
    .from(results)
    .innerJoin(tasks, eq(tasks.id, results.taskId))
    .where(inArray(results.fileId, [...fileIds]));
}
