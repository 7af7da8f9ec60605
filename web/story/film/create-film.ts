import { createDocument } from '@inkreel/contract/api/documents.ts';
import { filmKind } from '@inkreel/contract/documents/film-document.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { call } from '../../lib/client.ts';

export const filmPath = (id: string): string => `/story/video-editor?id=${id}`;

/**
 * Creates a film of these parts.
 * @returns its id
 * @throws ApiError
 */
export async function createFilm(
  name: string,
  parts: readonly Part[],
  project: string | undefined,
): Promise<string> {
  const { id } = await call(createDocument, {
    body: {
      kind: filmKind.kind,
      name: name.trim().slice(0, 200),
      schema: filmKind.version,
      content: { parts },
      ...(project === undefined ? {} : { project_id: project }),
    },
  });
  return id;
}
