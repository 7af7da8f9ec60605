import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { runBatchFiles } from './tables.ts';

/** Condition on the id of a file: an unfinished batch names it. */
export function isInBatch(fileId: SQLWrapper): SQL {
  return sql`exists (select from ${runBatchFiles} where ${runBatchFiles.fileId} = ${fileId})`;
}
