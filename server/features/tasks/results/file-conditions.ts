import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../db/connect.ts';
import { inSeenProject, type Person } from '../../organisations/project-access.ts';
import { results } from '../tables.ts';

/** Condition on the id of a file: a result in a project that the person sees has it. */
export function isInSeenResult(fileId: SQLWrapper, person: Person): SQL {
  return sql`exists (
    select from ${results}
     where ${results.fileId} = ${fileId} and ${inSeenProject(person, results.projectId)})`;
}

/** Condition on the id of a file: a result has it, one in the bin too. */
export function isInResult(fileId: SQLWrapper): SQL {
  return sql`exists (select from ${results} where ${results.fileId} = ${fileId})`;
}

/** Which files results have, to join in a statement about many files: at most one row for each. */
export function resultFiles(db: DbOrTx) {
  return db
    .select({
      fileId: results.fileId,
      inBin: sql<boolean>`${results.deletedAt} is not null`.as('in_bin'),
    })
    .from(results)
    .as('result_files');
}
