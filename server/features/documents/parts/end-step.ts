import type { Tx } from '../../../db/connect.ts';
import { AppError } from '../../../http/app-error.ts';
import { lockDocumentById, sealNewestStep } from './parts-store.ts';

/**
 * Ends the running step of a document with parts, so that the version of now can be rebuilt; the document stays locked.
 * @throws AppError not_found
 */
export async function endStep(tx: Tx, documentId: string): Promise<{ revision: number }> {
  const document = await lockDocumentById(tx, documentId);
  if (!document) throw new AppError('not_found');
  await sealNewestStep(tx, documentId);
  return document;
}
