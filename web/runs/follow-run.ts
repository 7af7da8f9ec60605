import { getTask, type TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { ApiError } from '../lib/api-error.ts';
import { call } from '../lib/client.ts';
import { sleep } from '../lib/sleep.ts';
import { hasToldEnd, onRunNews } from './run-news.ts';

/** How long it waits for the stream before it reads a run again, in milliseconds. */
const PATIENCE_MS = 5000;
/** Unanswered reads after which it gives up. */
const TRIES = 4;

/**
 * Waits until one of these runs has ended, or may have: the stream says so, or it was silent for a while. Who waits reads
 * the run then.
 */
export async function untilNews(ids: readonly string[], signal?: AbortSignal): Promise<void> {
  if (ids.some(hasToldEnd)) return;
  const news = new AbortController();
  const stops = ids.map((id) => onRunNews(id, (told) => told?.type !== 'text' && news.abort()));
  await sleep(PATIENCE_MS, signal ? AbortSignal.any([signal, news.signal]) : news.signal);
  for (const stop of stops) stop();
}

/**
 * Follows a run until it has ended, by the event stream.
 * @param onText receives its text so far, for a run that writes one
 * @returns its record; undefined if the server does not know it, or cannot be reached, or the signal aborts
 */
export async function followRun(
  id: string,
  { signal, onText }: { signal: AbortSignal; onText?: (text: string) => void },
): Promise<TaskRecord | undefined> {
  let text = '';
  const take = (more: string, start: number) => {
    // A piece before it is missing: the next read has both.
    if (start > text.length || start + more.length <= text.length) return;
    text = text.slice(0, start) + more;
    onText?.(text);
  };
  const stop = onRunNews(id, (news) => news?.type === 'text' && take(news.text, news.start));
  try {
    for (let failures = 0; failures < TRIES && !signal.aborted; ) {
      const record = await call(getTask, { params: { id }, signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'not_found') return null;
        failures += 1;
        return undefined;
      });
      if (record === null) return undefined;
      if (record?.finished_at) return record;
      if (record) {
        failures = 0;
        take(textOf(record), 0);
        await untilNews([id], signal);
      } else await sleep(PATIENCE_MS, signal);
    }
    return undefined;
  } finally {
    stop();
  }
}

/** The text that a run has written so far; empty if it has none. */
export function textOf({ outputs = [] }: TaskRecord): string {
  const [output] = outputs;
  return output?.kind === 'text' ? output.text : '';
}
