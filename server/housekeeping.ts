import type { FastifyBaseLogger } from 'fastify';

export interface Chore {
  name: string;
  everySeconds: number;
  run: () => Promise<unknown>;
}

/**
 * Runs each chore now and then periodically, never twice at a time. A failure is logged, and the chore runs again at
 * its next turn: its work is in the database.
 */
export function startHousekeeping(
  chores: readonly Chore[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): { stop(): Promise<void> } {
  const running = new Map<string, Promise<void>>();
  const turn = (chore: Chore) => {
    if (running.has(chore.name)) return;
    const work = chore
      .run()
      .then(() => undefined)
      .catch((error: unknown) => log.warn({ err: error, chore: chore.name }, 'chore failed'))
      .finally(() => running.delete(chore.name));
    running.set(chore.name, work);
  };
  const timers = chores.map((chore) => {
    turn(chore);
    return setInterval(() => turn(chore), chore.everySeconds * 1000);
  });
  return {
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running.values());
    },
  };
}
