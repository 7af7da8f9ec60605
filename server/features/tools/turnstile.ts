import { AppError } from '../../http/app-error.ts';

/** Longer than this nobody waits outside, in milliseconds: the database is away, or far too busy. */
const PATIENCE_MS = 10_000;

interface Line {
  running: number;
  /** How the next ones begin, in the order they came. */
  waiting: Set<() => void>;
}

/**
 * Lets at most `width` pieces of work with the same key go on at a time; the others wait in the order they came.
 * @throws AppError server_busy for work that could not begin in time
 */
export function createKeyedLimiter(width: number) {
  const lines = new Map<string, Line>();
  return async <Value>(key: string, work: () => Promise<Value>): Promise<Value> => {
    const line = lines.get(key) ?? { running: 0, waiting: new Set() };
    lines.set(key, line);
    if (line.running < width) line.running += 1;
    else await turnIn(line);
    try {
      return await work();
    } finally {
      const [next] = line.waiting;
      // The place goes from one to the next: nobody who comes in between can take it.
      if (next) next();
      else {
        line.running -= 1;
        if (line.running === 0) lines.delete(key);
      }
    }
  };
}

function turnIn({ waiting }: Line): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = (end: () => void) => {
      clearTimeout(timer);
      waiting.delete(begin);
      end();
    };
    const begin = () => leave(resolve);
    const giveUp = () => leave(() => reject(new AppError('server_busy', { retryAfter: 2 })));
    const timer = setTimeout(giveUp, PATIENCE_MS);
    waiting.add(begin);
  });
}
