/**
 * Unsent changes of documents with parts, kept by this browser (IndexedDB) until the server has them. A page holds a
 * Web Lock for as long as it shows the document, so that another page takes over only what nobody will send.
 */

import { mayStore } from '../../lib/hold-writes.ts';
import type { KeptStores } from '../../lib/kept-stores.ts';
import { QUEUES, queueStores, queuesKeptHere } from '../../lib/queue-store.ts';
import type { PartsQueue, QueueStore } from './parts-queue.ts';

/** The part of LockManager that is used. */
export interface PageLocks {
  request: (name: string, options: { signal: AbortSignal }, hold: () => Promise<void>) => Promise<unknown>;
  query: () => Promise<{ held?: readonly { name?: string }[] }>;
}

export interface KeptQueues extends QueueStore {
  /** The page shows the document no longer: the next one that does sends what it left. */
  leave: () => void;
}

const lockName = (writer: string) => `inkreel-parts-${writer}`;

/**
 * @param world the stores, and locks of the browser; older browsers, and pages that are not served securely, have no
 *   locks. A queue is sent under its own ids, so that sending it twice changes nothing
 */
export function keptQueues({
  stores = queueStores,
  locks,
}: {
  stores?: KeptStores;
  locks: PageLocks | undefined;
}): KeptQueues {
  const left = new AbortController();
  const locked = new Set<string>();
  const hold = (writer: string) => {
    if (!locks || locked.has(writer)) return;
    locked.add(writer);
    const untilLeft = () =>
      new Promise<void>((resolve) => left.signal.addEventListener('abort', () => resolve(), { once: true }));
    locks.request(lockName(writer), { signal: left.signal }, untilLeft).catch(() => undefined);
  };
  return {
    keep: async (queue) => {
      if (!mayStore()) return;
      if (!left.signal.aborted) hold(queue.writer);
      queuesKeptHere.set(queue.writer, [queue.documentId, queue.writer]);
      await stores.ask(QUEUES, 'readwrite', (store) => store.put(queue));
    },
    remove: async ({ documentId, writer }) => {
      await stores.ask(QUEUES, 'readwrite', (store) => store.delete([documentId, writer]));
      queuesKeptHere.delete(writer);
    },
    left: async (documentId) => {
      const all = await stores.ask<PartsQueue[]>(QUEUES, 'readonly', (store) => store.getAll());
      const { held = [] } = (await locks?.query()) ?? {};
      const pages = new Set(held.map(({ name }) => name));
      return all.filter((queue) => queue.documentId === documentId && !pages.has(lockName(queue.writer)));
    },
    leave: () => left.abort(),
  };
}
