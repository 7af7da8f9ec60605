/** The history's headings: pure. */
import type { Creation } from '@inkreel/contract/api/creations.ts';

export type Day = { day: 'today' | 'yesterday'; items: Creation[] } | { day: Date; items: Creation[] };

/** Groups results, newest first, by the reader's own calendar days. */
export function groupByDay(results: readonly Creation[], now: Date): Day[] {
  const midnight = (date: Date, back = 0) =>
    new Date(date.getFullYear(), date.getMonth(), date.getDate() - back);
  const today = midnight(now).getTime();
  const yesterday = midnight(now, 1).getTime();
  const groups = new Map<number, Creation[]>();
  for (const result of results) {
    const day = midnight(new Date(result.created_at)).getTime();
    groups.set(day, [...(groups.get(day) ?? []), result]);
  }
  return [...groups].map(([time, items]) => ({
    day: time === today ? 'today' : time === yesterday ? 'yesterday' : new Date(time),
    items,
  }));
}
