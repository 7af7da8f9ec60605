type Done = (error: Error | null, result?: { current: number; ttl: number }) => void;
interface Window {
  current: number;
  /** On the process's own clock, in milliseconds. */
  startedAt: number;
}

const KEPT = 5000;

/**
 * Counts of the rate limits in this process. They run on a clock that nobody can set: on the machine's, a window that
 * began in what then became the future would stay open until that time comes, and refuse everyone in it.
 */
export class SteadyStore {
  private readonly windows = new Map<string, Window>();
  private readonly kept: number;

  constructor(options: object = {}) {
    // How many callers are remembered, as the library calls it.
    this.kept = 'cache' in options && typeof options.cache === 'number' ? options.cache : KEPT;
  }

  incr(key: string, done: Done, windowMs: number): void {
    const now = performance.now();
    const known = this.windows.get(key);
    const open =
      known && known.startedAt + windowMs > now
        ? { current: known.current + 1, startedAt: known.startedAt }
        : { current: 1, startedAt: now };
    // Last used goes last: the first is the one to forget.
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
