import { getTask, listTasks } from '@inkreel/contract/api/tasks.ts';
import type { TextPoints } from '@inkreel/contract/api/texts.ts';
import { CHAT } from '@inkreel/contract/text/services.ts';
import { call } from '../../../lib/client.ts';
import { sleep } from '../../../lib/sleep.ts';
import { asksFor } from './asks-for.ts';

/** The receipt of an aborted text exists a moment later: how often it is requested, and the milliseconds between. */
const RECEIPT_TRIES = 10;
const RECEIPT_MS = 300;

/** Texts of one person that are being written at a time, more than anyone has. */
const AT_A_TIME = 20;
/** Maximum wait of a person who wants to stop, in milliseconds. */
const FIND_MS = 1500;

/**
 * The run that translates these lines now. Its call answers only at its end, so the run must be found before the call
 * is aborted; undefined if it is not found in time.
 */
export async function findTranslation(lines: readonly string[]): Promise<string | undefined> {
  const query = { tool_id: CHAT.id, state: 'unfinished', limit: AT_A_TIME } as const;
  const signal = AbortSignal.timeout(FIND_MS);
  const unfinished = await call(listTasks, { query, signal }).catch(() => undefined);
  return unfinished?.items.find(({ input }) => asksFor(input['prompt'], lines))?.id;
}

/** What a text that broke off was charged, once its run has ended; undefined if that stays unknown. */
export async function paidFor(taskId: string): Promise<TextPoints | undefined> {
  for (let tries = 0; tries < RECEIPT_TRIES; tries += 1) {
    await sleep(RECEIPT_MS);
    const record = await call(getTask, { params: { id: taskId } }).catch(() => undefined);
    if (!record?.finished_at) continue;
    const { quoted, settled, returned } = record.receipt;
    return { held: quoted, settled, returned };
  }
  return undefined;
}
