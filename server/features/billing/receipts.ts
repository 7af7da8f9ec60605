import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import type { Quote } from '@inkreel/contract/pricing.ts';
import { asc, inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../db/connect.ts';
import { ledgerRows, pointHolds } from './tables.ts';

type Receipt = TaskRecord['receipt'];

/** What a run holds or was charged, in points, without its lines of the ledger. */
export interface Hold {
  state: string;
  held: number;
  settled: number;
  returned: number;
  quote: unknown;
}

/**
 * Holds to join in a statement about runs by `taskId`, one for each: read together, a run that has ended never shows
 * points that it still holds.
 */
export function holdsOfRuns(db: DbOrTx) {
  const holds = db.select().from(pointHolds).as('hold');
  const { taskId, state, held, settled, returned, quote } = holds;
  return { holds, taskId, hold: { state, held, settled, returned, quote } };
}

/** Lines of the ledger, first to last, by run: one statement for a whole list. */
export async function findLines(
  db: DbOrTx,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, number[]>> {
  const lines = new Map<string, number[]>();
  if (taskIds.length === 0) return lines;
  const rows = await db
    .select({ taskId: sql<string>`${ledgerRows.taskId}`, line: ledgerRows.line })
    .from(ledgerRows)
    .where(inArray(ledgerRows.taskId, [...taskIds]))
    .orderBy(asc(ledgerRows.line));
  for (const { taskId, line } of rows) lines.set(taskId, [...(lines.get(taskId) ?? []), line]);
  return lines;
}

/**
 * The receipt of a run as the API answers with it.
 * @param used what the run has used, in the unit of its meter
 */
export function receiptOf(hold: Hold, lines: readonly number[] = [], used = 0): Receipt {
  const quoted = hold.quote as Partial<Quote>;
  return {
    state: hold.state as Receipt['state'],
    quoted: hold.held,
    settled: hold.settled,
    returned: hold.returned,
    points_each: quoted.pointsEach ?? hold.held,
    ...(quoted.meter ? { metered: { ...quoted.meter, amount: hold.state === 'held' ? null : used } } : {}),
    lines: [...lines],
  };
}
