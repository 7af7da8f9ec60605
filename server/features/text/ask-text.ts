import type { TextPoints } from '@inkreel/contract/api/texts.ts';
import type { Principal } from '../../http/principal.ts';
import type { Call } from '../../http/route.ts';
import { readLiveRun } from '../tasks/live-text.ts';
import { beginText, type TextDeps, type TextRequest, type TextRun } from './begin-text.ts';
import { failureOfText, readerOf, readWhole } from './chat-answer.ts';
import { followText } from './follow-text.ts';
import { type Reading, type TextNews, writeText } from './write-text.ts';

/** The caller and their connection. */
export interface TextCall {
  user: Principal;
  raw: Call<never>['raw'];
  idempotencyKey?: string | undefined;
}

/**
 * Starts a text for a caller; its events end when the caller hangs up, or when their credential ends or moves to another
 * organisation. One that the caller's `Idempotency-Key` had started before is followed.
 * @throws AppError too_many_texts; what `beginText` refuses
 */
export async function beginForCaller(
  deps: TextDeps,
  { user, raw, idempotencyKey }: TextCall,
  request: TextRequest,
  isAnswer?: Reading['isAnswer'],
): Promise<{ begun: TextRun; news: AsyncGenerator<TextNews> }> {
  const reader = readerOf(raw.reply);
  const onFirst = deps.waitingTexts.enter(user.userId);
  try {
    const begun = await beginText(deps, user, { ...request, key: request.key ?? idempotencyKey });
    if ('repeated' in begun) {
      onFirst();
      const run = { taskId: begun.repeated, ...(await readLiveRun(deps.db, begun.repeated)) };
      return { begun: run, news: followText(deps, run, reader) };
    }
    const isLive = async () =>
      (await deps.principals.findLive([user.tokenHash], user.kind)).some(
        ({ organisationId }) => organisationId === user.organisationId,
      );
    return { begun, news: writeText(deps, begun, { owner: user, reader, isLive, onFirst, isAnswer }) };
  } catch (error) {
    onFirst();
    throw error;
  }
}

/**
 * A text that only counts as a whole; `cut` if it ended at the maximum length.
 * @throws AppError what `beginText` refuses; why the text failed, with the state of its points
 */
export async function askText(
  deps: TextDeps,
  call: TextCall,
  request: TextRequest,
  isAnswer?: (text: string) => boolean,
): Promise<{ task_id: string; text: string; cut: boolean; points: TextPoints }> {
  const { begun, news } = await beginForCaller(deps, call, request, isAnswer);
  const end = await readWhole(news);
  if (end.state !== 'SUCCEEDED') throw failureOfText(end, begun.taskId);
  return { task_id: begun.taskId, text: end.text, cut: end.cut, points: end.points };
}
