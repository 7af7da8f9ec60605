import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import type { FinishedStage, StageReport } from '../../engines/engine.ts';
import { discardStageOutputs } from '../storage/stage-outputs.ts';
import { guarded, type RunTaskDeps } from './run-context.ts';
import { lockTask, type TaskRow } from './store.ts';
import { runStages } from './tables.ts';

type StageDeps = Pick<RunTaskDeps, 'db' | 'clock' | 'stageFiles' | 'onStep'>;

/** Which reports of this worker are written already. */
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
 * Writes which stages have begun and keeps the outputs of those that are finished, so that a worker after this one goes
 * on behind them.
 * @returns false where the run has ended or another worker has it
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

/** Forgets the stages of a run that ends; their outputs go with the next sweep. */
export async function dropStages(tx: Tx, taskId: string): Promise<void> {
  const rows = await tx
    .delete(runStages)
    .where(eq(runStages.taskId, taskId))
    .returning({ key: runStages.outputKey });
  await discardStageOutputs(tx, keysOf(rows));
}

const keysOf = (rows: readonly { key: string | null }[]) =>
  rows.flatMap(({ key }) => (key === null ? [] : [key]));
