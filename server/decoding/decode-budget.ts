import { AppError } from '../http/app-error.ts';
import { createFairQueue, type DecodeOwner, type Waiter } from './fair-queue.ts';

export interface DecodeRequest {
  /** Maximum memory of the decode, in bytes; see decode-cost.ts. */
  bytes: number;
  /** Pixels that are decoded: many of them take long, however little memory they need. */
  pixels: number;
  owner: DecodeOwner;
  /** Ends the wait, for work that is no longer wanted. */
  signal?: AbortSignal | undefined;
  /** Longest wait for a turn, in milliseconds. */
  waitMs?: number | undefined;
}

/** All decoding of one process: at any time the sum of its charges stays within the budget. */
export interface DecodeBudget {
  /** Maximum charge of one decode, in bytes. */
  readonly capacity: number;
  /**
   * Waits for a turn.
   * @returns a function that releases the bytes; further calls do nothing
   * @throws AppError image_too_heavy for more than the capacity; images_busy when the turn does not come in time; the
   *   signal's reason as soon as it aborts
   */
  acquire(request: DecodeRequest): Promise<() => void>;
  /** Does `work` in its turn. @throws as `acquire`, and what the work throws */
  run<Value>(request: DecodeRequest, work: () => Promise<Value>): Promise<Value>;
  /** Bytes and decodes admitted now, waiting decodes, and the peak of admitted bytes. */
  usage(): { bytes: number; running: number; waiting: number; peakBytes: number };
}

export interface DecodeBudgetOptions {
  /** Byte limit for one large decode and for all that run together. */
  capacity: number;
  /** Additional bytes for small decodes only. */
  reserved: number;
  /** Large and small decodes that run at a time. */
  large: number;
  small: number;
  waitMs: number;
}

const MB = 1024 * 1024;
/** Threads of Node that decode, and read and write files: one of them stays free for files. */
const POOL_THREADS = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4);
const LARGE_DECODES = Math.max(1, Math.floor((POOL_THREADS - 1) / 3));
const DEFAULTS: DecodeBudgetOptions = {
  capacity: 640 * MB,
  reserved: 80 * MB,
  large: LARGE_DECODES,
  small: Math.max(1, POOL_THREADS - 1 - LARGE_DECODES),
  waitMs: 30_000,
};
/** Upper limit of a phone photograph: a tenth of a second on a typical core. */
const SMALL = { bytes: 40 * MB, pixels: 16_000_000 };
const RETRY_SECONDS = 5;

/**
 * A budget with two lanes, so that a person's small picture never waits behind a stranger's large ones. In
 * each lane turns rotate through organisations and their people; the next decode waits until there is room,
 * and nothing overtakes it, so that smaller decodes cannot starve a large one.
 */
export function createDecodeBudget(options: Partial<DecodeBudgetOptions> = {}): DecodeBudget {
  const { capacity, reserved, large, small, waitMs: usualWaitMs } = { ...DEFAULTS, ...options };
  const smallest = Math.min(SMALL.bytes, reserved);
  const lanes = {
    large: createLane(capacity, large),
    small: createLane(reserved, small),
  };
  let peakBytes = 0;
  const total = () => lanes.large.bytes() + lanes.small.bytes();
  const acquire: DecodeBudget['acquire'] = async ({ bytes, pixels, owner, signal, waitMs = usualWaitMs }) => {
    if (bytes > capacity) throw new AppError('image_too_heavy');
    const isSmall = bytes <= smallest && pixels <= SMALL.pixels;
    const release = await lanes[isSmall ? 'small' : 'large'].enter(bytes, owner, signal, waitMs);
    peakBytes = Math.max(peakBytes, total());
    return release;
  };
  return {
    capacity,
    acquire,
    run: async (request, work) => {
      const release = await acquire(request);
      try {
        return await work();
      } finally {
        release();
      }
    },
    usage: () => ({
      bytes: total(),
      running: lanes.large.running() + lanes.small.running(),
      waiting: lanes.large.waiting() + lanes.small.waiting(),
      peakBytes,
    }),
  };
}

function createLane(capacity: number, places: number) {
  const queue = createFairQueue();
  let bytes = 0;
  let running = 0;
  const admit = () => {
    for (let next = queue.peek(); next && running < places; next = queue.peek()) {
      if (bytes + next.bytes > capacity) return;
      queue.shift();
      bytes += next.bytes;
      running += 1;
      next.admit();
    }
  };
  const releaseOf = (charged: number) => {
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      bytes -= charged;
      running -= 1;
      admit();
    };
  };
  return {
    bytes: () => bytes,
    running: () => running,
    waiting: () => queue.size(),
    enter: (charged: number, owner: DecodeOwner, signal: AbortSignal | undefined, waitMs: number) =>
      new Promise<() => void>((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        const leave = (reason: unknown) => {
          settle();
          queue.remove(waiter);
          reject(reason);
          // The one behind may fit where this one did not.
          admit();
        };
        const giveUp = () => leave(signal?.reason);
        const timer = setTimeout(
          () => leave(new AppError('images_busy', { retryAfter: RETRY_SECONDS })),
          waitMs,
        );
        const settle = () => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', giveUp);
        };
        const waiter: Waiter = {
          owner,
          bytes: charged,
          admit: () => {
            settle();
            resolve(releaseOf(charged));
          },
        };
        signal?.addEventListener('abort', giveUp, { once: true });
        queue.push(waiter);
        admit();
      }),
  };
}
