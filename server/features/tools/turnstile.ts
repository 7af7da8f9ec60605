import PQueue from 'p-queue';
import { AppError } from '../../http/app-error.ts';

/** Longest wait, in milliseconds: beyond it the database is away, or far too busy. */
const PATIENCE_MS = 10_000;

/**
 * Lets at most `width` pieces of work with the same key run at a time; the others wait in order of arrival.
 * @throws AppError server_busy for work that could not begin in time
 */
export function createKeyedLimiter(width: number) {
  const queues = new Map<string, PQueue>();
  return async <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    const queue = queues.get(key) ?? new PQueue({ concurrency: width });
    queues.set(key, queue);
    const waiting = new AbortController();
    const timer = setTimeout(
      () => waiting.abort(new AppError('server_busy', { retryAfter: 2 })),
      PATIENCE_MS,
    );
    const begin = () => {
      clearTimeout(timer);
      return work();
    };
    try {
      return await queue.add(begin, { signal: waiting.signal });
    } finally {
      if (queue.size + queue.pending === 0) queues.delete(key);
    }
  };
}
