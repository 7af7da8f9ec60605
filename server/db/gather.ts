import DataLoader from 'dataloader';

/**
 * Look-ups by key as one statement for all that were asked for in one turn of the event loop, instead of a round trip
 * for each. None waits for a timer, and none is answered by a statement that was sent before it was asked: what was
 * committed before a call came in is seen by it.
 *
 * @param find the rows of these keys, each key once, in any order; keys without a row are left out
 * @returns looks one key up: its row, undefined without one; what `find` throws, each caller gets
 */
export function gather<Row>(
  find: (keys: string[]) => Promise<readonly Row[]>,
  keyOf: (row: Row) => string,
): (key: string) => Promise<Row | undefined> {
  const loader = new DataLoader<string, Row | undefined>(
    async (keys) => {
      const rows = new Map((await find([...new Set(keys)])).map((row) => [keyOf(row), row]));
      return keys.map((key) => rows.get(key));
    },
    // After all sockets that had something to read: their calls are asked for together.
    { cache: false, batchScheduleFn: (send) => setImmediate(send) },
  );
  return (key) => loader.load(key);
}
