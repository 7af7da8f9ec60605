import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import { getFilmMarks } from '@inkreel/contract/api/films.ts';
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import type { ClipPart, FilmHead } from '@inkreel/contract/documents/film-document.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import { EXPORT_LIMITS } from '@inkreel/contract/film/film-runs.ts';
import { plainParts } from '@inkreel/contract/film/shown-clip.ts';
import { librarySound } from '@inkreel/contract/film/sound-library.ts';
import type { OpenParts } from '../../../documents/parts/open-parts.ts';
import { call } from '../../../lib/client.ts';
import { fileAt } from '../../shell/story-view.ts';
import { copiesForExport, urlsOf } from '../media/film-copies.ts';
import type { FilmToWrite } from './export-film.ts';

/**
 * A film as it is now, with title, description and cover, once the copies are there that it is drawn from.
 * @throws those of `copiesForExport`, and of the server that tells its marks
 */
export async function filmToWrite(document: OpenParts, signal: AbortSignal): Promise<FilmToWrite> {
  const { state, files, record } = document;
  // The server tells them of the film that it has.
  await document.settle();
  const marks = await call(getFilmMarks, { query: { document_id: record.id }, signal });
  const parts = plainParts(state.get().parts);
  const stored = files.get();
  const urlOf = urlsOf(stored, await copiesForExport(parts, signal));
  const addresses = new Map(
    [...new Set([...[...stored.keys()].map(fileSource), ...soundsOfLibrary(parts)])].flatMap((source) => {
      const url = urlOf(source);
      return url === undefined ? [] : [[source, new URL(url, location.href).href] as const];
    }),
  );
  const head = parts.get(HEAD) as FilmHead | undefined;
  const cover = await coverOf(fileAt(stored, head?.cover));
  return {
    parts,
    addresses,
    marks,
    tags: {
      title: head?.title ?? record.name,
      ...(head?.description !== undefined && { description: head.description }),
      ...(cover && { cover }),
    },
  };
}

/** Sources of the clips that play a sound of the library. */
const soundsOfLibrary = (parts: Parts): string[] =>
  [...parts.values()].flatMap(({ file }: ClipPart) => (librarySound(file) ? [file ?? ''] : []));

/** Images that players show as covers. */
const COVER_TYPES = ['image/jpeg', 'image/png'];
const COVER_QUALITY = 0.9;

/** The cover as players read it; a film without one is better than none. */
async function coverOf(file: DocumentFile | undefined): Promise<FilmToWrite['tags']['cover']> {
  if (!file) return undefined;
  try {
    const answer = await fetch(file.url);
    const image = await answer.blob();
    if (!answer.ok || image.size > EXPORT_LIMITS.cover) return undefined;
    const cover = COVER_TYPES.includes(image.type) ? image : await asJpeg(image);
    return { data: new Uint8Array(await cover.arrayBuffer()), type: cover.type };
  } catch {
    return undefined;
  }
}

async function asJpeg(image: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(image);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality: COVER_QUALITY });
}
