import { type DocumentKind, readDocument } from '@inkreel/contract/documents/define-document.ts';
import type { Save } from './autosave.ts';

/**
 * What this device stores of the open document: all of it for a guest, otherwise what the server does not
 * have yet.
 */
export interface LocalDocument<Content> {
  content: Content;
  /** Id and revision of the same document on the server; undefined if it is on this device only. */
  documentId: string | undefined;
  revision: number | undefined;
  /** It has changes that are not known to be on the server. */
  unsaved: boolean;
  /** Saves of these changes that may have arrived, or are about to be sent, oldest first. */
  saves?: readonly Save<Content>[];
}

/** A copy as this device has it. */
export interface KeptCopy<Content> {
  /** The page that keeps it; empty if all of them share it. */
  page: string;
  /** When it was kept, in milliseconds since 1970. */
  at: number;
  document: LocalDocument<Content>;
}

/** Where this device keeps the open documents of a kind: a copy for each page (`page-copies.ts`). */
export interface LocalCopies<Content> {
  /** Those that this page can read. @throws Error if the browser stores nothing */
  load: () => KeptCopy<Content>[] | Promise<KeptCopy<Content>[]>;
  /** Also called while the page is being left. @throws Error if the browser stores nothing */
  keep: (page: string, document: LocalDocument<Content>) => void | Promise<void>;
  remove: (page: string) => void | Promise<void>;
}

/** As stored: the content of the last save is that of the document. */
interface StoredCopy extends Omit<LocalDocument<unknown>, 'saves'> {
  schema: number;
  at?: number;
  saves?: readonly { id: string; content?: unknown }[];
}

/** The document as this device stores it, with the version of its schema. */
export const toKept = <Content>(
  kind: DocumentKind<Content>,
  { saves = [], ...document }: LocalDocument<Content>,
): StoredCopy => ({
  ...document,
  saves: saves.map((save) => (save.content === document.content ? { id: save.id } : save)),
  schema: kind.version,
  at: Date.now(),
});

/** What `toKept` wrote for a page, upgraded to the current schema; undefined for anything else. */
export function readKept<Content>(
  kind: DocumentKind<Content>,
  page: string,
  kept: unknown,
): KeptCopy<Content> | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  // Older versions did not say when, and gave saves no ids.
  const { schema, documentId, revision, unsaved = true, at = 0, saves = [], ...stored } = kept as StoredCopy;
  const content = readDocument(kind, schema, stored.content);
  if (!content) return undefined;
  const sent = saves.flatMap((save) => {
    const read = 'content' in save ? readDocument(kind, schema, save.content) : content;
    return read ? { id: save.id, content: read } : [];
  });
  return { page, at, document: { content, documentId, revision, unsaved, saves: sent } };
}
