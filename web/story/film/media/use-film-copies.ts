import { useEffect } from 'react';
import { useSelected } from '../../../lib/store.ts';
import type { FilmEditing } from '../film-editing.ts';
import { followCopies, videosIn } from './film-copies.ts';

/** Has the copies made that the videos of the film need, and follows them. */
export function useFilmCopies(film: FilmEditing): void {
  const ids = useSelected(film.document.state, ({ parts }) => videosIn(parts).join(' '));
  useEffect(() => {
    if (ids === '') return film.copiesAsked.set(true);
    const left = new AbortController();
    // A call that fails is made again with the next video; until then the files themselves are drawn.
    followCopies(ids.split(' '), {
      signal: left.signal,
      isOver: ({ film: copy, proxy }) => copy.state !== 'waiting' && proxy.state !== 'waiting',
      onNews: (news) => {
        // The same news are none: what follows the copies would draw again.
        if (JSON.stringify([...news]) !== JSON.stringify([...film.copies.get()])) film.copies.set(news);
        film.copiesAsked.set(true);
      },
    }).catch(() => film.copiesAsked.set(true));
    return () => left.abort();
  }, [film, ids]);
}
