import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';
import { shownLanguage } from '../lib/area-texts.ts';
import { createStore, useStore } from '../lib/store.ts';
import { createStartGuard } from './start-guard.ts';
import { type ListedInput, wholeInput } from './whole-input.ts';

const guard = createStartGuard();
const NONE: Readonly<Record<string, number>> = {};
/** Current points of runs whose price has changed since they were started, by id, as the server reported. */
const changedPrices = createStore(NONE);

type EarlierRun = Pick<TaskRecord, 'tool_id' | 'receipt' | 'sample'> & ListedInput;

/** Points that a run costs once more: those of the first time, until the server reports another price. */
export function usePointsAgain(): (run: Pick<EarlierRun, 'id' | 'receipt'>) => number {
  const changed = useStore(changedPrices, NONE);
  return ({ id, receipt }) => changed[id] ?? receipt.quoted;
}

/**
 * Starts a run once more, with its input as it was and at the price that was shown; a double click is one run. Resolves
 * when the server has it.
 * @param run a run, or a stored result with what is known of its run
 * @throws ApiError if the server does not accept it
 */
export async function startAgain(client: QueryClient, run: EarlierRun): Promise<void> {
  // The code that starts runs comes with the first use, not with every page.
  const [{ startRun }, { loadTool }] = await Promise.all([
    import('./start-run.ts'),
    import('../lib/load-tool.ts'),
  ]);
  const { quoted, points_each: pointsEach } = run.receipt;
  const points = changedPrices.get()[run.id] ?? quoted;
  const answered = guard.begin([run.tool_id, run.input]);
  if (!answered) return;
  try {
    const [tool, input] = await Promise.all([loadTool(run.tool_id, shownLanguage()), wholeInput(run)]);
    await startRun(client, tool, input, { points, pointsEach }, { part: { sample: run.sample } });
    answered('taken');
  } catch (error) {
    answered('dropped');
    const now =
      error instanceof ApiError && error.code === 'price_changed' ? error.data['points'] : undefined;
    if (typeof now === 'number') changedPrices.set({ ...changedPrices.get(), [run.id]: now });
    throw error;
  }
}
