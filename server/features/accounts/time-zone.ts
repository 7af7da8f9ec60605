/** Whether a text names a time zone of the IANA database. Offsets such as +02:00 are none: they know no summer. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
