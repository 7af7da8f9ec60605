import { type DocumentShare, SHARE_LIMITS } from '@inkreel/contract/api/shares.ts';
import type { DocumentKindName } from '@inkreel/contract/documents/define-document.ts';
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { v7 } from 'uuid';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { type AttemptLimit, countAttempt } from '../../db/count-attempt.ts';
import { AppError } from '../../http/app-error.ts';
import { ALL_SCOPES, type Principal } from '../../http/principal.ts';
import { sourceOf } from '../../http/source-of.ts';
import { endStep } from '../documents/parts/end-step.ts';
import { seenKind } from '../documents/seen-kind.ts';
import {
  countComments,
  findComments,
  findOpenShare,
  findShares,
  hashOfLink,
  newLink,
  type ShareRow,
} from './store.ts';
import { documentComments, documentShares } from './tables.ts';

/** A link, as it is stored. */
export type Share = ShareRow;

interface Deps {
  db: Db;
  clock: Clock;
}

/** A document of a kind whose links are read. */
export interface Shared {
  kind: DocumentKindName;
  id: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** By link and address; deleting comments does not raise it. */
const HOURLY: AttemptLimit = {
  name: 'story_comments',
  hits: SHARE_LIMITS.hourly,
  windowSeconds: 60 * 60,
  refusal: 'too_many_requests',
};

/** @throws AppError not_found for a document that the person does not see, and for one of another kind */
export async function requireShared({ db }: Deps, person: Principal, { kind, id }: Shared): Promise<void> {
  if ((await seenKind(db, person, id)) !== kind) throw new AppError('not_found');
}

const shareOf = (row: ShareRow, comments: number): DocumentShare => ({
  id: row.id,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
  revoked_at: row.revokedAt?.toISOString() ?? null,
  comments,
});

/**
 * Makes a link to a document. The version that is shared can be found in the history as it was.
 * @throws AppError not_found; conflict if the document has as many open links as it may
 */
export async function shareDocument(
  deps: Deps,
  person: Principal,
  shared: Shared,
  { days }: { days: number },
): Promise<DocumentShare & { link: string }> {
  await requireShared(deps, person, shared);
  const { organisationId, userId } = person;
  const documentId = shared.id;
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
    await tx.insert(documentShares).values(row);
  });
  return { ...shareOf(row, 0), link };
}

/** Links of a document and all that was said by them, newest first. @throws AppError not_found */
export async function listShares(deps: Deps, person: Principal, shared: Shared) {
  await requireShared(deps, person, shared);
  const [shares, comments] = await Promise.all([
    findShares(deps.db, shared.id),
    findComments(deps.db, shared.id),
  ]);
  const counted = (row: ShareRow) => comments.filter(({ shareId }) => shareId === row.id).length;
  return { shares: shares.map((row) => shareOf(row, counted(row))), comments };
}

/** Ends a link; idempotent. @throws AppError not_found */
export async function revokeShare(
  deps: Deps,
  person: Principal,
  shared: Shared,
  share: string,
): Promise<null> {
  await requireShared(deps, person, shared);
  const own = and(eq(documentShares.id, share), eq(documentShares.documentId, shared.id));
  const [known] = await deps.db.select({ id: documentShares.id }).from(documentShares).where(own);
  if (!known) throw new AppError('not_found');
  await deps.db
    .update(documentShares)
    .set({ revokedAt: deps.clock.now() })
    .where(and(own, isNull(documentShares.revokedAt)));
  return null;
}

/** Condition on comments: that one, of a link of that document. */
export const commentOfDocument = ({ db }: Deps, { id }: Shared, comment: string): SQL | undefined =>
  and(
    eq(documentComments.id, comment),
    inArray(
      documentComments.shareId,
      db.select({ id: documentShares.id }).from(documentShares).where(eq(documentShares.documentId, id)),
    ),
  );

/** Changes what the team decides of a comment. @throws AppError not_found */
export async function markComment(
  deps: Deps,
  person: Principal,
  shared: Shared,
  comment: string,
  marks: Partial<Pick<typeof documentComments.$inferInsert, 'hiddenAt' | 'resolvedAt'>>,
): Promise<null> {
  await requireShared(deps, person, shared);
  const changed = await deps.db
    .update(documentComments)
    .set(marks)
    .where(commentOfDocument(deps, shared, comment))
    .returning({ id: documentComments.id });
  if (changed.length === 0) throw new AppError('not_found');
  return null;
}

/** @throws AppError not_found */
export async function deleteComment(
  deps: Deps,
  person: Principal,
  shared: Shared,
  comment: string,
): Promise<null> {
  await requireShared(deps, person, shared);
  const gone = await deps.db
    .delete(documentComments)
    .where(commentOfDocument(deps, shared, comment))
    .returning({ id: documentComments.id });
  if (gone.length === 0) throw new AppError('not_found');
  return null;
}

/** @throws AppError not_found for a link that is unknown, ended or revoked */
export async function requireOpenShare({ db, clock }: Deps, link: string): Promise<ShareRow> {
  const share = await findOpenShare(db, link, clock.now());
  if (!share) throw new AppError('not_found');
  return share;
}

/** Who made a link: it opens what this person sees. */
export const sharerOf = ({ userId, organisationId }: ShareRow): Principal =>
  ({ userId, organisationId, kind: 'session', scopes: ALL_SCOPES }) as unknown as Principal;

/**
 * Counts a guest's comment before it is made.
 * @param address of the caller
 * @throws AppError too_many_requests
 */
export async function countComment(deps: Deps, share: ShareRow, address: string | undefined): Promise<void> {
  await countAttempt(deps, HOURLY, `${share.id} ${sourceOf(address)}`);
  await requireRoom(deps, share.id);
}

/** @throws AppError too_many_requests for a link by which as much was said as may be */
export async function requireRoom({ db }: Deps, shareId: string): Promise<void> {
  if ((await countComments(db, shareId)) >= SHARE_LIMITS.comments) throw new AppError('too_many_requests');
}
