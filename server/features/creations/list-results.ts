import type { Creation, listResults as endpoint } from '@inkreel/contract/api/creations.ts';
import type { OutputOf, QueryOf } from '@inkreel/contract/api/endpoint.ts';
import { drawingReport } from '@inkreel/contract/api/tasks.ts';
import type { Db } from '../../db/connect.ts';
import type { Routing } from '../../engines/routing.ts';
import type { Principal } from '../../http/principal.ts';
import { findLines, receiptOf } from '../billing/receipts.ts';
import { mediaFileOf } from '../storage/addresses.ts';
import { type FileRow, findFiles } from '../storage/find-files.ts';
import { findResults, type RunResult } from '../tasks/results/find-results.ts';

/** Past results that the user may see, newest first, each with what made it and what it cost. */
export async function listResults(
  deps: { db: Db; routing: Pick<Routing, 'isBuiltin'> },
  user: Principal,
  filter: QueryOf<typeof endpoint>,
): Promise<OutputOf<typeof endpoint>> {
  const rows = await findResults(deps.db, user, filter);
  const page = rows.slice(0, filter.limit);
  const [files, lines] = await Promise.all([
    findFiles(
      deps.db,
      page.map(({ result }) => result.fileId),
    ),
    findLines(deps.db, [...new Set(page.map(({ result }) => result.taskId))]),
  ]);
  const items = page.flatMap((row) => {
    const file = files.get(row.result.fileId);
    return file ? [creationOf(row, file, lines.get(row.result.taskId), deps.routing)] : [];
  });
  return { items, next: rows.length > filter.limit ? (page.at(-1)?.result.id ?? null) : null };
}

function creationOf(
  { result, engine, input, isShort, hold }: RunResult,
  file: FileRow,
  lines: readonly number[] | undefined,
  routing: Pick<Routing, 'isBuiltin'>,
): Creation {
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
    input: input as Record<string, unknown>,
    ...(isShort ? { input_cut: true as const } : {}),
    project_id: result.projectId,
    engine,
    builtin: engine !== null && routing.isBuiltin(engine),
    receipt: receiptOf(hold, lines),
  };
}
