interface Waiter {
  turn: number;
  enter: () => void;
}

/** Admits a limited number at a time, earlier turns first, and within a turn in the order of the calls. */
export interface ThreadGate {
  /**
   * Resolves when a place is free, with the function that releases it.
   * @throws the signal's reason when it aborts before that
   */
  enter(turn: number, signal: AbortSignal): Promise<() => void>;
}

/**
 * The order in which candidates get a thread. The thread pool keeps abortable tasks in a second list without a
 * reliable order, so it gets no task before it has a free thread.
 */
export function createThreadGate(places: number): ThreadGate {
  const waiting: Waiter[] = [];
  let taken = 0;
  const leave = () => {
    const next = waiting.shift();
    if (next) next.enter();
    else taken -= 1;
  };
  const once = () => {
    let isLeft = false;
    return () => {
      if (!isLeft) leave();
      isLeft = true;
    };
  };
  return {
    enter: async (turn, signal) => {
      signal.throwIfAborted();
      if (taken < places) {
        taken += 1;
        return once();
      }
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const waiter: Waiter = { turn, enter: resolve };
      const later = waiting.findIndex((other) => other.turn > turn);
      waiting.splice(later < 0 ? waiting.length : later, 0, waiter);
      const giveUp = () => {
        const at = waiting.indexOf(waiter);
        if (at < 0) return;
        waiting.splice(at, 1);
        reject(signal.reason);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      await promise.finally(() => signal.removeEventListener('abort', giveUp));
      return once();
    },
  };
}
