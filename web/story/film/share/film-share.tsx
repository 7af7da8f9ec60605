import { watchFilm } from '@inkreel/contract/api/film-shares.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';
import { SharePlain } from '../../share/share-plain.tsx';
import { SharedFilm } from './shared-film.tsx';

/** `/story/share#film/link`: a film by its link. */
export default function FilmShare({ link }: { link: string }) {
  const query = useQuery({
    queryKey: ['shared-film', link],
    retry: false,
    queryFn: ({ signal }) => call(watchFilm, { body: { link }, signal }),
  });
  if (query.data) return <SharedFilm film={query.data} link={link} onChange={() => query.refetch()} />;
  return <SharePlain link={link} query={query} />;
}
