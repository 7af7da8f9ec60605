import { FILE_PATH_PREFIX } from '@inkreel/contract/api/storage.ts';
import { inArray } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { type FileRow, findFilesByKey } from '../storage/find-files.ts';
import { derivations, results } from './tables.ts';

/**
 * Records what a result was made from: the files that its run's input names by their paths, as `checkInputs` wrote
 * them, with the hash of their content. A file that was deleted since the run began leaves no edge.
 */
export async function recordDerivations(tx: Tx, resultId: string, input: unknown): Promise<void> {
  const named = inputFiles(input);
  if (named.length === 0) return;
  const sources = await findInputFiles(tx, input);
  const resultOf = await findResultsOfFiles(
    tx,
    sources.map(({ id }) => id),
  );
  const edges = named.flatMap(({ field, position, key }) => {
    const source = sources.find((each) => each.key === key);
    if (!source) return [];
    const { id: sourceFileId, sha256: sourceHash } = source;
    const sourceResultId = resultOf.get(sourceFileId) ?? null;
    return [{ resultId, field, position, sourceFileId, sourceHash, sourceResultId }];
  });
  if (edges.length > 0) await tx.insert(derivations).values(edges);
}

/** The stored files that the input of a run names. */
export function findInputFiles(tx: Tx, input: unknown): Promise<FileRow[]> {
  return findFilesByKey(
    tx,
    inputFiles(input).map(({ key }) => key),
  );
}

/** The results that the files belong to, for those that are results. */
async function findResultsOfFiles(tx: Tx, fileIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (fileIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: results.id, fileId: results.fileId })
    .from(results)
    .where(inArray(results.fileId, [...fileIds]));
  return new Map(rows.map(({ id, fileId }) => [fileId, id]));
}

/** The files that an input names, by field: in its order, those of the characters and the place of a shot too. */
function inputFiles(input: unknown): { field: string; position: number; key: string }[] {
  return Object.entries(input ?? {}).flatMap(([field, value]) =>
    (NESTED.has(field) ? addressesIn(value) : [value].flat()).flatMap((path: unknown, position) =>
      typeof path === 'string' && path.startsWith(FILE_PATH_PREFIX)
        ? [{ field, position, key: path.slice(FILE_PATH_PREFIX.length) }]
        : [],
    ),
  );
}

/** Properties of the runs of a story whose records name files. */
const NESTED: ReadonlySet<string> = new Set(['characters', 'place']);

/** What the records of a value name in properties that end in `_url` or `_urls`. */
function addressesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) =>
    /_urls?$/u.test(name) ? [one].flat() : addressesIn(one),
  );
}
