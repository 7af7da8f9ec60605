import type { Creation, listResults as endpoint } from '@inkreel/contract/api/creations.ts';
import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { drawingReport, receipt } from '@inkreel/contract/api/tasks.ts';
import type { Db } from '../../db/connect.ts';
import type { Routing } from '../../engines/routing.ts';
import type { Principal } from '../../http/principal.ts';
import { mediaFileOf } from '../storage/addresses.ts';
import { type CreationRow, findLines, findResults } from './store.ts';

/** Past results that the user may see, newest first, each with what made it and what it cost. */
export async function listResults(
  deps: { db: Db; routing: Pick<Routing, 'isBuiltin'> },
  user: Principal,
  filter: QueryOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const rows = await findResults(deps.db, user, filter);
  const page = rows.slice(0, filter.limit);
  const lines = await findLines(deps.db, [...new Set(page.map(({ task }) => task.id))]);
  const items = page.map((row) => creationOf(row, lines.get(row.task.id) ?? [], deps.routing));
  return { items, next: rows.length > filter.limit ? (items.at(-1)?.id ?? null) : null };
}

function creationOf(
  { result, file, task, hold }: CreationRow,
  lines: number[],
  routing: Pick<Routing, 'isBuiltin'>,
): Creation {
  const quoted = hold.quote as { pointsEach?: number };
  return {
    id: result.id,
    task_id: result.taskId,
    index: result.index,
    seed: result.seed,
    file: mediaFileOf(file),
    report: drawingReport.nullable().catch(null).parse(result.report),
    starred: result.starred,
    deleted_at: result.deletedAt?.toISOString() ?? null,
    created_at: result.createdAt.toISOString(),
    tool_id: result.toolId,
    prompt: result.prompt,
    input: task.input as Record<string, unknown>,
    project_id: result.projectId,
    engine: task.engine,
    builtin: task.engine !== null && routing.isBuiltin(task.engine),
    receipt: {
      state: receipt.shape.state.parse(hold.state),
      quoted: hold.held,
      settled: hold.settled,
      returned: hold.returned,
      points_each: quoted.pointsEach ?? hold.held,
      lines,
    },
  };
}
