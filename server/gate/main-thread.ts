import { setTimeout as wait } from 'node:timers/promises';
import { createGate, type GateOptions, type GateRequest } from './gate.ts';

/** After each piece of work none begins for so many times as long: together they take a quarter of the main thread. */
const REST = 3;

/**
 * A gate for work on the main thread that takes a tenth of a second: one piece after the other, in the order of turns,
 * with rests in which everybody else is served.
 */
export function createMainThreadGate(options: Pick<GateOptions, 'waitMs' | 'busy'>) {
  const gate = createGate({ ...options, places: 1 });
  return async <Value>(request: GateRequest, work: () => Value): Promise<Value> => {
    const release = await gate.enter(request);
    const began = performance.now();
    try {
      return work();
    } finally {
      void wait(REST * (performance.now() - began), undefined, { ref: false }).finally(release);
    }
  };
}
