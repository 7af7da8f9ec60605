import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import type { QueryClient } from '@tanstack/react-query';
import { shownLanguage } from '../lib/area-texts.ts';
import { createStartGuard } from './start-guard.ts';

const guard = createStartGuard();

/**
 * Starts a run once more, with its input as it was; a double click is one run. Resolves when the server has it.
 * @param run a run, or a stored result with what is known of its run
 * @throws ApiError where the server does not take it
 */
export async function startAgain(
  client: QueryClient,
  run: Pick<TaskRecord, 'tool_id' | 'input' | 'receipt'>,
): Promise<void> {
  // The code that starts runs comes with the first use, not with every page.
  const [{ startRun }, { loadTool }] = await Promise.all([
    import('./start-run.ts'),
    import('../lib/load-tool.ts'),
  ]);
  const { quoted: points, points_each: pointsEach } = run.receipt;
  const answered = guard.begin([run.tool_id, run.input]);
  if (!answered) return;
  try {
    const tool = await loadTool(run.tool_id, shownLanguage());
    await startRun(client, tool, run.input, { points, pointsEach });
    answered('taken');
  } catch (error) {
    answered('dropped');
    throw error;
  }
}
