import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { OnePacketSocket } from './one-packet-socket.ts';

export type Db = NodePgDatabase & { $client: pg.Pool };
/** A transaction of `Db`; everything that reads or writes takes either. */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];
export type DbOrTx = Db | Tx;

/**
 * Opens a pool. Connections are made when first needed; `statement_timeout` keeps one bad query from holding
 * all. Statements that a transaction issues without awaiting earlier answers are sent together, in order
 * (pipelining).
 */
export function connect(config: pg.PoolConfig): Db {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 30_000,
    // The server has cancelled the statement by then; if nothing answers, the connection is given up all the
    // same.
    query_timeout: 40_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'inkreel',
    pipeline: true,
    stream: () => new OnePacketSocket(),
    ...config,
  });
  // An idle connection that breaks (database restarted) is replaced by the pool; without a listener its error would
  // end the process.
  pool.on('error', () => undefined);
  return drizzle(pool);
}
