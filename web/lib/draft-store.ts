/**
 * Unsubmitted paintings and the pictures of guests, stored in this browser (IndexedDB) so that a reload or
 * another tool loses nothing. If the browser stores nothing, as in some private windows, drafts are lost with
 * the page.
 */
import { mayStore, tieKept, writeLocally } from './hold-writes.ts';
import { keptStores } from './kept-stores.ts';

const DRAFTS = 'drafts';
/** What a page keeps while it is being left, in local storage: there a write is complete when it returns. */
const LEFT = 'inkreel.at ';
/** Bytes of it at most: local storage has 5 MB for everything, and a call takes so many arguments in each browser. */
const LEFT_BYTES = 60_000;
/** Drafts that are kept; the oldest make room. */
const KEPT = 60;

interface Draft {
  key: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  bytes: Uint8Array;
}

const stores = keptStores('inkreel', (database) => {
  database.createObjectStore(DRAFTS, { keyPath: 'key' }).createIndex('savedAt', 'savedAt');
});

/** The bytes that were kept under a key. */
export async function readDraft(key: string): Promise<Uint8Array | undefined> {
  const left = localStorage.getItem(LEFT + key);
  if (left !== null) {
    const bytes = Uint8Array.from(atob(left), (each) => each.charCodeAt(0));
    void keepDraft(key, bytes);
    return bytes;
  }
  const draft: Draft | undefined = await stores
    .ask(DRAFTS, 'readonly', (store) => store.get(key))
    .catch(() => undefined);
  return draft?.bytes;
}

/** Keys that this page has kept something under. */
const keptHere = new Set<string>();

// Also after another tab had forgotten all drafts.
tieKept(async () => {
  await Promise.all([...keptHere].map(forgetDraft));
});

/** Keeps bytes under a key in a page that is being left, whose writes to a database some browsers drop. */
export function keepLeft(key: string, bytes: Uint8Array): void {
  void keepDraft(key, bytes);
  if (bytes.length > LEFT_BYTES) return;
  try {
    writeLocally(LEFT + key, btoa(String.fromCharCode(...bytes)));
  } catch {
    // Storage is full or refused: the database may have it.
  }
}

/** Keeps bytes under a key. */
export async function keepDraft(key: string, bytes: Uint8Array): Promise<void> {
  if (!mayStore()) return;
  keptHere.add(key);
  localStorage.removeItem(LEFT + key);
  const draft: Draft = { key, savedAt: Date.now(), bytes };
  await stores.ask(DRAFTS, 'readwrite', (store) => store.put(draft)).catch(() => undefined);
  await forgetOldest().catch(() => undefined);
}

/** Forgets what was kept under a key. */
export async function forgetDraft(key: string): Promise<void> {
  localStorage.removeItem(LEFT + key);
  await stores.ask(DRAFTS, 'readwrite', (store) => store.delete(key)).catch(() => undefined);
}

/** What was painted over a picture is also kept for the same picture at another address. */
export async function copyDrafts(from: string, to: string): Promise<void> {
  for (const key of await keysOf(from)) {
    const bytes = await readDraft(key);
    if (bytes) await keepDraft(key.slice(0, -from.length) + to, bytes);
  }
}

/** Forgets all that was painted over a picture. */
export async function forgetDraftsOf(address: string): Promise<void> {
  for (const key of await keysOf(address)) await forgetDraft(key);
}

/** Keys of drafts end with a space and the address of the picture that they lie over. */
async function keysOf(address: string): Promise<string[]> {
  const keys = await stores.ask(DRAFTS, 'readonly', (store) => store.getAllKeys()).catch(() => []);
  return [...keys, ...leftKeys()].flatMap((key) =>
    typeof key === 'string' && key.endsWith(` ${address}`) ? [key] : [],
  );
}

const leftKeys = () =>
  Object.keys(localStorage).flatMap((name) => (name.startsWith(LEFT) ? [name.slice(LEFT.length)] : []));

/** Forgets all drafts: they belong to the person who leaves. */
export async function forgetDrafts(): Promise<void> {
  for (const key of leftKeys()) localStorage.removeItem(LEFT + key);
  await stores.ask(DRAFTS, 'readwrite', (store) => store.clear()).catch(() => undefined);
}

async function forgetOldest(): Promise<void> {
  const keys = await stores.ask(DRAFTS, 'readonly', (store) => store.index('savedAt').getAllKeys());
  for (const key of keys.slice(0, Math.max(0, keys.length - KEPT)))
    await stores.ask(DRAFTS, 'readwrite', (store) => store.delete(key));
}
