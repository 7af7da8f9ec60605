import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DbOrTx } from '../db/connect.ts';
import { executePrepared } from '../db/prepared.ts';

/** Channel between processes; the payload only says what changed; the subscriber reads the record. */
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
  /** More of a text that is being written: the piece itself, since it is small and sent at once. */
  z.object({
    type: z.literal('text'),
    taskId: z.string(),
    userId: z.string(),
    organisationId: z.string(),
    /** They decide who may read the text. */
    toolId: z.string(),
    apiKeyId: z.string().nullable(),
    index: z.int(),
    draft: z.int(),
    start: z.int(),
    text: z.string(),
  }),
  /** A batch or one of its items changed. */
  z.object({
    type: z.literal('batch'),
    batchId: z.string(),
    userId: z.string(),
    organisationId: z.string(),
  }),
  /** Shown to everyone who works in the organisation. */
  z.object({ type: z.literal('balance'), organisationId: z.string() }),
  /** A document has a newer revision: shown to those who see it, and read by browsers that have it open. */
  z.object({
    type: z.literal('document'),
    documentId: z.string(),
    organisationId: z.string(),
    revision: z.int(),
  }),
  /** Where a person is in a document, or that they left it: shown to the others who have it open. */
  z.object({
    type: z.literal('presence'),
    documentId: z.string(),
    organisationId: z.string(),
    userId: z.string(),
    name: z.string(),
    page: z.string(),
    view: z.string(),
    part: z.string().nullable(),
    gone: z.boolean(),
  }),
  /** Characters of an organisation changed: stories that name them read how they look. */
  z.object({ type: z.literal('roles'), organisationId: z.string() }),
  /** Operators changed engines: their settings, order or switches. */
  z.object({ type: z.literal('engines') }),
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
  await executePrepared(tx, sql`select ${noticeCalls(notices.map((each) => sql`${JSON.stringify(each)}`))}`);
}

/** SQL calls that notify every process at the commit, for a statement that does more. */
export function noticeCalls(payloads: readonly SQL[]): SQL {
  const calls = payloads.map((payload) => sql`pg_notify('${sql.raw(CHANNEL)}', ${payload})`);
  return sql.join(calls, sql`, `);
}

/** Names of the notices in a defined statement, in their order. */
export type NoticeName = `notice${number}`;
export const noticeNames = (count: number): NoticeName[] =>
  Array.from({ length: count }, (_, index) => `notice${index}` as const);

/** Notices as the values of a defined statement. */
export const noticeValues = (notices: readonly Notice[]): Record<NoticeName, string> =>
  Object.fromEntries(notices.map((each, index) => [`notice${index}`, JSON.stringify(each)]));

/** Longest piece of a text in one notice, in UTF-16 code units: PostgreSQL takes 8,000 bytes, and JSON six for some. */
const PIECE_LENGTH = 1000;

/** Tells every process, at the commit of the transaction, what was written of a text from `start` on, in its order. */
export async function notifyOfText(
  tx: DbOrTx,
  task: { id: string; userId: string; organisationId: string; toolId: string; apiKeyId: string | null },
  { index, draft, start, text }: { index: number; draft: number; start: number; text: string },
): Promise<void> {
  const { id: taskId, userId, organisationId, toolId, apiKeyId } = task;
  for (let from = 0; from < text.length; ) {
    const isWhole = !isHighSurrogate(text.charCodeAt(from + PIECE_LENGTH - 1));
    const piece = text.slice(from, from + PIECE_LENGTH - (isWhole ? 0 : 1));
    const place = { taskId, userId, organisationId, toolId, apiKeyId, index, draft, start: start + from };
    const news: Notice = { type: 'text', ...place, text: piece };
    await executePrepared(tx, sql`select pg_notify(${CHANNEL}, ${JSON.stringify(news)})`);
    from += piece.length;
  }
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/** Tells every process, at the commit of the transaction, that a batch of a person changed. */
export async function notifyOfBatch(
  tx: DbOrTx,
  { id: batchId, userId, organisationId }: { id: string; userId: string; organisationId: string },
): Promise<void> {
  const news: Notice = { type: 'batch', batchId, userId, organisationId };
  await executePrepared(tx, sql`select pg_notify(${CHANNEL}, ${JSON.stringify(news)})`);
}

/** Tells every process, at the commit of the transaction, that an organisation's points changed. */
export async function notifyOfBalance(tx: DbOrTx, organisationId: string): Promise<void> {
  const news: Notice = { type: 'balance', organisationId };
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(news)})`);
}

/** Tells every process, at the commit of the transaction, that engine settings changed. */
export async function notifyOfEngines(tx: DbOrTx): Promise<void> {
  const news: Notice = { type: 'engines' };
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${JSON.stringify(news)})`);
}

/** Tells every process, at the commit of the transaction, that a document has a newer revision. */
export async function notifyOfDocument(
  tx: DbOrTx,
  { id: documentId, organisationId, revision }: { id: string; organisationId: string; revision: number },
): Promise<void> {
  const news: Notice = { type: 'document', documentId, organisationId, revision };
  await executePrepared(tx, sql`select pg_notify(${CHANNEL}, ${JSON.stringify(news)})`);
}

/** Tells every process, at the commit of the transaction, that characters of an organisation, or their looks, changed. */
export async function notifyOfRoles(tx: DbOrTx, organisationId: string): Promise<void> {
  const news: Notice = { type: 'roles', organisationId };
  await executePrepared(tx, sql`select pg_notify(${CHANNEL}, ${JSON.stringify(news)})`);
}

/** Tells every process where a person is in a document. */
export async function notifyOfPresence(
  db: DbOrTx,
  presence: Omit<Extract<Notice, { type: 'presence' }>, 'type'>,
): Promise<void> {
  const news: Notice = { type: 'presence', ...presence };
  await executePrepared(db, sql`select pg_notify(${CHANNEL}, ${JSON.stringify(news)})`);
}
