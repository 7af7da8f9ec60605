import { isTimeZone } from '../../../lib/device-time-zone.ts';

/**
 * The day of an instant as YYYY-MM-DD (specification, section 3, User info), in `timeZone`; in the browser's by
 * default, and where it does not know the zone.
 */
export function localDay(instant: string | Date, timeZone?: string): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en', {
    ...options,
    ...(isTimeZone(timeZone) && { timeZone }),
  }).formatToParts(new Date(instant));
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
