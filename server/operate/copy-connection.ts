import { connect, type Db } from '../db/connect.ts';

/**
 * A pool of one connection to the same database, for copies of whole tables. They may take longer than ordinary
 * queries, so it has no query timeout, whose timer a copy would never stop and which would keep the process running. A
 * copy does not share its connection either. The caller must end the pool.
 */
export function connectForCopies(db: Db): Db['$client'] {
  const { options } = db.$client;
  // The pool's password is not enumerable, so it has to be copied.
  const { password } = options;
  const secret = password === undefined ? {} : { password };
  return connect({ ...options, ...secret, max: 1, query_timeout: 0, pipeline: false }).$client;
}
