import { asc, eq } from 'drizzle-orm';
import type { DbOrTx } from '../../db/connect.ts';
import { type FileRow, findFiles } from '../storage/find-files.ts';
import { results } from './tables.ts';

/** Files that a run made, candidate by candidate. */
export async function filesOfRun(db: DbOrTx, taskId: string): Promise<FileRow[]> {
  const rows = await db
    .select({ fileId: results.fileId })
    .from(results)
    .where(eq(results.taskId, taskId))
    .orderBy(asc(results.index));
  const found = await findFiles(
    db,
    rows.map(({ fileId }) => fileId),
  );
  return rows.flatMap(({ fileId }) => found.get(fileId) ?? []);
}
