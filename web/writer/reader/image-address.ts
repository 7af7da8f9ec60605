import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import type { Json, Part } from '@inkreel/contract/documents/parts/part.ts';

/** What an image of a text shows. */
export interface ImageAddress {
  url: string | undefined;
  /** Pixels of the file, so that its place is kept while it loads. */
  size: { width?: number; height?: number };
  /** The address of an image on another site, which is linked to and not loaded. */
  foreign: string | undefined;
}

/** @param source what the image says it is; without it, the newest image that was made for its part */
export function imageAddress(
  source: Json | undefined,
  part: Part | undefined,
  files: ReadonlyMap<string, DocumentFile>,
): ImageAddress {
  const made = (part?.['images'] ?? []) as unknown as readonly { file: string }[];
  const shown = typeof source === 'string' ? source : made.at(-1)?.file;
  const id = shown === undefined ? undefined : fileIdOf(shown);
  const file = id === undefined ? undefined : files.get(id);
  const { width, height } = file ?? {};
  return {
    url: file?.url,
    size: width && height ? { width, height } : {},
    foreign: shown !== undefined && id === undefined ? shown : undefined,
  };
}
