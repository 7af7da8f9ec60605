import type { DocumentFile, DocumentRecord } from '@inkreel/contract/api/documents.ts';
import type { DocumentKind } from '@inkreel/contract/documents/define-document.ts';
import { ApiError } from '../lib/api-error.ts';
import { newId } from '../lib/new-id.ts';
import type { Save } from './autosave.ts';
import { type DocumentServer, documentServer, FIRST_REVISION, savedDocument } from './document-server.ts';
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
 * device are sent first, under their ids, since they may have arrived: what was refused is shown for the person to decide,
 * or becomes a new document if the page shows another one.
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
  const ahead = isAhead ? { ...here, unsaved: true, saves: pendingOf(here) } : undefined;
  try {
    const settled = ahead && (await settle(opening, ahead, server));
    const isShown = wanted === undefined || wanted === here.documentId;
    if (ahead && !settled && isShown) return await goOn(ahead, server);
    if (ahead && !settled) await saveAside(opening, ahead, server);
    const id = wanted ?? settled;
    const named = id === undefined ? undefined : await findDocument(server, id);
    const record = named ?? (await server.newest(kind.kind));
    return { ...(record ? savedDocument(kind, record) : { ...nothing, files: [] }), offline: false };
  } catch {
    return { ...(ahead ?? here), files: [], offline: true };
  }
}

/** Local changes with the saves that bring them to the server. */
type Ahead<Content> = LocalDocument<Content> & { saves: readonly Save<Content>[] };

/** The saves of a local copy; one more for content that none of them has, as of guests and of older versions. */
function pendingOf<Content>({ content, saves = [] }: LocalDocument<Content>): readonly Save<Content>[] {
  return saves.at(-1)?.content === content ? saves : [...saves, { id: newId(), content }];
}

/**
 * Sends what this device has.
 * @returns the id of its document; undefined if it has another revision by now, or is deleted
 */
async function settle<Content>(
  { kind, nameOf }: Opening<Content>,
  { documentId, revision, saves }: Ahead<Content>,
  server: DocumentServer,
): Promise<string | undefined> {
  let [id, at] = [documentId, revision];
  try {
    for (const save of saves)
      if (id !== undefined && at !== undefined) at = await server.save(kind, { id, revision: at, save });
      else [id, at] = [await server.create(kind, { name: nameOf(save.content), save }), FIRST_REVISION];
  } catch (error) {
    if (isMoved(error)) return undefined;
    throw error;
  }
  return id;
}

/** The local copy with its files from the server; a new document if the original is deleted. */
async function goOn<Content>(here: Ahead<Content>, server: DocumentServer): Promise<OpenedDocument<Content>> {
  const record = here.documentId === undefined ? undefined : await findDocument(server, here.documentId);
  if (record) return { ...here, files: record.files, offline: false };
  return { ...asNew(here), files: [], offline: false };
}

/** Saves changes as a new document, for a page that continues with another one. */
async function saveAside<Content>(
  opening: Opening<Content>,
  here: Ahead<Content>,
  server: DocumentServer,
): Promise<void> {
  if (opening.isBegun(here.content)) await settle(opening, asNew(here), server);
}

const asNew = <Content>({ saves, ...here }: Ahead<Content>): Ahead<Content> => ({
  ...here,
  documentId: undefined,
  revision: undefined,
  saves: saves.slice(-1),
});

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
