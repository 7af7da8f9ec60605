import { inArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../db/connect.ts';
import { pointHolds } from './tables.ts';

/** The points of a run. */
export interface HoldState {
  /** `held`, `settled` if something was delivered, else `returned` or `expired`. */
  state: string;
  /** Points of one unit, as they were when it was quoted. */
  unitPoints: number;
}

/** The state of the points of runs, by run. */
export async function findHoldStates(
  db: DbOrTx,
  taskIds: readonly string[],
): Promise<ReadonlyMap<string, HoldState>> {
  if (taskIds.length === 0) return new Map();
  const { taskId, state, quote } = pointHolds;
  const rows = await db
    .select({ taskId, state, unitPoints: sql<number>`(${quote}->>'unitPoints')::float8` })
    .from(pointHolds)
    .where(inArray(taskId, [...taskIds]));
  return new Map(rows.map(({ taskId: id, ...hold }) => [id, hold]));
}
