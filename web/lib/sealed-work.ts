/**
 * Work of people whose session has ended, encrypted in this browser until the same person signs in again: local storage,
 * and the databases of unsent changes, of drafts and of the collage. The key is not in the browser; see docs/decisions/0067.
 */

import { keptStores } from './kept-stores.ts';
import { newId } from './new-id.ts';
import { packWork, unpackWork, type Work, type WorkDatabase } from './pack-work.ts';
import type { SealKey } from './seal-key.ts';

const SEALED = 'sealed';
/** Unsent changes and drafts come first: what no longer fits is left out. */
const DATABASES = ['inkreel-parts', 'inkreel', 'inkreel-collage'];
const MOST_BYTES = 256 * 2 ** 20;
/** Maximum number of sealed works, of which the oldest make room; and the milliseconds that each is kept. */
const KEPT = 5;
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

interface Sealed {
  id: string;
  person: string;
  seal: string;
  /** Milliseconds since 1970. */
  savedAt: number;
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

const stores = keptStores('inkreel-sealed', (database) => {
  database.createObjectStore(SEALED, { keyPath: 'id' });
});
const readSealed = () =>
  stores.ask<Sealed[]>(SEALED, 'readonly', (store) => store.getAll() as IDBRequest<Sealed[]>);
const remove = (id: string) => stores.ask(SEALED, 'readwrite', (store) => store.delete(id));

/**
 * Encrypts work and the databases beside it.
 * @throws DOMException if the browser cannot store or encrypt
 */
export async function sealWork({ person, seal, key }: SealKey, storage: Work['storage']): Promise<void> {
  const work = await packWork({ storage, databases: await readDatabases() });
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await importKey(key), work);
  const sealed: Sealed = { id: newId(), person, seal, savedAt: Date.now(), iv, bytes };
  await stores.ask(SEALED, 'readwrite', (store) => store.put(sealed));
  const all = (await readSealed()).sort((one, other) => other.savedAt - one.savedAt);
  const isOld = ({ savedAt }: Sealed, at: number) => at >= KEPT || savedAt < Date.now() - KEPT_MS;
  for (const { id } of all.filter(isOld)) await remove(id);
}

/** Whether work of a person is sealed here. */
export async function isSealedFor(person: string): Promise<boolean> {
  return (await readSealed()).some((sealed) => sealed.person === person);
}

/**
 * Restores what was sealed for the signed-in person, the newest first; later work is kept.
 * @param fetchKey returns the session's person, and that person's key of a seal
 * @returns the seals of others that are left
 */
export async function openWork(
  fetchKey: (seal: string) => Promise<{ person: string; key: string }>,
): Promise<string[]> {
  const all = (await readSealed()).sort((one, other) => other.savedAt - one.savedAt);
  const left: string[] = [];
  let present: string | undefined;
  for (const { id, person, seal, iv, bytes } of all) {
    const given = present === undefined || present === person ? await fetchKey(seal) : undefined;
    present ??= given?.person;
    if (!given || given.person !== person) {
      left.push(seal);
      continue;
    }
    const work = await crypto.subtle
      .decrypt({ name: 'AES-GCM', iv }, await importKey(given.key), bytes)
      .then((opened) => unpackWork(new Uint8Array(opened)))
      // From another installation, or from before a change of its secret: it can no longer be opened.
      .catch(() => undefined);
    if (work) await putBack(work);
    await remove(id);
  }
  return left;
}

async function putBack({ storage, databases }: Work): Promise<void> {
  for (const [name, parts] of databases) await writeDatabase(name, parts).catch(() => undefined);
  for (const [name, value] of storage) {
    const there = localStorage.getItem(name);
    const merged = there === null ? value : mergedList(value, there);
    if (merged !== undefined) localStorage.setItem(name, merged);
  }
}

/** Merges two lists that were stored under one name, such as facts of images; undefined for anything else. */
function mergedList(sealed: string, since: string): string | undefined {
  try {
    const [one, other]: unknown[] = [JSON.parse(sealed), JSON.parse(since)];
    return Array.isArray(one) && Array.isArray(other) ? JSON.stringify([...one, ...other]) : undefined;
  } catch {
    return undefined;
  }
}

function importKey(key: string): Promise<CryptoKey> {
  const raw = Uint8Array.from(atob(key.replace(/-/g, '+').replace(/_/g, '/')), (one) => one.charCodeAt(0));
  return crypto.subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt', 'decrypt']);
}

async function readDatabases(): Promise<Work['databases']> {
  const found: Work['databases'] = [];
  let bytes = 0;
  for (const name of await presentDatabases()) {
    const parts = await withDatabase(name, async (database) =>
      Promise.all(
        [...database.objectStoreNames].map(async (store): Promise<WorkDatabase[number]> => {
          const opened = database.transaction(store, 'readonly').objectStore(store);
          const [keys, values] = await Promise.all([
            answerOf(opened.getAllKeys()),
            answerOf(opened.getAll()),
          ]);
          return [store, keys.map((key, at) => [key, values[at]])];
        }),
      ),
    );
    bytes += parts.flatMap(([, entries]) => entries).reduce((sum, [, value]) => sum + bytesIn(value), 0);
    if (bytes <= MOST_BYTES) found.push([name, parts]);
  }
  return found;
}

async function writeDatabase(name: string, parts: WorkDatabase): Promise<void> {
  if (!(await presentDatabases()).includes(name)) return;
  await withDatabase(name, async (database) => {
    for (const [store, entries] of parts) {
      const opened = database.transaction(store, 'readwrite').objectStore(store);
      const there = new Set(await answerOf(opened.getAllKeys()));
      for (const [key, value] of entries.filter(([one]) => !there.has(one)))
        await answerOf(opened.keyPath === null ? opened.put(value, key) : opened.put(value));
    }
  });
}

/** The databases that exist: opening a missing one would create it without its stores. */
async function presentDatabases(): Promise<string[]> {
  const names = (await indexedDB.databases()).map(({ name }) => name);
  return DATABASES.filter((name) => names.includes(name));
}

async function withDatabase<Result>(
  name: string,
  use: (database: IDBDatabase) => Promise<Result>,
): Promise<Result> {
  const database = await answerOf(indexedDB.open(name));
  try {
    return await use(database);
  } finally {
    database.close();
  }
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser refused to keep it'));
  });
}

/** Bytes of the files in a value. */
function bytesIn(value: unknown): number {
  if (value instanceof Blob) return value.size;
  if (value instanceof Uint8Array) return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, part: unknown) => sum + bytesIn(part), 0);
}
