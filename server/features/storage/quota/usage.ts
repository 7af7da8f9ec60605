import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { storageUsage as endpoint } from '@inkreel/contract/api/storage.ts';
import { eq, sql } from 'drizzle-orm';
import { readSnapshot } from '../../../db/snapshot.ts';
import type { Principal } from '../../../http/principal.ts';
import { resultFiles } from '../../tasks/results/file-conditions.ts';
import type { StorageDeps } from '../files.ts';
import { files } from '../tables.ts';
import { readUsage } from './room.ts';

/** The usage of an organisation without files. */
const NOTHING = { results: 0, bin: 0, uploads: 0 };

/** What the current organisation stores, in bytes, by kind. Every member sees it: all of them fill it. */
export async function storageUsage(
  deps: StorageDeps,
  { organisationId }: Pick<Principal, 'organisationId'>,
): Promise<OutputOf<typeof endpoint>> {
  const bytesWhere = (condition: ReturnType<typeof sql>) =>
    sql`coalesce(sum(${files.size}) filter (where ${condition}), 0)`.mapWith(Number);
  // The parts are never more than the whole.
  return readSnapshot(deps.db, async (tx) => {
    const result = resultFiles(tx);
    const [parts = NOTHING] = await tx
      .select({
        results: bytesWhere(sql`not ${result.inBin}`),
        bin: bytesWhere(sql`${result.inBin}`),
        uploads: bytesWhere(sql`${result.fileId} is null`),
      })
      .from(files)
      .leftJoin(result, eq(result.fileId, files.id))
      .where(eq(files.organisationId, organisationId));
    return { ...(await readUsage({ ...deps, db: tx }, organisationId)), ...parts };
  });
}
