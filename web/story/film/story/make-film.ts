import { newId } from '../../../lib/new-id.ts';
import { createFilm } from '../create-film.ts';
import { filmOfStory } from './film-of-story.ts';
import { readStory } from './film-story.ts';

/**
 * A film of a story as the server has it.
 * @returns its id
 * @throws ApiError
 */
export async function makeFilm(story: string): Promise<string> {
  const read = await readStory(story);
  return createFilm(read.name, filmOfStory(read, newId), read.project ?? undefined);
}
