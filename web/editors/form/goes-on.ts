import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { isFinished } from '../../runs/run-list.ts';

/**
 * Whether a video of the tool is still being made: a person who opens its editor then has come back to see how far it is.
 * @param runs newest first
 */
export function goesOn(
  tool: Pick<Tool, 'id' | 'kind'>,
  runs: readonly Pick<TaskRecord, 'tool_id' | 'state'>[],
): boolean {
  const newest = runs.find((run) => run.tool_id === tool.id);
  return tool.kind === 'video' && newest !== undefined && !isFinished(newest);
}
