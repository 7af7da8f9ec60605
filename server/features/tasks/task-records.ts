import type { TaskRecord, TaskResult, TaskState } from '@inkreel/contract/api/tasks.ts';
import { outputKindOf } from '@inkreel/contract/outputs/data-outputs.ts';
import { EXPORT_FILM } from '@inkreel/contract/story/story-runs.ts';
import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../db/connect.ts';
import type { Routing } from '../../engines/routing.ts';
import { findLines, holdsOfRuns, receiptOf } from '../billing/receipts.ts';
import { mediaFileOf } from '../storage/addresses.ts';
import { findFiles } from '../storage/find-files.ts';
import { mayReadContent, type Viewer } from './access.ts';
import { isListedShort, listedInput } from './long-inputs.ts';
import type { ResultRow } from './results/find-results.ts';
import { loadOutputs, toOutput } from './run-outputs.ts';
import type { TaskRow } from './store.ts';
import { results, tasks } from './tables.ts';

/**
 * The one internal record of each task with its results and its receipt, newest first; unknown ids are left out.
 * @param reader who reads them; without one, what is its author's alone is left out
 * @param seen condition on `results`, if the reader may not see all of them
 * @param shows `list`: summaries of long inputs, and no outputs; `event`: the same with outputs that are not long
 */
export async function loadTaskRecords(
  deps: { db: DbOrTx; routing: Routing },
  ids: readonly string[],
  {
    reader,
    seen,
    shows = 'all',
  }: { reader?: Viewer | undefined; seen?: SQL | undefined; shows?: 'all' | 'event' | 'list' } = {},
): Promise<TaskRecord[]> {
  if (ids.length === 0) return [];
  const { holds, taskId, hold } = holdsOfRuns(deps.db);
  // Before the results and the receipt, never beside them: a run that ends in between would have succeeded with none.
  const { input, inputSummary, ...columns } = getTableColumns(tasks);
  const isFilm = sql`${columns.capability} = ${EXPORT_FILM.capability}`;
  const whole = {
    // A whole film: megabytes that its document has, and that nobody reads here.
    input: sql<unknown>`case when ${isFilm} then ${input} - '{film,sources,media_urls,provenance,label}'::text[] else ${input} end`,
    isShort: sql<boolean>`${isFilm} or (${inputSummary} is not null and ${columns.inputBytes} = 0)`,
  };
  const shown = shows === 'all' ? whole : { input: listedInput, isShort: isListedShort };
  const rows = await deps.db
    .select({ task: columns, ...shown, hold, continues })
    .from(tasks)
    .innerJoin(holds, eq(taskId, tasks.id))
    .where(inArray(tasks.id, [...ids]))
    .orderBy(desc(tasks.id));
  const [made, lines] = await Promise.all([findRunResults(deps.db, ids, seen), findLines(deps.db, ids)]);
  const answering = rows.flatMap(({ task }) => (outputKindOf(task.capability) === 'file' ? [] : [task.id]));
  const written = await loadOutputs(deps.db, answering, OUTPUTS[shows]);
  return rows.map(({ task, input, isShort, hold, continues }) => ({
    id: task.id,
    number: String(task.number),
    tool_id: task.toolId,
    state: task.state as TaskState,
    ...(mayReadContent(reader, task)
      ? { input: input as Record<string, unknown>, ...(isShort ? { input_cut: true as const } : {}) }
      : { input: {}, private: true as const }),
    project_id: task.projectId,
    ...(task.part === 'sample' ? { sample: true as const } : {}),
    ...(task.noSave ? { no_save: true as const } : {}),
    ...targetOf(task),
    ...(task.restOf === null ? {} : { rest_of: task.restOf }),
    engine: task.engine,
    builtin: task.engine !== null && deps.routing.isBuiltin(task.engine),
    ...lineOf(task),
    stage: task.stage,
    progress: task.progress / 1000,
    steps: task.steps ?? [],
    candidates: (task.candidates ?? []) as number[],
    error: task.errorCode,
    ...(continues ? { continues: true as const } : {}),
    results: made.filter(({ task_id }) => task_id === task.id),
    ...(shows === 'list' || outputKindOf(task.capability) === 'file' || !mayReadContent(reader, task)
      ? {}
      : { outputs: (written.get(task.id) ?? []).filter(({ isLeftOut }) => !isLeftOut).map(toOutput) }),
    receipt: receiptOf(hold, lines.get(task.id), amountUsed(written.get(task.id))),
    created_at: task.createdAt.toISOString(),
    started_at: task.startedAt?.toISOString() ?? null,
    finished_at: task.finishedAt?.toISOString() ?? null,
  }));
}

const targetOf = ({ target }: Pick<TaskRow, 'target'>): Pick<TaskRecord, 'target'> =>
  target ? { target: { kind: target.kind, id: target.id, part: target.part } } : {};

type LineColumns = Pick<TaskRow, 'state' | 'linePlace' | 'lineStartsAt'>;

/** What remains in the columns of a run that has begun is out of date. */
function lineOf({ state, linePlace, lineStartsAt }: LineColumns): Pick<TaskRecord, 'line'> {
  if (state !== 'PENDING' || linePlace === null || lineStartsAt === null) return {};
  return { line: { place: linePlace, starts_at: lineStartsAt.toISOString() } };
}

const OUTPUTS = { all: 'whole', event: 'short', list: 'facts' } as const;

/** Whether stages of a failed run are kept for a repeat. */
const continues = sql<boolean>`${tasks.state} = 'FAILED'
  and exists (select from run_stages where task_id = ${tasks.id})`;

const amountUsed = (written: readonly { amount: number }[] = []) =>
  written.reduce((sum, { amount }) => sum + amount, 0);

async function findRunResults(
  db: DbOrTx,
  taskIds: readonly string[],
  seen: SQL | undefined,
): Promise<TaskResult[]> {
  const rows = await db
    .select()
    .from(results)
    .where(and(inArray(results.taskId, [...taskIds]), seen))
    .orderBy(asc(results.index));
  const files = await findFiles(
    db,
    rows.map(({ fileId }) => fileId),
  );
  return rows.flatMap((result) => {
    const file = files.get(result.fileId);
    return file ? [toResult(result, mediaFileOf(file))] : [];
  });
}

function toResult(result: ResultRow, file: TaskResult['file']): TaskResult {
  return {
    id: result.id,
    task_id: result.taskId,
    index: result.index,
    seed: result.seed,
    file,
    report: result.report as TaskResult['report'],
    starred: result.starred,
    deleted_at: result.deletedAt?.toISOString() ?? null,
    created_at: result.createdAt.toISOString(),
  };
}
