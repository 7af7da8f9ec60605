import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MEDIA_KINDS, type MediaKind } from '@inkreel/contract/media-types.ts';
import sharp from 'sharp';
import { DECODER, readImageFacts } from '../../decoding/decoder.ts';
import { AppError } from '../../http/app-error.ts';
import { workFolder } from '../../work-folders.ts';
import { type Cost, NO_COST, sumCosts } from '../cost.ts';
import { type DecodeTurns, inDecodeTurn } from '../decode-turn.ts';
import type { EngineHost } from '../define-engine.ts';
import type { Check, CheckContext, EngineOutput, Operation } from '../engine.ts';
import { atMost } from './call-cost.ts';
import type { Polled } from './operations.ts';
import { failureOf, failureOfTaken, type Nothing, type Outcome, type Ticket, worstOf } from './outcome.ts';

/** Keeps files that providers made until the run ends, in a folder per run. */
const ANSWERS = 'answers';
/** Longer than any run is open, in milliseconds. */
const OLD_MS = 2 * 24 * 3600 * 1000;

const answersFolder = ({ dataFolder }: EngineHost): string => path.join(dataFolder, ANSWERS);

/** Memory budget for pictures while they are passed on. */
export const handingOver = ({ dataFolder }: EngineHost): string => workFolder(dataFolder, 'handing-over');

/** The content type of data. */
const DATA = 'application/json';

/** The stored state of a run: files in a local folder, operations at the provider, or why there is neither. */
export type Stored<Plan> =
  | { nothing: Nothing }
  | { answer: string; plans: readonly Plan[] }
  | StoredTickets<Plan>;
interface StoredTickets<Plan> {
  tickets: readonly Ticket[];
  answer: string;
  plans: readonly Plan[];
  /** Cost of each operation if it succeeds. */
  costs?: readonly Cost[];
  /** Cost of the calls without an operation. */
  answered?: Cost;
}

/** How files that a provider made are processed. */
export interface MadeKind<Plan> {
  /** Writes the finished picture. */
  finish(made: string, plan: Plan, turns: DecodeTurns, to: string): Promise<void>;
  /** The content type of outputs that are not finished here, such as videos; JSON is returned as data. */
  asMade?(plan: Plan): string | undefined;
  /** True if the provider's documents say that a failed operation costs nothing. */
  failuresAreFree?: boolean;
}

/**
 * Stores the answers to the calls of a run; a failed candidate does not affect the others.
 * @param taskId names the folder
 */
export async function keepOutcomes<Plan>(
  host: EngineHost,
  taskId: string,
  outcomes: readonly Outcome[],
  planOf: (at: number) => Plan,
  { asMade }: Pick<MadeKind<Plan>, 'asMade'> = {},
): Promise<Operation> {
  const folder = path.join(answersFolder(host), taskId);
  const plans: Plan[] = [];
  const tickets: Ticket[] = [];
  const checked: Outcome[] = [];
  const costs: Cost[] = [];
  const answered: Cost[] = [];
  for (const [at, outcome] of outcomes.entries()) {
    const plan = planOf(at);
    (outcome.state === 'taken' ? costs : answered).push(outcome.cost ?? usualCost(outcome));
    if (outcome.state === 'taken') {
      tickets.push(outcome.ticket);
      plans.push(plan);
    } else if (outcome.state === 'answered') {
      const isWhole = asMade?.(plan) !== undefined || (await allPictures(outcome.images));
      if (!isWhole)
        checked.push({
          state: 'unknown',
          code: 'result_unreadable',
          detail: 'answered with something that is no picture',
        });
      else
        for (const image of outcome.images) {
          await mkdir(folder, { recursive: true });
          await writeFile(path.join(folder, `made-${plans.length}`), image);
          plans.push(plan);
        }
    } else checked.push(outcome);
  }
  const cost = sumCosts([...answered, ...costs.map(atMost)]);
  if (plans.length === 0) return { nothing: worstOf(checked), cost };
  if (tickets.length === 0) return { answer: taskId, plans, cost };
  return { tickets, answer: taskId, plans, costs, answered: sumCosts(answered), cost };
}

