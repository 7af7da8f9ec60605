import type { Db, Tx } from './connect.ts';

/**
 * Reads with several statements as if they were one: none of them sees what is committed after the first. For answers
 * whose figures must fit each other.
 */
export function readSnapshot<Answer>(db: Db, read: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  return db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
}
