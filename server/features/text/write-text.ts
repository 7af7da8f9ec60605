import type { TextPoints } from '@inkreel/contract/api/texts.ts';
import type { RunFailure } from '@inkreel/contract/errors.ts';
import { TEXT_OUTPUT_LENGTH } from '@inkreel/contract/limits.ts';
import { meteredPoints } from '@inkreel/contract/pricing.ts';
import { runLimits } from '@inkreel/contract/run-limits.ts';
import { estimateTokens } from '@inkreel/contract/text/services.ts';
import type { Cost } from '../../engines/cost.ts';
import type { Failure, TextPart } from '../../engines/engine.ts';
import type { Owner } from '../../gate/fair-queue.ts';
import { endLiveText, KEEP_MS, keepLiveText } from '../tasks/live-text.ts';
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
  text: string;
  cut: boolean;
  usage?: { total: number; output: number | undefined };
  failed?: { code: RunFailure; detail: string; notTaken?: Failure['notTaken'] };
  /** Its cost at the provider. */
  cost?: Cost;
}

type LiveDeps = Pick<TextDeps, 'db' | 'clock' | 'keepMs'>;

/**
 * Streams a text and passes each piece on as it arrives; the last event is the outcome. The text is also
 * stored from time to time, and at the end the run is settled: for the whole text, or for the part so far if
 * the reader has left.
 *
 * @param reader aborts when nobody reads any more: the provider's stream is closed, and what was used is
 * charged
 * @param isAnswer whether a whole text is a valid answer; an invalid one costs nothing
 */
export async function* writeText(
  deps: LiveDeps,
  begun: BegunText,
  owner: Owner,
  reader: AbortSignal,
  isAnswer: (text: string) => boolean = (text) => text.trim() !== '',
): AsyncGenerator<TextNews> {
  const stop = new AbortController();
  const late = AbortSignal.timeout(runLimits('write_text').runMs);
  const signal = AbortSignal.any([reader, stop.signal, late]);
  const arrived: Arrived = { text: '', cut: false };
  const keeping = keepStored(deps, begun, arrived, stop);
  let isRead = false;
  let end: TextEnd;
  try {
    const context = { taskId: begun.taskId, owner, maximum: begun.input.max_tokens, signal };
    for await (const part of begun.serve.stream(begun.input, context)) {
      if (signal.aborted || arrived.failed) break;
      const text = take(arrived, part);
      if (text !== undefined) yield { text };
    }
    isRead = true;
  } catch (error) {
    isRead = true;
    // After an engine's error it is unknown whether its provider accepted the text.
    arrived.failed = { code: 'task_unconfirmed', detail: String(error) };
  } finally {
    const isOurs = await keeping.stop();
    if (late.aborted) arrived.failed ??= { code: 'task_deadline', detail: 'out of time' };
    const isWhole = isRead && isOurs && !reader.aborted;
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
  stop: AbortController,
) {
  let stored = 0;
  let isOurs = true;
  let saving: Promise<void> = Promise.resolve();
  const save = async () => {
    const { length } = arrived.text;
    const more = arrived.text.slice(stored, length);
    // The second half of a character may still be on its way.
    if (/[\ud800-\udbff]$/.test(more)) return;
    const news = { more, amount: usedTokens(begun, arrived) };
    if (await keepLiveText(db, begun.taskId, news, clock.now())) {
      stored = length;
      return;
    }
    isOurs = false;
    stop.abort();
  };
  const timer = setInterval(() => {
    // A database that is away now may be back for the next write.
    saving = saving.then(save).catch(() => undefined);
  }, keepMs);
  return {
    stored: () => stored,
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
 * stopped.
 */
function usedTokens({ asked }: BegunText, { usage, text }: Arrived): number {
  return Math.ceil(usage?.total ?? (text === '' ? 0 : asked + estimateTokens([text])));
}

async function settle(
  { db, clock }: LiveDeps,
  begun: BegunText,
  arrived: Arrived,
  { stored, isWhole }: { stored: number; isWhole: boolean },
): Promise<TextEnd> {
  const { failed, text, cut, usage, cost } = arrived;
  const amount = usedTokens(begun, arrived);
  const outcome = failed
    ? ({ state: 'FAILED', ...failed, cost } as const)
    : ({ state: isWhole ? 'SUCCEEDED' : 'CANCELED', cost } as const);
  const news = { more: text.slice(stored).toWellFormed(), amount };
  const isOurs = await endLiveText(db, begun.taskId, news, outcome, clock.now());
  const held = begun.quote.points;
  const isPaid = isOurs && outcome.state !== 'FAILED' && text.trim() !== '';
  const settled = isPaid ? meteredPoints(begun.quote, amount) : 0;
  const answered = usage?.output ?? (text === '' ? 0 : estimateTokens([text]));
  return {
    state: isOurs ? outcome.state : 'CANCELED',
    code: failed?.code,
    cut,
    text,
    asked: Math.max(0, amount - answered),
    answered,
    points: { held, settled, returned: held - settled },
  };
}
