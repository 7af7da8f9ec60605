import type { DbOrTx } from '../../db/connect.ts';
import type { Person } from '../organisations/project-access.ts';
import { type FileRow, findSeenFilesById } from './store.ts';

/** Those of the files that the person may use, as in a run's input; others are left out. */
export async function findSeenFiles(db: DbOrTx, person: Person, ids: readonly string[]): Promise<FileRow[]> {
  return ids.length === 0 ? [] : findSeenFilesById(db, person, ids);
}
