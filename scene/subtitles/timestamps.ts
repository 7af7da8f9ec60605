/** How subtitle files write times. All times here are whole milliseconds. */

const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,9}))?`;
const TIMING = new RegExp(String.raw`^\s*(-?)${TIME}\s*-{1,2}>\s*(-?)${TIME}(?:\s.*)?$`);
const ASS_TIME = new RegExp(`^\\s*(-?)${TIME}\\s*$`);

/** As translators and keyboards damage them: room around the signs, and a third colon. */
const LOOSE_TIME = String.raw`(?:(\d{1,3}) ?: ?)?(\d{1,2}) ?: ?(\d{1,2})(?: ?[.,:] ?(\d{1,3}))?`;
/** With all its parts, so that any sign between two of them is the arrow. */
const FULL_TIME = String.raw`(\d{1,3}) ?: ?(\d{1,2}) ?: ?(\d{1,2}) ?[.,:] ?(\d{1,3})`;
const ARROW = String.raw`(?:(?:[-=~] ?){1,4}>|<(?: ?[-=]){1,4}|→|←)`;
const LOOSE = [
  new RegExp(`^(-?)${LOOSE_TIME} ?${ARROW} ?(-?)${LOOSE_TIME}(?: (.*))?$`),
  new RegExp(String.raw`^()${FULL_TIME}(?: ?[^\s\d:.,]{1,3})? ()${FULL_TIME}$`),
];
/** An arrow beside a number, or a whole time. */
const LIKE_TIMING = new RegExp(
  String.raw`\d ?[:.,] ?\d+ ?${ARROW}|${ARROW} ?-?\d+ ?:|\d ?: ?\d\d? ?[.,:] ?\d{3}(?!\d)`,
);
/** The longest line that is a damaged time: longer ones are text. */
const LOOSE_LENGTH = 200;

interface Timing {
  start: number;
  end: number;
  /** Whether both times have fractions of a second. */
  isExact: boolean;
}

/**
 * `a --> b` of SubRip and WebVTT, as leniently as players read it: no hours, a comma or a point, any number of digits,
 * and negative times, which occur in shifted files. Then as people understand it: full-width signs, digits of other
 * scripts, room inside of times, and arrows such as
 * `->`, `- ->`, `–>`, `→` and `--&gt;`.
 */
export function parseTimingLine(line: string): Timing | undefined {
  const match = (line.includes('>') ? TIMING.exec(line) : null) ?? looseMatch(plainTiming(line));
  if (!match) return undefined;
  return {
    start: milliseconds(match.slice(1, 6)),
    end: milliseconds(match.slice(6, 11)),
    isExact: match[5] !== undefined && match[10] !== undefined,
  };
}

const looseMatch = (line: string): RegExpExecArray | null =>
  line === '' ? null : (LOOSE.map((form) => form.exec(line)).find((match) => match !== null) ?? null);

/** Whether a line has an arrow beside a time or a whole time: a damaged line of times, or a text about times. */
export const looksLikeTiming = (line: string): boolean => LIKE_TIMING.test(plainTiming(line));

/** A line with the signs of its times in ASCII; empty for lines that cannot be times. */
function plainTiming(line: string): string {
  // The cheap tests first: most lines are text.
  if (line.length > LOOSE_LENGTH || !/[:：︰∶;；]/.test(line) || !/\p{Nd}/u.test(line)) return '';
  return line
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/&gt;|&#62;|[》〉›]/g, '>')
    .replace(/&lt;|&#60;|[《〈‹]/g, '<')
    .replace(/[⟶➔➜⇒⟹]/g, '→')
    .replace(/[‐‑‒–—―−ー一_]/g, '-')
    .replace(/[：∶︰;；]/g, ':')
    .replace(/[，、،٫]/g, ',')
    .replace(/[。・]/g, '.')
    .replace(/[\s\u200b\u200e\u200f\ufeff]+/g, ' ')
    .trim();
}

/** The digits of a script follow each other, and their values are known to the platform for ASCII only. */
function asciiDigit(digit: string): string {
  let value = 0;
  const code = digit.codePointAt(0) as number;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return code < 0x80 ? digit : String(value);
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
