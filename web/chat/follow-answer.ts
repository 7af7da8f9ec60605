import { CHAT_LIMITS } from '@inkreel/contract/documents/chat-document.ts';
import { writeLocally } from '../lib/hold-writes.ts';
import { followRun, textOf } from '../runs/follow-run.ts';
import type { ChatWorld, UnfinishedAnswer } from './chat-types.ts';

/** A sign-out clears it. */
const KEY = 'inkreel.chat.unfinished';

/** Follows a text that another page began, as the server has it; undefined if it has none, or cannot be reached. */
export const followAnswer: ChatWorld['follow'] = async (taskId, onText, signal) => {
  const record = await followRun(taskId, { signal, onText: (text) => onText(shown(text)) });
  if (!record) return undefined;
  const { quoted, settled, returned } = record.receipt;
  return {
    text: shown(textOf(record)),
    points: { held: quoted, settled, returned },
    failed: record.state === 'CANCELED' ? 'task_cancelled' : (record.error ?? undefined),
  };
};

const shown = (text: string) => text.slice(0, CHAT_LIMITS.characters).toWellFormed();

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
