import { setTimeout } from 'node:timers/promises';
import type { TextPoints } from '@inkreel/contract/api/texts.ts';
import type { RunFailure } from '@inkreel/contract/errors.ts';
import { meteredPoints } from '@inkreel/contract/pricing.ts';
import { runLimits } from '@inkreel/contract/run-limits.ts';
import { estimateTokens } from '@inkreel/contract/text/services.ts';
import type { Failure } from '../../engines/engine.ts';
import type { Owner } from '../../gate/fair-queue.ts';
import { type Arrived, CarriedText } from '../tasks/carried-text.ts';
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
  isAnswer?: ((text: string) => boolean | Promise<boolean>) | undefined;
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
  const ended = new AbortController();
  const late = AbortSignal.timeout(runLimits('write_text').runMs);
  const left = AbortSignal.any([reader, ended.signal]);
  const { db, clock, keepMs = KEEP_MS } = deps;
  let isOurs = true;
  const carried = new CarriedText({
    everyMs: keepMs,
    pause: (ms, signal) => setTimeout(ms, undefined, { signal }).catch(() => undefined),
    amountOf: (arrived) => usedTokens(begun, arrived),
    save: async (take) => {
      isOurs = await keepLiveText(db, begun.taskId, take, clock.now());
      return isOurs;
    },
    onSaved: async () => {
      if (!(await isLive())) ended.abort();
    },
    // A database that is away now may be back for the next write.
    isPatient: true,
  });
  const { arrived } = carried;
  // A whole text that cannot be checked now has been read, and is settled in any case.
  const isUsable = async (text: string) => {
    try {
      return await isAnswer(text);
    } catch {
      return true;
    }
  };
  let end: TextEnd;
  try {
    const { taskId, serve, input } = begun;
    const open = (signal: AbortSignal) =>
      serve.stream(input, { taskId, owner, maximum: input.max_tokens, signal });
    for await (const text of carried.read(open, AbortSignal.any([left, late]))) {
      onFirst();
      yield { text };
    }
  } catch (error) {
    arrived.end = { thrown: error };
  } finally {
    onFirst();
    const isWhole = arrived.end === 'whole' && isOurs && !left.aborted;
    const failed =
      failureIn(arrived) ??
      (late.aborted ? ({ code: 'task_deadline', detail: 'out of time' } as const) : undefined) ??
      (isWhole && !(await isUsable(arrived.text)) ? UNUSABLE : undefined);
    end = await settle(deps, begun, carried, { failed, isWhole });
  }
  yield { end };
}

/** How a text fails. */
type Failed = { code: RunFailure; detail: string; notTaken?: Failure['notTaken'] };
const UNUSABLE: Failed = { code: 'task_answer_unusable', detail: 'not what was asked for' };

/** Why the stream of a text failed; undefined if it did not. */
function failureIn({ end }: Arrived): Failed | undefined {
  if (end === undefined || end === 'whole') return undefined;
  // After an engine's error it is unknown whether its provider accepted the text.
  if ('thrown' in end) return { code: 'task_unconfirmed', detail: String(end.thrown) };
  const { code, detail = code, notTaken } = end.failed;
  return { code, detail, notTaken };
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
  carried: CarriedText,
  { failed, isWhole }: { failed: Failed | undefined; isWhole: boolean },
): Promise<TextEnd> {
  const { text, cut, usage, cost } = carried.arrived;
  const news = carried.rest();
  const { amount } = news;
  const outcome = failed
    ? ({ state: 'FAILED', ...failed, cost } as const)
    : ({ state: isWhole ? 'SUCCEEDED' : 'CANCELED', cost } as const);
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
