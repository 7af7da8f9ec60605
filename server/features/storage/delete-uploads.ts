import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { type clearUploads as endpoint, OLD_UPLOAD_DAYS } from '@inkreel/contract/api/storage.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { discardFiles } from './discard-files.ts';
import type { StorageDeps } from './files.ts';
import { findOwnUploads } from './store.ts';

type Removed = OutputOf<typeof endpoint>;

const OLD_MS = OLD_UPLOAD_DAYS * 24 * 60 * 60 * 1000;

/**
 * Removes one of the person's uploads for good. Results that were made from it stay.
 * @throws AppError not_found for a file that is not their upload in this organisation; file_in_use if a document, the
 * stock, a character or an unfinished batch uses it
 */
export async function deleteUpload(deps: StorageDeps, person: Principal, id: string): Promise<Removed> {
  const { found, ...removed } = await remove(deps, person, { id });
  if (removed.files === 0) throw new AppError(found === 0 ? 'not_found' : 'file_in_use');
  return removed;
}

/** Removes the person's uploads that are older than 30 days, except those in the stock. */
export async function clearUploads(deps: StorageDeps, person: Principal): Promise<Removed> {
  const before = new Date(deps.clock.now().getTime() - OLD_MS);
  const { files, bytes } = await remove(deps, person, { before });
  return { files, bytes };
}

async function remove(
  deps: StorageDeps,
  person: Principal,
  which: { id: string } | { before: Date },
): Promise<Removed & { found: number }> {
  return deps.db.transaction(async (tx) => {
    const found = await findOwnUploads(tx, person, which);
    const gone = await discardFiles(
      tx,
      found.map(({ id }) => id),
    );
    return { found: found.length, files: gone.length, bytes: gone.reduce((sum, { size }) => sum + size, 0) };
  });
}
