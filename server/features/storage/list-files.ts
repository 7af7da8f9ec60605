import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import type { listFiles as endpoint } from '@inkreel/contract/api/storage.ts';
import type { Principal } from '../../http/principal.ts';
import { uploadedFileOf } from './addresses.ts';
import type { StorageDeps } from './files.ts';
import { findUploads } from './store.ts';

/** Files that the user uploaded in the current organisation, newest first. */
export async function listFiles(
  deps: StorageDeps,
  user: Principal,
  asked: QueryOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const rows = await findUploads(deps.db, user, asked);
  const items = rows.slice(0, asked.limit).map((row) => ({
    ...uploadedFileOf(deps, row),
    name: row.name,
    created_at: row.createdAt.toISOString(),
  }));
  return { items, next: rows.length > asked.limit ? (items.at(-1)?.id ?? null) : null };
}
