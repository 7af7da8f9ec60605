import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DbOrTx } from '../db/connect.ts';
import { executePrepared } from '../db/prepared.ts';

/** Channel between processes; the payload only says what changed, whoever is interested reads the record. */
export const CHANNEL = 'inkreel_events';

export const notice = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('task'),
    taskId: z.string(),
    userId: z.string(),
    organisationId: z.string(),
    /** Whether the run has ended with this. */
    ended: z.boolean(),
  }),
  /** Shown to everyone who works in the organisation. */
  z.object({ type: z.literal('balance'), organisationId: z.string() }),
]);
export type Notice = z.output<typeof notice>;

/** Tells every process, at the commit of the transaction, that a run changed, and with it perhaps the balance. */
export async function notifyOfTask(
  tx: DbOrTx,
  task: { id: string; userId: string; organisationId: string },
  { balance = false, ended = false }: { balance?: boolean; ended?: boolean } = {},
): Promise<void> {
  const { id: taskId, userId, organisationId } = task;
  const notices: Notice[] = [{ type: 'task', taskId, userId, organisationId, ended }];
  if (balance) notices.push({ type: 'balance', organisationId });
  const calls = notices.map((each) => sql`pg_notify(${CHANNEL}, ${JSON.stringify(each)})`);
  await executePrepared(tx, sql`select ${sql.join(calls, sql`, `)}`);
}

/** Tells every process, at the commit of the transaction, that an organisation's points changed. */
export async function notifyOfBalance(tx: DbOrTx, organisationId: string): Promise<void> {
  const news: Notice = { type: 'balance', organisationId };
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(news)})`);
}
