import { getTask, type TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { useQueries } from '@tanstack/react-query';
import { call } from '../../../lib/client.ts';

/** Runs that are no longer in the page's list, read one by one. */
export function useOlderRuns(ids: readonly string[]): ReadonlyMap<string, TaskRecord> {
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['run', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(getTask, { params: { id }, signal }),
    })),
  });
  return new Map(answers.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])));
}
