/** Texts without the markup of the formats. */

/** Tags that players know; anything else between angle brackets is text. */
const TAGS =
  /<\/?(?:[biusv]|c|lang|font|ruby|rt)(?:[\s.][^<>]*)?>|<(?:\d{1,3}:)?\d{1,2}:\d{1,2}[.,]\d{1,3}>/gi;
/** Override tags of Advanced SubStation Alpha, which SubRip files borrow for places such as `{\an8}`. */
const OVERRIDES = /\{\\[^{}]*\}/g;
const VOICE = /^\s*<v(?:\.[^\s<>]*)?\s([^<>]*)>/i;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  lrm: '\u200e',
  rlm: '\u200f',
};

/** The character of `#39` or `#x27`; undefined if it is invalid. */
function numbered(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? [];
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  const isCharacter = code > 31 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : undefined;
}

/** Typeset lines have a few thousand characters of markup; longer ones are attempts to waste time. */
const RAW_CHARACTERS = 50_000;

/** The beginning of a cue with its markup: enough for its text. */
export const boundedRaw = (text: string): string => text.slice(0, RAW_CHARACTERS);

/** Text of a SubRip cue. */
export const plainSrt = (text: string): string => tidy(text.replace(OVERRIDES, '').replace(TAGS, ''));

/** Text of a WebVTT cue, and its speaker. */
export function plainVtt(text: string): { text: string; speaker?: string } {
  const speaker = VOICE.exec(text)?.[1]?.trim();
  const plain = tidy(
    text
      .replace(TAGS, '')
      .replace(/&(#?\w{1,8});/g, (whole, name: string) => ENTITIES[name] ?? numbered(name) ?? whole),
  );
  return speaker ? { text: plain, speaker } : { text: plain };
}

/** Text of an event of Advanced SubStation Alpha. Drawings are vectors written as text, between `\p1` and `\p0`. */
export function plainAss(text: string): string {
  let plain = '';
  let isDrawing = false;
  for (const [part] of text.matchAll(/\{[^{}]*\}|\{|[^{]+/g)) {
    if (part.startsWith('{') && part.endsWith('}')) {
      const scale = /\\p(\d)/.exec(part)?.[1];
      if (scale !== undefined) isDrawing = scale !== '0';
    } else if (!isDrawing) plain += part;
  }
  return tidy(plain.replaceAll('\\N', '\n').replaceAll('\\n', ' ').replaceAll('\\h', ' '));
}

/**
 * Characters that no text should have and the database refuses: control characters except breaks and tabs, and lone
 * surrogates.
 */
const CONTROLS = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;

/** Trims lines, and drops empty lines and control characters. */
export function tidy(text: string): string {
  const lines = text
    .replace(CONTROLS, '')
    .split(/\r\n|[\r\n]/)
    .map((line) => line.trim());
  return lines.filter((line) => line !== '').join('\n');
}
