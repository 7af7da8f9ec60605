import { stat } from 'node:fs/promises';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import type { StorageDeps } from './files.ts';
import { newKey } from './key.ts';
import { registerPendingWrites, releasePendingWrites } from './store.ts';

/** Only the engine that made it reads it. */
const UNNAMED = { extension: 'stage', contentType: 'application/octet-stream' };
/** So long ago that the next sweep takes the keys at once. */
const LONG_AGO = new Date(0);

/**
 * Stores what a stage of a run made, under a key that has no row in `files`: nobody can ask for it. Until
 * `ownStageOutput` commits, it is the sweep's.
 * @param type of what engines go by the ending of its key
 * @returns the key
 * @throws AppError storage_unavailable
 */
export async function writeStageOutput(deps: StorageDeps, path: string, type = UNNAMED): Promise<string> {
  const now = deps.clock.now();
  const key = newKey(now, type.extension);
  await registerPendingWrites(deps.db, [key], now);
  const { size } = await stat(path);
  await deps.files.driver.put(key, { path }, { contentType: type.contentType, size });
  return key;
}

/** Takes a stage's output out of the sweep's reach, in the transaction that writes the row which owns it. */
export async function ownStageOutput(tx: Tx, key: string): Promise<void> {
  await releasePendingWrites(tx, [key]);
}

/** Gives the outputs of stages to the next sweep, in the transaction that removes the rows which own them. */
export async function discardStageOutputs(tx: DbOrTx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await registerPendingWrites(tx, keys, LONG_AGO);
}
