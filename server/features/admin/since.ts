import { v7 } from 'uuid';

const DAY_MS = 86_400_000;

/**
 * The smallest id of a run that was started a day before `now`, or later: ids begin with their time, so this finds the
 * last day by the primary key.
 */
export function aDayAgo(now: Date): string {
  return v7({ msecs: now.getTime() - DAY_MS, seq: 0, random: new Uint8Array(16) });
}
