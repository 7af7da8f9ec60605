import { AppError } from '../../http/app-error.ts';

/** Longer than this nobody waits outside, in milliseconds: the database is away, or far too busy. */
const PATIENCE_MS = 10_000;

/**
 * Lets at most `width` pieces of work with the same key go on at a time; the others wait in the order they came.
 * @throws AppError server_busy for work that could not begin in time
 */
export function createTurnstile(width: number) {
  const crowds = new Map<string, { inside: number; waiting: Set<() => void> }>();
  return async <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    const crowd = crowds.get(key) ?? { inside: 0, waiting: new Set() };
    crowds.set(key, crowd);
    if (crowd.inside < width) crowd.inside += 1;
    // Whoever leaves hands the place on, so `inside` stays as it is.
    else await takeTurn(crowd.waiting);
    try {
      return await work();
    } finally {
      const [next] = crowd.waiting;
      if (next) next();
      else crowd.inside -= 1;
      if (crowd.inside === 0) crowds.delete(key);
    }
  };
}

function takeTurn(waiting: Set<() => void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const enter = () => {
      clearTimeout(timer);
      waiting.delete(enter);
      resolve();
    };
    const timer = setTimeout(() => {
      waiting.delete(enter);
      reject(new AppError('server_busy', { retryAfter: 2 }));
    }, PATIENCE_MS);
    waiting.add(enter);
  });
}
