/** The finished videos that the links of a film show. Guests see these alone: neither the document nor its sources. */
import { FILM_VERSIONS, type FilmVersion } from '@inkreel/contract/api/film-shares.ts';
import { filmKind } from '@inkreel/contract/documents/film-document.ts';
import { desc, eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { AppError } from '../../../http/app-error.ts';
import type { Principal } from '../../../http/principal.ts';
import { documentFile } from '../../documents/document-file.ts';
import { endStep } from '../../documents/parts/end-step.ts';
import { requireShared } from '../../shares/share-document.ts';
import { resolveInputFile } from '../../storage/resolve-input-file.ts';
import { findSeenFiles } from '../../storage/seen-files.ts';
import type { FilmDeps } from '../export-film.ts';
import { filmVersions } from '../tables.ts';

/**
 * Shows a video by the links of a film from now on. The document is kept in the history as it is now.
 * @throws AppError not_found for a film or video that the person does not see; media_unreadable for a file that is no
 * video; conflict if the film has had as many versions as it may
 */
export async function showFilm(
  deps: FilmDeps,
  person: Principal,
  id: string,
  { video_url: url }: { video_url: string },
): Promise<{ number: number }> {
  await requireShared(deps, person, { kind: filmKind.kind, id });
  const file = await resolveInputFile(deps, person, url);
  if (file.kind !== 'video' || file.durationMs === null) throw new AppError('media_unreadable');
  return deps.db.transaction(async (tx) => {
    await endStep(tx, id);
    const [newest] = await tx
      .select()
      .from(filmVersions)
      .where(eq(filmVersions.documentId, id))
      .orderBy(desc(filmVersions.number))
      .limit(1);
    // Pressed again, it is the version that it is.
    if (newest?.fileId === file.id) return { number: newest.number };
    const number = (newest?.number ?? 0) + 1;
    if (number > FILM_VERSIONS) throw new AppError('conflict');
    await tx
      .insert(filmVersions)
      .values({ id: v7(), documentId: id, number, fileId: file.id, createdAt: deps.clock.now() });
    return { number };
  });
}

/** The versions of a film whose videos the person still sees, newest first. */
export async function findVersions(
  deps: Pick<FilmDeps, 'db' | 'files' | 'clock'>,
  person: Principal,
  documentId: string,
): Promise<FilmVersion[]> {
  const rows = await deps.db
    .select()
    .from(filmVersions)
    .where(eq(filmVersions.documentId, documentId))
    .orderBy(desc(filmVersions.number));
  const ids = rows.flatMap(({ fileId }) => fileId ?? []);
  const files = new Map((await findSeenFiles(deps.db, person, ids)).map((file) => [file.id, file]));
  return rows.flatMap(({ number, fileId, createdAt }) => {
    const file = files.get(fileId ?? '');
    if (!file) return [];
    const { url, thumbnail, width, height } = documentFile(deps, file);
    return {
      number,
      url,
      poster: thumbnail,
      width: width ?? 16,
      height: height ?? 9,
      seconds: (file.durationMs ?? 0) / 1000,
      created_at: createdAt.toISOString(),
    };
  });
}
