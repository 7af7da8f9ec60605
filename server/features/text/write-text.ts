import type { TextPoints } from '@inkreel/contract/api/texts.ts';
import type { RunFailure } from '@inkreel/contract/errors.ts';
import { TEXT_OUTPUT_LENGTH } from '@inkreel/contract/limits.ts';
import { meteredPoints } from '@inkreel/contract/pricing.ts';
import { runLimits } from '@inkreel/contract/run-limits.ts';
import { estimateTokens } from '@inkreel/contract/text/services.ts';
import type { Cost } from '../../engines/cost.ts';
import type { Failure, TextPart } from '../../engines/engine.ts';
import type { Owner } from '../../gate/fair-queue.ts';
import { endLiveText, KEEP_MS, keepLiveText, readLiveEnd } from '../tasks/live-text.ts';
import type { BegunText, TextDeps } from './begin-text.ts';

/** How a text ended, and what was charged for it. */
export interface TextEnd {
  state: 'SUCCEEDED' | 'FAILED' | 'CANCELED';
  /** Why it failed. */
  code?: RunFailure | undefined;
  /** Whether it ends at the maximum length. */
  cut: boolean;
  text: string;
  /** Tokens of prompt and answer. */
  asked: number;
  answered: number;
  points: TextPoints;
}

export type TextNews = { text: string } | { end: TextEnd };

/** What has arrived of a text. */
interface Arrived {
  /** Whether the prompt was submitted. */
  isSent: boolean;
  text: string;
  cut: boolean;
  usage?: { total: number; output: number | undefined };
  failed?: { code: RunFailure; detail: string; notTaken?: Failure['notTaken'] };
  /** Its cost at the provider. */
  cost?: Cost;
}

type LiveDeps = Pick<TextDeps, 'db' | 'clock' | 'keepMs' | 'targets'>;

/** Who reads a text, and what it has to be. */
export interface Reading {
  owner: Owner;
  /** Aborts when the reader hangs up. */
  reader: AbortSignal;
  /** Whether the reader's credential still counts; read as often as new text is stored. */
  isLive: () => Promise<boolean>;
  /** Called once, when the first piece of the text is there or the text has ended without one. */
  onFirst: () => void;
  /** Whether a whole text is a valid answer; an invalid one costs nothing. */
  isAnswer?: ((text: string) => boolean) | undefined;
}

/**
 * Streams a text and passes each piece on as it arrives; the last event is the outcome. The text is also
 * stored from time to time, and at the end the run is settled: for the whole text, or, if its reader has left, for the
 * prompt and the part so far. A prompt that was not submitted yet costs nothing.
 */
export async function* writeText(
  deps: LiveDeps,
  begun: BegunText,
  { owner, reader, isLive, onFirst, isAnswer = (text) => text.trim() !== '' }: Reading,
): AsyncGenerator<TextNews> {
  const stop = new AbortController();
  const ended = new AbortController();
  const late = AbortSignal.timeout(runLimits('write_text').runMs);
  const left = AbortSignal.any([reader, ended.signal]);
  const signal = AbortSignal.any([left, stop.signal, late]);
  const arrived: Arrived = { isSent: false, text: '', cut: false };
  const keeping = keepStored(deps, begun, arrived, {
    stop,
    checkReader: async () => {
      if (!(await isLive())) ended.abort();
    },
  });
  let isRead = false;
  let end: TextEnd;
  try {
    const context = { taskId: begun.taskId, owner, maximum: begun.input.max_tokens, signal };
    for await (const part of begun.serve.stream(begun.input, context)) {
      if (signal.aborted || arrived.failed) break;
      if ('submits' in part) {
        const isOurs = await keeping.submit();
        if (isOurs && !signal.aborted) continue;
        arrived.isSent = false;
        break;
      }
      const text = take(arrived, part);
      if (text === undefined) continue;
      onFirst();
      yield { text };
    }
    isRead = true;
  } catch (error) {
    isRead = true;
    // After an engine's error it is unknown whether its provider accepted the text.
    arrived.failed = { code: 'task_unconfirmed', detail: String(error) };
  } finally {
    onFirst();
    const isOurs = await keeping.stop();
    if (late.aborted) arrived.failed ??= { code: 'task_deadline', detail: 'out of time' };
    const isWhole = isRead && isOurs && !left.aborted;
    if (isWhole && !isAnswer(arrived.text))
      arrived.failed ??= { code: 'task_answer_unusable', detail: 'not what was asked for' };
    end = await settle(deps, begun, arrived, { stored: keeping.stored(), isWhole });
    stop.abort();
  }
  yield { end };
}

