import type { FastifyBaseLogger } from 'fastify';
import type { Outcome } from './outcome.ts';
import type { TaskRow } from './store.ts';

type Submit = Pick<TaskRow, 'engine' | 'submitIntentAt' | 'operation' | 'errorDetail'>;

/** Whether a submit was started without a stored answer: the provider may have accepted the run or not. */
export function isUnconfirmed(task: Pick<Submit, 'submitIntentAt' | 'operation'>): boolean {
  return task.submitIntentAt !== null && task.operation === null;
}

/** What an operator needs to find the run at the provider. */
export function unconfirmedDetail({ engine, submitIntentAt, errorDetail }: Submit): string {
  const at = submitIntentAt?.toISOString();
  const before = errorDetail === null ? '' : ` ${errorDetail}`;
  return `${engine} may have taken this run at ${at} and may charge for it: no answer was stored.${before}`;
}

/**
 * Reports to the operator a run that ends, for whatever reason, although its provider may have accepted it.
 */
export function tellOfDoubt(
  log: Pick<FastifyBaseLogger, 'error'>,
  { id, engine, submitIntentAt }: Pick<TaskRow, 'id' | 'engine' | 'submitIntentAt'>,
): void {
  log.error({ taskId: id, engine, submitIntentAt }, 'a provider may have taken a run without an answer');
}

/** What an operator needs to find a run whose engine is no longer set up. */
export function leftDetail({ engine, operation }: Pick<Submit, 'engine' | 'operation'>): string {
  return `${engine} has this run as ${JSON.stringify(operation)} and may charge for it: the engine is no longer set up.`;
}

/** Reports to the operator a run that ends while its provider has it, and nothing here can poll or cancel it. */
export function tellOfLeft(
  log: Pick<FastifyBaseLogger, 'error'>,
  { id, engine, operation }: Pick<TaskRow, 'id' | 'engine' | 'operation'>,
): void {
  log.error({ taskId: id, engine, operation }, 'a provider has a run of an engine that is no longer set up');
}

/**
 * The end of a run that its provider may have accepted: it is not submitted again, and not charged. A failure
 * of the engine was recorded before; otherwise a process of ours died.
 */
export const UNCONFIRMED = {
  state: 'FAILED',
  code: 'task_unconfirmed',
  isOurs: true,
} as const satisfies Outcome;
