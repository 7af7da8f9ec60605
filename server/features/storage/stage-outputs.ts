import { stat } from 'node:fs/promises';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import type { StorageDeps } from './files.ts';
import { newKey } from './key.ts';
import { registerPendingWrites, releasePendingWrites } from './store.ts';

const CONTENT_TYPE = 'application/octet-stream';
/** So long ago that the next sweep takes the keys at once. */
const LONG_AGO = new Date(0);

/**
 * Stores what a stage of a run made, under a key that has no row in `files`: nobody can ask for it. Until
 * `ownStageOutput` commits, it is the sweep's.
 * @returns the key
 * @throws AppError storage_unavailable
 */
export async function writeStageOutput(deps: StorageDeps, path: string): Promise<string> {
  const now = deps.clock.now();
  const key = newKey(now, 'stage');
  await registerPendingWrites(deps.db, [key], now);
  await deps.files.driver.put(key, { path }, { contentType: CONTENT_TYPE, size: (await stat(path)).size });
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
