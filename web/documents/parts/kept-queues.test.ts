import { expect, it } from 'vitest';
import { takeBackWrites, tieWrites } from '../../lib/hold-writes.ts';
import type { KeptStores } from '../../lib/kept-stores.ts';
import { keptQueues, type PageLocks } from './kept-queues.ts';
import type { PartsQueue } from './parts-queue.ts';

const queue = (writer: string, documentId = 'story'): PartsQueue => ({
  documentId,
  writer,
  schema: 1,
  revision: 3,
  pending: [['a', { set: { text: 'mine' }, deleted: false }]],
  sent: undefined,
  conflicts: [],
});

/** The requests that are used, of one store. */
function memoryStores() {
  const rows = new Map<string, PartsQueue>();
  const requests = {
    put: (row: PartsQueue) => void rows.set(`${row.documentId} ${row.writer}`, structuredClone(row)),
    delete: (key: string[]) => void rows.delete(key.join(' ')),
    getAll: () => [...rows.values()],
  };
  const stores: KeptStores = {
    ask: async (_store, _mode, request) => request(requests as never) as never,
  };
  return { rows, stores };
}

/** Locks of a browser, all granted at once. */
function memoryLocks(): PageLocks {
  const held = new Set<string>();
  return {
    request: async (name, _options, hold) => {
      held.add(name);
      await hold();
      held.delete(name);
    },
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
  };
}

it('offers what a page left once that page shows the document no longer', async () => {
  const { stores } = memoryStores();
  const locks = memoryLocks();
  const [page, other] = [keptQueues({ stores, locks }), keptQueues({ stores, locks })];
  await page.keep(queue('page-1'));
  await page.keep(queue('page-1', 'another story'));
  expect(await other.left('story')).toEqual([]);
  page.leave();
  await Promise.resolve();
  expect(await other.left('story')).toEqual([queue('page-1')]);
  await other.remove(queue('page-1'));
  expect(await other.left('story')).toEqual([]);
});

it('offers every queue in a browser without locks', async () => {
  const { stores } = memoryStores();
  await keptQueues({ stores, locks: undefined }).keep(queue('page-1'));
  expect(await keptQueues({ stores, locks: undefined }).left('story')).toHaveLength(1);
});

it('keeps nothing of a person whose session another tab has ended', async () => {
  const { stores, rows } = memoryStores();
  tieWrites(() => false);
  await keptQueues({ stores, locks: undefined }).keep(queue('page-1'));
  tieWrites(() => true);
  expect(rows.size).toBe(0);
  takeBackWrites();
});
