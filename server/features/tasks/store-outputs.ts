import { outputKindOf } from '@inkreel/contract/outputs/data-outputs.ts';
import { type EngineFile, type EngineOutput, isFile } from '../../engines/engine.ts';
import { notifyOfTask } from '../../events/notify.ts';
import { AppError } from '../../http/app-error.ts';
import type { Outcome } from './outcome.ts';
import { EngineTrouble, guarded, LOST, type RunTaskDeps } from './run-context.ts';
import { type Answer, insertAnswer, type RefusedAnswer, readAnswer, wrongKind } from './run-outputs.ts';
import { insertResult, lockTask, storedCandidates, type TaskRow } from './store.ts';

/** The end of a run whose candidate came after its cancel: it is not stored, and not paid. */
const CANCELED = { state: 'CANCELED' } as const satisfies Outcome;
type End = RefusedAnswer | typeof CANCELED;

/**
 * Stores the candidates that are not stored yet; one that cannot be fetched or stored does not affect the
 * others.
 * @returns how many were new; or the end of the run if it was cancelled or an answer is not valid for its capability
 * @throws EngineTrouble the failure of one of them, after all others
 */
export async function storeFresh(
  deps: RunTaskDeps,
  task: TaskRow,
  outputs: readonly EngineOutput[],
  stored: Set<number>,
): Promise<number | typeof LOST | End> {
  // The answer of a step is no candidate.
  const fresh = task.linesWork === null ? outputs.filter(({ index }) => !stored.has(index)) : [];
  let trouble: EngineTrouble | undefined;
  let refused: End | undefined;
  for (const output of fresh) {
    try {
      const kept = await storeOutput(deps, task, output);
      if (kept === false) return LOST;
      if (kept === true) stored.add(output.index);
      else refused = kept;
    } catch (error) {
      if (!(error instanceof EngineTrouble)) throw error;
      trouble = error;
    }
  }
  if (refused) return refused;
  if (trouble) throw trouble;
  return fresh.length;
}

/** Stores one candidate; false if the run has ended or another worker has it. */
async function storeOutput(deps: RunTaskDeps, task: TaskRow, output: EngineOutput): Promise<boolean | End> {
  if (isFile(output)) {
    if (outputKindOf(task.capability) !== 'file') return wrongKind(task.capability, 'a file');
    return storeFile(deps, task, output);
  }
  const answer = readAnswer(task.capability, output);
  if ('state' in answer) return answer;
  return storeAnswer(deps, task, output.index, answer);
}

/** Stores one candidate with its file. */
async function storeFile(deps: RunTaskDeps, task: TaskRow, file: EngineFile): Promise<boolean | End> {
  const prepared = await guarded(deps.resultFiles.prepare(task, file).catch(ofResult));
  deps.onStep?.('prepared');
  const alive = await deps.db.transaction(async (tx) => {
    const locked = await lockTask(tx, task.id, task.fence);
    if (!locked) return false;
    if (locked.cancelRequestedAt !== null) return CANCELED;
    if ((await storedCandidates(tx, task.id)).includes(file.index)) return true;
    const { id } = await deps.resultFiles.insert(tx, prepared);
    await insertResult(tx, locked, file, id);
    await notifyOfTask(tx, locked);
    return true;
  });
  deps.onStep?.('stored');
  return alive;
}

/** The bytes are the provider's, not the user's. */
function ofResult(error: unknown): never {
  const isRead = !(error instanceof AppError) || !UNREADABLE.has(error.code);
  throw isRead ? error : new AppError('result_unreadable', { cause: error });
}
const UNREADABLE: ReadonlySet<string> = new Set([
  'image_unreadable',
  'media_unreadable',
  'file_type_mismatch',
]);

/** Stores one candidate that is text or data. */
async function storeAnswer(
  deps: RunTaskDeps,
  task: TaskRow,
  index: number,
  answer: Answer,
): Promise<boolean | End> {
  const alive = await deps.db.transaction(async (tx) => {
    const locked = await lockTask(tx, task.id, task.fence);
    if (!locked) return false;
    if (locked.cancelRequestedAt !== null) return CANCELED;
    await insertAnswer(tx, { taskId: task.id, index }, answer, deps.clock.now());
    await notifyOfTask(tx, locked);
    return true;
  });
  deps.onStep?.('stored');
  return alive;
}
