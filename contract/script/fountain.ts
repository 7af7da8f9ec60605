/** Elements that only Fountain (fountain.io/syntax) has: forced ones, lyrics, sections, synopses, title page. */
import { type Cue, type CueFacts, isAfterBlank, isFollowed } from './cues.ts';
import type { ScriptElement } from './elements.ts';
import type { Line } from './lines.ts';

/** An element that its first character forces. */
export function fountainElement(
  lines: readonly Line[],
  index: number,
  inSpeech: boolean,
): ScriptElement | undefined {
  const line = lines[index] as Line;
  const { text, from, to } = line;
  const place = { from, to };
  if (/^={3,}$/.test(text)) return { kind: 'page-break', text, ...place };
  if (text.startsWith('=')) return { kind: 'synopsis', text: text.slice(1).trim(), ...place };
  if (text.startsWith('#')) {
    const depth = /^#{1,20}/.exec(text)?.[0].length ?? 1;
    return { kind: 'section', text: text.slice(depth).trim(), depth, ...place };
  }
  if (text.startsWith('~')) return { kind: 'lyric', text: text.slice(1).trim(), ...place };
  if (inSpeech) return;
  if (text.startsWith('>')) {
    if (text.endsWith('<')) return { kind: 'centered', text: text.slice(1, -1).trim(), ...place };
    return { kind: 'transition', text: text.slice(1).trim(), ...place };
  }
  if (/^\.[^.\s]/.test(text)) return forcedHeading(text, place);
  return;
}

function forcedHeading(text: string, place: { from: number; to: number }): ScriptElement {
  const number = /#([^#]{1,12})#$/.exec(text);
  const title = (number ? text.slice(1, number.index) : text.slice(1)).trim();
  return {
    kind: 'heading',
    text: title,
    level: 'scene',
    place: title,
    ...(number?.[1] ? { number: number[1] } : {}),
    ...place,
  };
}

/** `@McLeod`: a name in any writing. */
export function forcedCue(lines: readonly Line[], index: number): Cue | undefined {
  const { text } = lines[index] as Line;
  if (!text.startsWith('@') || text.length > 120 || !isFollowed(lines, index)) return;
  const dual = text.endsWith('^');
  const whole = text.slice(1, dual ? -1 : undefined).trim();
  const open = whole.search(/[(（]/);
  const name = (open > 0 ? whole.slice(0, open) : whole).trim();
  const extension = open > 0 ? whole.slice(open).replace(/^[(（]|[)）]$/g, '') : '';
  return name === ''
    ? undefined
    : { style: 'capitals', name, rest: '', at: text.length, dual, ...(extension ? { extension } : {}) };
}

/** A name stands after an empty line and before words; Chinese names, which have no capitals, must come again. */
export function isFountainCue(
  lines: readonly Line[],
  index: number,
  { names }: CueFacts,
  cast: ReadonlySet<string>,
): boolean {
  const { text } = lines[index] as Line;
  if (!isAfterBlank(lines, index) || !isFollowed(lines, index) || text.startsWith('!')) return false;
  const bare = text.replace(/[（(].*$/, '').trim();
  return /\p{Lu}/u.test(bare) || cast.has(bare) || (names.get(bare) ?? 0) > 1;
}

const ENTRY = /^([A-Za-z][A-Za-z ]{0,30}|标题|片名|剧名|作者|编剧|来源|日期|版本)[:：](.*)$/;

/**
 * The title page at the start of a text: `Key: value`, values may go on in indented lines.
 * @returns its entries and the index of the first line after it
 */
export function titlePage(lines: readonly Line[]): { elements: ScriptElement[]; start: number } {
  const elements: ScriptElement[] = [];
  let index = lines.findIndex(({ blank, hidden }) => !blank && !hidden);
  if (index < 0) return { elements, start: 0 };
  for (; index < lines.length; index += 1) {
    const line = lines[index] as Line;
    if (line.hidden) continue;
    if (line.blank) break;
    const entry = line.indent > 0 && elements.length > 0 ? undefined : ENTRY.exec(line.text.slice(0, 400));
    const last = elements.at(-1);
    if (entry) {
      elements.push({
        kind: 'title',
        key: (entry[1] as string).toLowerCase(),
        text: line.text.slice((entry[1] as string).length + 1).trim(),
        from: line.from,
        to: line.to,
      });
    } else if (line.indent > 0 && last) {
      last.text = last.text ? `${last.text}\n${line.text}` : line.text;
      last.to = line.to;
    } else return { elements: [], start: 0 };
  }
  const isTitle = elements.some(({ key }) => key !== undefined && TITLE_KEYS.has(key));
  return isTitle ? { elements, start: index } : { elements: [], start: 0 };
}

const TITLE_KEYS = new Set([
  'title',
  'credit',
  'author',
  'authors',
  'source',
  'draft date',
  'contact',
  'copyright',
  '标题',
  '片名',
  '剧名',
  '作者',
  '编剧',
]);

/** Emphasis marks of Fountain taken off: `*italic*`, `**bold**`, `_underlined_`; `\*` stays a star. */
export function withoutEmphasis(text: string): string {
  let out = '';
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] as string;
    if (letter === '\\' && (text[at + 1] === '*' || text[at + 1] === '_')) {
      out += text[at + 1];
      at += 1;
    } else if ((letter === '*' || letter === '_') && isEmphasis(text, at)) continue;
    else out += letter;
  }
  return out;
}

/** A mark touches words on one side; a lone star between spaces is a star. */
function isEmphasis(text: string, at: number): boolean {
  const before = text[at - 1] ?? ' ';
  const after = text[at + 1] ?? ' ';
  const isSpace = (letter: string) => letter === ' ' || letter === '\n';
  return !(isSpace(before) && isSpace(after));
}
