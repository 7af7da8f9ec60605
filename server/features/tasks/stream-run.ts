import { TEXT_OUTPUT_LENGTH } from '@inkreel/contract/limits.ts';
import { meterOf } from '@inkreel/contract/outputs/data-outputs.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import type { Cost } from '../../engines/cost.ts';
import type { Engine, Failure, TextPart, TextStream } from '../../engines/engine.ts';
import { notifyOfTask, notifyOfText } from '../../events/notify.ts';
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
import { amountOf, extendDraft, insertDraft, TOO_LONG } from './run-outputs.ts';
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

/** What has arrived of a text, and how it ended. */
interface Arrived {
  text: string;
  usage?: number;
  cost?: Cost;
  end?: 'whole' | { failed: Omit<Failure, 'state'> } | { trouble: EngineTrouble };
}

/**
 * Streams a text and stores it as it arrives, for current and later readers. The intent is stored before the
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
  const stop = new AbortController();
  const context = { ...startContext(task), signal: AbortSignal.any([signal, stop.signal]) };
  const arrived: Arrived = { text: '' };
  const reading = readAll(
    () => serve.stream(task.input as CapabilityInput[Capability], context),
    arrived,
    context.signal,
  );
  try {
    return await follow(deps, task, { draft, arrived, reading }, signal);
  } finally {
    stop.abort();
  }
}

/** Stores what arrives until the text has ended or this worker has to leave it. */
async function follow(
  deps: RunTaskDeps,
  task: TaskRow,
  { draft, arrived, reading }: { draft: number; arrived: Arrived; reading: Promise<void> },
  signal: AbortSignal,
): Promise<Watched> {
  const meter = meterOf(task.capability);
  let start = 0;
  let used = 0;
  const takeNews = (): News | undefined => {
    const isWhole = arrived.end === 'whole';
    // The second half of a character may still be on its way.
    const text = isWhole ? arrived.text : arrived.text.replace(/[\ud800-\udbff]$/, '');
    const amount = amountOf(meter, text, arrived.usage);
    if (text.length === start && amount === used && !isWhole) return undefined;
    const more = text.slice(start).toWellFormed();
    const isAnswer = isWhole && text.trim() !== '' && text.length <= TEXT_OUTPUT_LENGTH;
    const news = { draft, start, more, amount, isAnswer };
    start = text.length;
    used = amount;
    return news;
  };
  for (;;) {
    const soon = new AbortController();
    await Promise.race([reading, deps.pause(SAVE_MS, soon.signal)]);
    soon.abort();
    if (signal.aborted) return LOST;
    const { end } = arrived;
    if (arrived.text.length > TEXT_OUTPUT_LENGTH) return TOO_LONG;
    const seen = await save(deps, task, takeNews);
    deps.onStep?.(end === 'whole' ? 'stored' : 'written');
    if (seen === LOST) return LOST;
    const { cost } = arrived;
    if (end === 'whole') return { state: 'SUCCEEDED', cost };
    if (seen.cancelRequested) return { state: 'CANCELED', cost };
    if (end && 'failed' in end) return failure({ ...(cost ? { cost } : {}), ...end.failed });
    if (end) throw end.trouble;
    const late = overdue(task, deps.clock.now());
    if (late) return { ...late, cost };
  }
}

/** The new part of a text. */
interface News {
  draft: number;
  /** Position of `more` in the text, in UTF-16 code units. */
  start: number;
  more: string;
  /** What the text has used until now. */
  amount: number;
  /** Whether the text is complete with this, and so the run's answer. */
  isAnswer: boolean;
}

/**
 * Stores and publishes new text, and checks whether the run is to stop.
 * @param takeNews called after locking, so that text that arrived before a cancel is stored before the run
 * ends
 */
async function save(
  deps: RunTaskDeps,
  task: TaskRow,
  takeNews: () => News | undefined,
): Promise<{ cancelRequested: boolean } | typeof LOST> {
  return deps.db.transaction(async (tx) => {
    const locked = await lockTask(tx, task.id, task.fence);
    if (!locked) return LOST;
    const news = takeNews();
    if (news) {
      const { draft, start, more, amount, isAnswer } = news;
      const end = isAnswer ? { finishedAt: deps.clock.now() } : {};
      await extendDraft(tx, { taskId: task.id, index: INDEX }, { more, amount, ...end });
      await notifyOfText(tx, task, { index: INDEX, draft, start, text: more });
    }
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

/** Reads a stream to its end; parts after the signal's abort are ignored. Never rejects. */
async function readAll(
  stream: () => AsyncIterable<TextPart>,
  arrived: Arrived,
  signal: AbortSignal,
): Promise<void> {
  try {
    for await (const part of stream()) {
      if (signal.aborted) return;
      if ('text' in part) arrived.text += part.text.replaceAll('\0', '');
      else if ('usage' in part) arrived.usage = part.usage;
      else if ('cost' in part) arrived.cost = part.cost;
      else if ('failed' in part) {
        arrived.end = { failed: part.failed };
        return;
      }
    }
    arrived.end = 'whole';
  } catch (error) {
    arrived.end = { trouble: new EngineTrouble(error, true) };
  }
}
