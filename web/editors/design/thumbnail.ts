import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import { fileIdOf } from '@inkreel/contract/documents/define-document.ts';
import type { Part } from '@inkreel/contract/documents/parts/part.ts';
import { shownSource } from '@inkreel/scene/design/design.ts';

/** The URL of a small copy of what an image layer shows. */
export function thumbnailOf(part: Part, files: ReadonlyMap<string, DocumentFile>): string | undefined {
  const source = part.kind === 'image' ? shownSource(part) : undefined;
  const file = source === undefined ? undefined : files.get(fileIdOf(source) ?? '');
  return file?.thumbnail ?? file?.url;
}
