import { connect, type Db } from '../db/connect.ts';

/**
 * A pool of one connection to the same database for copies of whole tables. The time in which an ordinary query must
 * be answered does not hold for them, and its timer, which a copy never stops, would keep the process up; nor does a copy share its connection. To be ended.
 */
export function connectForCopies(db: Db): Db['$client'] {
  const { options } = db.$client;
  // The pool hides its password from spreading.
  const { password } = options;
  const secret = password === undefined ? {} : { password };
  return connect({ ...options, ...secret, max: 1, query_timeout: 0, pipeline: false }).$client;
}
