import os from 'node:os';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { isLongWork, runLimits } from '@inkreel/contract/run-limits.ts';
import { Piscina } from 'piscina';
import type { DecodeBudget } from '../../decoding/decode-budget.ts';
import { offerTurns } from '../../decoding/turn-port.ts';
import type { Owner } from '../../gate/fair-queue.ts';
import { type EngineThreads, PAUSED, TURN_MS } from '../define-engine.ts';
import {
  type AssistRequest,
  type CandidateRequest,
  FLAG,
  FLAG_BYTES,
  type MadeCandidate,
  type WorkerMessage,
} from './candidate.ts';
import { createLane, type Lane } from './lane.ts';

export interface WorkPool {
  threads: EngineThreads;
  /** The next turn: candidates of an earlier one go before those of a later one. */
  takeTurn(): number;
  /**
   * Makes one candidate in a worker thread: short work in other threads than long work, organisations in turn, and
   * an organisation's in the order of turns; one without a turn goes before all others of its organisation. Work may
   * be paused in the middle for another organisation.
   * @param onMessage also gets how long the work has been paused in all, after each pause
   * @throws TimeoutError; an error when the signal aborts or the thread dies
   */
  make(
    request: CandidateRequest,
    onMessage: (message: PoolMessage) => void,
    signal: AbortSignal,
    turn?: number,
  ): Promise<MadeCandidate>;
  /**
   * Answers a quick request in a thread that neither candidates nor other kinds of requests use.
   * @throws the signal's reason as soon as it aborts; an error when the thread dies
   */
  assist(request: AssistRequest, signal: AbortSignal): Promise<unknown>;
  close(): Promise<void>;
}

type PoolMessage = WorkerMessage | { pausedMs: number };

/** A picture was not finished within its time limit; a retry would take as long. */
export class TimeoutError extends Error {
  constructor() {
    super('the picture took too long');
    this.name = 'TimeoutError';
  }
}

export interface PoolOptions {
  /** From the settings; 0 takes one less than the cores, so that the server itself stays responsive. It is the number for short work; long work has one fewer, at least one. */
  threads: number;
  /** The worker module; another one in tests. */
  worker?: URL;
  /** The module's start options; plain data. */
  workerData?: unknown;
  /** How long a candidate works before it is paused for another organisation, in milliseconds. */
  turnMs?: number;
  /** Time limit of each candidate's work, in milliseconds, instead of its capability's share of a run. */
  limitMs?: number;
  /** How long a thread has to notice the cancellation of its picture, in milliseconds. */
  graceMs?: number;
  /** The decode budget; without it decoding is unlimited, as in tests and scripts. */
  decoding?: DecodeBudget;
}

/** Share of the run's time that one candidate may take before its thread is ended. */
const CANDIDATE_SHARE = 0.8;
/** How long a run waits for a decoder, in milliseconds; the run's time limit applies too. */
const DECODE_WAIT_MS = 4 * 60 * 1000;

/** One kind of work: its threads, and who has the next of them. */
interface LaneThreads {
  threads: Piscina<object, unknown>;
  lane: Lane;
}

/**
 * Worker threads for pictures. A cancelled picture is signalled by a flag that the working code checks
 * continually, which keeps the thread with its loaded modules; an unresponsive thread is terminated.
 */
