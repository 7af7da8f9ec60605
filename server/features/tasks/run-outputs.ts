import type { RunOutput } from '@inkreel/contract/api/tasks.ts';
import type { RunFailure } from '@inkreel/contract/errors.ts';
import { JSON_OUTPUT_BYTES, TEXT_OUTPUT_LENGTH } from '@inkreel/contract/limits.ts';
import { type JsonCapability, meterOf, outputKindOf } from '@inkreel/contract/outputs/data-outputs.ts';
import { DATA_SCHEMAS } from '@inkreel/contract/outputs/data-schemas.ts';
import type { Meter } from '@inkreel/contract/pricing.ts';
import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import type { EngineData, EngineText } from '../../engines/engine.ts';
import { results, runOutputs } from './tables.ts';

/** An answer that is valid for its capability, with the amount that it used. */
export interface Answer {
  text: string | null;
  data: unknown;
  amount: number;
}
/** How a run ends whose answer is refused: the provider would charge for another one, so it is not retried. */
export interface RefusedAnswer {
  state: 'FAILED';
  code: RunFailure;
  detail: string;
}

const refused = (code: RunFailure, detail: string): RefusedAnswer => ({
  state: 'FAILED',
  code,
  detail,
});
export const TOO_LONG = refused(
  'task_answer_too_long',
  `the answer has more than ${TEXT_OUTPUT_LENGTH} characters`,
);

/** Text as PostgreSQL and JSON can hold it: without NUL and halves of characters. */
const cleanText = (text: string): string => text.toWellFormed().replaceAll('\0', '');

/** A lower bound of the tokens of a text: common tokenizers take at most four characters a token. */
const CHARACTERS_PER_TOKEN = 4;

/**
 * Amount that a text has used, in whole units of its meter. Characters are counted here, as code points; tokens are
 * the provider's figure; if it gave none, as for a text that was stopped, they are the lower bound for the text.
 */
export function amountOf(meter: Meter | undefined, text: string, usage: number | undefined): number {
  if (!meter) return 0;
  if (meter.unit === 'tokens' && usage !== undefined && Number.isFinite(usage))
    return Math.max(0, Math.ceil(usage));
  const characters = [...text].length;
  return meter.unit === 'characters' ? characters : Math.ceil(characters / CHARACTERS_PER_TOKEN);
}

/** Checks an answer before it is stored: its kind, its size and, of data, its schema. */
export function readAnswer(capability: string, output: EngineText | EngineData): Answer | RefusedAnswer {
  const kind = outputKindOf(capability);
  const meter = meterOf(capability);
  if ('text' in output && kind === 'text') {
    const text = cleanText(output.text);
    if (text.length > TEXT_OUTPUT_LENGTH) return TOO_LONG;
    if (text.trim() === '') return refused('task_answer_unusable', 'the answer is empty');
    return { text, data: null, amount: amountOf(meter, text, output.usage) };
  }
  if ('json' in output && kind === 'json') {
    const json = JSON.stringify(output.json) ?? 'null';
    if (Buffer.byteLength(json) > JSON_OUTPUT_BYTES)
      return refused('task_answer_too_long', `the answer has more than ${JSON_OUTPUT_BYTES} bytes`);
    const clean: unknown = JSON.parse(json, (_name, value) =>
      typeof value === 'string' ? cleanText(value) : value,
    );
    const parsed = DATA_SCHEMAS[capability as JsonCapability].safeParse(clean);
    if (!parsed.success) return refused('task_answer_unusable', parsed.error.message);
    return { text: null, data: parsed.data, amount: amountOf(meter, json, output.usage) };
  }
  return wrongKind(capability, 'text' in output ? 'text' : 'data');
}

/** Refuses an answer of another kind than the capability's. */
export const wrongKind = (capability: string, kind: string): RefusedAnswer =>
  refused('task_answer_unusable', `${capability} does not answer with ${kind}`);

/** Writes a finished answer, replacing its draft if there is one. */
export async function insertAnswer(
  tx: Tx,
  { taskId, index }: { taskId: string; index: number },
  answer: Answer,
  now: Date,
): Promise<void> {
  const written = { ...answer, finishedAt: now };
  await tx
    .insert(runOutputs)
    .values({ taskId, index, ...written })
    .onConflictDoUpdate({
      target: [runOutputs.taskId, runOutputs.index],
      set: { ...written, draft: sql`${runOutputs.draft} + 1` },
      setWhere: isNull(runOutputs.finishedAt),
    });
}

