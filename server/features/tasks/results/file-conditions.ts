import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../db/connect.ts';
import { inSeenProject, type Person } from '../../organisations/project-access.ts';
import { results } from '../tables.ts';

/** Condition on the id of a file: it belongs to a result in a project that the person sees. */
export function isInSeenResult(fileId: SQLWrapper, person: Person): SQL {
  return sql`exists (
    select from ${results}
     where ${results.fileId} = ${fileId} and ${inSeenProject(person, results.projectId)})`;
}

/** Condition on the id of a file: it belongs to a result, also one in the bin. */
export function isInResult(fileId: SQLWrapper): SQL {
  return sql`exists (select from ${results} where ${results.fileId} = ${fileId})`;
}

/** The files of results, to join in a statement about many files: at most one row for each. */
export function resultFiles(db: DbOrTx) {
  return db
    .select({
      fileId: results.fileId,
      inBin: sql<boolean>`${results.deletedAt} is not null`.as('in_bin'),
    })
    .from(results)
    .as('result_files');
}
