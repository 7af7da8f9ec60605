import { SHARE_LIMITS, type ShareComment, type StoryShare } from '@inkreel/contract/api/story-shares.ts';
import { storyKind } from '@inkreel/contract/documents/story-document.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import { AppError } from '../../../http/app-error.ts';
import type { Principal } from '../../../http/principal.ts';
import { endStep } from '../../documents/parts/end-step.ts';
import { seenKind } from '../../documents/seen-kind.ts';
import type { StoryDeps } from '../story-deps.ts';
import { storyComments, storyShares } from '../tables.ts';
import { type CommentRow, findComments, findShares, hashOfLink, newLink, type ShareRow } from './store.ts';

type Deps = Pick<StoryDeps, 'db' | 'clock'>;
const DAY_MS = 24 * 60 * 60 * 1000;

/** @throws AppError not_found for a story that the person does not see */
async function requireStory({ db }: Deps, person: Principal, id: string): Promise<void> {
  if ((await seenKind(db, person, id)) !== storyKind.kind) throw new AppError('not_found');
}

const shareOf = (row: ShareRow, comments: number): StoryShare => ({
  id: row.id,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  revoked_at: row.revokedAt?.toISOString() ?? null,
  comments,
});

export const commentOf = (row: CommentRow): ShareComment => ({
  id: row.id,
  shot: row.part,
  name: row.name,
  text: row.text,
  verdict: row.verdict,
  revision: row.revision,
  created_at: row.createdAt.toISOString(),
});

/**
 * Makes a link to a story. The version that is shared can be found in the history as it was.
 * @throws AppError not_found; conflict if the story has as many open links as it may
 */
export async function shareStory(
  deps: Deps,
  person: Principal,
  documentId: string,
  { days }: { days: number },
): Promise<StoryShare & { link: string }> {
  await requireStory(deps, person, documentId);
  const { organisationId, userId } = person;
  const now = deps.clock.now();
  const link = newLink();
  const row: ShareRow = {
    id: v7(),
    documentId,
    organisationId,
    userId,
    tokenHash: hashOfLink(link),
    expiresAt: new Date(now.getTime() + days * DAY_MS),
    revokedAt: null,
    createdAt: now,
  };
  await deps.db.transaction(async (tx) => {
    await endStep(tx, documentId);
    const open = (await findShares(tx, documentId)).filter(
      ({ revokedAt, expiresAt }) => revokedAt === null && expiresAt > now,
    );
    if (open.length >= SHARE_LIMITS.links) throw new AppError('conflict');
    await tx.insert(storyShares).values(row);
  });
  return { ...shareOf(row, 0), link };
}

/** @throws AppError not_found */
export async function listShares(deps: Deps, person: Principal, documentId: string) {
  await requireStory(deps, person, documentId);
  const [shares, comments] = await Promise.all([
    findShares(deps.db, documentId),
    findComments(deps.db, documentId),
  ]);
  return {
    shares: shares.map((row) => shareOf(row, comments.filter(({ shareId }) => shareId === row.id).length)),
    comments: comments.map((row) => ({
      ...commentOf(row),
      share_id: row.shareId,
      hidden: row.hiddenAt !== null,
    })),
  };
}

/** Ends a link; idempotent. @throws AppError not_found */
export async function revokeShare(
  deps: Deps,
  person: Principal,
  { id, share }: { id: string; share: string },
): Promise<null> {
  await requireStory(deps, person, id);
  const own = and(eq(storyShares.id, share), eq(storyShares.documentId, id));
  const [known] = await deps.db.select({ id: storyShares.id }).from(storyShares).where(own);
  if (!known) throw new AppError('not_found');
  await deps.db
    .update(storyShares)
    .set({ revokedAt: deps.clock.now() })
    .where(and(own, isNull(storyShares.revokedAt)));
  return null;
}

const ofStory = ({ db }: Deps, { id, comment }: { id: string; comment: string }) =>
  and(
    eq(storyComments.id, comment),
    inArray(
      storyComments.shareId,
      db.select({ id: storyShares.id }).from(storyShares).where(eq(storyShares.documentId, id)),
    ),
  );

/** @throws AppError not_found */
export async function hideComment(
  deps: Deps,
  person: Principal,
  at: { id: string; comment: string },
  { hidden }: { hidden: boolean },
): Promise<null> {
  await requireStory(deps, person, at.id);
  const changed = await deps.db
    .update(storyComments)
    .set({ hiddenAt: hidden ? deps.clock.now() : null })
    .where(ofStory(deps, at))
    .returning({ id: storyComments.id });
  if (changed.length === 0) throw new AppError('not_found');
  return null;
}

/** @throws AppError not_found */
export async function deleteComment(
  deps: Deps,
  person: Principal,
  at: { id: string; comment: string },
): Promise<null> {
  await requireStory(deps, person, at.id);
  const gone = await deps.db
    .delete(storyComments)
    .where(ofStory(deps, at))
    .returning({ id: storyComments.id });
  if (gone.length === 0) throw new AppError('not_found');
  return null;
}