/** Without known prices, a call without a result costs nothing. */
function usualCost({ state }: Outcome): Cost {
  return state === 'refused' || state === 'busy' ? NO_COST : { basis: 'unknown' };
}

async function allPictures(images: readonly (Uint8Array | string)[]): Promise<boolean> {
  try {
    for (const image of images) await readImageFacts(image);
    return true;
  } catch {
    return false;
  }
}

/**
 * The error of a finish that could not read a picture. It reads the user's pictures too, so what the provider made is
 * read once more alone: if it breaks off in the middle, the fault is not the user's.
 * @throws AppError result_unreadable, or the error itself
 */
async function blame(error: unknown, made: string, turns: DecodeTurns): Promise<never> {
  if (!isUnreadable(error)) throw error;
  await inDecodeTurn(made, turns, () => sharp(made, DECODER).stats()).catch((cause: unknown) => {
    throw isUnreadable(cause) ? new AppError('result_unreadable', { cause }) : cause;
  });
  throw error;
}

const isUnreadable = (error: unknown) => error instanceof AppError && error.code === 'image_unreadable';

/** The progress of a run with stored operations or files. */
export async function checkStored<Plan>(
  host: EngineHost,
  stored: Stored<Plan>,
  kind: MadeKind<Plan>,
  { owner }: CheckContext,
  poll: (ticket: Ticket) => Promise<Polled>,
): Promise<Check> {
  if ('nothing' in stored) return failureOf(stored.nothing);
  const own = path.join(answersFolder(host), stored.answer);
  const finish = async (name: string, index: number, plan: Plan): Promise<EngineOutput> => {
    const made = path.join(own, `made-${name}`);
    const contentType = kind.asMade?.(plan);
    if (contentType === DATA) return { index, json: JSON.parse(await readFile(made, 'utf8')) };
    if (contentType !== undefined) return { index, source: { path: made }, contentType };
    const finished = path.join(own, `finished-${name}.png`);
    if (!existsSync(finished)) {
      if (!(await allPictures([made]))) throw new AppError('result_unreadable');
      const unfinished = path.join(own, `finishing-${name}.png`);
      const turns = { decoding: host.decoding, owner };
      await kind.finish(made, plan, turns, unfinished).catch((error: unknown) => blame(error, made, turns));
      await rename(unfinished, finished);
    }
    return { index, source: { path: finished }, contentType: 'image/png' };
  };
  if ('tickets' in stored) return checkOperations(host, stored, { own, finish, kind }, poll);
  return checkAnswer(stored, own, finish);
}

type FinishOne<Plan> = (name: string, index: number, plan: Plan) => Promise<EngineOutput>;

/** The answer has been here since the start: in this process, or in another one with the same data folder. */
async function checkAnswer<Plan>(
  { plans }: { plans: readonly Plan[] },
  own: string,
  finish: FinishOne<Plan>,
): Promise<Check> {
  if (!existsSync(path.join(own, 'made-0')))
    return failureOf({ state: 'unknown', detail: 'the answer was lost with the machine that it was on' });
  const files = [];
  for (const [index, plan] of plans.entries()) files.push(await finish(String(index), index, plan));
  return { state: 'done', outputs: files };
}

