import type { adminTasks } from '@inkreel/contract/api/admin.ts';
import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { pageOf } from '../../db/search.ts';
import { searchTasks } from '../tasks/search-tasks.ts';
import type { AdminDeps } from './admin-deps.ts';
import { readNames } from './read-names.ts';

/** Runs of all organisations, newest first, with what the engine said of those that failed. */
export async function listAllTasks(
  { db }: Pick<AdminDeps, 'db'>,
  { limit, ...asked }: QueryOf<typeof adminTasks>,
): Promise<OutputOf<typeof adminTasks>> {
  const page = pageOf(await searchTasks(db, { ...asked, limit: limit + 1 }), limit);
  const names = await readNames(db, page.items);
  return {
    next: page.next,
    items: page.items.map((task) => ({
      id: task.id,
      tool_id: task.toolId,
      state: task.state,
      engine: task.engine,
      organisation: names.organisationOf(task),
      user: names.userOf(task),
      points: task.points,
      error_code: task.errorCode,
      error_detail: task.errorDetail,
      attempts: task.attempts,
      created_at: task.createdAt.toISOString(),
      finished_at: task.finishedAt?.toISOString() ?? null,
    })),
  };
}
