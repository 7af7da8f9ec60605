import { SPEAK_LINE, STORY_RUNS } from '@inkreel/contract/story/story-runs.ts';
import { purgeAccounts } from '../features/account-deletion/purge-accounts.ts';
import { sweepCodes } from '../features/accounts/sweep-codes.ts';
import { stepBatches } from '../features/batches/step-batch.ts';
import { sweepBatches } from '../features/batches/sweep-batches.ts';
import { reconcileOrders } from '../features/billing/orders/reconcile-orders.ts';
import { sweepFrozen } from '../features/billing/sweep-frozen.ts';
import { sweepBin } from '../features/creations/sweep-bin.ts';
import { sweepDocuments } from '../features/documents/change-document.ts';
import { fillTexts } from '../features/documents/fill-texts.ts';
import { createCopyMaker } from '../features/storage/copies/make-copies.ts';
import { createFactsFiller } from '../features/storage/media/fill-facts.ts';
import { createPosterMaker } from '../features/storage/media/make-posters.ts';
import { sweepStorage } from '../features/storage/sweep.ts';
import { sweepSpokenLines } from '../features/subtitles/sweep-spoken-lines.ts';
import { createParkedRuns } from '../features/tasks/ask-parked.ts';
import { sweepTasks } from '../features/tasks/sweep-tasks.ts';
import { tellLine } from '../features/tasks/tell-line.ts';
import { startHousekeeping } from '../housekeeping.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { mendTimes } from '../jobs/mend-times.ts';
import { sweepEnded } from '../sweep-ended.ts';
import type { Core, Start } from './core.ts';
import type { Payments } from './payments.ts';
import { openRunDeps } from './run-deps.ts';

/** Starts the periodic chores of a worker process: sweeps, and polling of parked runs. */
export function startChores(
  { log, cleanUps }: Start,
  core: Core,
  jobs: Jobs,
  { orderDeps, announceRemoval }: Payments,
): void {
  const { deps, engines, tools } = core;
  const { prices, looks } = openRunDeps(core);
  const { threads } = engines;
  const batches = {
    ...deps,
    ...looks,
    jobs,
    prices,
    tools: [...tools, ...STORY_RUNS, SPEAK_LINE],
    threads,
  };
  const housekeeping = startHousekeeping(
    [
      { name: 'deleted accounts', everySeconds: 10, run: () => purgeAccounts(deps) },
      { name: 'queue', everySeconds: 20, run: () => mendTimes(deps.db) },
      { name: 'tasks', everySeconds: 20, run: () => sweepTasks({ ...deps, jobs }) },
      { name: 'line', everySeconds: 3, run: () => tellLine({ ...deps, threads }) },
      { name: 'batches', everySeconds: 1, run: () => stepBatches(batches) },
      { name: 'ended', everySeconds: 3600, run: () => sweepEnded(deps) },
      { name: 'storage', everySeconds: 600, run: () => sweepStorage(deps) },
      { name: 'media', everySeconds: 3600, run: createFactsFiller(deps) },
      { name: 'posters', everySeconds: 3, run: createPosterMaker(deps) },
      { name: 'orders', everySeconds: 20, run: () => reconcileOrders(orderDeps) },
      { name: 'frozen', everySeconds: 3600, run: () => sweepFrozen({ ...deps, announceRemoval }) },
      { name: 'codes', everySeconds: 3600, run: () => sweepCodes(deps) },
      { name: 'finished batches', everySeconds: 3600, run: () => sweepBatches(deps) },
      { name: 'bin', everySeconds: 3600, run: () => sweepBin(deps) },
      { name: 'documents', everySeconds: 3600, run: () => sweepDocuments(deps) },
      { name: 'search text', everySeconds: 3600, run: () => fillTexts(deps) },
      { name: 'spoken lines', everySeconds: 3600, run: () => sweepSpokenLines(deps) },
    ],
    log,
  );
  cleanUps.push(housekeeping.stop);
  const copies = createCopyMaker(deps);
  const copying = startHousekeeping([{ name: 'copies', everySeconds: 1, run: copies.turn }], log);
  cleanUps.push(async () => {
    await copies.stop();
    await copying.stop();
  });
  const parked = createParkedRuns({ ...deps, jobs });
  const asking = startHousekeeping([{ name: 'parked', everySeconds: 0.5, run: parked.turn }], log);
  cleanUps.push(async () => {
    await asking.stop();
    await parked.stop();
  });
}
