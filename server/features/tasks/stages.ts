import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../db/connect.ts';
import type { FinishedStage, StageReport } from '../../engines/engine.ts';
import { discardStageOutputs } from '../storage/stage-outputs.ts';
import { guarded, type RunTaskDeps } from './run-context.ts';
import { lockTask, type TaskRow } from './store.ts';
import { runStages, tasks } from './tables.ts';

/** How long the stages of a failed run are kept for a repeat, in milliseconds. */
const KEPT_MS = 24 * 60 * 60 * 1000;

type StageDeps = Pick<RunTaskDeps, 'db' | 'clock' | 'stageFiles' | 'onStep'>;

/** Reports of this worker that are already stored. */
export type WrittenStages = Set<string>;

/** Stages of the run that are finished, for the engine that made them. */
export async function finishedStages(deps: StageDeps, task: TaskRow): Promise<FinishedStage[]> {
  const rows = await deps.db
    .select({ index: runStages.index, name: runStages.name, key: runStages.outputKey })
    .from(runStages)
    .where(
      and(
        eq(runStages.taskId, task.id),
        eq(runStages.engine, task.engine ?? ''),
        isNotNull(runStages.outputKey),
      ),
    );
  return rows.map(({ index, name, key }) => ({
    index,
    name,
    read: (path) => deps.stageFiles.read(key as string, path),
  }));
}

/**
 * Gives a run without stages those of the same person's last failed run with the same input, to resume where
 * it failed. Only one run gets them; others with this input start at the first stage.
 */
export async function adoptStages({ db }: Pick<StageDeps, 'db'>, taskId: string): Promise<void> {
  await db.execute(sql`
    update run_stages set task_id = ${taskId}
    from (
      select failed.id
      from tasks run join tasks failed
        on failed.user_id = run.user_id and failed.organisation_id = run.organisation_id
       and failed.tool_id = run.tool_id and failed.capability = run.capability
       and failed.engine = run.engine and failed.input = run.input
      where run.id = ${taskId} and failed.state = 'FAILED'
        and failed.id in (select task_id from run_stages)
        and not exists (select from run_stages where task_id = run.id)
      order by failed.finished_at desc
      limit 1
    ) before
    where task_id = before.id`);
}

/**
 * Stores which stages have begun and the outputs of the finished ones, so that a later worker continues after
 * them.
 * @returns false if the run has ended or another worker has it
 */
export async function storeStages(
  deps: StageDeps,
  task: TaskRow,
  reports: readonly StageReport[],
  written: WrittenStages,
): Promise<boolean> {
  for (const report of reports) {
    const said = `${report.index} ${report.name} ${report.output ? 'finished' : 'begun'}`;
    if (written.has(said)) continue;
    if (!(await storeOne(deps, task, report))) return false;
    written.add(said);
    deps.onStep?.('staged');
  }
  return true;
}

async function storeOne(deps: StageDeps, task: TaskRow, report: StageReport): Promise<boolean> {
  const { index, name, output } = report;
  const key = output ? await guarded(deps.stageFiles.write(output.path)) : null;
  const now = deps.clock.now();
  const begun = { engine: task.engine ?? '', startedAt: now };
  const made = { outputKey: key, finishedAt: key === null ? null : now };
  return deps.db.transaction(async (tx) => {
    if (!(await lockTask(tx, task.id, task.fence))) return false;
    const same = and(eq(runStages.taskId, task.id), eq(runStages.index, index), eq(runStages.name, name));
    const [before] = await tx.select({ key: runStages.outputKey }).from(runStages).where(same);
    if (before) await discardStageOutputs(tx, keysOf([before]));
    if (key !== null) await deps.stageFiles.own(tx, key);
    await tx
      .insert(runStages)
      .values({ taskId: task.id, index, name, ...begun, ...made })
      .onConflictDoUpdate({
        target: [runStages.taskId, runStages.index, runStages.name],
        set: key === null ? { ...begun, ...made, starts: sql`${runStages.starts} + 1` } : made,
      });
    return true;
  });
}

/** Deletes the stages of a run that ends; the next sweep removes their outputs. */
export async function dropStages(tx: Tx, taskId: string): Promise<void> {
  const rows = await tx
    .delete(runStages)
    .where(eq(runStages.taskId, taskId))
    .returning({ key: runStages.outputKey });
  await discardStageOutputs(tx, keysOf(rows));
}

/**
 * Keeps a failed run's finished stages for a repeat. A run that finished no stage beyond those of an earlier
 * one keeps none, because those may have caused the failure.
 */
export async function keepFinishedStages(tx: Tx, task: Pick<TaskRow, 'id' | 'createdAt'>): Promise<void> {
  const own = eq(runStages.taskId, task.id);
  const [newest] = await tx
    .select({ at: sql<string | null>`max(${runStages.finishedAt})` })
    .from(runStages)
    .where(own);
  if (!newest?.at || new Date(newest.at) < task.createdAt) return dropStages(tx, task.id);
  await tx.delete(runStages).where(and(own, isNull(runStages.outputKey)));
}

/** Deletes the stages of runs that failed too long ago. */
export async function dropOldStages(db: Db, now: Date): Promise<void> {
  const ended = db
    .select({ id: tasks.id })
    .from(tasks)
    .where(lt(tasks.finishedAt, new Date(now.getTime() - KEPT_MS)));
  const old = inArray(runStages.taskId, ended);
  await db.transaction(async (tx) => {
    const rows = await tx.delete(runStages).where(old).returning({ key: runStages.outputKey });
    await discardStageOutputs(tx, keysOf(rows));
  });
}

/** Deletes the stages of all runs of organisations; the next sweep removes their outputs. */
export async function forgetStages(tx: Tx, organisationIds: readonly string[]): Promise<void> {
  const own = tx
    .select({ id: tasks.id })
    .from(tasks)
    .where(inArray(tasks.organisationId, [...organisationIds]));
  const rows = await tx
    .delete(runStages)
    .where(inArray(runStages.taskId, own))
    .returning({ key: runStages.outputKey });
  await discardStageOutputs(tx, keysOf(rows));
}

const keysOf = (rows: readonly { key: string | null }[]) =>
  rows.flatMap(({ key }) => (key === null ? [] : [key]));
