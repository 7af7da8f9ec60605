import os from 'node:os';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { runLimits } from '@inkreel/contract/run-limits.ts';
import { Piscina } from 'piscina';
import type { DecodeBudget } from '../../decoding/decode-budget.ts';
import { offerTurns } from '../../decoding/turn-port.ts';
import type { Owner } from '../../gate/fair-queue.ts';
import type { AssistRequest, CandidateRequest, MadeCandidate, WorkerMessage } from './candidate.ts';
import { createThreadGate } from './thread-gate.ts';

export interface WorkPool {
  threads: number;
  /** The next turn: candidates of an earlier one go before those of a later one. */
  takeTurn(): number;
  /**
   * Makes one candidate in a worker thread, in the order of turns; one without a turn goes before all others.
   * @throws TimeoutError; an error when the signal aborts or the thread dies
   */
  make(
    request: CandidateRequest,
    onMessage: (message: WorkerMessage) => void,
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

/** A picture was not finished within its time limit; a retry would take as long. */
export class TimeoutError extends Error {
  constructor() {
    super('the picture took too long');
    this.name = 'TimeoutError';
  }
}

export interface PoolOptions {
  /** From the settings; 0 takes one less than the cores, so that the server itself stays responsive. */
  threads: number;
  /** The worker module; another one in tests. */
  worker?: URL;
  /** The module's start options; plain data. */
  workerData?: unknown;
  /** Time limit of each candidate from its start, in milliseconds, instead of its capability's share of a run. */
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

/**
 * Worker threads for pictures. A cancelled picture is signalled by a flag that the working code checks
 * continually, which keeps the thread with its loaded modules; an unresponsive thread is terminated.
 */
export function createWorkPool({
  threads: wanted,
  worker = new URL('./worker.ts', import.meta.url),
  workerData,
  limitMs,
  graceMs = 2_000,
  decoding,
}: PoolOptions): WorkPool {
  const threads = wanted === 0 ? Math.max(1, os.availableParallelism() - 1) : wanted;
  const pool = new Piscina<object, unknown>({
    filename: worker.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
    workerData,
  });
  const gate = createThreadGate(threads);
  let turns = 0;
  let isClosed = false;
  // Each kind of request has a separate thread while there are requests: reading a page may take a minute, and
  // neither a stroke of a cut-out nor a submit that looks for a face should wait for that.
  const desks = new Map<string, Piscina<object, unknown>>();
  const deskOf = (assist: string) => {
    const desk = desks.get(assist) ?? oneThread(worker, workerData);
    desks.set(assist, desk);
    return desk;
  };
  // A thread that cannot load its module fails all waiting pictures, since no single one caused it.
  const waiting = new Set<(error: Error) => void>();
  pool.on('error', (error: Error) => {
    for (const fail of waiting) fail(error);
  });
  return {
    threads,
    takeTurn: () => {
      turns += 1;
      return turns;
    },
    close: async () => {
      isClosed = true;
      await Promise.all([pool, ...desks.values()].map((threads) => threads.destroy()));
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
      const leave = await gate.enter(turn, signal);
      if (signal.aborted || isClosed) {
        leave();
        throw signal.reason ?? new Error('the pool is closed');
      }
      const { port1, port2 } = new MessageChannel();
      const flag = new SharedArrayBuffer(4);
      const end = new AbortController();
      let timer: NodeJS.Timeout | undefined;
      const endIn = (ms: number) => {
        clearTimeout(timer);
        timer = setTimeout(() => end.abort(), ms);
      };
      let started = false;
      let broken: Error | undefined;
      const fail = (error: Error) => {
        broken = error;
        end.abort();
      };
      waiting.add(fail);
      port1.on('message', (message: WorkerMessage) => {
        if (!started) endIn(limitMs ?? CANDIDATE_SHARE * runLimits(request.capability).runMs);
        started = true;
        waiting.delete(fail);
        onMessage(message);
      });
      const giveUp = () => {
        Atomics.store(new Int32Array(flag), 0, 1);
        // Withdraws a task that waits for a starting thread.
        if (started) endIn(graceMs);
        else end.abort();
      };
      signal.addEventListener('abort', giveUp, { once: true });
      const turns = turnsOf(decoding, request.owner, signal, DECODE_WAIT_MS);
      try {
        const line = { flag, port: port2, turns: turns?.port };
        const run = { transferList: [port2, ...(turns ? [turns.port] : [])], signal: end.signal };
        return (await pool.run({ ...request, ...line }, run)) as MadeCandidate;
      } catch (error) {
        wake(pool);
        throw broken ?? (end.signal.aborted && !signal.aborted ? new TimeoutError() : error);
      } finally {
        waiting.delete(fail);
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        port1.close();
        turns?.close();
        leave();
      }
    },
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

function oneThread(worker: URL, workerData: unknown): Piscina<object, unknown> {
  const threads = new Piscina<object, unknown>({
    filename: worker.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    workerData,
  });
  threads.on('error', () => undefined);
  return threads;
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
