import type { adminTasks } from '@inkreel/contract/api/admin.ts';
import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { and, desc, eq, lt } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import { pointHolds } from '../billing/tables.ts';
import { organisations } from '../organisations/tables.ts';
import { tasks } from '../tasks/tables.ts';
import type { AdminDeps } from './admin-deps.ts';
import { matching, pageOf } from './search.ts';

/** Runs of all organisations, newest first, with what the engine said of those that failed. */
export async function listAllTasks(
  { db }: Pick<AdminDeps, 'db'>,
  { limit, before, search, state }: QueryOf<typeof adminTasks>,
): Promise<OutputOf<typeof adminTasks>> {
  const rows = await db
    .select({
      id: tasks.id,
      tool_id: tasks.toolId,
      state: tasks.state,
      engine: tasks.engine,
      organisation: { id: organisations.id, name: organisations.name },
      user: { id: users.id, name: users.name },
      points: pointHolds.held,
      error_code: tasks.errorCode,
      error_detail: tasks.errorDetail,
      attempts: tasks.attempts,
      createdAt: tasks.createdAt,
      finishedAt: tasks.finishedAt,
    })
    .from(tasks)
    .innerJoin(organisations, eq(organisations.id, tasks.organisationId))
    .innerJoin(users, eq(users.id, tasks.userId))
    .innerJoin(pointHolds, eq(pointHolds.taskId, tasks.id))
    .where(
      and(
        before === undefined ? undefined : lt(tasks.id, before),
        state === undefined ? undefined : eq(tasks.state, state),
        matching(search, {
          texts: [tasks.toolId, tasks.engine, tasks.errorCode, organisations.name, users.name, users.email],
          ids: [tasks.id, tasks.organisationId, tasks.userId],
        }),
      ),
    )
    .orderBy(desc(tasks.id))
    .limit(limit + 1);
  const page = pageOf(rows, limit);
  return {
    next: page.next,
    items: page.items.map(({ createdAt, finishedAt, ...row }) => ({
      ...row,
      created_at: createdAt.toISOString(),
      finished_at: finishedAt?.toISOString() ?? null,
    })),
  };
}
