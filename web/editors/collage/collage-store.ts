/**
 * The collage on this device: its document and the bytes of its pictures, in IndexedDB. Local storage holds the name of
 * the collage that is open; a sign-out clears it there, and what has no name any more is removed at the next start.
 */
import type { CollageDocument } from '@inkreel/scene/collage/collage-document.ts';
import { collageKind } from '@inkreel/scene/collage/collage-kind.ts';
import { type LocalDocument, readKept, toKept } from '../../documents/local-document.ts';
import { writeLocally } from '../../lib/hold-writes.ts';
import { keptStores } from '../../lib/kept-stores.ts';
import { newId } from '../../lib/new-id.ts';

const NAME_KEY = 'inkreel.collage';
const DOCUMENTS = 'documents';
const PICTURES = 'pictures';

/** What is kept of a picture: the original file, and a smaller copy to work with. */
export interface KeptPicture {
  original: Blob;
  preview: Blob;
}

/** Undefined if it is not a collage. An earlier format has only the content. */
function readLocal(saved: unknown): LocalDocument<CollageDocument> | undefined {
  const kept = saved as { schema?: number };
  return readKept(collageKind, kept.schema ? saved : { schema: 1, content: saved });
}

const stores = keptStores('inkreel-collage', (database) => {
  database.createObjectStore(DOCUMENTS);
  database.createObjectStore(PICTURES);
});

/** The name under which the open collage is saved; a new one after a sign-out. */
function collageName(): string {
  const name = localStorage.getItem(NAME_KEY) ?? newId();
  writeLocally(NAME_KEY, name);
  return name;
}

/** The collage as it was kept; undefined if there is none. Removes what belongs to no collage any more. */
export async function loadCollage(): Promise<LocalDocument<CollageDocument> | undefined> {
  const name = collageName();
  const saved = await stores.ask<unknown>(DOCUMENTS, 'readonly', (store) => store.get(name));
  if (saved !== undefined) return readLocal(saved);
  await stores.ask(DOCUMENTS, 'readwrite', (store) => store.clear());
  await stores.ask(PICTURES, 'readwrite', (store) => store.clear());
  return undefined;
}

/** Keeps the collage under the name of the open one, even if the page is being left. */
export async function keepCollageLocally(collage: LocalDocument<CollageDocument>): Promise<void> {
  const kept = toKept(collageKind, collage);
  await stores.ask(DOCUMENTS, 'readwrite', (store) => store.put(kept, collageName()));
}

/** Keeps the bytes of a picture under its source. */
export async function savePicture(source: string, picture: KeptPicture): Promise<void> {
  await stores.ask(PICTURES, 'readwrite', (store) => store.put(picture, source));
}

/** The bytes of a picture; undefined if they are not on this device. */
export async function loadPicture(source: string): Promise<KeptPicture | undefined> {
  return stores.ask<KeptPicture | undefined>(PICTURES, 'readonly', (store) => store.get(source));
}

/** Removes the bytes of every picture but these: what was deleted in an earlier visit and can no longer be undone. */
export async function sweepPictures(kept: ReadonlySet<string>): Promise<void> {
  const sources = await stores.ask(PICTURES, 'readonly', (store) => store.getAllKeys());
  const gone = sources.filter((source) => !kept.has(String(source)));
  await Promise.all(gone.map((source) => stores.ask(PICTURES, 'readwrite', (store) => store.delete(source))));
}
