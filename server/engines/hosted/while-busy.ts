import { setTimeout as wait } from 'node:timers/promises';
import type { StartContext } from '../engine.ts';

/** How long to wait for a busy provider before the run fails, in milliseconds. */
const PATIENCE_MS = 45_000;

type Answer = { state: 'busy'; afterMs: number } | { state: string; afterMs?: never };

/**
 * Submits; repeats it only if the provider was too busy to take it, within the waiting limit, and while the run may
 * still be submitted.
 */
export async function whileBusy<Submitted extends Answer>(
  submit: () => Promise<Submitted>,
  { waitToSubmit = waitPlainly }: Pick<StartContext, 'waitToSubmit'>,
): Promise<Submitted> {
  for (let waited = 0; ; ) {
    const submitted = await submit();
    const { afterMs } = submitted;
    if (submitted.state !== 'busy' || afterMs === undefined || waited + afterMs > PATIENCE_MS)
      return submitted;
    if (!(await waitToSubmit(afterMs))) return submitted;
    waited += afterMs;
  }
}

/** For a submit that belongs to no run, such as a paid test. */
export async function waitPlainly(ms: number): Promise<boolean> {
  await wait(ms);
  return true;
}
