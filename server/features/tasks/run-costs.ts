import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../db/connect.ts';
import { type Cost, NO_COST, readCost } from '../../engines/cost.ts';
import type { Operation } from '../../engines/engine.ts';
import type { Outcome } from './outcome.ts';
import { runCosts, type tasks } from './tables.ts';

type TaskRow = typeof tasks.$inferSelect;

/**
 * The cost of a run's last attempt at its end: what the engine reported at the end, else what its operation says. If the
 * run was submitted to a provider and neither is known, the cost is unknown.
 */
export function costOfEnd(
  { operation, submitIntentAt }: Pick<TaskRow, 'operation' | 'submitIntentAt'>,
  { cost }: Pick<Outcome, 'cost'>,
): Cost {
  const stored = readCost((operation as Operation | null)?.cost);
  return cost ?? stored ?? (submitIntentAt === null ? NO_COST : { basis: 'unknown' });
}

/** Writes the cost of an attempt; those of earlier steps of the run come before it. */
export async function insertRunCost(
  db: DbOrTx,
  attempt: { taskId: string; attempt: number; engine: string | null },
  { basis, money, model }: Cost,
): Promise<void> {
  await db
    .insert(runCosts)
    .values({
      ...attempt,
      attempt: sql`greatest(${attempt.attempt}::int, (
        select max(earlier.attempt) + 1 from run_costs earlier where earlier.task_id = ${attempt.taskId}))`,
      basis,
      model: model ?? null,
      micros: money?.micros ?? 0,
      currency: money?.currency ?? null,
    })
    .onConflictDoNothing();
}
