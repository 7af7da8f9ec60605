type Done = (error: Error | null, result?: { current: number; ttl: number }) => void;
interface Window {
  current: number;
  /** On the process's own clock, in milliseconds. */
  startedAt: number;
}

const KEPT = 5000;

/**
 * Counts of the rate limits in this process. They run on a clock that nobody can set: on the machine's, after the
 * clock was set back, a window that began in the future would stay open and refuse its callers until that time.
 */
export class SteadyStore {
  private readonly windows = new Map<string, Window>();
  private readonly kept: number;

  constructor(options: object = {}) {
    // The library's name for the number of callers that are remembered.
    this.kept = 'cache' in options && typeof options.cache === 'number' ? options.cache : KEPT;
  }

  incr(key: string, done: Done, windowMs: number): void {
    const now = performance.now();
    const known = this.windows.get(key);
    const open =
      known && known.startedAt + windowMs > now
        ? { current: known.current + 1, startedAt: known.startedAt }
        : { current: 1, startedAt: now };
    // The last used key is moved to the end, so the first is the one to forget.
    this.windows.delete(key);
    this.windows.set(key, open);
    const [oldest] = this.windows.keys();
    if (this.windows.size > this.kept && oldest !== undefined) this.windows.delete(oldest);
    done(null, { current: open.current, ttl: windowMs - (now - open.startedAt) });
  }

  /** Each limit counts by itself. */
  child(options: object): SteadyStore {
    return new SteadyStore(options);
  }
}
