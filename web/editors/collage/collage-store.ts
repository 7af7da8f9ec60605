/**
 * Collages on this device: their documents and the bytes of their pictures, in IndexedDB. Local storage holds the name
 * that those of a person have in common; a sign-out clears it there, and what has no name any more is removed at the next
 * start.
 */
import type { CollageDocument } from '@inkreel/scene/collage/collage-document.ts';
import { collageKind } from '@inkreel/scene/collage/collage-kind.ts';
import { type KeptCopy, type LocalCopies, readKept, toKept } from '../../documents/local-document.ts';
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
function readLocal(page: string, saved: unknown): KeptCopy<CollageDocument> | undefined {
  const kept = saved as { schema?: number };
  return readKept(collageKind, page, kept.schema ? saved : { schema: 1, content: saved });
}

const stores = keptStores('inkreel-collage', (database) => {
  database.createObjectStore(DOCUMENTS);
  database.createObjectStore(PICTURES);
});

/** The name with which the keys of the person's collages begin; a new one after a sign-out. */
function collageName(): string {
  const name = localStorage.getItem(NAME_KEY) ?? newId();
  writeLocally(NAME_KEY, name);
  return name;
}

const keyOf = (page: string) => (page === '' ? collageName() : `${collageName()} ${page}`);

async function loadCollages(): Promise<KeptCopy<CollageDocument>[]> {
  const name = collageName();
  const [keys, saved] = await Promise.all([
    stores.ask(DOCUMENTS, 'readonly', (store) => store.getAllKeys()),
    stores.ask<unknown[]>(DOCUMENTS, 'readonly', (store) => store.getAll()),
  ]);
  return keys.flatMap((key, at) => {
    const [own, page = ''] = String(key).split(' ');
    return own === name ? (readLocal(page, saved[at]) ?? []) : [];
  });
}

/** The collages as pages kept them, under the name of the person's. */
export const localCollages: LocalCopies<CollageDocument> = {
  /** Removes what belongs to no collage any more. */
  load: async () => {
    const kept = await loadCollages();
    if (kept.length > 0) return kept;
    await stores.ask(DOCUMENTS, 'readwrite', (store) => store.clear());
    await stores.ask(PICTURES, 'readwrite', (store) => store.clear());
    return [];
  },
  keep: async (page, collage) => {
    const kept = toKept(collageKind, collage);
    await stores.ask(DOCUMENTS, 'readwrite', (store) => store.put(kept, keyOf(page)));
  },
  remove: async (page) => {
    await stores.ask(DOCUMENTS, 'readwrite', (store) => store.delete(keyOf(page)));
  },
};

/** Keeps the bytes of a picture under its source. */
export async function savePicture(source: string, picture: KeptPicture): Promise<void> {
  await stores.ask(PICTURES, 'readwrite', (store) => store.put(picture, source));
}

/** The bytes of a picture; undefined if they are not on this device. */
export async function loadPicture(source: string): Promise<KeptPicture | undefined> {
  return stores.ask<KeptPicture | undefined>(PICTURES, 'readonly', (store) => store.get(source));
}

/**
 * Removes the bytes of every picture but these and those of other pages: what was deleted in an earlier visit and can no
 * longer be undone.
 */
export async function sweepPictures(shown: ReadonlySet<string>): Promise<void> {
  const others = await loadCollages();
  const named = others.flatMap(({ document }) => document.content.cells.map(({ source }) => source));
  const kept = new Set([...shown, ...named]);
  const sources = await stores.ask(PICTURES, 'readonly', (store) => store.getAllKeys());
  const gone = sources.filter((source) => !kept.has(String(source)));
  await Promise.all(gone.map((source) => stores.ask(PICTURES, 'readwrite', (store) => store.delete(source))));
}
