import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import type { commentShared as endpoint, ShareComment } from '@inkreel/contract/api/story-shares.ts';
import { AppError } from '../../../http/app-error.ts';
import { endStep } from '../../documents/parts/end-step.ts';
import { addComment } from '../../shares/comments.ts';
import { countComment, requireOpenShare } from '../../shares/share-document.ts';
import type { StoryDeps } from '../story-deps.ts';
import { commentOf, storyOf } from './read-shared.ts';

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
  const share = await requireOpenShare(deps, link);
  if (text === '' && verdict !== 'approved') throw new AppError('invalid_input');
  await countComment(deps, share, address);
  const { parts } = await storyOf(deps, share);
  if (shot !== undefined && parts.get(shot)?.kind !== 'shot') throw new AppError('not_found');
  return deps.db.transaction(async (tx) => {
    if (verdict !== undefined && (await endStep(tx, share.documentId)).revision !== revision)
      throw new AppError('conflict');
    const said = { shareId: share.id, part: shot ?? null, name, text, verdict: verdict ?? null, revision };
    return commentOf(await addComment(tx, deps.clock, said));
  });
}
