import * as api from '@inkreel/contract/api/film-shares.ts';
import { filmKind } from '@inkreel/contract/documents/film-document.ts';
import { type Route, route } from '../../../http/route.ts';
import {
  deleteComment,
  listShares,
  markComment,
  revokeShare,
  type Shared,
  shareDocument,
} from '../../shares/share-document.ts';
import type { FilmDeps } from '../export-film.ts';
import { commentOnFilm, filmCommentOf, replyToComment, watchFilm } from './film-comments.ts';
import { findVersions, showFilm } from './film-versions.ts';

const film = ({ id }: { id: string }): Shared => ({ kind: filmKind.kind, id });

/** Links to films, and what is said by them. */
export function filmShareRoutes(deps: FilmDeps): Route[] {
  return [
    route(api.shareFilm, ({ user, params, body }) => shareDocument(deps, user, film(params), body)),
    route(api.listFilmShares, async ({ user, params }) => {
      const { shares, comments } = await listShares(deps, user, film(params));
      const versions = await findVersions(deps, user, params.id);
      return { shares, versions, comments: comments.map(filmCommentOf) };
    }),
    route(api.revokeFilmShare, ({ user, params }) => revokeShare(deps, user, film(params), params.share)),
    route(api.showFilm, ({ user, params, body }) => showFilm(deps, user, params.id, body)),
    route(api.replyToComment, ({ user, params, body }) => replyToComment(deps, user, params, body)),
    route(api.resolveComment, ({ user, params, body }) =>
      markComment(deps, user, film(params), params.comment, {
        resolvedAt: body.resolved ? deps.clock.now() : null,
      }),
    ),
    route(api.deleteFilmComment, ({ user, params }) =>
      deleteComment(deps, user, film(params), params.comment),
    ),
    route(api.watchFilm, ({ body }) => watchFilm(deps, body.link)),
    route(api.commentOnFilm, ({ body, raw }) => commentOnFilm(deps, body, raw.request.ip)),
  ];
}
