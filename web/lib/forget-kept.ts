import { forgetDrafts } from './draft-store.ts';
import { forgetQueues } from './queue-store.ts';

/** Forgets what the person who leaves has kept in the databases of this browser. */
export async function forgetKept(): Promise<void> {
  await Promise.all([forgetDrafts(), forgetQueues()]);
}