/** Starts the draft of a text, the next one if there was one before; returns its number. */
export async function insertDraft(tx: Tx, taskId: string, index: number): Promise<number> {
  const [row] = await tx
    .insert(runOutputs)
    .values({ taskId, index, text: '' })
    .onConflictDoUpdate({
      target: [runOutputs.taskId, runOutputs.index],
      set: { text: '', data: null, amount: 0, draft: sql`${runOutputs.draft} + 1` },
      setWhere: isNull(runOutputs.finishedAt),
    })
    .returning({ draft: runOutputs.draft });
  if (!row) throw new Error('a finished text cannot be started again');
  return row.draft;
}

/** Appends new text to a draft, and ends it if `finishedAt` is given. */
export async function extendDraft(
  tx: Tx,
  { taskId, index }: { taskId: string; index: number },
  { more, amount, finishedAt }: { more: string; amount: number; finishedAt?: Date },
): Promise<void> {
  await tx
    .update(runOutputs)
    .set({ text: sql`${runOutputs.text} || ${more}`, amount, ...(finishedAt ? { finishedAt } : {}) })
    .where(and(eq(runOutputs.taskId, taskId), eq(runOutputs.index, index), isNull(runOutputs.finishedAt)));
}

/**
 * Ends the drafts of a run that ends. Those that are kept are charged, like finished candidates; the others are dropped.
 * @param keep which are kept: those with words, also those that have used something, or none
 */
export async function endDrafts(
  tx: Tx,
  taskId: string,
  keep: 'none' | 'written' | 'used',
  now: Date,
): Promise<void> {
  const open = and(eq(runOutputs.taskId, taskId), isNull(runOutputs.finishedAt));
  if (keep !== 'none') {
    const drafts = await tx
      .select({ index: runOutputs.index, text: runOutputs.text, amount: runOutputs.amount })
      .from(runOutputs)
      .where(open);
    // The database's `btrim` does not remove line breaks: a text of nothing else would be charged.
    const written = drafts.flatMap(({ index, text, amount }) =>
      text?.trim() || (keep === 'used' && amount > 0) ? [index] : [],
    );
    await tx
      .update(runOutputs)
      .set({ finishedAt: now })
      .where(and(open, inArray(runOutputs.index, written)));
  }
  await tx.delete(runOutputs).where(open);
}

/** What a run has delivered: its stored candidates, and the amount that those without a file have used. */
export async function countDelivered(
  tx: Tx,
  taskId: string,
): Promise<{ candidates: number; amount: number }> {
  const { rows } = await tx.execute<{ candidates: number; amount: number }>(sql`
    select ((select count(*) from ${results} where ${results.taskId} = ${taskId}) + count(*))::int as candidates,
           coalesce(sum(${runOutputs.amount}), 0)::float8 as amount
      from ${runOutputs} where ${runOutputs.taskId} = ${taskId} and ${runOutputs.finishedAt} is not null`);
  return rows[0] ?? { candidates: 0, amount: 0 };
}

type OutputRow = Omit<typeof runOutputs.$inferSelect, 'createdAt'> & { isLeftOut: boolean };

/** Stored size up to which data is in an event, in bytes. */
const EVENT_DATA_BYTES = 16 * 1024;

/**
 * Outputs of runs other than files, by run, first candidate first.
 * @param what `facts`: without their texts and data; `short`: without data that is too long for events
 */
export async function loadOutputs(
  db: DbOrTx,
  taskIds: readonly string[],
  what: 'facts' | 'short' | 'whole',
): Promise<Map<string, OutputRow[]>> {
  if (taskIds.length === 0) return new Map();
  const { createdAt: _, text, data, ...facts } = getTableColumns(runOutputs);
  const isLeftOut =
    what === 'short'
      ? sql<boolean>`coalesce(pg_column_size(${data}), 0) > ${EVENT_DATA_BYTES}`
      : sql<boolean>`false`;
  const short = sql<unknown>`case when pg_column_size(${data}) <= ${EVENT_DATA_BYTES} then ${data} end`;
  const answer = {
    facts: { text: sql<null>`null`, data: sql<null>`null` },
    short: { text, data: short },
    whole: { text, data },
  }[what];
  const rows = await db
    .select({ ...facts, ...answer, isLeftOut })
    .from(runOutputs)
    .where(inArray(runOutputs.taskId, [...taskIds]))
    .orderBy(asc(runOutputs.index));
  return Map.groupBy(rows, ({ taskId }) => taskId);
}

/** A text or data in the form of the API. */
export function toOutput({ index, draft, finishedAt, text, data }: Omit<OutputRow, 'isLeftOut'>): RunOutput {
  const facts = { index, draft, finished: finishedAt !== null };
  return text === null ? { kind: 'json', ...facts, value: data } : { kind: 'text', ...facts, text };
}
