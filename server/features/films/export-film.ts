import type { BodyOf, OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { exportFilm as endpoint } from '@inkreel/contract/api/films.ts';
import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import type { ClipPart } from '@inkreel/contract/documents/film-document.ts';
import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import { EXPORT_LIMITS } from '@inkreel/contract/film/film-runs.ts';
import { EXPORT_FILM } from '@inkreel/contract/story/story-runs.ts';
import { filmAtRatio } from '@inkreel/scene/film/film-at-ratio.ts';
import { filmFrames, filmHead } from '@inkreel/scene/film/film-timeline.ts';
import { endOf, FILM_RATE, startOf } from '@inkreel/scene/film/film-times.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import type { DocumentDeps } from '../documents/document-deps.ts';
import { requireImage } from '../roles/require-image.ts';
import { findCopies } from '../storage/copies/copy-rows.ts';
import { findInput } from '../tools/find-input.ts';
import { type RunToolDeps, runTool } from '../tools/run-tool.ts';
import { drawnMarks } from './film-marks.ts';
import { clipsWithFiles, readFilm } from './read-film.ts';

export interface FilmDeps extends Omit<RunToolDeps, keyof DocumentDeps>, DocumentDeps {
  files: RunToolDeps['files'] & DocumentDeps['files'];
}

/**
 * Starts the run that makes the video of a film as it is now: later edits change nothing in it.
 * @throws AppError not_found; document_unreadable; invalid_input for an empty film or one that is too long; media_gone
 * with the clips whose files are gone; media_unreadable with those whose videos cannot be converted; image_gone, file_too_large for the cover; those of `runTool`
 */
export async function exportFilm(
  deps: FilmDeps,
  user: Principal,
  {
    document_id: id,
    height,
    format,
    frame_rate: frameRate,
    ratio,
    title,
    description,
    cover_url: coverUrl,
    expected_points: expectedPoints,
  }: BodyOf<typeof endpoint>,
  key: string | undefined,
): Promise<OutputOf<typeof endpoint>> {
  const { name, files, project_id: projectId, parts: stored } = await readFilm(deps, user, id);
  const parts = ratio === undefined ? stored : filmAtRatio(stored, ratio);
  const { seconds, film } = measured(parts);
  const addresses = new Map(files.map((file) => [fileSource(file.id), file.url]));
  const clips = clipsWithFiles(parts);
  const gone = clips.filter((clip) => !addresses.has(clip.file ?? ''));
  if (gone.length > 0) throw mediaGone(gone);
  const sources = [...new Set(clips.map((clip) => clip.file ?? ''))];
  const copyOf = await filmCopies(deps, files, clips);
  const media_urls = await Promise.all(
    sources.map(async (source) => {
      const found = await findInput(deps, user, addresses.get(source) ?? '').catch((error: unknown) => {
        if (!(error instanceof AppError) || error.code !== 'not_found') throw error;
        throw mediaGone(clips.filter((clip) => clip.file === source));
      });
      return FILE_PATH_PREFIX + copyOf(source, found.key);
    }),
  );
  const head = filmHead(parts);
  const cover = coverUrl ?? addresses.get(head.cover ?? '');
  const input = {
    film,
    sources,
    media_urls,
    seconds,
    height,
    format,
    ...(frameRate !== undefined && { frame_rate: frameRate }),
    document_id: id,
    title: title ?? head.title ?? name,
    description: description ?? head.description ?? '',
    ...(await drawnMarks(deps, parts)),
    ...(cover !== undefined && { cover_url: await coverOf(deps, user, cover) }),
  };
  const { taskId } = await runTool(deps, user, {
    tool: EXPORT_FILM,
    input,
    projectId: projectId ?? undefined,
    expectedPoints,
    key,
  });
  return { id: taskId };
}

/**
 * The key that a source is drawn from: that of its copy, where one is ready. What waits for one is converted by the run.
 * @throws AppError media_unreadable with the clips whose videos cannot be converted
 */
async function filmCopies(
  deps: FilmDeps,
  files: readonly { id: string }[],
  clips: readonly ClipPart[],
): Promise<(source: string, key: string) => string> {
  const copies = await findCopies(
    deps.db,
    files.map(({ id }) => id),
  );
  const ofFilms = new Map(
    copies.flatMap((copy) => (copy.purpose === 'film' ? [[fileSource(copy.fileId ?? ''), copy]] : [])),
  );
  const unreadable = clips.filter(
    ({ type, file }) => type === 'video' && ofFilms.get(file ?? '')?.state === 'failed',
  );
  if (unreadable.length > 0)
    throw new AppError('media_unreadable', { data: { fields: fieldsOf(unreadable, 'media_unreadable') } });
  return (source, key) => {
    const copy = ofFilms.get(source);
    return copy?.state === 'ready' ? copy.key : key;
  };
}

function measured(parts: Parts): { seconds: number; film: string } {
  const { numerator, denominator } = filmHead(parts).rate ?? FILM_RATE;
  const seconds = (filmFrames(parts) * denominator) / numerator;
  const film = JSON.stringify([...parts.values()]);
  const isTooMuch =
    seconds > EXPORT_LIMITS.seconds ||
    film.length > EXPORT_LIMITS.characters ||
    videosAtOnce(parts) > EXPORT_LIMITS.videos;
  if (seconds === 0 || isTooMuch)
    throw new AppError('invalid_input', {
      data: { fields: [{ field: 'document_id', problem: 'malformed' }] },
    });
  return { seconds, film };
}

/** The most videos that are seen at one time. */
function videosAtOnce(parts: Parts): number {
  const edges = clipsWithFiles(parts)
    .filter(({ type }) => type === 'video')
    .flatMap((clip) => [
      { at: startOf(clip), by: 1 },
      { at: endOf(clip), by: -1 },
    ])
    .sort((a, b) => a.at - b.at || a.by - b.by);
  let [now, most] = [0, 0];
  for (const { by } of edges) {
    now += by;
    most = Math.max(most, now);
  }
  return most;
}

const mediaGone = (clips: readonly ClipPart[]) =>
  new AppError('media_gone', { data: { fields: fieldsOf(clips, 'media_gone') } });

const fieldsOf = (clips: readonly ClipPart[], problem: 'media_gone' | 'media_unreadable') =>
  clips.map(({ id, name }) => ({ field: name ?? id, problem }));

async function coverOf(deps: FilmDeps, user: Principal, address: string): Promise<string> {
  const { key, size } = await requireImage(deps, user, address);
  if (size > EXPORT_LIMITS.cover) throw new AppError('file_too_large');
  return FILE_PATH_PREFIX + key;
}
