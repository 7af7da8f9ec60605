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
import type { Save } from './autosave.ts';
import type { LocalDocument } from './local-document.ts';

/** The person's documents on the server. All functions throw ApiError. */
export const documentServer = {
  get: (id: string): Promise<DocumentRecord> => call(getDocument, { params: { id } }),

  /** The person's newest document of a kind. */
  newest: async (kind: DocumentKindName): Promise<DocumentRecord | undefined> => {
    const { items } = await call(listDocuments, { query: { kind, own: 'true', limit: 1 } });
    return items[0] && call(getDocument, { params: { id: items[0].id } });
  },

  /** Returns the revision that it made, also when the save is sent again. */
  save: async <Content>(
    kind: DocumentKind<Content>,
    document: { id: string; revision: number; save: Save<Content> },
  ): Promise<number> => {
    const { id, revision, save } = document;
    const body = { ...bodyOf(kind, save), revision };
    return (await call(saveDocument, { params: { id }, body, outlivesPage: true })).revision;
  },

  /** Returns its id, also when the save is sent again; its revision is the first. */
  create: async <Content>(
    kind: DocumentKind<Content>,
    document: { name: string; save: Save<Content> },
  ): Promise<string> => {
    const body = { kind: kind.kind, name: document.name, ...bodyOf(kind, document.save) };
    return (await call(createDocument, { body, outlivesPage: true })).id;
  },
};
export type DocumentServer = typeof documentServer;

/** What a created document has; a repeated creation may find that others have saved since. */
export const FIRST_REVISION = 1;

const bodyOf = <Content>({ version }: DocumentKind<Content>, { id, content }: Save<Content>) => ({
  schema: version,
  content: content as object as Record<string, unknown>,
  save: id,
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
