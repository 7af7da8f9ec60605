import type { Creation } from '@inkreel/contract/api/creations.ts';
import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import type { listVideoWorks as endpoint, VideoWork } from '@inkreel/contract/api/films.ts';
import { EXPORT_FILM } from '@inkreel/contract/story/story-runs.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { listResults } from '../creations/list-results.ts';
import { changeResult } from '../tasks/results/change-results.ts';

/** The finished films that the person sees, newest first. Runs that are still working are in the list of runs. */
export async function listVideoWorks(
  deps: Parameters<typeof listResults>[0],
  user: Principal,
  query: QueryOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { items, next } = await listResults(deps, user, { ...query, tool_id: EXPORT_FILM.id, bin: false });
  return { items: items.map(workOf), next };
}

/**
 * Moves the video of a film to the bin; idempotent.
 * @throws AppError not_found for what the person does not see, and for results that are no films
 */
export async function deleteVideoWork(
  { db, clock }: { db: Db; clock: Clock },
  user: Principal,
  id: string,
): Promise<null> {
  if (!(await changeResult(db, user, id, { deletedAt: clock.now() }, EXPORT_FILM.id)))
    throw new AppError('not_found');
  return null;
}

function workOf({ id, project_id, input, file, created_at }: Creation): VideoWork {
  const textOf = (name: string) => (typeof input[name] === 'string' ? input[name] : '');
  const cover = textOf('cover_url') || file.thumbnail;
  return {
    id,
    project_id,
    title: textOf('title'),
    description: textOf('description'),
    cover: cover ?? null,
    resolution: `${file.width}x${file.height}`,
    seconds: Number(input['seconds'] ?? 0),
    url: file.url,
    status: 'SUCCEEDED',
    created_at,
  };
}
