import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../db/connect.ts';

/** Channel between processes; the payload only says what changed, whoever is interested reads the record. */
export const CHANNEL = 'inkreel_events';

export type Change =
  | { type: 'task'; taskId: string }
  /** Shown to everyone who works in the organisation. */
  | { type: 'balance'; organisationId: string };

export type Notice = Change & { userId: string };

/** Tells every process, at the commit of the transaction, that something of this user changed. */
export async function notifyUser(tx: DbOrTx, userId: string, ...changes: Change[]): Promise<void> {
  const notices = changes.map((change) => JSON.stringify({ ...change, userId } satisfies Notice));
  await tx.execute(
    sql`select ${sql.join(
      notices.map((notice) => sql`pg_notify(${CHANNEL}, ${notice})`),
      sql`, `,
    )}`,
  );
}
