import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { NOBODY, type Owner } from '../../../gate/fair-queue.ts';
import { createGate, type Gate } from '../../../gate/gate.ts';
import { AppError } from '../../../http/app-error.ts';
import { NotReadyError } from '../../../http/not-ready-error.ts';
import type { ByteSource } from '../drivers/driver.ts';
import type { IndexAnswer, IndexRequest, TrackFacts } from './track-facts.ts';

export interface IndexReaderOptions {
  /** The thread's module; another one in tests. */
  thread: URL;
  /** How long a thread may take to begin, in milliseconds. */
  startMs: number;
  /** How long it may take for one file, in milliseconds. */
  fileMs: number;
  /** Longest wait for a turn, in milliseconds. */
  waitMs: number;
}

/** On whose behalf a file is read; by default nobody's, as for the service's chores. */
export interface IndexAsked {
  owner?: Owner;
  /** Ends the wait, and the thread that reads the file. */
  signal?: AbortSignal | undefined;
  waitMs?: number | undefined;
}

/** Reads the indexes of sound and video, in threads. */
export interface IndexReader {
  /**
   * @throws AppError media_unreadable; media_without_picture for sound alone that is declared as a video; media_busy when
   * the turn does not come in time; server_busy if no thread can be started; the signal's reason as soon as it aborts
   */
  read(source: ByteSource, contentType: string, asked?: IndexAsked): Promise<TrackFacts>;
  /** @throws NotReadyError if no thread can be started */
  checkHealth(): Promise<void>;
  usage(): ReturnType<Gate['usage']>;
  close(): Promise<void>;
}

const DEFAULTS: IndexReaderOptions = {
  thread: new URL('./index-thread.ts', import.meta.url),
  startMs: 15_000,
  // Honest files take a few milliseconds, one of twelve hours a hundred.
  fileMs: 4000,
  waitMs: 30_000,
};
const THREADS = 2;
const THREAD_MEGABYTES = 512;

/**
 * Threads start with the first file and end after a while without one. A thread is terminated if its file takes too
 * long, since a lying index can be built to take minutes, or if nobody waits for it any more. One organisation never
 * has all threads.
 */
export function createIndexReader(options: Partial<IndexReaderOptions> = {}): IndexReader {
  const { thread, startMs, fileMs, waitMs } = { ...DEFAULTS, ...options };
  const gate = createGate({ places: THREADS, perOwner: THREADS - 1, waitMs, busy: 'media_busy' });
  const pool = new Piscina<IndexRequest, IndexAnswer>({
    filename: thread.href,
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MEGABYTES },
  });
  // A thread that cannot load its module fails no file of the pool's: those that wait for it are failed here.
  const starting = new Set<(error: unknown) => void>();
  let isBroken = false;
  pool.on('error', (error: unknown) => {
    for (const fail of starting) fail(error);
  });

  const inThread = async (request: Omit<IndexRequest, 'begun'>, signal: AbortSignal | undefined) => {
    const { port1, port2 } = new MessageChannel();
    const overdue = new AbortController();
    let refusal: AppError | undefined;
    const fail = (cause: unknown) => {
      isBroken = true;
      refusal = new AppError('server_busy', { cause, retryAfter: 5 });
      overdue.abort(cause);
    };
    let timer = setTimeout(() => fail(new Error('no thread began')), startMs);
    starting.add(fail);
    port1.once('message', () => {
      isBroken = false;
      starting.delete(fail);
      clearTimeout(timer);
      timer = setTimeout(() => overdue.abort(new Error('more time than a file needs')), fileMs);
    });
    try {
      return await pool.run(
        { ...request, begun: port2 },
        {
          transferList: [port2],
          signal: signal ? AbortSignal.any([overdue.signal, signal]) : overdue.signal,
        },
      );
    } catch (error) {
      throw refusal ?? error;
    } finally {
      starting.delete(fail);
      clearTimeout(timer);
      port1.close();
    }
  };

  const read: IndexReader['read'] = async (
    source,
    contentType,
    { owner = NOBODY, signal, ...asked } = {},
  ) => {
    try {
      const answer = await gate.run({ owner, signal, ...asked }, () =>
        inThread({ source, contentType }, signal),
      );
      if ('facts' in answer) return answer.facts;
      const cause = new Error(answer.unreadable);
      throw answer.soundOnly ? new AppError('media_without_picture', { cause }) : cause;
    } catch (error) {
      signal?.throwIfAborted();
      throw error instanceof AppError ? error : new AppError('media_unreadable', { cause: error });
    }
  };
  return {
    read,
    checkHealth: async () => {
      if (!isBroken) return;
      // What it says of these bytes does not matter, only that a thread says it.
      await read({ bytes: new Uint8Array(1) }, 'audio/wav').catch(() => undefined);
      if (isBroken) throw new NotReadyError('no_threads');
    },
    usage: gate.usage,
    close: () => pool.destroy(),
  };
}
