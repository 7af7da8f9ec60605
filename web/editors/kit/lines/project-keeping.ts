/**
 * The project on this device: a guest's until they sign in, and for everyone what the server does not have yet. A
 * sign-out clears it with the rest of local storage.
 */
import { type SubtitleProject, subtitleProjectKind } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { type LocalDocument, readKept, toKept } from '../../../documents/local-document.ts';
import { writeLocally } from '../../../lib/hold-writes.ts';

const KEY = 'inkreel.subtitles';

/** The project as it was kept; undefined if there is none that this page can read. */
export function loadLocalProject(): LocalDocument<SubtitleProject> | undefined {
  try {
    return readKept(subtitleProjectKind, JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

/** Keeps the project; if the browser has no room or refuses, only the server has a copy. */
export function keepLocalProject(project: LocalDocument<SubtitleProject>): void {
  try {
    writeLocally(KEY, JSON.stringify(toKept(subtitleProjectKind, project)));
  } catch {
    localStorage.removeItem(KEY);
  }
}
