import type { ShareComment, SharedStory } from '@inkreel/contract/api/story-shares.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { LinePart } from '@inkreel/contract/documents/story-document.ts';
import { STORY_LIMITS } from '@inkreel/contract/documents/story-document.ts';
import { scenesOf } from '@inkreel/contract/story/scenes.ts';
import { shownImage } from '@inkreel/contract/story/shot-inputs.ts';
import { AppError } from '../../../http/app-error.ts';
import { type Comment, commentsOfLink } from '../../shares/comments.ts';
import { requireOpenShare, type Share, sharerOf } from '../../shares/share-document.ts';
import { readStory, type Story } from '../read-story.ts';
import type { StoryDeps } from '../story-deps.ts';

/**
 * A story by its link: what is seen and said in its shots, and what guests said by that link. Nothing of who made it, of
 * engines or points.
 * @throws AppError not_found for a link that is unknown, ended or revoked, and once who shared it does not see the story
 */
export async function readShared(deps: StoryDeps, link: string): Promise<SharedStory> {
  const share = await requireOpenShare(deps, link);
  const story = await storyOf(deps, share);
  const comments = await commentsOfLink(deps.db, share);
  return {
    name: story.name,
    language: story.parts.get(HEAD)?.['language'] === 'zh' ? 'zh' : 'en',
    expires_at: share.expiresAt.toISOString(),
    revision: story.revision,
    changed_at: story.changedAt,
    shots: shotsOf(story),
    comments: comments.map(commentOf),
  };
}

export const commentOf = (row: Comment): ShareComment => ({
  id: row.id,
  shot: row.part,
  name: row.name,
  text: row.text,
  verdict: row.verdict,
  revision: row.revision,
  created_at: row.createdAt.toISOString(),
});

/** The story as who shared it sees it. @throws AppError not_found */
export async function storyOf(deps: StoryDeps, share: Share): Promise<Story> {
  const story = await readStory(deps, sharerOf(share), share.documentId);
  if (story.isDeleted) throw new AppError('not_found');
  return story;
}

function shotsOf({ parts, files, roles }: Story): SharedStory['shots'] {
  const speakerOf = ({ role, speaker }: LinePart) => roles.get(role ?? '')?.name ?? speaker ?? '';
  return scenesOf(parts).flatMap(({ part: scene, shots }) =>
    shots.map(({ part, number, lines }) => {
      const file = files.get(shownImage(part)?.file ?? '');
      return {
        id: part.id,
        number,
        scene: typeof scene['heading'] === 'string' ? scene['heading'] : '',
        text: part.text ?? '',
        seconds: part.seconds ?? STORY_LIMITS.seconds.usual,
        // Every stored picture has both.
        image: file ? { url: file.url, width: file.width ?? 1, height: file.height ?? 1 } : null,
        lines: lines.map((line) => ({ speaker: speakerOf(line), text: line.text ?? '' })),
      };
    }),
  );
}
