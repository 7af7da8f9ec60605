/**
 * The day of an instant as YYYY-MM-DD (specification, section 3, User info), in `timeZone`, by default the browser's.
 */
export function localDay(instant: string | Date, timeZone?: string): string {
  const options = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const parts = new Intl.DateTimeFormat('en', { ...options, ...(timeZone && { timeZone }) }).formatToParts(
    new Date(instant),
  );
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}
