import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onDocumentNews } from '../../../documents/document-news.ts';
import { useSelected } from '../../../lib/store.ts';
import type { FilmEditing } from '../film-editing.ts';
import { readStory } from './film-story.ts';
import { type StaleClip, staleClips } from './stale-clips.ts';

const NONE: ReadonlyMap<string, StaleClip> = new Map();

/** Follows the story that the film is from, and marks the clips that no longer show it. */
export function useFilmStory(film: FilmEditing): void {
  const id = useSelected(film.view, ({ head }) => head?.story);
  const { data, refetch } = useQuery({
    queryKey: ['film-story', id],
    enabled: id !== undefined,
    queryFn: ({ signal }) => readStory(id ?? '', signal),
    staleTime: 0,
    // A story in the bin, or of somebody else: the film is edited without it.
    retry: false,
  });
  useEffect(() => (id === undefined ? undefined : onDocumentNews(id, () => void refetch())), [id, refetch]);
  useEffect(() => {
    film.story.set(data);
    if (!data) return film.stale.set(NONE);
    const mark = () => film.stale.set(staleClips(film.view.get(), data.id, data.pieces));
    mark();
    return film.view.subscribe(mark);
  }, [film, data]);
}
