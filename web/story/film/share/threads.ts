import type { FilmComment } from '@inkreel/contract/api/film-shares.ts';

/** A comment with the answers to it, oldest first. */
export interface Thread {
  first: FilmComment;
  replies: readonly FilmComment[];
}

/** The threads of a film in the order of its time. Ids grow with the time at which they were written. */
export function threadsOf(comments: readonly FilmComment[]): Thread[] {
  const oldest = [...comments].sort((a, b) => (a.id < b.id ? -1 : 1));
  return oldest
    .filter(({ reply_to }) => reply_to === null)
    .map((first) => ({ first, replies: oldest.filter(({ reply_to }) => reply_to === first.id) }))
    .sort((a, b) => a.first.at - b.first.at);
}
