import { setTimeout as wait } from 'node:timers/promises';
import { estimateTokens } from '@inkreel/contract/text/services.ts';
import { AppError } from '../../http/app-error.ts';
import { KEEP_MS, readLiveEnd } from '../tasks/live-text.ts';
import { loadOutputs } from '../tasks/run-outputs.ts';
import type { TextDeps, TextRun } from './begin-text.ts';
import type { TextNews } from './write-text.ts';

type FollowDeps = Pick<TextDeps, 'db' | 'keepMs'>;

/**
 * A text that another request writes, as far as it is stored; the last event is the outcome. Whether it was cut is not
 * stored.
 * @param reader aborts when the reader hangs up; the text goes on
 * @throws AppError still_running once the reader has gone
 */
export async function* followText(
  { db, keepMs = KEEP_MS }: FollowDeps,
  { taskId, held }: TextRun,
  reader: AbortSignal,
): AsyncGenerator<TextNews> {
  let sent = 0;
  for (;;) {
    // Before the text: it does not change any more once the run has ended.
    const end = await readLiveEnd(db, taskId);
    const [output] = (await loadOutputs(db, [taskId], 'whole')).get(taskId) ?? [];
    const text = output?.text ?? '';
    if (text.length > sent) {
      yield { text: text.slice(sent) };
      sent = text.length;
    }
    if (end) {
      const { state, code, settled, returned } = end;
      const answered = text === '' ? 0 : estimateTokens([text]);
      const asked = Math.max(0, (output?.amount ?? 0) - answered);
      yield { end: { state, code, cut: false, text, asked, answered, points: { held, settled, returned } } };
      return;
    }
    if (reader.aborted) throw new AppError('still_running', { retryAfter: 4 });
    await wait(keepMs, undefined, { signal: reader }).catch(() => undefined);
  }
}
