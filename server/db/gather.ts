import DataLoader from 'dataloader';

/**
 * Batches look-ups by key of one turn of the event loop into one statement, instead of a round trip for each.
 * None waits for a timer, and none is answered by a statement sent before it was requested, so each sees
 * everything committed before its call.
 *
 * @param find the rows of these keys, each key once, in any order; keys without a row are left out
 * @returns a function that looks up one key: its row, or undefined; errors of `find` reach each caller
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
    // After all readable sockets, so that their calls are batched together.
    { cache: false, batchScheduleFn: (send) => setImmediate(send) },
  );
  return (key) => loader.load(key);
}
