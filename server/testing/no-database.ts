import type { Tx } from '../db/connect.ts';

/** A database that must not be used: any access throws. */
export const noDatabase = new Proxy({} as Tx, {
  get: (_db, name) => {
    throw new Error(`the database was used: ${String(name)}`);
  },
});
