/** Words without the marks that the formats put into them. */

/** Tags that players know; what else stands between angle brackets is text. */
const TAGS =
  /<\/?(?:[biusv]|c|lang|font|ruby|rt)(?:[\s.][^<>]*)?>|<(?:\d{1,3}:)?\d{1,2}:\d{1,2}[.,]\d{1,3}>/gi;
/** Override tags of Advanced SubStation Alpha, which SubRip files borrow for places such as `{\an8}`. */
const OVERRIDES = /\{\\[^{}]*\}/g;
const VOICE = /^\s*<v(?:\.[^\s<>]*)?\s+([^<>]+)>/i;

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  quot: '"',
  lrm: '\u200e',
  rlm: '\u200f',
};

/** Words of a SubRip cue. */
export const plainSrt = (text: string): string => tidy(text.replace(OVERRIDES, '').replace(TAGS, ''));

/** Words of a WebVTT cue, and who says them. */
export function plainVtt(text: string): { text: string; speaker?: string } {
  const speaker = VOICE.exec(text)?.[1]?.trim();
  const plain = tidy(
    text.replace(TAGS, '').replace(/&(\w{2,4});/g, (whole, name: string) => ENTITIES[name] ?? whole),
  );
  return speaker ? { text: plain, speaker } : { text: plain };
}

/** Words of an event of Advanced SubStation Alpha. Drawings are vectors written as text, between `\p1` and `\p0`. */
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

/** No line begins or ends with room, and no line is empty. */
export function tidy(text: string): string {
  const lines = text.split(/\r\n|[\r\n]/).map((line) => line.trim());
  return lines.filter((line) => line !== '').join('\n');
}
