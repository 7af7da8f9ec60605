import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { Tx } from '../../db/connect.ts';
import type { Verdict } from '../../engines/route-health.ts';
import { noteRun } from '../engines/route-health.ts';
import { atStep, type Steps } from './lines-work.ts';
import type { Outcome } from './outcome.ts';
import type { tasks } from './tables.ts';

type Attempt = Steps & Pick<typeof tasks.$inferSelect, 'id' | 'engine' | 'submitIntentAt'>;

/**
 * Failures of a provider. Any other failure is caused by the input, or by nobody, such as an answer that another model
 * would give too.
 */
const OF_PROVIDERS: ReadonlySet<ErrorCode> = new Set([
  'task_engine_stopped',
  'task_model_retired',
  'task_unconfirmed',
  'task_deadline',
  'package_missing',
]);

/**
 * Records for the route how an attempt at a hosted engine ended. Belongs in the transaction that ends the attempt,
 * while its row is locked.
 * @param attempt the row as it was before its submit is cleared
 */
export async function noteAttempt(tx: Tx, attempt: Attempt, outcome: Outcome, now: Date): Promise<void> {
  const { id: runId, capability, engine, submitIntentAt } = atStep(attempt);
  if (engine === null || submitIntentAt === null) return;
  await noteRun(tx, { capability, engine }, { runId, now }, verdictOf(outcome, submitIntentAt));
}

function verdictOf(outcome: Outcome, submittedAt: Date): Verdict {
  if (outcome.state === 'SUCCEEDED') return { kind: 'worked', submittedAt };
  const isOfProvider =
    outcome.state === 'FAILED' && outcome.isOurs !== true && OF_PROVIDERS.has(outcome.code);
  return isOfProvider ? { kind: 'failed', busyMs: outcome.notTaken?.busyMs } : { kind: 'neither' };
}
