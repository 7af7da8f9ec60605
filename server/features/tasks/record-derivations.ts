import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { files } from '../storage/tables.ts';
import { derivations, results } from './tables.ts';

/**
 * Writes what a result was made from: the files that its run's input names by their paths, as `checkInputs` left them,
 * with the content that they have. A file that was deleted since the run began leaves no edge.
 */
export async function recordDerivations(tx: Tx, resultId: string, input: unknown): Promise<void> {
  const named = inputFiles(input);
  if (named.length === 0) return;
  const sources = await tx
    .select({ key: files.key, id: files.id, hash: files.sha256, resultId: results.id })
    .from(files)
    .leftJoin(results, eq(results.fileId, files.id))
    .where(
      inArray(
        files.key,
        named.map(({ key }) => key),
      ),
    );
  const edges = named.flatMap(({ field, position, key }) => {
    const source = sources.find((each) => each.key === key);
    if (!source) return [];
    const { id: sourceFileId, hash: sourceHash, resultId: sourceResultId } = source;
    return [{ resultId, field, position, sourceFileId, sourceHash, sourceResultId }];
  });
  if (edges.length > 0) await tx.insert(derivations).values(edges);
}

/** The files that an input names, by field. */
function inputFiles(input: unknown): { field: string; position: number; key: string }[] {
  return Object.entries(input ?? {}).flatMap(([field, value]) =>
    [value]
      .flat()
      .flatMap((path: unknown, position) =>
        typeof path === 'string' && path.startsWith(FILE_PATH_PREFIX)
          ? [{ field, position, key: path.slice(FILE_PATH_PREFIX.length) }]
          : [],
      ),
  );
}