async function checkOperations<Plan>(
  host: EngineHost,
  stored: StoredTickets<Plan>,
  { own, finish, kind }: { own: string; finish: FinishOne<Plan>; kind: MadeKind<Plan> },
  poll: (ticket: Ticket) => Promise<Polled>,
): Promise<Check> {
  const { tickets, plans } = stored;
  const polled = await Promise.all(tickets.map(poll));
  const away = polled.find((each) => each.state === 'away');
  if (away?.state === 'away') return away;
  const running = polled.filter((each) => each.state === 'running');
  if (running.length > 0) {
    const shares = polled.map((each) => (each.state !== 'running' ? 1 : each.waiting ? 0.05 : 0.4));
    const progress = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    const stage = running.every(({ waiting }) => waiting) ? 'waiting' : 'changing';
    return { state: 'pending', stage, progress: Math.min(0.9, progress), candidates: shares, outputs: [] };
  }
  await mkdir(own, { recursive: true });
  const files: EngineOutput[] = [];
  for (const [at, each] of polled.entries()) {
    if (each.state !== 'succeeded') continue;
    const made = [...(each.files ?? []), ...each.urls];
    for (const [more, file] of made.entries()) {
      const name = more === 0 ? String(at) : `${at}-${more}`;
      const target = path.join(own, `made-${name}`);
      if (!existsSync(target)) await keepMade(host, file, target, kind.asMade?.(plans[at] as Plan));
      files.push(await finish(name, files.length, plans[at] as Plan));
    }
  }
  const cost = endedCost(stored, polled, kind.failuresAreFree === true);
  if (files.length > 0) return { state: 'done', outputs: files, cost };
  const failed = polled.find((each) => each.state === 'failed');
  if (failed?.state !== 'failed') throw new Error('an operation ended without a picture');
  const { state: _, isBilled: __, ...why } = failed;
  const failure = failureOfTaken(why);
  return { ...failure, retryable: why.retryable ?? why.status >= 500, cost };
}

/** Stores the output of an operation on disk; a video is too large for memory. */
async function keepMade(
  host: EngineHost,
  made: string | Uint8Array,
  target: string,
  contentType: string | undefined,
): Promise<void> {
  if (typeof made !== 'string') return writeFile(target, made);
  const kind = MEDIA_KINDS.find((each) => contentType?.startsWith(`${each}/`));
  await fetchTo(host, made, `${target}.part`, kind);
  await rename(`${target}.part`, target);
}

/** The cost of ended operations; unknown for a failed one unless the provider's documents say otherwise. */
function endedCost<Plan>(
  { costs = [], answered = NO_COST }: StoredTickets<Plan>,
  polled: readonly Polled[],
  failuresAreFree: boolean,
): Cost {
  const ended = polled.map((each, at): Cost => {
    if (each.state === 'failed' && each.isBilled) return costs[at] ?? { basis: 'unknown' };
    if (each.state !== 'succeeded') return failuresAreFree ? NO_COST : { basis: 'unknown' };
    return each.told
      ? { ...costs[at], basis: 'told', money: each.told }
      : (costs[at] ?? { basis: 'unknown' });
  });
  return sumCosts([answered, ...ended]);
}

/** Removes leftovers of runs whose process died. Never throws. */
export async function removeOldAnswers(host: EngineHost): Promise<void> {
  const folder = answersFolder(host);
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const own = path.join(folder, name);
    const facts = await stat(own).catch(() => undefined);
    if (facts && Date.now() - facts.mtimeMs > OLD_MS)
      await rm(own, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Removes the kept files of a run. Never throws. */
export async function removeAnswer(host: EngineHost, answer: string): Promise<void> {
  await rm(path.join(answersFolder(host), answer), { recursive: true, force: true }).catch(() => undefined);
}

/** The bytes of a result at a URL of the provider. */
export async function fetchBytes(host: EngineHost, url: string): Promise<Uint8Array> {
  const folder = handingOver(host);
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, `result-${crypto.randomUUID()}`);
  try {
    await fetchTo(host, url, file);
    return await readFile(file);
  } finally {
    await rm(file, { force: true });
  }
}

async function fetchTo(host: EngineHost, url: string, file: string, kind?: MediaKind): Promise<void> {
  if (!host.fetchResult) throw new Error('results cannot be fetched here');
  await host.fetchResult(url, file, kind);
}
