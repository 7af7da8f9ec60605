import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Person } from '../organisations/project-access.ts';
import { documentSeenBy } from './access.ts';
import { documentFiles, documents } from './tables.ts';

/** Condition on the id of a file: a document that the person sees uses it. */
export function isInSeenDocument(fileId: SQLWrapper, person: Person): SQL {
  return sql`exists (
    select from ${documentFiles} join ${documents} on ${documents.id} = ${documentFiles.documentId}
     where ${documentFiles.fileId} = ${fileId} and ${documents.deletedAt} is null and ${documentSeenBy(person)})`;
}

/** Condition on the id of a file: a document uses it, also one in the bin. */
export function isInDocument(fileId: SQLWrapper): SQL {
  return sql`exists (select from ${documentFiles} where ${documentFiles.fileId} = ${fileId})`;
}
