import type { DocumentRecord } from '@inkreel/contract/api/documents.ts';
import { type ClipPart, filmKind } from '@inkreel/contract/documents/film-document.ts';
import type { Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { repairParts } from '@inkreel/contract/documents/parts/repair.ts';
import { plainParts } from '@inkreel/contract/film/shown-clip.ts';
import { librarySound } from '@inkreel/contract/film/sound-library.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import type { DocumentDeps } from '../documents/document-deps.ts';
import { getDocument } from '../documents/read-document.ts';

/**
 * A film with its parts as they are drawn.
 * @throws AppError not_found, also for another document; document_unreadable
 */
export async function readFilm(
  deps: DocumentDeps,
  person: Principal,
  id: string,
): Promise<DocumentRecord & { parts: Parts }> {
  const document = await getDocument(deps, person, id);
  if (document.kind !== filmKind.kind) throw new AppError('not_found');
  const stored = (document.content as { parts: readonly Part[] }).parts;
  const { parts } = repairParts(filmKind, new Map(stored.map((part) => [part.id, part])));
  return { ...document, parts: plainParts(parts) };
}

/** Clips of tracks that draw from a stored file; sounds of the library come with the product. */
export const clipsWithFiles = (parts: Parts): ClipPart[] =>
  [...parts.values()].filter(
    (part) =>
      part.kind === 'clip' &&
      typeof part['file'] === 'string' &&
      !(part['type'] === 'audio' && librarySound(part['file'])) &&
      parts.get(part.parent ?? '')?.kind === 'track',
  );
