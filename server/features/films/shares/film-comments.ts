import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import type {
  commentOnFilm as endpoint,
  FilmComment,
  WatchedFilm,
} from '@inkreel/contract/api/film-shares.ts';
import { filmKind } from '@inkreel/contract/documents/film-document.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { v7 } from 'uuid';
import { AppError } from '../../../http/app-error.ts';
import type { Principal } from '../../../http/principal.ts';
import { findUser } from '../../accounts/find-users.ts';
import { findDocument } from '../../documents/store.ts';
import {
  commentOfDocument,
  countComment,
  requireOpenShare,
  requireRoom,
  requireShared,
  sharerOf,
} from '../../shares/share-document.ts';
import { type CommentRow, findComments, type ShareRow } from '../../shares/store.ts';
import { documentComments } from '../../shares/tables.ts';
import type { FilmDeps } from '../export-film.ts';
import { findVersions } from './film-versions.ts';

type Deps = Pick<FilmDeps, 'db' | 'clock' | 'files'>;

export const filmCommentOf = (row: CommentRow): FilmComment => ({
  id: row.id,
  reply_to: row.replyTo,
  at: row.at ?? 0,
  name: row.name,
  team: row.userId !== null,
  text: row.text,
  version: row.revision,
  resolved: row.resolvedAt !== null,
  created_at: row.createdAt.toISOString(),
});

/**
 * A film by its link: its videos, and what was said by that link.
 * @throws AppError not_found for a link that is unknown, ended or revoked, and once who shared it does not see the film
 */
export async function watchFilm(deps: Deps, link: string): Promise<WatchedFilm> {
  const share = await requireOpenShare(deps, link);
  const { name } = await filmOf(deps, share);
  const [versions, comments] = await Promise.all([
    findVersions(deps, sharerOf(share), share.documentId),
    findComments(deps.db, share.documentId),
  ]);
  return {
    name,
    expires_at: share.expiresAt.toISOString(),
    versions,
    comments: comments.filter(({ shareId }) => shareId === share.id).map(filmCommentOf),
  };
}

/** The film as who shared it sees it. @throws AppError not_found */
async function filmOf({ db }: Deps, share: ShareRow): Promise<{ name: string }> {
  const found = await findDocument(db, sharerOf(share), share.documentId);
  if (found?.kind !== filmKind.kind || found.deletedAt !== null) throw new AppError('not_found');
  return found;
}

/**
 * What a guest says of a version, at its time or in answer to somebody.
 * @param address of the caller
 * @throws AppError not_found for a link that has ended, a version that is not shown and a comment of another link;
 * too_many_requests
 */
export async function commentOnFilm(
  deps: Deps,
  { link, name, text, at, version: number, reply_to: replyTo }: BodyOf<typeof endpoint>,
  address: string | undefined,
): Promise<FilmComment> {
  const share = await requireOpenShare(deps, link);
  await countComment(deps, share, address);
  await filmOf(deps, share);
  if (replyTo !== undefined) {
    const thread = await requireThread(deps, share.id, replyTo);
    return addComment(deps, { ...replyIn(thread), name, text });
  }
  const versions = await findVersions(deps, sharerOf(share), share.documentId);
  const version = versions.find((each) => each.number === number);
  if (!version) throw new AppError('not_found');
  return addComment(deps, {
    shareId: share.id,
    replyTo: null,
    at: Math.min(at, Math.floor(version.seconds * 1000)),
    revision: number,
    name,
    text,
  });
}

/**
 * Answers a comment under the person's name.
 * @throws AppError not_found; too_many_requests for a link by which as much was said as may be
 */
export async function replyToComment(
  deps: Deps,
  person: Principal,
  { id, comment }: { id: string; comment: string },
  { text }: { text: string },
): Promise<FilmComment> {
  const shared = { kind: filmKind.kind, id };
  await requireShared(deps, person, shared);
  const [thread] = await deps.db
    .select()
    .from(documentComments)
    .where(and(commentOfDocument(deps, shared, comment), isNull(documentComments.replyTo)));
  if (!thread) throw new AppError('not_found');
  await requireRoom(deps, thread.shareId);
  const name = (await findUser(deps.db, person.userId))?.name ?? '';
  return addComment(deps, { ...replyIn(thread), userId: person.userId, name, text });
}

const replyIn = ({ id, shareId, at, revision }: CommentRow) => ({ shareId, replyTo: id, at, revision });

/** The first comment of a thread of that link. @throws AppError not_found */
async function requireThread({ db }: Deps, shareId: string, id: string): Promise<CommentRow> {
  const [thread] = await db
    .select()
    .from(documentComments)
    .where(
      and(
        eq(documentComments.id, id),
        eq(documentComments.shareId, shareId),
        isNull(documentComments.replyTo),
      ),
    );
  if (!thread) throw new AppError('not_found');
  return thread;
}

async function addComment(
  { db, clock }: Deps,
  said: Pick<CommentRow, 'shareId' | 'replyTo' | 'at' | 'revision' | 'name' | 'text'> & { userId?: string },
): Promise<FilmComment> {
  const [row] = await db
    .insert(documentComments)
    .values({ id: v7(), ...said, createdAt: clock.now() })
    .returning();
  if (!row) throw new AppError('internal_error');
  return filmCommentOf(row);
}
