import type { DocumentKindName } from '@inkreel/contract/documents/define-document.ts';
import { and, eq, isNull, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../db/connect.ts';
import type { Person } from '../../organisations/project-access.ts';
import { documentSeenBy } from '../access.ts';
import { documentParts, documents } from '../tables.ts';

export interface CountedDocument<Name extends string> {
  id: string;
  name: string;
  /** Whether the person sees it. */
  isSeen: boolean;
  counts: Record<Name, number>;
}

/**
 * Counts parts in all documents of a kind in the person's organisation, those in the bin aside; documents without any
 * such part are left out.
 * @param conditions by name: whether a part counts, by its JSON
 */
export async function countParts<Name extends string>(
  db: DbOrTx,
  person: Person,
  kind: DocumentKindName,
  conditions: Readonly<Record<Name, (part: SQLWrapper) => SQL>>,
): Promise<CountedDocument<Name>[]> {
  const matching = Object.entries<(part: SQLWrapper) => SQL>(conditions).map(
    ([name, condition]) => [name, condition(documentParts.part)] as const,
  );
  const rows = await db
    .select({
      id: documents.id,
      name: documents.name,
      isSeen: sql<boolean>`(${documentSeenBy(person)})`,
      counts: sql<Record<Name, number>>`jsonb_build_object(${sql.join(
        matching.map(([name, condition]) => sql`${name}::text, count(*) filter (where ${condition})`),
        sql`, `,
      )})`,
    })
    .from(documents)
    .innerJoin(documentParts, eq(documentParts.documentId, documents.id))
    .where(
      and(
        eq(documents.organisationId, person.organisationId),
        eq(documents.kind, kind),
        isNull(documents.deletedAt),
        isNull(documentParts.deleted),
        or(...matching.map(([, condition]) => condition)),
      ),
    )
    .groupBy(documents.id)
    .orderBy(documents.id);
  return rows;
}
