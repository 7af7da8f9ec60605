import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import { designKind } from '@inkreel/contract/documents/design-document.ts';
import { repairParts } from '@inkreel/contract/documents/parts/repair.ts';
import { type Design, readDesign } from '@inkreel/scene/design/design.ts';
import { designSources } from '@inkreel/scene/design/open-design.ts';
import { BASE_SIZE, type DesignSize, designSizes, partsAt } from '@inkreel/scene/design/sizes.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Person } from '../../organisations/project-access.ts';
import type { FileRow } from '../../storage/find-files.ts';
import type { DocumentDeps } from '../document-deps.ts';
import { readParts } from '../parts/read-parts.ts';
import { findDocument, findDocumentFiles } from '../store.ts';

/**
 * A design as it is drawn in one of its sizes, with the stored files that it shows.
 * @throws AppError not_found for one that the person does not see, or another document; invalid_input for a size that
 * it does not have; document_unreadable
 */
export async function readSeenDesign(
  deps: DocumentDeps,
  person: Person,
  id: string,
  size: string = BASE_SIZE,
): Promise<{ design: Design; files: FileRow[] }> {
  const { sizes, designOf } = await readDesignSizes(deps, person, id);
  if (!sizes.some((each) => each.id === size))
    throw new AppError('invalid_input', { data: { fields: [{ field: 'size', problem: 'unknown' }] } });
  const design = designOf(size);
  const fileIds = designSources(design).flatMap((source) => fileIdOf(source) ?? []);
  return { design, files: await findDocumentFiles(deps.db, id, fileIds) };
}

/**
 * The sizes of a design, and what it is in each of them.
 * @throws AppError not_found for one that the person does not see, or another document; document_unreadable
 */
export async function readDesignSizes(
  deps: DocumentDeps,
  person: Person,
  id: string,
): Promise<{ name: string; sizes: DesignSize[]; designOf: (size: string) => Design }> {
  const document = await findDocument(deps.db, person, id);
  if (document?.kind !== 'design') throw new AppError('not_found');
  const stored = await readParts(deps, { id }, designKind);
  const byId = new Map(stored.parts.map((part) => [part.id, part]));
  const { parts } = repairParts(designKind, byId);
  const designOf = (size: string) => readDesign(partsAt(parts, size));
  return { name: document.name, sizes: designSizes(parts), designOf };
}
