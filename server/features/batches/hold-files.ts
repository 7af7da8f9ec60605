import type { Tx } from '../../db/connect.ts';
import type { Person } from '../organisations/project-access.ts';
import { discardLeftOvers } from '../storage/discard-files.ts';
import { lockNamedFiles } from '../storage/resolve-input-file.ts';
import { deleteFiles, type ItemRow, insertFiles } from './store.ts';

/**
 * Keeps the files that items name until their batch has finished, whatever else lets go of them. An item whose file is
 * gone already fails when it starts.
 */
export async function holdFiles(
  tx: Tx,
  user: Person,
  batchId: string,
  items: readonly Pick<ItemRow, 'input'>[],
): Promise<void> {
  const named = await lockNamedFiles(
    tx,
    user,
    items.map(({ input }) => input),
  );
  await insertFiles(
    tx,
    batchId,
    named.map(({ id }) => id),
  );
}

/** Lets go of the files of a batch that has finished: those that nothing else uses any more are deleted. */
export async function releaseFiles(tx: Tx, batchId: string): Promise<void> {
  await discardLeftOvers(tx, await deleteFiles(tx, batchId));
}
