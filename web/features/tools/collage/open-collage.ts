import {
  type DocumentFile,
  type DocumentRecord,
  getDocument,
  listDocuments,
} from '@inkreel/contract/api/documents.ts';
import { readDocument } from '@inkreel/contract/documents/define-document.ts';
import { EMPTY_COLLAGE } from '@inkreel/scene/collage/collage-document.ts';
import { collageKind } from '@inkreel/scene/collage/collage-kind.ts';
import { call } from '../../../lib/client.ts';
import { type LocalCollage, loadCollage } from './collage-store.ts';

export interface OpenedCollage extends LocalCollage {
  /** Files of the product that it draws from. */
  files: readonly DocumentFile[];
  /** Nobody could ask the server. */
  offline: boolean;
  /** The browser keeps nothing. */
  keeps: boolean;
}

const NOTHING: LocalCollage = {
  content: EMPTY_COLLAGE,
  documentId: undefined,
  revision: undefined,
  unsaved: false,
};

/**
 * The collage to go on with. For a guest it is the one of this device. For a person who is signed in it is their newest
 * one, wherever it was made; changes of this device that the server does not have yet come first, and so does a collage
 * that was begun before the sign-in.
 */
export async function openCollage(signedIn: boolean): Promise<OpenedCollage> {
  let keeps = true;
  const local = await loadCollage().catch(() => {
    keeps = false;
    return undefined;
  });
  const here = { ...(local ?? NOTHING), files: [], offline: false, keeps };
  if (!signedIn) return here;
  const isBegun = here.documentId === undefined && here.content.cells.length > 0;
  try {
    const newest = isBegun ? undefined : await newestCollage();
    if (!newest) return { ...here, documentId: undefined, revision: undefined, unsaved: isBegun };
    const record = { ...savedCollage(newest), offline: false, keeps };
    return here.unsaved && here.documentId === newest.id ? { ...here, files: newest.files } : record;
  } catch {
    return { ...here, offline: true };
  }
}

/** What the server answers, as the editor keeps it. @throws Error for what is no collage that this page knows */
export function savedCollage({
  id,
  revision,
  schema,
  content,
  files,
}: DocumentRecord): Pick<OpenedCollage, keyof LocalCollage | 'files'> {
  const read = readDocument(collageKind, schema, content);
  if (!read) throw new Error('The collage was made by a newer version of this page');
  return { content: read, documentId: id, revision, unsaved: false, files };
}

async function newestCollage(): Promise<DocumentRecord | undefined> {
  const { items } = await call(listDocuments, { query: { kind: 'collage', own: 'true', limit: 1 } });
  return items[0] && call(getDocument, { params: { id: items[0].id } });
}
