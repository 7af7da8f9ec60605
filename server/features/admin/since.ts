import { v7 } from 'uuid';

const DAY_MS = 86_400_000;

/**
 * The smallest id that a run may have if it was started at most a number of days before `now`: ids begin with their
 * time, so this finds the last days by the primary key.
 */
export function daysAgo(now: Date, days: number): string {
  return v7({ msecs: now.getTime() - days * DAY_MS, seq: 0, random: new Uint8Array(16) });
}

export const aDayAgo = (now: Date): string => daysAgo(now, 1);
