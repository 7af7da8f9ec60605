import { PERSONAL_KINDS } from '@inkreel/contract/documents/define-document.ts';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { documents } from './tables.ts';

/**
 * Moves all documents of organisations to the bin, dated long ago, so that the next sweep removes them; also
 * a person's documents of personal kinds elsewhere.
 */
export async function forgetDocuments(
  tx: Tx,
  { userId, organisationIds }: { userId: string; organisationIds: readonly string[] },
): Promise<void> {
  const isTheirs = inArray(documents.organisationId, [...organisationIds]);
  const isPersonal = and(eq(documents.userId, userId), inArray(documents.kind, [...PERSONAL_KINDS]));
  await tx
    .update(documents)
    .set({ deletedAt: new Date(0) })
    .where(or(isTheirs, isPersonal));
}
