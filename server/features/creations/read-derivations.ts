import type { resultDerivations as endpoint } from '@inkreel/contract/api/creations.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import { AppError } from '../../http/app-error.ts';
import type { Principal } from '../../http/principal.ts';
import { mediaFileOf } from '../storage/addresses.ts';
import type { StorageDeps } from '../storage/files.ts';
import { findSeenFiles } from '../storage/seen-files.ts';
import { findDerivedResults, findSeenResults, findSources } from '../tasks/results/find-results.ts';

/**
 * What a result was made from, and what was made from it, as far as the person sees them.
 * @throws AppError not_found
 */
export async function readDerivations(
  { db }: Pick<StorageDeps, 'db'>,
  person: Principal,
  id: string,
): Promise<OutputOf<typeof endpoint>> {
  const [seen] = await findSeenResults(db, person, [id]);
  if (!seen) throw new AppError('not_found');
  const sources = await findSources(db, id);
  const files = await findSeenFiles(
    db,
    person,
    sources.map(({ sourceFileId }) => sourceFileId),
  );
  const parentIds = sources.flatMap(({ sourceResultId }) => sourceResultId ?? []);
  const parents = await findSeenResults(db, person, parentIds);
  const derived = await findDerivedResults(db, person, id, seen.result.fileId);
  return {
    sources: sources.map(({ field, position, sourceHash, sourceFileId, sourceResultId }) => {
      const file = files.find((each) => each.id === sourceFileId);
      const parent = parents.find(({ result }) => result.id === sourceResultId);
      return {
        field,
        position,
        sha256: sourceHash,
        file: file ? mediaFileOf(file) : null,
        result_id: parent?.result.id ?? null,
      };
    }),
    derived: derived.map((each) => ({ result_id: each.id })),
  };
}
