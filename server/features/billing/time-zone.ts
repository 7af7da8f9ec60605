import { AppError } from '../../http/app-error.ts';

/** @throws AppError invalid_input for what is not the name of a time zone */
export function checkTimeZone(name: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Offsets such as +08:00 are zones to the formatter; to PostgreSQL their sign is the other way round.
    if (/^[A-Za-z]/.test(name)) return name;
  } catch {
    // Said below.
  }
  throw new AppError('invalid_input', {
    data: { fields: [{ field: 'time_zone', problem: 'unknown_time_zone' }] },
  });
}
