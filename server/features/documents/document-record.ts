import type { DocumentRecord, listDocuments as listEndpoint } from '@inkreel/contract/api/documents.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { DbOrTx } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { DocumentDeps } from './document-deps.ts';
import { documentFile } from './document-file.ts';
import { partsKind } from './kinds.ts';
import { readParts } from './parts/read-parts.ts';
import { readContent } from './read-content.ts';
import { type DocumentRow, findDocumentFiles, type RevisionRow } from './store.ts';

export type DocumentEntry = Omit<OutputOf<typeof listEndpoint>['items'][number], 'cover'>;

/** A document as lists show it, without its cover. */
export function documentEntry(row: DocumentRow): DocumentEntry {
  return {
    id: row.id,
    kind: row.kind as DocumentEntry['kind'],
    name: row.name,
    project_id: row.projectId,
    revision: row.revision,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    deleted_at: row.deletedAt?.toISOString() ?? null,
  };
}

/**
 * A document with one state of its content, or with its parts as they are, upgraded to the newest version.
 * @param state undefined for a document with parts
 * @throws AppError document_unreadable
 */
export async function documentRecord(
  deps: Omit<DocumentDeps, 'db'> & { db: DbOrTx },
  row: DocumentRow,
  state: Pick<RevisionRow, 'schemaVersion' | 'content'> | undefined,
): Promise<DocumentRecord> {
  const kind = partsKind(row.kind);
  if (kind) {
    const { parts, files } = await readParts(deps, row, kind);
    return { ...documentEntry(row), schema: kind.version, content: { parts }, files };
  }
  if (!state) throw new AppError('document_unreadable');
  const { schemaVersion, content, fileIds } = readContent(row.kind, state.schemaVersion, state.content);
  const held = await findDocumentFiles(deps.db, row.id, fileIds);
  return {
    ...documentEntry(row),
    schema: schemaVersion,
    content,
    files: held.map((file) => documentFile(deps, file)),
  };
}
