import type { Clock } from './clock.ts';
import type { Db } from './db/connect.ts';
import { sweepCounters } from './db/count-attempt.ts';
import { sweepSessions } from './features/accounts/sessions/change-sessions.ts';
import { sweepLongInputs } from './features/tasks/long-inputs.ts';

/** Removes expired sessions, counters of limited actions, and long inputs of runs that nobody can repeat. */
export async function sweepEnded(deps: { db: Db; clock: Clock }): Promise<void> {
  const now = deps.clock.now();
  await sweepSessions(deps.db, now);
  await sweepCounters(deps.db, now);
  await sweepLongInputs(deps);
}
