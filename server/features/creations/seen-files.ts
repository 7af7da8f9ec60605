import type { DbOrTx } from '../../db/connect.ts';
import type { Person } from '../organisations/project-access.ts';
import { type FileRow, findFiles } from '../storage/find-files.ts';
import { findSeenResults } from '../tasks/results/find-results.ts';

/** A result that the person sees and that is not in the bin, with its file and the engine that made it. */
export interface SeenResult {
  id: string;
  toolId: string;
  engine: string | null;
  file: FileRow;
}

/** Those of the results that the person sees and that are not in the bin, oldest first. */
export async function findSeenFiles(
  db: DbOrTx,
  person: Person,
  ids: readonly string[],
): Promise<SeenResult[]> {
  const seen = await findSeenResults(db, person, ids);
  const files = await findFiles(
    db,
    seen.map(({ result }) => result.fileId),
  );
  return seen.flatMap(({ result, engine }) => {
    const file = files.get(result.fileId);
    return file ? [{ id: result.id, toolId: result.toolId, engine, file }] : [];
  });
}
