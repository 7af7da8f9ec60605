import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import type { QueryClient } from '@tanstack/react-query';

/**
 * Starts a run once more, with its input as it was. Resolves when the new run has ended, however it ended.
 * @param run a run, or a stored result with what is known of its run
 * @param fallbackMessage said of a failure that names no reason
 * @throws ApiError where the server does not take it
 */
export async function startAgain(
  client: QueryClient,
  run: Pick<TaskRecord, 'tool_id' | 'input' | 'receipt'>,
  fallbackMessage: string,
): Promise<void> {
  // The code that starts runs comes with the first use, not with every page.
  const [{ startRun }, { loadTool }] = await Promise.all([
    import('./start-run.ts'),
    import('../lib/load-tool.ts'),
  ]);
  const { quoted: points, points_each: pointsEach } = run.receipt;
  await startRun(client, await loadTool(run.tool_id), run.input, { points, pointsEach }, fallbackMessage);
}
