import type { ErrorCode } from '@inkreel/contract/errors.ts';
import { AppError } from '../http/app-error.ts';
import { createFairQueue, type Owner, type Waiter } from './fair-queue.ts';

export interface GateOptions {
  /** Pieces of work that run at a time. */
  places: number;
  /** Limit for the weight of all work that runs at a time, in the unit of the weights; by default none. */
  capacity?: number;
  /** Places that one organisation, and one person in any number of them, takes at a time; by default all. */
  perOwner?: number;
  /** Longest wait for a turn, in milliseconds. */
  waitMs: number;
  /** Refusal of what has waited that long. */
  busy: ErrorCode;
}

export interface GateRequest {
  owner: Owner;
  /** By default 0. */
  weight?: number | undefined;
  /** Ends the wait, for work that is no longer wanted. */
  signal?: AbortSignal | undefined;
  /** Longest wait for a turn, in milliseconds, instead of the usual one. */
  waitMs?: number | undefined;
}

/** The only way to a resource of the process that few may use at a time. */
export interface Gate {
  /**
   * Waits for a turn.
   * @returns a function that gives the place back; further calls do nothing
   * @throws AppError of the gate's `busy` when the turn does not come in time; the signal's reason as soon as it aborts
   */
  enter(request: GateRequest): Promise<() => void>;
  /** Does `work` in its turn. @throws as `enter`, and what the work throws */
  run<Value>(request: GateRequest, work: () => Promise<Value>): Promise<Value>;
  /** Weight and number of what runs now, and how many wait. */
  usage(): { weight: number; running: number; waiting: number };
}

const RETRY_SECONDS = 5;

/**
 * A gate in front of a resource. Turns rotate through organisations and their people. The next one waits until there is
 * room for its weight and nothing overtakes it, so that light work cannot starve heavy work; only owners who have all
 * their places are passed over.
 */
export function createGate({
  places,
  capacity = Number.POSITIVE_INFINITY,
  perOwner = Number.POSITIVE_INFINITY,
  waitMs: usualWaitMs,
  busy,
}: GateOptions): Gate {
  const queue = createFairQueue();
  const held = createCounts();
  let weight = 0;
  let running = 0;
  const admit = () => {
    while (running < places) {
      const next = queue.next((owner) => keysOf(owner).every((key) => held.of(key) < perOwner));
      if (!next || weight + next.weight > capacity) return;
      queue.take(next);
      weight += next.weight;
      running += 1;
      for (const key of keysOf(next.owner)) held.add(key, 1);
      next.admit();
    }
  };
  const releaseOf = (owner: Owner, taken: number) => {
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      weight -= taken;
      running -= 1;
      for (const key of keysOf(owner)) held.add(key, -1);
      admit();
    };
  };
  const enter: Gate['enter'] = ({ owner, weight: asked = 0, signal, waitMs = usualWaitMs }) =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const leave = (reason: unknown) => {
        settle();
        queue.remove(waiter);
        reject(reason);
        // The one behind may fit where this one did not.
        admit();
      };
      const giveUp = () => leave(signal?.reason);
      const timer = setTimeout(() => leave(new AppError(busy, { retryAfter: RETRY_SECONDS })), waitMs);
      const settle = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
      };
      const waiter: Waiter = {
        owner,
        weight: asked,
        admit: () => {
          settle();
          resolve(releaseOf(owner, asked));
        },
      };
      signal?.addEventListener('abort', giveUp, { once: true });
      queue.push(waiter);
      admit();
    });
  return {
    enter,
    run: async (request, work) => {
      const release = await enter(request);
      try {
        return await work();
      } finally {
        release();
      }
    },
    usage: () => ({ weight, running, waiting: queue.size() }),
  };
}

const keysOf = ({ organisationId, userId }: Owner) => [`organisation ${organisationId}`, `person ${userId}`];

function createCounts() {
  const counts = new Map<string, number>();
  return {
    of: (key: string) => counts.get(key) ?? 0,
    add: (key: string, change: number) => {
      const count = (counts.get(key) ?? 0) + change;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    },
  };
}
