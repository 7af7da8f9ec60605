import type { TaskRecord, TaskResult, TaskState } from '@inkreel/contract/api/tasks.ts';
import { and, asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { DbOrTx } from '../../db/connect.ts';
import type { Routing } from '../../engines/routing.ts';
import { ledgerRows, pointHolds } from '../billing/tables.ts';
import { mediaFileOf } from '../storage/addresses.ts';
import { files } from '../storage/tables.ts';
import { results, tasks } from './tables.ts';

/**
 * The one internal record of each task with its results and its receipt, newest first; unknown ids are left out.
 * @param seen condition on `results`, where the reader is not to see all of them
 */
export async function loadTaskRecords(
  deps: { db: DbOrTx; routing: Routing },
  ids: readonly string[],
  seen?: SQL,
): Promise<TaskRecord[]> {
  if (ids.length === 0) return [];
  const [rows, made, lines] = await Promise.all([
    deps.db
      .select({ task: tasks, hold: pointHolds })
      .from(tasks)
      .innerJoin(pointHolds, eq(pointHolds.taskId, tasks.id))
      .where(inArray(tasks.id, [...ids]))
      .orderBy(desc(tasks.id)),
    deps.db
      .select({ result: results, file: files })
      .from(results)
      .innerJoin(files, eq(files.id, results.fileId))
      .where(and(inArray(results.taskId, [...ids]), seen))
      .orderBy(asc(results.index)),
    deps.db
      .select({ taskId: ledgerRows.taskId, line: ledgerRows.line })
      .from(ledgerRows)
      .where(inArray(ledgerRows.taskId, [...ids]))
      .orderBy(asc(ledgerRows.line)),
  ]);
  return rows.map(({ task, hold }) => ({
    id: task.id,
    number: String(task.number),
    tool_id: task.toolId,
    state: task.state as TaskState,
    input: task.input as Record<string, unknown>,
    project_id: task.projectId,
    engine: task.engine,
    builtin: task.engine !== null && deps.routing.isBuiltin(task.engine),
    stage: task.stage,
    progress: task.progress / 1000,
    candidates: (task.candidates ?? []) as number[],
    error: task.errorCode,
    results: made.filter(({ result }) => result.taskId === task.id).map(toResult),
    receipt: {
      state: hold.state as TaskRecord['receipt']['state'],
      quoted: hold.held,
      settled: hold.settled,
      returned: hold.returned,
      points_each: (hold.quote as { pointsEach: number }).pointsEach,
      lines: lines.filter(({ taskId }) => taskId === task.id).map(({ line }) => line),
    },
    created_at: task.createdAt.toISOString(),
    started_at: task.startedAt?.toISOString() ?? null,
    finished_at: task.finishedAt?.toISOString() ?? null,
  }));
}

function toResult({
  result,
  file,
}: {
  result: typeof results.$inferSelect;
  file: typeof files.$inferSelect;
}): TaskResult {
  return {
    id: result.id,
    task_id: result.taskId,
    index: result.index,
    seed: result.seed,
    file: mediaFileOf(file),
    report: result.report as TaskResult['report'],
    starred: result.starred,
    deleted_at: result.deletedAt?.toISOString() ?? null,
    created_at: result.createdAt.toISOString(),
  };
}
