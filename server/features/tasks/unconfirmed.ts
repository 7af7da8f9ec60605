import type { FastifyBaseLogger } from 'fastify';
import type { Outcome } from './outcome.ts';
import type { TaskRow } from './store.ts';

type Submit = Pick<TaskRow, 'engine' | 'submitIntentAt' | 'operation' | 'errorDetail'>;

/** Whether a submit was about to happen of which no answer is stored: the provider may have taken the run or not. */
export function isUnconfirmed(task: Pick<Submit, 'submitIntentAt' | 'operation'>): boolean {
  return task.submitIntentAt !== null && task.operation === null;
}

/** What an operator needs to find at the provider what it may have taken. */
export function unconfirmedDetail({ engine, submitIntentAt, errorDetail }: Submit): string {
  const at = submitIntentAt?.toISOString();
  const before = errorDetail === null ? '' : ` ${errorDetail}`;
  return `${engine} may have taken this run at ${at} and may charge for it: no answer was stored.${before}`;
}

/** Tells the operator of a run that ends, for whatever reason, while its provider may have taken it. */
export function tellOfDoubt(
  log: Pick<FastifyBaseLogger, 'error'>,
  { id, engine, submitIntentAt }: Pick<TaskRow, 'id' | 'engine' | 'submitIntentAt'>,
): void {
  log.error({ taskId: id, engine, submitIntentAt }, 'a provider may have taken a run without an answer');
}

/**
 * How a run ends that its provider may have taken: it is not submitted again, and nobody pays for it. What an engine had to
 * do with it was noted before; else a process of ours ended.
 */
export const UNCONFIRMED = {
  state: 'FAILED',
  code: 'task_unconfirmed',
  isOurs: true,
} as const satisfies Outcome;
