import { type DocumentFile, getDocument } from '@inkreel/contract/api/documents.ts';
import type { Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { repairParts } from '@inkreel/contract/documents/parts/repair.ts';
import { storyKind } from '@inkreel/contract/documents/story-document.ts';
import { call } from '../../../lib/client.ts';
import { piecesOf, type StoryPiece } from './story-pieces.ts';

/** A story as a film reads it. */
export interface FilmStory {
  id: string;
  name: string;
  project: string | null;
  parts: Parts;
  files: ReadonlyMap<string, DocumentFile>;
  pieces: readonly StoryPiece[];
}

/** @throws ApiError */
export async function readStory(id: string, signal?: AbortSignal): Promise<FilmStory> {
  const record = await call(getDocument, { params: { id }, ...(signal ? { signal } : {}) });
  const stored = (record.content['parts'] ?? []) as Part[];
  const { parts } = repairParts(storyKind, new Map(stored.map((part) => [part.id, part])));
  const files = new Map(record.files.map((file) => [file.id, file]));
  return { id, name: record.name, project: record.project_id, parts, files, pieces: piecesOf(parts, files) };
}
