import type { TaskRecord } from '@inkreel/contract/api/tasks.ts';
import { and, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { Routing } from '../../engines/routing.ts';
import { resultsVisibleTo, type Viewer, visibleTo } from './access.ts';
import { tasks } from './tables.ts';
import { loadTaskRecords } from './task-records.ts';

/**
 * Runs by their numbers, for the answer shapes that poll by number; runs that the user does not see are left
 * out.
 */
export async function findByNumber(
  deps: { db: Db; routing: Routing },
  user: Viewer,
  numbers: readonly string[],
): Promise<TaskRecord[]> {
  const seen = await deps.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(inArray(tasks.number, numbers.map(Number)), visibleTo(user)));
  return loadTaskRecords(
    deps,
    seen.map(({ id }) => id),
    { reader: user, seen: resultsVisibleTo(user), shows: 'list' },
  );
}
