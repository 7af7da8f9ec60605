/**
 * The project on this device: a guest's until they sign in, and of everybody what the server does not have yet. A sign-out
 * clears it with the rest of local storage.
 */
import { readDocument } from '@inkreel/contract/documents/define-document.ts';
import { type SubtitleProject, subtitleProjectKind } from '@inkreel/scene/subtitles/subtitle-project.ts';

const KEY = 'inkreel.subtitles';

/** What is kept of the open project. */
export interface LocalProject {
  content: SubtitleProject;
  /** The document on the server that it is, and its revision there; undefined where it is on this device only. */
  documentId: string | undefined;
  revision: number | undefined;
  /** It has changes that the server does not have. */
  unsaved: boolean;
}

/** The project as it was kept; undefined where there is none that this page can read. */
export function loadLocalProject(): LocalProject | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as
      | (LocalProject & { schema: number })
      | null;
    const content = kept && readDocument(subtitleProjectKind, kept.schema, kept.content);
    return kept && content
      ? { content, documentId: kept.documentId, revision: kept.revision, unsaved: kept.unsaved }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the project; where the browser has no room or refuses, the server's copy is all there is. */
export function keepLocalProject(project: LocalProject): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...project, schema: subtitleProjectKind.version }));
  } catch {
    localStorage.removeItem(KEY);
  }
}
