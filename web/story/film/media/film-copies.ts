/** Copies of videos that the server makes for films: asked for, followed, and used in place of their files. */
import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import { askCopies, type FileCopies } from '@inkreel/contract/api/storage.ts';
import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import type { ClipPart } from '@inkreel/contract/documents/film-document.ts';
import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import { shownClip } from '@inkreel/contract/film/shown-clip.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { call } from '../../../lib/client.ts';
import { fileAt } from '../../shell/story-view.ts';
import { libraryUrl } from '../library/library-urls.ts';

/** By the ids of their files. */
export type Copies = ReadonlyMap<string, FileCopies>;

/** Files that one call names. */
const MOST = 200;
const PAUSE_MS = 1500;

/** Ids of the videos that a film shows, in order. */
export function videosIn(parts: Parts): string[] {
  const ids = new Set<string>();
  for (const part of parts.values()) {
    const { type, file }: Partial<ClipPart> = part.kind === 'clip' ? shownClip(part) : {};
    const id = type === 'video' && file !== undefined ? fileIdOf(file) : undefined;
    if (id !== undefined) ids.add(id);
  }
  return [...ids].toSorted();
}

/** How far the copies of these files are; those that are missing are begun. @throws ApiError */
async function readCopies(ids: readonly string[], signal: AbortSignal): Promise<Copies> {
  const found = new Map<string, FileCopies>();
  for (let at = 0; at < ids.length; at += MOST) {
    const { items } = await call(askCopies, { body: { file_ids: ids.slice(at, at + MOST) }, signal });
    for (const item of items) found.set(item.id, item);
  }
  return found;
}

/**
 * Follows the copies of these files until none is waited for.
 * @param isOver whether nothing of a file is waited for any more
 * @throws ApiError; the signal's reason
 */
export async function followCopies(
  ids: readonly string[],
  {
    signal,
    isOver,
    onNews,
  }: { signal: AbortSignal; isOver: (copies: FileCopies) => boolean; onNews: (copies: Copies) => void },
): Promise<void> {
  if (ids.length === 0) return;
  for (;;) {
    const copies = await readCopies(ids, signal);
    signal.throwIfAborted();
    onNews(copies);
    if ([...copies.values()].every(isOver)) return;
    await pause(signal);
  }
}

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, PAUSE_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

/**
 * Waits for the copies that an export draws from.
 * @throws ApiError with media_unreadable if one cannot be made; the signal's reason
 */
export async function copiesForExport(parts: Parts, signal: AbortSignal): Promise<Copies> {
  let copies: Copies = new Map();
  const onNews = (news: Copies) => {
    copies = news;
  };
  await followCopies(videosIn(parts), { signal, onNews, isOver: ({ film }) => film.state !== 'waiting' });
  if ([...copies.values()].some(({ film }) => film.state === 'failed'))
    throw new ApiError('media_unreadable');
  return copies;
}

/**
 * The address that a source is drawn or heard from.
 * @param forPreview the small copy of a heavy video, where there is one
 */
export const urlsOf =
  (files: ReadonlyMap<string, DocumentFile>, copies: Copies, forPreview = false) =>
  (source: string): string | undefined => {
    const file = fileAt(files, source);
    const found = file && copies.get(file.id);
    const small = forPreview ? found?.proxy.url : undefined;
    return small ?? found?.film.url ?? file?.url ?? libraryUrl(source);
  };
