import type {
  DocumentFile,
  DocumentRecord,
  listDocuments as listEndpoint,
} from '@inkreel/contract/api/documents.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { DbOrTx } from '../../db/connect.ts';
import { uploadedFileOf } from '../storage/addresses.ts';
import type { DocumentDeps } from './document-deps.ts';
import { readContent } from './read-content.ts';
import { type DocumentRow, findDocumentFiles, type RevisionRow } from './store.ts';

export type DocumentEntry = OutputOf<typeof listEndpoint>['items'][number];

/** A document as lists show it. */
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
 * A document with one state of its content, upgraded to the newest version.
 * @throws AppError document_unreadable
 */
export async function documentRecord(
  deps: Omit<DocumentDeps, 'db'> & { db: DbOrTx },
  row: DocumentRow,
  state: Pick<RevisionRow, 'schemaVersion' | 'content'>,
): Promise<DocumentRecord> {
  const { schemaVersion, content, fileIds } = readContent(row.kind, state.schemaVersion, state.content);
  const held = await findDocumentFiles(deps.db, row.id, fileIds);
  return {
    ...documentEntry(row),
    schema: schemaVersion,
    content,
    files: held.map((file) => documentFile(deps, file)),
  };
}

function documentFile(
  deps: Pick<DocumentDeps, 'files' | 'clock'>,
  file: Parameters<typeof uploadedFileOf>[1],
): DocumentFile {
  const { id, full_path, thumbnail, content_type, width, height } = uploadedFileOf(deps, file);
  return { id, name: file.name, url: full_path, thumbnail, content_type, width, height };
}
