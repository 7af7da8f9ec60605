import { getTask, type TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { CHAT_LIMITS } from '@inkreel/contract/documents/chat-document.ts';
import { ApiError } from '../lib/api-error.ts';
import { call } from '../lib/client.ts';
import { writeLocally } from '../lib/hold-writes.ts';
import { sleep } from '../lib/sleep.ts';
import type { ChatWorld, UnfinishedAnswer } from './chat-types.ts';

/** Milliseconds between requests for more of a text. */
const AGAIN_MS = 500;
/** Unanswered requests after which it gives up. */
const TRIES = 20;
/** A sign-out clears it. */
const KEY = 'inkreel.chat.unfinished';

/** Follows a text that another page began, as the server has it; undefined if it has none, or cannot be reached. */
export const followAnswer: ChatWorld['follow'] = async (taskId, onText, signal) => {
  for (let failures = 0; failures < TRIES && !signal.aborted; ) {
    const record = await call(getTask, { params: { id: taskId }, signal }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'not_found') return null;
      return undefined;
    });
    if (record === null) return undefined;
    if (!record) failures += 1;
    else if (record.finished_at) {
      const { quoted, settled, returned } = record.receipt;
      return {
        text: textOf(record),
        points: { held: quoted, settled, returned },
        failed: record.state === 'CANCELED' ? 'task_cancelled' : (record.error ?? undefined),
      };
    } else {
      failures = 0;
      onText(textOf(record));
    }
    await sleep(AGAIN_MS, signal);
  }
  return undefined;
};

function textOf({ outputs = [] }: TaskRecord): string {
  const [output] = outputs;
  return output?.kind === 'text' ? output.text.slice(0, CHAT_LIMITS.characters).toWellFormed() : '';
}

/** The answer that is being written. It is kept on this device at once, before any request. */
export const unfinishedAnswer: ChatWorld['unfinished'] = {
  get: () => {
    try {
      return JSON.parse(localStorage.getItem(KEY) ?? 'null') as UnfinishedAnswer | undefined;
    } catch {
      return undefined;
    }
  },
  set: (answer) => {
    if (answer) writeLocally(KEY, JSON.stringify(answer));
    else localStorage.removeItem(KEY);
  },
};
