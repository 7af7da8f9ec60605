import os from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type { CandidateProgress, CandidateRequest, DrawnCandidate } from './candidate.ts';

export interface DrawingPool {
  threads: number;
  /**
   * Draws one candidate in a worker thread, in the order of the calls.
   * @throws when the signal aborts, when the thread dies, or when the picture takes too long
   */
  draw(
    request: CandidateRequest,
    onProgress: (progress: CandidateProgress) => void,
    signal: AbortSignal,
  ): Promise<DrawnCandidate>;
  close(): Promise<void>;
}

export interface PoolOptions {
  /** Of the settings; 0 takes one less than the cores, so that the server itself stays quick. */
  threads: number;
  /** The module with the function that draws; another one in tests. */
  worker?: URL;
  /** One picture may take this long from its start, in milliseconds; then its thread is ended. */
  limitMs?: number;
  /** How long a thread has to notice that its picture is not wanted, in milliseconds. */
  graceMs?: number;
}

/**
 * Worker threads for drawing. A picture that is not wanted any more is told so by a flag that the drawing code looks at
 * all the time, which keeps the thread and what it has loaded; a thread that does not listen is ended.
 */
export function createDrawingPool({
  threads: wanted,
  worker = new URL('./worker.ts', import.meta.url),
  limitMs = 180_000,
  graceMs = 2_000,
}: PoolOptions): DrawingPool {
  const threads = wanted === 0 ? Math.max(1, os.availableParallelism() - 1) : wanted;
  const pool = new Piscina<object, DrawnCandidate>({
    filename: worker.href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 60_000,
  });
  // A thread that cannot even load its module has no picture to blame, so it fails the ones that wait for a thread.
  const waiting = new Set<(error: Error) => void>();
  pool.on('error', (error: Error) => {
    for (const fail of waiting) fail(error);
  });
  return {
    threads,
    close: () => pool.destroy(),
    draw: async (request, onProgress, signal) => {
      signal.throwIfAborted();
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
      port1.on('message', (progress: CandidateProgress) => {
        if (!started) endIn(limitMs);
        started = true;
        waiting.delete(fail);
        onProgress(progress);
      });
      const giveUp = () => {
        Atomics.store(new Int32Array(flag), 0, 1);
        // One that waits for a thread is taken out of the queue.
        if (started) endIn(graceMs);
        else end.abort();
      };
      signal.addEventListener('abort', giveUp, { once: true });
      try {
        const line = { flag, port: port2 };
        return await pool.run({ ...request, ...line }, { transferList: [port2], signal: end.signal });
      } catch (error) {
        throw broken ?? error;
      } finally {
        waiting.delete(fail);
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        port1.close();
      }
    },
  };
}
