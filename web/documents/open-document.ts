import type { DocumentFile, DocumentRecord } from '@inkreel/contract/api/documents.ts';
import type { DocumentKind } from '@inkreel/contract/documents/define-document.ts';
import { ApiError } from '../lib/api-error.ts';
import { type DocumentServer, documentServer, savedDocument } from './document-server.ts';
import type { LocalDocument } from './local-document.ts';

export interface OpenedDocument<Content> extends LocalDocument<Content> {
  /** Stored files that it names. */
  files: readonly DocumentFile[];
  /** The server could not be reached. */
  offline: boolean;
}

export interface Opening<Content> {
  kind: DocumentKind<Content>;
  /** What a new document begins with. */
  empty: Content;
  /** Whether it contains anything that the person added. */
  isBegun: (content: Content) => boolean;
  /** What this device keeps. */
  local: LocalDocument<Content> | undefined;
  signedIn: boolean;
  /** Id of the document that the address names. */
  wanted?: string | undefined;
  nameOf: (content: Content) => string;
}

/**
 * The document to continue with. For a guest it is the one of this device. For a person who is signed in it is the one
 * that the address names, else what this device has and the server does not, else their newest one. Changes of this
 * device that are not shown are saved first: to their document, or as a new one if that has changed since.
 */
export async function openDocument<Content>(
  opening: Opening<Content>,
  server: DocumentServer = documentServer,
): Promise<OpenedDocument<Content>> {
  const { empty, isBegun, local, signedIn, wanted, kind } = opening;
  const nothing = { content: empty, documentId: undefined, revision: undefined, unsaved: false };
  const here = local ?? nothing;
  if (!signedIn) return { ...here, files: [], offline: false };
  const isAhead = here.documentId === undefined ? isBegun(here.content) : here.unsaved;
  try {
    if (isAhead && (wanted === undefined || wanted === here.documentId)) return await goOn(here, server);
    if (isAhead) await saveAside(opening, here, server);
    const named = wanted === undefined ? undefined : await findDocument(server, wanted);
    const record = named ?? (await server.newest(kind.kind));
    return { ...(record ? savedDocument(kind, record) : { ...nothing, files: [] }), offline: false };
  } catch {
    return { ...here, files: [], offline: true };
  }
}

/** The local copy with its files from the server; a new document if the original is deleted. */
async function goOn<Content>(
  here: LocalDocument<Content>,
  server: DocumentServer,
): Promise<OpenedDocument<Content>> {
  const record = here.documentId === undefined ? undefined : await findDocument(server, here.documentId);
  if (record) return { ...here, files: record.files, offline: false };
  return { ...here, documentId: undefined, revision: undefined, unsaved: true, files: [], offline: false };
}

/** Saves the changes of this device to the server, for a page that continues with another document. */
async function saveAside<Content>(
  { kind, nameOf, isBegun }: Opening<Content>,
  { content, documentId: id, revision }: LocalDocument<Content>,
  server: DocumentServer,
): Promise<void> {
  if (id !== undefined && revision !== undefined) {
    const isSaved = await server.save(kind, { id, revision, content }).then(
      () => true,
      (error: unknown) => {
        if (isMoved(error)) return false;
        throw error;
      },
    );
    if (isSaved) return;
  }
  if (isBegun(content)) await server.create(kind, { name: nameOf(content), content });
}

/** The document has another revision by now, or is deleted. */
const isMoved = (error: unknown) => hasCode(error, 'conflict') || hasCode(error, 'not_found');
const hasCode = (error: unknown, code: string) => error instanceof ApiError && error.code === code;

async function findDocument(server: DocumentServer, id: string): Promise<DocumentRecord | undefined> {
  try {
    return await server.get(id);
  } catch (error) {
    if (hasCode(error, 'not_found')) return undefined;
    throw error;
  }
}
