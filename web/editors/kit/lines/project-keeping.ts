/**
 * Projects on this device: a guest's until they sign in, and for everyone what the server does not have yet. A
 * sign-out clears them with the rest of local storage.
 */
import { type SubtitleProject, subtitleProjectKind } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { type LocalCopies, readKept, toKept } from '../../../documents/local-document.ts';
import { writeLocally } from '../../../lib/hold-writes.ts';

const KEY = 'inkreel.subtitles';
const keyOf = (page: string) => (page === '' ? KEY : `${KEY}.${page}`);

/** The projects as pages kept them. If the browser has no room or refuses, only the server has a copy. */
export const localProjects: LocalCopies<SubtitleProject> = {
  load: () =>
    Object.keys(localStorage).flatMap((key) => {
      if (key !== KEY && !key.startsWith(`${KEY}.`)) return [];
      try {
        const page = key.slice(KEY.length + 1);
        return readKept(subtitleProjectKind, page, JSON.parse(localStorage.getItem(key) ?? 'null')) ?? [];
      } catch {
        return [];
      }
    }),
  keep: (page, project) => {
    try {
      writeLocally(keyOf(page), JSON.stringify(toKept(subtitleProjectKind, project)));
    } catch {
      localStorage.removeItem(keyOf(page));
    }
  },
  remove: (page) => localStorage.removeItem(keyOf(page)),
};
