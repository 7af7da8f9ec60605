import type { Tx } from '../db/connect.ts';

/** A database that nothing may be asked of: whatever is used of it throws. */
export const noDatabase = new Proxy({} as Tx, {
  get: (_db, name) => {
    throw new Error(`the database was asked: ${String(name)}`);
  },
});
