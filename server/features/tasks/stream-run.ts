import { meterOf } from '@inkreel/contract/outputs/data-outputs.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import type { Engine, TextStream } from '../../engines/engine.ts';
import { notifyOfTask } from '../../events/notify.ts';
import { CarriedText, type NewText } from './carried-text.ts';
import { writeNews } from './live-text.ts';
import {
  type Capability,
  EngineTrouble,
  failure,
  LOST,
  noteSubmit,
  overdue,
  type RunTaskDeps,
  type Watched,
} from './run-context.ts';
import { amountOf, insertDraft } from './run-outputs.ts';
import { lockTask, storedCandidates, type TaskRow } from './store.ts';
import { mayRepeat, startContext } from './submit-run.ts';
import { UNCONFIRMED } from './unconfirmed.ts';

interface Streaming {
  engine: Engine;
  serve: TextStream<CapabilityInput[Capability]>;
}

/** A stream writes one text. */
const INDEX = 0;
/** Interval for storing and publishing new text and for checking cancels, in milliseconds. */
const SAVE_MS = 300;

/**
 * A worker streams a text and stores it as it arrives, for current and later readers. The intent is stored before the
 * stream begins. A run that is found with it was interrupted: it is restarted, from the beginning, only if
 * the engine says that this is safe.
 *
 * @throws EngineTrouble what the engine threw
 */
export async function streamRun(
  deps: RunTaskDeps,
  task: TaskRow,
  { engine, serve }: Streaming,
  signal: AbortSignal,
): Promise<Watched> {
  if (signal.aborted) return LOST;
  if ((await storedCandidates(deps.db, task.id)).includes(INDEX)) return { state: 'SUCCEEDED' };
  const wasBegun = task.submitIntentAt !== null || task.operation !== null;
  if (wasBegun && !mayRepeat({ engine, serve })) return UNCONFIRMED;
  const left = await noteSubmit(deps, task, engine.id);
  if (left) return left;
  deps.onStep?.('submitting');
  const draft = await beginDraft(deps, task);
  if (draft === undefined) return LOST;
  let seen = { cancelRequested: false } as Seen;
  const meter = meterOf(task.capability);
  const carried = new CarriedText({
    everyMs: SAVE_MS,
    pause: deps.pause,
    amountOf: ({ text, usage }) => amountOf(meter, text, usage?.total),
    save: async (take, isWhole) => {
      seen = await save(deps, task, draft, {
        take,
        isAnswer: isWhole && carried.arrived.text.trim() !== '',
      });
      deps.onStep?.(isWhole ? 'stored' : 'written');
      return seen !== LOST && !seen.cancelRequested && !overdue(task, deps.clock.now());
    },
  });
  const input = task.input as CapabilityInput[Capability];
  const open = (reading: AbortSignal) => serve.stream(input, { ...startContext(task), signal: reading });
  const pieces = carried.read(open, signal);
  // Readers get them from what is stored.
  while (!(await pieces.next()).done);
  const isLost = () => signal.aborted || seen === LOST;
  if (isLost()) return LOST;
  const { end, cost } = carried.arrived;
  await carried.save(end === 'whole');
  if (seen === LOST) return LOST;
  if (end === 'whole') return { state: 'SUCCEEDED', cost };
  if (seen.cancelRequested) return { state: 'CANCELED', cost };
  if (end && 'failed' in end) return failure({ ...(cost ? { cost } : {}), ...end.failed });
  if (end) throw new EngineTrouble(end.thrown, true);
  const late = overdue(task, deps.clock.now());
  return late ? { ...late, cost } : LOST;
}

type Seen = { cancelRequested: boolean } | typeof LOST;

/** Stores and publishes new text, and checks whether the run is to stop. */
async function save(
  deps: RunTaskDeps,
  task: TaskRow,
  draft: number,
  { take, isAnswer }: { take: () => NewText | undefined; isAnswer: boolean },
): Promise<Seen> {
  return deps.db.transaction(async (tx) => {
    const locked = await lockTask(tx, task.id, task.fence);
    if (!locked) return LOST;
    // After locking: text that arrived before a cancel is stored before the run ends.
    const news = take();
    if (news) await writeNews(tx, task, { ...news, draft }, isAnswer ? deps.clock.now() : undefined);
    return { cancelRequested: locked.cancelRequestedAt !== null };
  });
}

async function beginDraft(deps: RunTaskDeps, task: TaskRow): Promise<number | undefined> {
  return deps.db.transaction(async (tx) => {
    if (!(await lockTask(tx, task.id, task.fence))) return undefined;
    const draft = await insertDraft(tx, task.id, INDEX);
    // Readers of an earlier draft learn that it no longer counts.
    if (draft > 1) await notifyOfTask(tx, task);
    return draft;
  });
}
