import type { BodyOf } from '@inkreel/contract/api/endpoint.ts';
import type {
  commentOnFilm as endpoint,
  FilmComment,
  WatchedFilm,
} from '@inkreel/contract/api/film-shares.ts';
import { filmKind } from '@inkreel/contract/documents/film-document.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Principal } from '../../../http/principal.ts';
import { findUser } from '../../accounts/find-users.ts';
import { seenEntry } from '../../documents/seen-kind.ts';
import {
  addComment,
  type Comment,
  commentsOfLink,
  requireThread,
  requireThreadOfLink,
} from '../../shares/comments.ts';
import {
  countComment,
  requireOpenShare,
  requireRoom,
  type Share,
  sharerOf,
} from '../../shares/share-document.ts';
import type { FilmDeps } from '../export-film.ts';
import { findVersions } from './film-versions.ts';

type Deps = Pick<FilmDeps, 'db' | 'clock' | 'files'>;

export const filmCommentOf = (row: Comment): FilmComment => ({
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
    commentsOfLink(deps.db, share),
  ]);
  return {
    name,
    expires_at: share.expiresAt.toISOString(),
    versions,
    comments: comments.map(filmCommentOf),
  };
}

/** The film as who shared it sees it. @throws AppError not_found */
async function filmOf({ db }: Deps, share: Share): Promise<{ name: string }> {
  const found = await seenEntry(db, sharerOf(share), share.documentId);
  if (found?.kind !== filmKind.kind || found.isDeleted) throw new AppError('not_found');
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
    const thread = await requireThreadOfLink(deps.db, share, replyTo);
    return filmCommentOf(await addComment(deps.db, deps.clock, { ...replyIn(thread), name, text }));
  }
  const versions = await findVersions(deps, sharerOf(share), share.documentId);
  const version = versions.find((each) => each.number === number);
  if (!version) throw new AppError('not_found');
  const said = await addComment(deps.db, deps.clock, {
    shareId: share.id,
    at: Math.min(at, Math.floor(version.seconds * 1000)),
    revision: number,
    name,
    text,
  });
  return filmCommentOf(said);
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
  const thread = await requireThread(deps, person, { kind: filmKind.kind, id }, comment);
  await requireRoom(deps, thread.shareId);
  const { userId } = person;
  const name = (await findUser(deps.db, userId))?.name ?? '';
  return filmCommentOf(await addComment(deps.db, deps.clock, { ...replyIn(thread), userId, name, text }));
}

const replyIn = ({ id, shareId, at, revision }: Comment) => ({ shareId, replyTo: id, at, revision });
