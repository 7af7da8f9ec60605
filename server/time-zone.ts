import { AppError } from './http/app-error.ts';

/**
 * Whether a text names a time zone of the IANA database. Offsets such as +02:00 are not: they have no daylight
 * saving time.
 */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** What browsers call the zone of a device that they cannot tell (CLDR). */
const UNKNOWN = 'Etc/Unknown';

/**
 * The time zone of a request; UTC for the unknown one.
 * @throws AppError invalid_input, naming the field `time_zone`, for anything but the name of a time zone
 */
export function checkTimeZone(name: string): string {
  if (name === UNKNOWN) return 'UTC';
  if (isTimeZone(name)) return name;
  throw new AppError('invalid_input', {
    data: { fields: [{ field: 'time_zone', problem: 'not_a_time_zone' }] },
  });
}
