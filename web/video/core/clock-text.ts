/**
 * A time of a clip as people read it: `0:11.3`, `12:05.0`, `1:02:03.4`.
 * @param milliseconds from the start of the clip
 * @param digits of the second's fraction
 */
export function clockText(milliseconds: number, digits: 0 | 1 | 2 | 3 = 1): string {
  const unit = 10 ** (3 - digits);
  // Cut off, not rounded: a playhead at 0:59.96 is not at 1:00.0 yet.
  const units = Math.floor(Math.max(0, milliseconds) / unit);
  const perSecond = 1000 / unit;
  const seconds = Math.floor(units / perSecond);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const fraction = digits === 0 ? '' : `.${pad(units % perSecond, digits)}`;
  const rest = `${pad(seconds % 60, 2)}${fraction}`;
  return hours > 0 ? `${hours}:${pad(minutes, 2)}:${rest}` : `${minutes}:${rest}`;
}

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');

const CLOCK = /^\s*(?:(?:(\d{1,3}):)?(\d{1,3}):)?(\d{1,6}(?:[.,]\d{1,3})?)\s*$/;

/** A typed time in milliseconds: seconds alone, minutes and seconds, or with hours; undefined for anything else. */
export function parseClock(text: string): number | undefined {
  const match = CLOCK.exec(text);
  if (!match) return undefined;
  const [, hours = '0', minutes = '0', seconds = '0'] = match;
  const whole = (Number(hours) * 60 + Number(minutes)) * 60;
  return Math.round((whole + Number(seconds.replace(',', '.'))) * 1000);
}
