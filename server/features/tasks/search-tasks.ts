import type { TaskState } from '@inkreel/contract/api/tasks.ts';
import { and, desc, eq, lt } from 'drizzle-orm';
import type { DbOrTx } from '../../db/connect.ts';
import { matching } from '../../db/search.ts';
import { isUserMatching } from '../accounts/find-users.ts';
import { holdsOfRuns } from '../billing/receipts.ts';
import { isOrganisationMatching } from '../organisations/find-organisations.ts';
import { tasks } from './tables.ts';

export interface TaskSearch {
  limit: number;
  /** Id of the run before which the page begins. */
  before?: string | undefined;
  state?: TaskState | undefined;
  search?: string | undefined;
}

/** Runs of all organisations that match a search, newest first, with the quoted points of each. */
export async function searchTasks(db: DbOrTx, { limit, before, state, search }: TaskSearch) {
  const { holds, taskId, hold } = holdsOfRuns(db);
  return db
    .select({
      id: tasks.id,
      organisationId: tasks.organisationId,
      userId: tasks.userId,
      toolId: tasks.toolId,
      state: tasks.state,
      engine: tasks.engine,
      points: hold.held,
      errorCode: tasks.errorCode,
      errorDetail: tasks.errorDetail,
      attempts: tasks.attempts,
      createdAt: tasks.createdAt,
      finishedAt: tasks.finishedAt,
    })
    .from(tasks)
    .innerJoin(holds, eq(taskId, tasks.id))
    .where(
      and(
        before === undefined ? undefined : lt(tasks.id, before),
        state === undefined ? undefined : eq(tasks.state, state),
        matching(search, {
          texts: [tasks.toolId, tasks.engine, tasks.errorCode],
          ids: [tasks.id, tasks.organisationId, tasks.userId],
          related: [
            isOrganisationMatching(tasks.organisationId, search),
            isUserMatching(tasks.userId, search),
          ],
        }),
      ),
    )
    .orderBy(desc(tasks.id))
    .limit(limit);
}
