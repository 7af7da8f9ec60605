import { listTasks } from '@inkreel/contract/api/tasks.ts';
import type { TextPoints } from '@inkreel/contract/api/texts.ts';
import { call } from '../../../lib/client.ts';
import { followRun } from '../../../runs/follow-run.ts';

/** How long the end of an aborted text is waited for, in milliseconds. */
const RECEIPT_MS = 10_000;
/** Maximum wait of a person who wants to stop, in milliseconds. */
const FIND_MS = 1500;

/**
 * The text that is being written for a call with this idempotency key. The call answers only at its end, so the run must
 * be found before the call is aborted; undefined if it is not found in time.
 */
export async function findText(key: string): Promise<string | undefined> {
  const signal = AbortSignal.timeout(FIND_MS);
  const query = { key, state: 'unfinished', limit: 1 } as const;
  const found = await call(listTasks, { query, signal }).catch(() => undefined);
  return found?.items[0]?.id;
}

/** What a text that broke off was charged, once its run has ended; undefined if that stays unknown. */
export async function paidFor(taskId: string): Promise<TextPoints | undefined> {
  const record = await followRun(taskId, { signal: AbortSignal.timeout(RECEIPT_MS) });
  if (!record) return undefined;
  const { quoted, settled, returned } = record.receipt;
  return { held: quoted, settled, returned };
}
