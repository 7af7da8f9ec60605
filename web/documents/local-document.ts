import { type DocumentKind, readDocument } from '@inkreel/contract/documents/define-document.ts';

/**
 * What this device stores of the open document: all of it for a guest, otherwise what the server does not
 * have yet.
 */
export interface LocalDocument<Content> {
  content: Content;
  /** Id and revision of the same document on the server; undefined if it is on this device only. */
  documentId: string | undefined;
  revision: number | undefined;
  /** It has changes that the server does not have. */
  unsaved: boolean;
}

/** Where this device keeps the open document of a kind. */
export interface LocalCopy<Content> {
  /** Undefined if there is none that this page can read. @throws Error if the browser stores nothing */
  load: () => LocalDocument<Content> | undefined | Promise<LocalDocument<Content> | undefined>;
  /** Also called while the page is being left. @throws Error if the browser stores nothing */
  keep: (document: LocalDocument<Content>) => void | Promise<void>;
}

/** The document as this device stores it, with the version of its schema. */
export const toKept = <Content>(kind: DocumentKind<Content>, document: LocalDocument<Content>) => ({
  ...document,
  schema: kind.version,
});

/** What `toKept` wrote, upgraded to the current schema; undefined for anything else. */
export function readKept<Content>(
  kind: DocumentKind<Content>,
  kept: unknown,
): LocalDocument<Content> | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { schema, content, documentId, revision, unsaved } = kept as LocalDocument<unknown> & {
    schema: number;
  };
  const read = readDocument(kind, schema, content);
  return read && { content: read, documentId, revision, unsaved: unsaved ?? true };
}
