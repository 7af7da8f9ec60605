import type { Clock } from './clock.ts';
import type { Db } from './db/connect.ts';
import { sweepCounters } from './db/count-attempt.ts';
import { sweepSessions } from './features/accounts/sessions/change-sessions.ts';

/** Removes expired sessions and counters of limited actions. */
export async function sweepEnded(deps: { db: Db; clock: Clock }): Promise<void> {
  const now = deps.clock.now();
  await sweepSessions(deps.db, now);
  await sweepCounters(deps.db, now);
}
