import type { QueryClient } from '@tanstack/react-query';
import { shownLanguage } from '../lib/area-texts.ts';
import { loadTool } from '../lib/load-tool.ts';
import { startRun } from './start-run.ts';
import { forgetUnsent, type UnsentRun } from './unsent-runs.ts';

/**
 * Sends what an earlier page could not: each under its own idempotency key, so that a run which did arrive is followed
 * and not made twice.
 */
export async function resumeUnsent(
  client: QueryClient,
  runs: readonly UnsentRun[],
  onRefused: (error: unknown) => void,
): Promise<void> {
  await Promise.all(
    runs.map(async ({ key, toolId, input, quoted, projectId, engine, path, target, part }) => {
      try {
        const tool = await loadTool(toolId, shownLanguage());
        await startRun(client, tool, input, quoted, { key, projectId, engine, path, target, part });
      } catch (error) {
        forgetUnsent(key);
        onRefused(error);
      }
    }),
  );
}
