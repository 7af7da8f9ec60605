import { stat } from 'node:fs/promises';
import type { DbOrTx, Tx } from '../../db/connect.ts';
import type { StorageDeps } from './files.ts';
import { newKey } from './key.ts';
import { registerPendingWrites, releasePendingWrites } from './store.ts';

/** For outputs that only their engine reads. */
const UNNAMED = { extension: 'stage', contentType: 'application/octet-stream' };
/** A date so long ago that the next sweep takes the keys. */
const LONG_AGO = new Date(0);

/**
 * Stores the output of a stage of a run under a key without a row in `files`, so that no address serves it.
 * Until `ownStageOutput` commits, the sweep removes it.
 * @param type for outputs that engines recognise by the extension of the key
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

/** Protects a stage's output from the sweep, in the transaction that writes the row which owns it. */
export async function ownStageOutput(tx: Tx, key: string): Promise<void> {
  await releasePendingWrites(tx, [key]);
}

/** Leaves the outputs of stages to the next sweep, in the transaction that removes the rows which own them. */
export async function discardStageOutputs(tx: DbOrTx, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await registerPendingWrites(tx, keys, LONG_AGO);
}
