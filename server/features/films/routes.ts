import { downloadFilmProject } from '@inkreel/contract/api/film-projects.ts';
import * as api from '@inkreel/contract/api/films.ts';
import { type Route, route } from '../../http/route.ts';
import { exportFilm, type FilmDeps } from './export-film.ts';
import { getFilmMarks } from './film-marks.ts';
import { downloadProject } from './project/download-project.ts';
import { filmShareRoutes } from './shares/routes.ts';
import { deleteVideoWork, listVideoWorks } from './video-works.ts';

/** Films as videos. */
export function filmRoutes(deps: FilmDeps): Route[] {
  return [
    route(api.exportFilm, ({ user, body, idempotencyKey }) => exportFilm(deps, user, body, idempotencyKey)),
    route(api.getFilmMarks, ({ user, query }) => getFilmMarks(deps, user, query.document_id)),
    route(api.listVideoWorks, ({ user, query }) => listVideoWorks(deps, user, query)),
    ...filmShareRoutes(deps),
    route(downloadFilmProject, ({ user, params, raw }) => downloadProject(deps, user, params.id, raw.reply)),
    route(api.deleteVideoWork, ({ user, params }) => deleteVideoWork(deps, user, params.id)),
  ];
}
