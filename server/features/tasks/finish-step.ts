import { runLimits } from '@inkreel/contract/run-limits.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { type Check, isFile } from '../../engines/engine.ts';
import { notifyOfTask } from '../../events/notify.ts';
import { AppError } from '../../http/app-error.ts';
import { checkLetters } from '../tools/check-letters.ts';
import { afterStep, atStep, type Next } from './lines-work.ts';
import { inputColumns } from './long-inputs.ts';
import { noteAttempt } from './note-attempt.ts';
import type { Outcome } from './outcome.ts';
import { type Capability, inputFor, LOST, PARKED, type RunTaskDeps, type Watched } from './run-context.ts';
import { costOfEnd, insertRunCost } from './run-costs.ts';
import { readAnswer, wrongKind } from './run-outputs.ts';
import { dropStages } from './stages.ts';
import { lockTask, type TaskRow } from './store.ts';
import { tasks } from './tables.ts';

type Done = Check & { state: 'done' };

/**
 * Ends a step of a run that takes its lines from its video: what it found, and that its operation is over, are one
 * write, so a step whose answer is stored is never submitted again. The next lines are translated by this worker; work
 * of another kind waits for a worker of its lane.
 * @param task the run as its step
 */
export async function finishStep(
  deps: RunTaskDeps,
  task: TaskRow,
  { outputs, cost }: Done,
): Promise<Watched> {
  const [output] = outputs;
  if (!output || isFile(output)) return wrongKind(task.capability, 'a file');
  const answer = readAnswer(task.capability, output);
  if ('state' in answer) return { ...answer, cost };
  const isCut = 'cut' in output && output.cut === true;
  const watched = await deps.db.transaction(async (tx): Promise<Watched> => {
    const row = await lockTask(tx, task.id, task.fence);
    if (!row || row.linesWork === null) return LOST;
    if (row.cancelRequestedAt !== null) return { state: 'CANCELED', cost };
    const { linesWork, capability } = row;
    const input = row.input as Record<string, unknown>;
    const next = afterStep({ linesWork, capability, input }, { ...answer, isCut });
    if ('failed' in next) return { state: 'FAILED', code: next.failed, detail: next.detail, cost };
    const changed = await goOn(deps, tx, row, next);
    if ('state' in changed) return { ...changed, cost };
    const { engine, attempts } = row;
    await noteAttempt(tx, row, { state: 'SUCCEEDED' }, deps.clock.now());
    await insertRunCost(tx, { taskId: row.id, attempt: attempts, engine }, costOfEnd(row, { cost }));
    await dropStages(tx, row.id);
    await notifyOfTask(tx, changed.task);
    return changed.task.nextCheckAt === null ? { state: 'STEPPED', task: atStep(changed.task) } : PARKED;
  });
  deps.onStep?.('staged');
  return watched;
}

type Failed = Outcome & { state: 'FAILED' };
type Changed = { task: TaskRow } | Failed;

async function goOn(
  { routing, clips, clock }: RunTaskDeps,
  tx: Tx,
  row: TaskRow,
  next: Exclude<Next, { failed: unknown }>,
): Promise<Changed> {
  const after: TaskRow =
    'work' in next ? { ...row, linesWork: next.work } : { ...row, linesWork: null, ...next };
  const missing = lettersMissing(after);
  if (missing) return missing;
  const step = atStep(after);
  const chosen = routing.chooseFor(step.capability as Capability, inputFor(clips, step), {
    only: step.wantedEngine ?? undefined,
    patienceMs: Infinity,
  });
  if ('refused' in chosen) return { state: 'FAILED', code: chosen.refused };
  const now = clock.now();
  const isSame = atStep(row).capability === step.capability;
  const { runMs } = runLimits(row.capability);
  const [task] = await tx
    .update(tasks)
    .set({
      linesWork: after.linesWork,
      ...('input' in next ? storedInput(next.input) : {}),
      engine: chosen.engine.id,
      operation: null,
      submitIntentAt: null,
      attempts: 0,
      errorDetail: null,
      candidates: null,
      ...(isSame ? {} : { deadlineAt: new Date(now.getTime() + runMs), nextCheckAt: now }),
    })
    .where(eq(tasks.id, row.id))
    .returning();
  if (!task) throw new Error('the row is locked');
  return { task };
}

function storedInput(input: Record<string, unknown>) {
  const { inputBytes, inputSummary } = inputColumns(input);
  return { input, inputBytes, inputSummary: inputSummary === null ? null : JSON.parse(inputSummary) };
}

/** The lines came after the hold, so what the fonts lack is found here: the run ends, and its points come back. */
function lettersMissing({ linesWork, toolId, input }: TaskRow): Changed | undefined {
  if (linesWork !== null) return undefined;
  try {
    checkLetters(toolId, input as Record<string, unknown>);
    return undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { state: 'FAILED', code: error.code, detail: JSON.stringify(error.data) };
  }
}
