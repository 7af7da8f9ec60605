import type { Creation } from '@inkreel/contract/api/creations.ts';
import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import type { listVideoWorks as endpoint, VideoWork } from '@inkreel/contract/api/films.ts';
import { EXPORT_FILM } from '@inkreel/contract/story/story-runs.ts';
import type { Principal } from '../../http/principal.ts';
import { listResults } from '../creations/list-results.ts';

/** The finished films that the person sees, newest first. Runs that are still working are in the list of runs. */
export async function listVideoWorks(
  deps: Parameters<typeof listResults>[0],
  user: Principal,
  query: QueryOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const { items, next } = await listResults(deps, user, { ...query, tool_id: EXPORT_FILM.id, bin: false });
  return { items: items.map(workOf), next };
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
