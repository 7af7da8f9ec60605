import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import type { SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import type { DocumentDeps } from '../documents/document-deps.ts';
import { getDocument } from '../documents/read-document.ts';
import { findFiles } from '../storage/find-files.ts';

export interface ReadProject {
  name: string;
  project: SubtitleProject;
}

/**
 * The newest state of a subtitle project that the person sees.
 * @throws AppError not_found, also for a document of another kind; document_unreadable
 */
export async function readProject(deps: DocumentDeps, person: Principal, id: string): Promise<ReadProject> {
  const { kind, name, content } = await getDocument(deps, person, id);
  if (kind !== 'subtitle-project') throw new AppError('not_found');
  return { name, project: content as unknown as SubtitleProject };
}

/** A stored clip as its price needs it. */
export interface StoredClip {
  /** Below `FILE_PATH_PREFIX`. */
  address: string;
  sha256: string;
  /** As measured. */
  seconds: number;
}

/**
 * The clip of a project; undefined for one without.
 * @throws AppError media_gone
 */
export async function clipOf(
  deps: Pick<DocumentDeps, 'db'>,
  { clip }: SubtitleProject,
): Promise<StoredClip | undefined> {
  if (!clip) return undefined;
  const id = fileIdOf(clip.source) ?? '';
  const file = (await findFiles(deps.db, [id])).get(id);
  if (!file || file.durationMs === null) throw new AppError('media_gone');
  return { address: FILE_PATH_PREFIX + file.key, sha256: file.sha256, seconds: file.durationMs / 1000 };
}
