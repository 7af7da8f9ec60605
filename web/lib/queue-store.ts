/** Unsent changes of documents with parts, by document and page: see `web/documents/parts/kept-queues.ts`. */
import { tieKept } from './hold-writes.ts';
import { keptStores } from './kept-stores.ts';

export const QUEUES = 'queues';
export const queueStores = keptStores('inkreel-parts', (database) => {
  database.createObjectStore(QUEUES, { keyPath: ['documentId', 'writer'] });
});
/** Keys of the queues that this page has kept. */
export const queuesKeptHere = new Map<string, [documentId: string, writer: string]>();

// Also after another tab had forgotten all queues.
tieKept(async () => {
  const forget = (key: string[]) =>
    queueStores.ask(QUEUES, 'readwrite', (store) => store.delete(key)).catch(() => undefined);
  await Promise.all([...queuesKeptHere.values()].map(forget));
});

/** Forgets all unsent changes: they belong to the person who leaves. */
export async function forgetQueues(): Promise<void> {
  await queueStores.ask(QUEUES, 'readwrite', (store) => store.clear()).catch(() => undefined);
}