export function createWorkPool({
  threads: wanted,
  worker = new URL('./worker.ts', import.meta.url),
  workerData,
  turnMs = TURN_MS,
  limitMs,
  graceMs = 2_000,
  decoding,
}: PoolOptions): WorkPool {
  const count = wanted === 0 ? Math.max(1, os.availableParallelism() - 1) : wanted;
  // Short work has threads that long work never takes. Both together exceed the cores by little, and long work has a
  // low priority.
  const threads: EngineThreads = { short: count, long: Math.max(1, count - 1) };
  // A thread that cannot load its module fails all waiting pictures, since no single one caused it.
  const waiting = new Set<(error: Error) => void>();
  const laneOf = (kind: keyof EngineThreads): LaneThreads => {
    const [places, paused] = [threads[kind], PAUSED[kind]];
    const pool = manyThreads(worker, workerData, places + paused);
    pool.on('error', (error: Error) => {
      for (const fail of waiting) fail(error);
    });
    return { threads: pool, lane: createLane({ places, paused, turnMs, keepsOneFree: kind === 'long' }) };
  };
  const lanes = { short: laneOf('short'), long: laneOf('long') };
  let turns = 0;
  let isClosed = false;
  // Each kind of request has a separate thread while there are requests: reading a page may take a minute, and
  // neither a stroke of a cut-out nor a submit that looks for a face should wait for that.
  const desks = new Map<string, Piscina<object, unknown>>();
  const deskOf = (assist: string) => {
    const known = desks.get(assist);
    if (known) return known;
    const desk = manyThreads(worker, workerData, 1);
    desk.on('error', () => undefined);
    desks.set(assist, desk);
    return desk;
  };
  return {
    threads,
    takeTurn: () => {
      turns += 1;
      return turns;
    },
    close: async () => {
      isClosed = true;
      const all = [lanes.short.threads, lanes.long.threads, ...desks.values()];
      await Promise.all(all.map((each) => each.destroy()));
    },
    assist: async (request, signal) => {
      const turns = turnsOf(decoding, request.owner, signal);
      try {
        return await ask(deskOf(request.assist), request, { signal, graceMs, turns: turns?.port });
      } finally {
        turns?.close();
      }
    },
    make: async (request, onMessage, signal, turn = 0) => {
      const isLong = isLongWork(request.capability);
      const { lane, threads } = lanes[isLong ? 'long' : 'short'];
      const flag = new SharedArrayBuffer(FLAG_BYTES);
      const flags = new Int32Array(flag);
      const setFlag = (at: number, value: number) => {
        Atomics.store(flags, at, value);
        Atomics.notify(flags, FLAG.paused);
      };
      const end = new AbortController();
      const limit = limitOf(() => end.abort());
      const { organisationId } = request.owner ?? NOBODY;
      // Cancelled work only has to end.
      const pause = () => {
        if (signal.aborted) return;
        limit.pause();
        setFlag(FLAG.paused, 1);
      };
      const resume = () => {
        if (signal.aborted) return;
        setFlag(FLAG.paused, 0);
        limit.resume();
        onMessage({ pausedMs: place.pausedMs() });
      };
      const place = await lane.enter({ turn, organisationId, pause, resume }, signal);
      const { leave, stageEnded } = place;
      if (signal.aborted || isClosed) {
        leave();
        throw signal.reason ?? new Error('the pool is closed');
      }
      const { port1, port2 } = new MessageChannel();
      let started = false;
      let broken: Error | undefined;
      const fail = (error: Error) => {
        broken = error;
        end.abort();
      };
      waiting.add(fail);
      port1.on('message', (message: WorkerMessage) => {
        if (!started) limit.start(limitMs ?? CANDIDATE_SHARE * runLimits(request.capability).runMs);
        started = true;
        waiting.delete(fail);
        onMessage(message);
        if ('keeps' in message && message.path !== undefined) stageEnded();
      });
      const giveUp = () => {
        setFlag(FLAG.cancelled, 1);
        // Withdraws a task that waits for a starting thread.
        if (started) limit.endIn(graceMs);
        else end.abort();
      };
      signal.addEventListener('abort', giveUp, { once: true });
      const turns = turnsOf(decoding, request.owner, signal, DECODE_WAIT_MS);
      try {
        const line = { flag, isLong, port: port2, turns: turns?.port };
        const run = { transferList: [port2, ...(turns ? [turns.port] : [])], signal: end.signal };
        return (await threads.run({ ...request, ...line }, run)) as MadeCandidate;
      } catch (error) {
        wake(threads);
        throw broken ?? (end.signal.aborted && !signal.aborted ? new TimeoutError() : error);
      } finally {
        waiting.delete(fail);
        limit.clear();
        signal.removeEventListener('abort', giveUp);
        port1.close();
        turns?.close();
        leave();
      }
    },
  };
}

/** A time limit that stands still while work is paused. */
function limitOf(onEnd: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let isPaused = false;
  let leftMs = Number.POSITIVE_INFINITY;
  let since = 0;
  const run = () => {
    clearTimeout(timer);
    since = performance.now();
    if (!isPaused && Number.isFinite(leftMs)) timer = setTimeout(onEnd, Math.max(0, leftMs));
  };
  return {
    start: (ms: number) => {
      leftMs = ms;
      run();
    },
    pause: () => {
      clearTimeout(timer);
      isPaused = true;
      leftMs -= performance.now() - since;
    },
    resume: () => {
      isPaused = false;
      run();
    },
    /** Ends cancelled work, paused or not. */
    endIn: (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(onEnd, ms);
    },
    clear: () => clearTimeout(timer),
  };
}

function turnsOf(
  decoding: DecodeBudget | undefined,
  owner: Owner | undefined,
  signal: AbortSignal,
  waitMs?: number,
) {
  return decoding && offerTurns(decoding, { owner: owner ?? NOBODY, signal, waitMs });
}
/** Work without a person takes turns as if it belonged to one person. */
const NOBODY: Owner = { organisationId: '', userId: '' };

function manyThreads(worker: URL, workerData: unknown, maxThreads: number): Piscina<object, unknown> {
  return new Piscina<object, unknown>({
    filename: worker.href,
    minThreads: 0,
    maxThreads,
    idleTimeout: 60_000,
    workerData,
  });
}

/**
 * An abandoned request leaves the queue. One that has started may still finish for a while, since terminating its
 * thread would make the next request load everything again.
 */
async function ask(
  threads: Piscina<object, unknown>,
  request: AssistRequest,
  { signal, graceMs, turns }: { signal: AbortSignal; graceMs: number; turns: MessagePort | undefined },
): Promise<unknown> {
  signal.throwIfAborted();
  const begun = new SharedArrayBuffer(4);
  const end = new AbortController();
  const left = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const leave = () => {
    if (Atomics.load(new Int32Array(begun), 0) === 1) timer = setTimeout(() => end.abort(), graceMs);
    else end.abort();
    left.reject(signal.reason);
  };
  signal.addEventListener('abort', leave, { once: true });
  const run = threads.run(
    { ...request, begun, turns },
    { name: 'assist', signal: end.signal, transferList: turns ? [turns] : [] },
  );
  run.catch(() => wake(threads));
  const answer = run.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', leave);
  });
  return Promise.race([answer, left.promise]);
}

/**
 * Called after a task failed, since its thread may have ended too. Piscina then starts no thread until the next
 * task: an added task keeps waiting tasks from hanging.
 */
function wake(threads: Piscina<object, unknown>): void {
  if (threads.queueSize > 0) threads.run({}, { name: 'wake' }).catch(() => undefined);
}
