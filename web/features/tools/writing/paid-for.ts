import { getTask } from '@inkreel/contract/api/tasks.ts';
import type { TextPoints } from '@inkreel/contract/api/texts.ts';
import { call } from '../../../lib/client.ts';
import { sleep } from '../../../lib/sleep.ts';

/** The receipt of a text that was left is there a moment later: how often it is asked for, and how long between. */
const RECEIPT_TRIES = 10;
const RECEIPT_MS = 300;

/** What a text that broke off was charged, once its run has ended; undefined where nobody says. */
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
