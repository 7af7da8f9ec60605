import { getOriginal, keepOriginal as keep, listOriginals } from '@inkreel/contract/api/originals.ts';
import { type Route, route } from '../../http/route.ts';
import type { DocumentDeps } from '../documents/document-deps.ts';
import { keepOriginal, originalsOf, sendOriginal } from './originals.ts';

/** What texts have besides their document. */
export function writerRoutes(deps: DocumentDeps): Route[] {
  return [
    route(keep, ({ user, params, query, raw }) =>
      keepOriginal(deps, user, params.id, query.name, raw.request.raw),
    ),
    route(listOriginals, ({ user, params }) => originalsOf(deps, user, params.id)),
    route(getOriginal, ({ user, params, raw }) => sendOriginal(deps, user, params, raw.reply)),
  ];
}
