import * as creations from '@inkreel/contract/api/creations.ts';
import type { Routing } from '../../engines/routing.ts';
import { type Route, route } from '../../http/route.ts';
import type { StorageDeps } from '../storage/files.ts';
import { deleteResult, updateResult } from './change-result.ts';
import { countResults } from './count-results.ts';
import { downloadResults } from './download-results.ts';
import { emptyBin } from './empty-bin.ts';
import { exportResult } from './export-result.ts';
import { fileResult } from './file-result.ts';
import { listResults } from './list-results.ts';
import { readDerivations } from './read-derivations.ts';

/** The history of results. */
export function creationRoutes(deps: StorageDeps & { routing: Pick<Routing, 'isBuiltin'> }): Route[] {
  return [
    route(creations.listResults, ({ user, query }) => listResults(deps, user, query)),
    route(creations.countResults, ({ user }) => countResults(deps, user)),
    route(creations.fileResult, ({ user, body }) => fileResult(deps, user, body)),
    route(creations.deleteResult, ({ user, params }) => deleteResult(deps, user, params.id)),
    route(creations.emptyBin, ({ user }) => emptyBin(deps, user)),
    route(creations.updateResult, ({ user, params, body }) => updateResult(deps, user, params.id, body)),
    route(creations.resultDerivations, ({ user, params }) => readDerivations(deps, user, params.id)),
    route(creations.exportResult, ({ user, params, query, raw }) =>
      exportResult(deps, user, params.id, query, raw.reply),
    ),
    route(creations.downloadResults, ({ user, body, raw }) =>
      downloadResults(deps, user, body.ids, raw.reply),
    ),
  ];
}