/** Records a part of the stream. @returns its text, if the client should receive it */
function take(arrived: Arrived, part: TextPart): string | undefined {
  if ('text' in part) {
    const text = part.text.replaceAll('\0', '');
    arrived.text += text;
    if (arrived.text.length <= TEXT_OUTPUT_LENGTH) return text;
    arrived.failed = { code: 'task_answer_too_long', detail: 'the answer is too long' };
  } else if ('usage' in part) arrived.usage = { total: part.usage, output: part.output };
  else if ('cut' in part) arrived.cut = true;
  else if ('cost' in part) arrived.cost = part.cost;
  else if ('failed' in part) {
    const { code, detail = code, notTaken } = part.failed;
    arrived.failed = { code, detail, notTaken };
  }
  return undefined;
}

/** Stores what has arrived and renews the lease from time to time; stops the text if the run is no longer ours. */
function keepStored(
  { db, clock, keepMs = KEEP_MS }: LiveDeps,
  begun: BegunText,
  arrived: Arrived,
  { stop, checkReader }: { stop: AbortController; checkReader: () => Promise<void> },
) {
  let stored = 0;
  let isOurs = true;
  let saving: Promise<void> = Promise.resolve();
  const save = async () => {
    const { length } = arrived.text;
    const more = arrived.text.slice(stored, length);
    // The second half of a character may still be on its way.
    if (/[\ud800-\udbff]$/.test(more)) return;
    const news = { start: stored, more, amount: usedTokens(begun, arrived) };
    if (await keepLiveText(db, begun.taskId, news, clock.now())) {
      stored = length;
      return;
    }
    isOurs = false;
    stop.abort();
  };
  const timer = setInterval(() => {
    // A database that is away now may be back for the next write.
    saving = saving
      .then(save)
      .then(checkReader)
      .catch(() => undefined);
  }, keepMs);
  return {
    stored: () => stored,
    /**
     * The last look before the prompt is submitted: false if the run was cancelled. From here on it costs what the prompt
     * does, whatever ends it; the run's row says so first.
     */
    submit: async (): Promise<boolean> => {
      arrived.isSent = true;
      const saved = saving.then(save);
      saving = saved.catch(() => undefined);
      await saved.catch((error: unknown) => {
        arrived.isSent = false;
        throw error;
      });
      return isOurs;
    },
    /** Resolves once all writes are done, with whether the run is still ours. */
    stop: async () => {
      clearInterval(timer);
      await saving;
      return isOurs;
    },
  };
}

/**
 * Amount that a text has used: the provider's figure, or an estimate if it gave none, as for a text that was
 * stopped; nothing before its prompt was submitted.
 */
function usedTokens({ asked }: BegunText, { isSent, usage, text }: Arrived): number {
  if (usage) return Math.ceil(usage.total);
  return (isSent || text !== '' ? asked : 0) + writtenTokens(text);
}

const writtenTokens = (text: string) => (text === '' ? 0 : estimateTokens([text]));

async function settle(
  deps: LiveDeps,
  begun: BegunText,
  arrived: Arrived,
  { stored, isWhole }: { stored: number; isWhole: boolean },
): Promise<TextEnd> {
  const { failed, text, cut, usage, cost } = arrived;
  const amount = usedTokens(begun, arrived);
  const outcome = failed
    ? ({ state: 'FAILED', ...failed, cost } as const)
    : ({ state: isWhole ? 'SUCCEEDED' : 'CANCELED', cost } as const);
  const news = { start: stored, more: text.slice(stored).toWellFormed(), amount };
  const isOurs = await endLiveText(deps, begun.taskId, news, outcome, deps.clock.now());
  const answered = usage?.output ?? writtenTokens(text);
  const facts = { cut, text, asked: Math.max(0, amount - answered), answered };
  if (!isOurs) return { ...facts, ...(await readEnd(deps.db, begun)) };
  const held = begun.quote.points;
  const isPaid = outcome.state === 'SUCCEEDED' || (outcome.state === 'CANCELED' && amount > 0);
  const settled = isPaid ? meteredPoints(begun.quote, amount) : 0;
  const points = { held, settled, returned: held - settled };
  return { ...facts, state: outcome.state, code: failed?.code, points };
}

/** How a run ended that something else has ended, as its receipt says; one that has not ended yet will be refunded. */
async function readEnd(
  db: LiveDeps['db'],
  { taskId, quote }: BegunText,
): Promise<Pick<TextEnd, 'state' | 'code' | 'points'>> {
  const ended = await readLiveEnd(db, taskId);
  const unknown = { settled: 0, returned: quote.points };
  const { state, code, settled, returned } = ended ?? {
    state: 'FAILED',
    code: 'task_unconfirmed',
    ...unknown,
  };
  return { state, code, points: { held: quote.points, settled, returned } };
}
