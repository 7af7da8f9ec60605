import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import type { listTasks as endpoint } from '@inkreel/contract/api/tasks.ts';
import { SERVICE_IDS } from '@inkreel/contract/text/services.ts';
import { and, desc, eq, isNotNull, isNull, lt, notInArray, type SQL } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import type { Routing } from '../../engines/routing.ts';
import { ownKey } from '../../http/principal.ts';
import { type Viewer, visibleTo } from './access.ts';
import { tasks } from './tables.ts';
import { loadTaskRecords } from './task-records.ts';

/** Runs of tools that are saved, unless a tool or one run is asked for. */
function shown(user: Viewer, { tool_id: toolId, key }: QueryOf<typeof endpoint>): SQL | undefined {
  if (key !== undefined) return eq(tasks.idempotencyKey, ownKey(user, key));
  const ofTool = toolId === undefined ? notInArray(tasks.toolId, [...SERVICE_IDS]) : eq(tasks.toolId, toolId);
  return and(eq(tasks.noSave, false), ofTool);
}

/** The user's own tasks in the organisation they work in, newest first, a page at a time: what the job chip shows. */
export async function listTasks(
  deps: { db: Db; routing: Routing },
  user: Viewer,
  query: QueryOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const states = { unfinished: isNull(tasks.finishedAt), finished: isNotNull(tasks.finishedAt) };
  const rows = await deps.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(
      and(
        visibleTo(user),
        eq(tasks.userId, user.userId),
        shown(user, query),
        query.state && states[query.state],
        // Ids grow with time.
        query.before === undefined ? undefined : lt(tasks.id, query.before),
      ),
    )
    .orderBy(desc(tasks.id))
    .limit(query.limit + 1);
  const ids = rows.slice(0, query.limit).map(({ id }) => id);
  return {
    items: await loadTaskRecords(deps, ids, { reader: user, shows: 'list' }),
    next: rows.length > query.limit ? (ids.at(-1) ?? null) : null,
  };
}
