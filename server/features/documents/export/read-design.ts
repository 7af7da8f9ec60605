import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import { designKind } from '@inkreel/contract/documents/design-document.ts';
import { repairParts } from '@inkreel/contract/documents/parts/repair.ts';
import { type Design, readDesign } from '@inkreel/scene/design/design.ts';
import { designSources } from '@inkreel/scene/design/open-design.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Person } from '../../organisations/project-access.ts';
import type { FileRow } from '../../storage/find-files.ts';
import type { DocumentDeps } from '../document-deps.ts';
import { readParts } from '../parts/read-parts.ts';
import { findDocument, findDocumentFiles } from '../store.ts';

/**
 * A design as it is drawn, with the stored files that it shows.
 * @throws AppError not_found for one that the person does not see, or another document; document_unreadable
 */
export async function readSeenDesign(
  deps: DocumentDeps,
  person: Person,
  id: string,
): Promise<{ design: Design; files: FileRow[] }> {
  const document = await findDocument(deps.db, person, id);
  if (document?.kind !== 'design') throw new AppError('not_found');
  const { parts } = await readParts(deps, { id }, designKind);
  const design = readDesign(repairParts(designKind, new Map(parts.map((part) => [part.id, part]))).parts);
  const fileIds = designSources(design).flatMap((source) => fileIdOf(source) ?? []);
  return { design, files: await findDocumentFiles(deps.db, id, fileIds) };
}
