import type { DbOrTx } from '../../db/connect.ts';
import { findDocumentOf } from './store.ts';

/** Id of the project that a run is a step of; undefined for any other run, and if the project was deleted. */
export const findProjectOf = (db: DbOrTx, taskId: string): Promise<string | undefined> =>
  findDocumentOf(db, taskId);
