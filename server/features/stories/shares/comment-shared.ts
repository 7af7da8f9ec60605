import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import {
  type commentShared as endpoint,
  SHARE_LIMITS,
  type ShareComment,
} from '@inkreel/contract/api/story-shares.ts';
import { v7 } from 'uuid';
import { type AttemptLimit, countAttempt } from '../../../db/count-attempt.ts';
import { AppError } from '../../../http/app-error.ts';
import { sourceOf } from '../../../http/source-of.ts';
import { endStep } from '../../documents/parts/end-step.ts';
import type { StoryDeps } from '../story-deps.ts';
import { storyComments } from '../tables.ts';
import { storyOf } from './read-shared.ts';
import { commentOf } from './share-story.ts';
import { type CommentRow, countComments, findOpenShare } from './store.ts';

/** By link and address; deleting comments does not raise it. */
const HOURLY: AttemptLimit = {
  name: 'story_comments',
  hits: SHARE_LIMITS.hourly,
  windowSeconds: 60 * 60,
  refusal: 'too_many_requests',
};

/**
 * What a guest says of a story or a shot of it. A verdict is about the version that was read, which the history keeps as
 * it was.
 * @param address of the caller
 * @throws AppError not_found for a link that has ended, and for a shot that is not there; conflict for a verdict on a
 * story that has changed since; too_many_requests; invalid_input for a comment that says nothing
 */
export async function commentShared(
  deps: StoryDeps,
  { link, name, text, shot, verdict, revision }: BodyOf<typeof endpoint>,
  address: string | undefined,
): Promise<ShareComment> {
  const now = deps.clock.now();
  const share = await findOpenShare(deps.db, link, now);
  if (!share) throw new AppError('not_found');
  if (text === '' && verdict !== 'approved') throw new AppError('invalid_input');
  await countAttempt(deps, HOURLY, `${share.id} ${sourceOf(address)}`);
  if ((await countComments(deps.db, share.id)) >= SHARE_LIMITS.comments)
    throw new AppError('too_many_requests');
  const { parts } = await storyOf(deps, share);
  if (shot !== undefined && parts.get(shot)?.kind !== 'shot') throw new AppError('not_found');
  const row: CommentRow = {
    id: v7(),
    shareId: share.id,
    part: shot ?? null,
    name,
    text,
    verdict: verdict ?? null,
    revision,
    hiddenAt: null,
    createdAt: now,
  };
  await deps.db.transaction(async (tx) => {
    if (verdict !== undefined && (await endStep(tx, share.documentId)).revision !== revision)
      throw new AppError('conflict');
    await tx.insert(storyComments).values(row);
  });
  return commentOf(row);
}
