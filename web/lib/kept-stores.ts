import { storeWrites } from './hold-writes.ts';

/**
 * Stores of this browser (IndexedDB), which keep what someone is working on. The connection stays open as
 * long as the page: a page that is being left runs nothing after the current event, so its writes must be
 * issued immediately.
 */
export interface KeptStores {
  /**
   * Makes one request to a store. Once the first one of this page was answered, the next begin before this
   * returns, and a write is complete even if the page ends right then.
   * @throws DOMException if the browser stores nothing, as in some private windows
   */
  ask: <Result>(
    store: string,
    mode: IDBTransactionMode,
    request: (store: IDBObjectStore) => IDBRequest<Result>,
  ) => Promise<Result>;
}

/**
 * @param name of the database
 * @param create makes its stores in a browser that has none
 */
export function keptStores(name: string, create: (database: IDBDatabase) => void): KeptStores {
  let database: IDBDatabase | undefined;
  let opening: Promise<IDBDatabase> | undefined;
  const forget = () => {
    database = undefined;
    opening = undefined;
  };

  async function connect(): Promise<IDBDatabase> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => create(request.result);
    try {
      database = await answerOf(request);
    } catch (error) {
      forget();
      throw error;
    }
    database.onclose = forget;
    // A page of a newer version may change the stores.
    database.onversionchange = () => {
      database?.close();
      forget();
    };
    return database;
  }

  return {
    ask: async (store, mode, request) => {
      const held = mode === 'readwrite' ? storeWrites.held() : undefined;
      if (held) await held;
      opening ??= connect();
      const transaction = (database ?? (await opening)).transaction(store, mode);
      const answer = answerOf(request(transaction.objectStore(store)));
      // By itself a transaction ends after the answer, for which a page that is being left does not wait.
      if (mode === 'readwrite') transaction.commit();
      return answer;
    },
  };
}

function answerOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser refused to keep it'));
  });
}
