/**
 * Inputs of runs that are longer than a prompt and some settings, such as the lines of a film. They count for the
 * organisation's storage, lists show a summary, and they are shortened to it once nothing is left to repeat.
 */
import { and, eq, exists, gt, inArray, lt, not, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { results, tasks } from './tables.ts';

type Input = Readonly<Record<string, unknown>>;

/** From this size as JSON an input is long, in bytes. */
const LONG_BYTES = 8 * 1024;
/** Properties up to this size are in the summary, in bytes, and all together up to that of a short input. */
const SUMMARY_VALUE_BYTES = 1024;
/** The start of a longer text in the summary, in characters. */
const SUMMARY_TEXT = 200;
/** How long the input of an ended run without results is kept for a repeat, in milliseconds. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const BATCH = 200;

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value) ?? '');

/** The columns of an input: as JSON, and of a long one its size and summary. */
export function inputColumns(input: Input): {
  input: string;
  inputBytes: number;
  inputSummary: string | null;
} {
  const json = JSON.stringify(input);
  const bytes = Buffer.byteLength(json);
  if (bytes <= LONG_BYTES) return { input: json, inputBytes: 0, inputSummary: null };
  return { input: json, inputBytes: bytes, inputSummary: JSON.stringify(summaryOf(input)) };
}

/** The small properties of a long input, and how its texts begin. */
function summaryOf(input: Input): Record<string, unknown> {
  let left = LONG_BYTES;
  const short = Object.entries(input).map(([name, value]): [string, unknown] => [
    name,
    typeof value === 'string' && sizeOf(value) > SUMMARY_VALUE_BYTES
      ? value.slice(0, SUMMARY_TEXT).toWellFormed()
      : value,
  ]);
  return Object.fromEntries(
    short.filter(([name, value]) => {
      const size = sizeOf(name) + sizeOf(value);
      if (size > SUMMARY_VALUE_BYTES + name.length || size > left) return false;
      left -= size;
      return true;
    }),
  );
}

/** An input as lists and events show it. Long ones that were stored before there were summaries are summed up here. */
export const listedInput = sql<Record<string, unknown>>`
  case when ${tasks.inputSummary} is not null then ${tasks.inputSummary}
       when pg_column_size(${tasks.input}) > ${sql.raw(String(2 * LONG_BYTES))} then
         (select coalesce(jsonb_object_agg(name, value), '{}')
            from jsonb_each(${tasks.input}) as property(name, value) where pg_column_size(value) <= 512)
       else ${tasks.input} end`;

/** Whether `listedInput` lacks a part of what the run was started with. */
export const isListedShort = sql<boolean>`
  (${tasks.inputSummary} is not null or pg_column_size(${tasks.input}) > ${sql.raw(String(2 * LONG_BYTES))})`;

/**
 * Shortens the long inputs of runs that ended a week ago and have no result left, not even in the bin: what they were
 * made of is no longer needed, and its room is free again.
 * @returns how many
 */
export async function sweepLongInputs({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  const ofRun = db.select({ id: results.id }).from(results).where(eq(results.taskId, tasks.id));
  let total = 0;
  for (;;) {
    const old = db
      .select({ id: tasks.id })
      .from(tasks)
      .where(and(gt(tasks.inputBytes, 0), lt(tasks.finishedAt, before), not(exists(ofRun))))
      .limit(BATCH);
    const shortened = await db
      .update(tasks)
      .set({ input: sql`${tasks.inputSummary}`, inputBytes: 0 })
      .where(inArray(tasks.id, old))
      .returning({ id: tasks.id });
    total += shortened.length;
    if (shortened.length < BATCH) return total;
  }
}
