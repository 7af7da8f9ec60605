import type { DocumentKindName } from '@inkreel/contract/documents/define-document.ts';
import type { Tx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Person } from '../organisations/project-access.ts';
import { lockDocument } from './store.ts';

/**
 * Locks a document of a kind that the person sees until the transaction ends: concurrent decisions about it
 * run one after the other.
 * @throws AppError not_found
 */
export async function lockDocumentOf(
  tx: Tx,
  person: Person,
  kind: DocumentKindName,
  id: string,
): Promise<void> {
  const document = await lockDocument(tx, person, id);
  if (document?.kind !== kind) throw new AppError('not_found');
}
