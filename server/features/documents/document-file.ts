import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import { uploadedFileOf } from '../storage/addresses.ts';
import type { DocumentDeps } from './document-deps.ts';

/** A stored file that a document uses, as answers describe it. */
export function documentFile(
  deps: Pick<DocumentDeps, 'files' | 'clock'>,
  file: Parameters<typeof uploadedFileOf>[1],
): DocumentFile {
  const { id, full_path, thumbnail, content_type, width, height } = uploadedFileOf(deps, file);
  return { id, name: file.name, url: full_path, thumbnail, content_type, width, height };
}
