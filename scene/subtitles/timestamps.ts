/** How subtitle files write times. All times here are whole milliseconds. */

const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,9}))?`;
const TIMING = new RegExp(String.raw`^\s*(-?)${TIME}\s*-{1,2}>\s*(-?)${TIME}(?:\s.*)?$`);
const ASS_TIME = new RegExp(`^\\s*(-?)${TIME}\\s*$`);

/**
 * `a --> b` of SubRip and WebVTT, as leniently as players read it: no hours, a comma or a point, any number of digits,
 * and negative times, which occur in shifted files.
 */
export function parseTimingLine(line: string): { start: number; end: number } | undefined {
  // The cheap test first: most lines are text.
  const match = line.includes('>') ? TIMING.exec(line) : null;
  if (!match) return undefined;
  return { start: milliseconds(match.slice(1, 6)), end: milliseconds(match.slice(6, 11)) };
}

/** `0:00:01.50` of Advanced SubStation Alpha. */
export function parseAssTime(text: string): number | undefined {
  const match = ASS_TIME.exec(text);
  return match ? milliseconds(match.slice(1, 6)) : undefined;
}

function milliseconds([sign, hours, minutes, seconds, fraction]: readonly (string | undefined)[]): number {
  const whole = (Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds);
  const time = whole * 1000 + Math.round(Number(`0.${fraction ?? 0}`) * 1000);
  return sign === '-' ? -time : time;
}

/** `01:02:03,004`; WebVTT has a point instead of the comma. */
export function formatTime(time: number, separator: ',' | '.'): string {
  const [hours, minutes, seconds, rest] = parts(time);
  return `${pad(hours, 2)}:${pad(minutes, 2)}:${pad(seconds, 2)}${separator}${pad(rest, 3)}`;
}

/** `1:02:03.04`: the format has hundredths only. */
export function formatAssTime(time: number): string {
  const [hours, minutes, seconds, rest] = parts(Math.round(time / 10) * 10);
  return `${hours}:${pad(minutes, 2)}:${pad(seconds, 2)}.${pad(rest / 10, 2)}`;
}

function parts(time: number): [hours: number, minutes: number, seconds: number, rest: number] {
  const seconds = Math.floor(time / 1000);
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60, time % 1000];
}

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');
