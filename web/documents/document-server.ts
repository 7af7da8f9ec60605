import {
  createDocument,
  type DocumentFile,
  type DocumentRecord,
  getDocument,
  listDocuments,
  saveDocument,
} from '@inkreel/contract/api/documents.ts';
import {
  type DocumentKind,
  type DocumentKindName,
  readDocument,
} from '@inkreel/contract/documents/define-document.ts';
import { call } from '../lib/client.ts';
import type { LocalDocument } from './local-document.ts';

/** The person's documents on the server. All functions throw ApiError. */
export const documentServer = {
  get: (id: string): Promise<DocumentRecord> => call(getDocument, { params: { id } }),

  /** The person's newest document of a kind. */
  newest: async (kind: DocumentKindName): Promise<DocumentRecord | undefined> => {
    const { items } = await call(listDocuments, { query: { kind, own: 'true', limit: 1 } });
    return items[0] && call(getDocument, { params: { id: items[0].id } });
  },

  /** Returns the new revision. */
  save: async <Content>(
    kind: DocumentKind<Content>,
    document: { id: string; revision: number; content: Content },
  ): Promise<number> => {
    const { id, revision, content } = document;
    const body = { ...bodyOf(kind, content), revision };
    return (await call(saveDocument, { params: { id }, body, outlivesPage: true })).revision;
  },

  create: <Content>(
    kind: DocumentKind<Content>,
    document: { name: string; content: Content },
  ): Promise<Pick<DocumentRecord, 'id' | 'revision'>> =>
    call(createDocument, {
      body: { kind: kind.kind, name: document.name, ...bodyOf(kind, document.content) },
    }),
};
export type DocumentServer = typeof documentServer;

const bodyOf = <Content>({ version }: DocumentKind<Content>, content: Content) => ({
  schema: version,
  content: content as object as Record<string, unknown>,
});

/**
 * A document from the server, as an editor keeps it. @throws Error for a document that this page cannot read
 */
export function savedDocument<Content>(
  kind: DocumentKind<Content>,
  { id, revision, schema, content, files }: DocumentRecord,
): LocalDocument<Content> & { files: readonly DocumentFile[] } {
  const read = readDocument(kind, schema, content);
  if (!read) throw new Error('The document was made by a newer version of this page');
  return { content: read, documentId: id, revision, unsaved: false, files };
}
