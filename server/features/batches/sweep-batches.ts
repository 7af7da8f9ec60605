import { BATCH_DAYS } from '@inkreel/contract/limits.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/connect.ts';
import { deleteFinished } from './store.ts';

const KEPT_MS = BATCH_DAYS * 24 * 60 * 60 * 1000;
const AT_A_TIME = 100;

/** Deletes batches that finished 30 days ago; their runs and results stay. @returns how many */
export async function sweepBatches({ db, clock }: { db: Db; clock: Clock }): Promise<number> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  for (let total = 0; ; ) {
    const deleted = await deleteFinished(db, before, AT_A_TIME);
    total += deleted;
    if (deleted < AT_A_TIME) return total;
  }
}
