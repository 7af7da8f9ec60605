import type { Owner } from '../gate/fair-queue.ts';
import { createGate } from '../gate/gate.ts';
import { AppError } from '../http/app-error.ts';

export interface DecodeRequest {
  /** Maximum memory of the decode, in bytes; see decode-cost.ts. */
  bytes: number;
  /** Pixels that are decoded: many of them take long, however little memory they need. */
  pixels: number;
  owner: Owner;
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

/**
 * A budget with two lanes, so that a person's small picture never waits behind a stranger's large ones. In
 * each lane turns rotate through organisations and their people; the next decode waits until there is room,
 * and nothing overtakes it, so that smaller decodes cannot starve a large one.
 */
export function createDecodeBudget(options: Partial<DecodeBudgetOptions> = {}): DecodeBudget {
  const { capacity, reserved, large, small, waitMs } = { ...DEFAULTS, ...options };
  const smallest = Math.min(SMALL.bytes, reserved);
  const lanes = {
    large: createGate({ places: large, capacity, waitMs, busy: 'images_busy' }),
    small: createGate({ places: small, capacity: reserved, waitMs, busy: 'images_busy' }),
  };
  let peakBytes = 0;
  const usage = () => {
    const [one, other] = [lanes.large.usage(), lanes.small.usage()];
    return {
      bytes: one.weight + other.weight,
      running: one.running + other.running,
      waiting: one.waiting + other.waiting,
    };
  };
  const acquire: DecodeBudget['acquire'] = async ({ bytes, pixels, ...request }) => {
    if (bytes > capacity) throw new AppError('image_too_heavy');
    const isSmall = bytes <= smallest && pixels <= SMALL.pixels;
    const release = await lanes[isSmall ? 'small' : 'large'].enter({ ...request, weight: bytes });
    peakBytes = Math.max(peakBytes, usage().bytes);
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
    usage: () => ({ ...usage(), peakBytes }),
  };
}
