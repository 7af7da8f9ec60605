import type { Db } from '../../db/connect.ts';
import { AppError } from '../../http/app-error.ts';
import type { Person } from '../organisations/project-access.ts';
import { fileTypeOf } from '../storage/file-types.ts';
import type { FileRow } from '../storage/find-files.ts';
import { resolveInputFile } from '../storage/resolve-input-file.ts';

/**
 * The picture at an address of this product.
 * @throws AppError not_found for a file that is not the person's to use; unsupported_file_type for one that is no picture
 */
export async function requireImage(deps: { db: Db }, person: Person, url: string): Promise<FileRow> {
  const file = await resolveInputFile(deps, person, url);
  if (fileTypeOf(file.contentType).kind !== 'image') throw new AppError('unsupported_file_type');
  return file;
}
