/** Ways in which formatted scripts say who speaks. A way counts only if the whole text uses it. */
import { headingOf, isTransition, labelOf } from './headings.ts';
import type { Line } from './lines.ts';

export const CUE_STYLES = [
  'capitals',
  'alone',
  'colon',
  'dot',
  'italics',
  'dash',
  'space',
  'bracket',
  'opera',
] as const;
/**
 * `capitals`: NAME on a line before the speech; `alone`: the same in Chinese; `colon`: `Name: words`; `dot`:
 * `NAME. words`, `NAME [aside] words`; `italics`: `_Name_. words`; `dash`: `翁——`; `space`: `田太太` and a wide space; `bracket`:
 * `【田太太】`; `opera`: `（正旦云）`.
 */
export type CueStyle = (typeof CUE_STYLES)[number];

export interface Cue {
  style: CueStyle;
  name: string;
  /** Words of the speech in the same line, with directions. */
  rest: string;
  /** Position of `rest` within the line. */
  at: number;
  dual: boolean;
  /** Such as V.O., without brackets. */
  extension?: string;
}

const HAN = /^[\p{Script=Han}々〇·•・]{1,10}(?:[A-Za-z0-9甲乙丙丁]{0,3})$/u;
const LATIN = /^[\p{Lu}\p{Lt}\d][\p{L}\p{M}\d.'’&#/ -]{0,35}$/u;
/** Verbs of saying end a sentence of prose, not a name. */
const SAID_ZH = /(?:说|說|道|问|問|曰|云|喊|叫|答|想|写|寫|称|稱|如下|是|有|为|為|的)$/;
const OPENERS = '（([【〔';
const CLOSERS = '）)]】〕';
const QUOTES = '“"「『';

/** Whether a text can be a person's name before a colon. */
function isName(name: string): boolean {
  if (HAN.test(name)) return !SAID_ZH.test(name);
  if (!LATIN.test(name) || !/\p{L}{2}|^[\p{Lu}]$/u.test(name)) return false;
  const words = name.split(' ');
  return words.length <= 4 && words.every((word) => word.length <= 20);
}

/** Takes bracketed groups off the end of a name: `悟空（画外音）`, `ANNA (V.O.)`. */
function withoutExtension(text: string): { name: string; extension?: string } {
  let name = text.trimEnd();
  let extension: string | undefined;
  for (let turn = 0; turn < 3; turn += 1) {
    const kind = CLOSERS.indexOf(name.at(-1) ?? '-');
    if (kind < 0) break;
    const open = name.lastIndexOf(OPENERS[kind] as string);
    if (open < 1) break;
    extension = name.slice(open + 1, -1).trim();
    name = name.slice(0, open).trimEnd();
  }
  const voice = /^(.*\p{Script=Han})[ .]?(OS|VO|V\.O\.|O\.S\.|os|vo)$/u.exec(name);
  if (voice?.[1] && voice[2]) return { name: voice[1], extension: voice[2] };
  return { name, ...(extension ? { extension } : {}) };
}

const capitals = (text: string): boolean => text === text.toUpperCase() && /\p{Lu}/u.test(text);

/** A name on a line before the speech, such as `ROMEO.` or `ANNA (V.O.) ^`. Whether words follow is for the caller. */
function capitalsCue({ text }: Line): Cue | undefined {
  if (text.length > 60 || text[0] !== text[0]?.toUpperCase()) return;
  const dual = text.endsWith('^');
  const { name: full, extension } = withoutExtension(dual ? text.slice(0, -1) : text);
  const name = full.replace(/(?<!^(?:DR|MR|MRS|ST|JR|SR))[.:]$/, '');
  if (!capitals(name) || !LATIN.test(name) || name.split(' ').length > 5 || !/\p{Lu}/u.test(name)) return;
  if (isTransition(text) || headingOf(text) || labelOf(name)) return;
  return { style: 'capitals', name, rest: '', at: text.length, dual, ...(extension ? { extension } : {}) };
}

function aloneCue({ text }: Line): Cue | undefined {
  if (text.length > 30) return;
  const { name, extension } = withoutExtension(text);
  if (!HAN.test(name) || name.length > 8 || isTransition(text) || headingOf(text) || labelOf(name)) return;
  return {
    style: 'alone',
    name,
    rest: '',
    at: text.length,
    dual: false,
    ...(extension ? { extension } : {}),
  };
}

function colonCue({ text }: Line): Cue | undefined {
  const head = text.slice(0, 60);
  const wide = head.indexOf('：');
  const narrow = head.indexOf(':');
  const at = wide >= 0 && (narrow < 0 || wide < narrow) ? wide : narrow;
  if (at < 1) return;
  const { name, extension } = withoutExtension(head.slice(0, at));
  const bare = name.replace(/^[*_]{1,3}|[*_]{1,3}$/g, '');
  if (!isName(bare) || labelOf(bare)) return;
  const after = text[at + 1];
  // Times of day and addresses have no space; Latin speech has one.
  if (text[at] === ':' && after !== undefined && after !== ' ' && !/\p{Script=Han}/u.test(bare + after))
    return;
  const rest = text.slice(at + 1).replace(/^\*{1,3}/, '');
  return {
    style: 'colon',
    name: bare,
    ...restOf(text, rest),
    dual: false,
    ...(extension ? { extension } : {}),
  };
}

const DOT =
  /^((?:(?:\p{Lu}|\d)[\p{Lu}\d'’-]{0,20}|of|the|and|[&])(?: (?:[\p{Lu}\d][\p{Lu}\d'’.-]{0,20}|of|the|and|&)){0,4})(?:[.:—]| ?(?=[[(]))/u;

function dotCue({ text }: Line): Cue | undefined {
  const found = DOT.exec(text.slice(0, 60));
  const name = found?.[1];
  if (!found || !name || !capitals(name.replace(/\b(?:of|the|and)\b/g, '')) || name.length < 2) return;
  const next = text[found[0].length];
  if (next !== undefined && !` \u00a0${OPENERS}_`.includes(next)) return;
  const rest = text.slice(found[0].length);
  if (rest.trim() === '' || labelOf(name) || headingOf(text)) return;
  return { style: 'dot', name, ...restOf(text, rest), dual: false };
}

const ITALICS =
  /^(?:_([^_]{1,30}?)\.?_|\*([^*]{1,30}?)\.?\*|\*\*([^*]{1,30}?)[.:：]?\*\*)[.:：]?(?= |$|[（(【[])/;

function italicsCue({ text }: Line): Cue | undefined {
  const found = ITALICS.exec(text.slice(0, 60));
  const name = found?.[1] ?? found?.[2] ?? found?.[3];
  if (!found || !name || !isName(name)) return;
  // "_Nora_ (_calls_). Words": a full stop belongs to the name.
  return { style: 'italics', name, ...restOf(text, text.slice(found[0].length)), dual: false };
}

const DASH = /^(\p{Script=Han}{1,6})(?:——|――|──)/u;

function dashCue({ text }: Line): Cue | undefined {
  const found = DASH.exec(text.slice(0, 12));
  return found?.[1] && text.length > found[0].length
    ? { style: 'dash', name: found[1], ...restOf(text, text.slice(found[0].length)), dual: false }
    : undefined;
}

const SPACE =
  /^(?:([\p{Script=Han}·]{1,8}[甲乙丙丁A-Z0-9]?)(?:　{1,8}|\t{1,4}| {1,12}(?=[\p{Script=Han}（(“「]))|([A-Z][A-Z.'’-]{0,20}(?: [A-Z][A-Z.'’-]{0,20}){0,3})(?:\t| {2,})\s{0,20}(?=\S))/u;

function spaceCue({ text }: Line): Cue | undefined {
  const found = SPACE.exec(text.slice(0, 30));
  const name = found?.[1] ?? found?.[2];
  if (!found || !name || text.length === found[0].length || headingOf(text) || labelOf(name)) return;
  return { style: 'space', name, ...restOf(text, text.slice(found[0].length)), dual: false };
}

const BRACKET = /^(?:[（(【[〔]([\p{Script=Han}·]{1,8})[）)】\]〕])/u;

function bracketCue({ text }: Line): Cue | undefined {
  const found = BRACKET.exec(text.slice(0, 12));
  if (!found?.[1] || text.length === found[0].length || /[云白唱念诗词]$/.test(found[1])) return;
  return { style: 'bracket', name: found[1], ...restOf(text, text.slice(found[0].length)), dual: false };
}

/** Words after a name, with their place; a sentence end before a direction belongs to the name. */
function restOf(text: string, after: string): { rest: string; at: number } {
  const rest = after.trimStart();
  return { rest, at: text.length - rest.length };
}

/** What is said in a bracket of Chinese opera, such as `正旦云`: the name is empty where the speaker goes on. */
export function operaSpeaker(group: string): string | undefined {
  if (group.length > 40 || !/(?:云|白|唱|念|诗|詩|词|詞|曰|道)$/.test(group)) return;
  const played = group.slice(group.indexOf('扮') + 1);
  return /^[^上下云白唱念诗詩词詞做同引见見背带帶拜哭笑怒科，、,\s　]{0,8}/.exec(played)?.[0] ?? '';
}

const OPERA = /^[（(〔[]([^）)〕\]]{1,40})[）)〕\]]/;

function operaCue({ text }: Line): Cue | undefined {
  const group = OPERA.exec(text.slice(0, 45))?.[1];
  const name = group === undefined ? undefined : operaSpeaker(group);
  return name ? { style: 'opera', name, rest: text, at: 0, dual: false } : undefined;
}

const READERS: Record<CueStyle, (line: Line) => Cue | undefined> = {
  opera: operaCue,
  colon: colonCue,
  italics: italicsCue,
  dash: dashCue,
  dot: dotCue,
  bracket: bracketCue,
  space: spaceCue,
  capitals: capitalsCue,
  alone: aloneCue,
};
const ORDER = Object.keys(READERS) as CueStyle[];

/** What a text's lines have in common. */
export interface CueFacts {
  styles: Set<CueStyle>;
  /** How often each style was met with a name in its place. */
  counts: Record<CueStyle, number>;
  /** How often each name was met, over all styles. */
  names: Map<string, number>;
  /** Mean indentation of names on their own line. */
  indent: number;
}

/** Whether words of a speech stand in the line after. */
export function isFollowed(lines: readonly Line[], index: number): boolean {
  const next = lines[index + 1];
  return next !== undefined && !next.blank;
}
export const isAfterBlank = (lines: readonly Line[], index: number): boolean => {
  const before = lines[index - 1];
  return before === undefined || before.blank || before.hidden;
};

/** Whether quoted speech of prose follows, such as `他说：“…”`. */
const isQuoted = (rest: string): boolean => rest !== '' && QUOTES.includes(rest[0] as string);

/** Finds which styles a text uses. */
export function cueFacts(lines: readonly Line[]): CueFacts {
  const seen = Object.fromEntries(CUE_STYLES.map((style) => [style, new Map<string, number>()])) as Record<
    CueStyle,
    Map<string, number>
  >;
  let indents = 0;
  let filled = 0;
  let quoted = 0;
  for (const [index, line] of lines.entries()) {
    if (line.blank || line.hidden) continue;
    filled += 1;
    for (const style of ORDER) {
      const cue = READERS[style](line);
      if (!cue) continue;
      if (style === 'capitals' && !isFollowed(lines, index)) continue;
      if (style === 'alone' && !(isFollowed(lines, index) && isAfterBlank(lines, index))) continue;
      if (style === 'capitals') indents += line.indent;
      if (style === 'colon' && isQuoted(cue.rest)) quoted += 1;
      seen[style].set(cue.name, (seen[style].get(cue.name) ?? 0) + 1);
    }
  }
  const counts = Object.fromEntries(
    CUE_STYLES.map((style) => [style, [...seen[style].values()].reduce((sum, count) => sum + count, 0)]),
  ) as Record<CueStyle, number>;
  const repeats = (style: CueStyle) => [...seen[style].values()].filter((count) => count > 1).length;
  const enough: Record<CueStyle, boolean> = {
    capitals: counts.capitals >= 2 || (counts.capitals > 0 && filled < 12),
    alone: counts.alone >= 3 && repeats('alone') > 0,
    colon: counts.colon - quoted >= 2 && (repeats('colon') > 0 || counts.colon >= 0.3 * filled),
    dot: counts.dot >= 3 && repeats('dot') > 0,
    italics: counts.italics >= 3 && repeats('italics') > 0,
    dash: counts.dash >= 3 && repeats('dash') > 0,
    space: counts.space >= 3 && repeats('space') > 0 && counts.space > 0.2 * filled,
    bracket: counts.bracket >= 3 && repeats('bracket') > 0 && counts.bracket > 0.2 * filled,
    opera: counts.opera >= 3,
  };
  const styles = new Set(CUE_STYLES.filter((style) => enough[style]));
  // `田太太` and a wide space beside `田太太：` is the setting of a heading.
  if (styles.has('colon') || styles.has('alone')) styles.delete('space');
  const names = new Map<string, number>();
  for (const style of styles)
    for (const [name, count] of seen[style]) names.set(name, (names.get(name) ?? 0) + count);
  return { styles, counts, names, indent: counts.capitals > 0 ? indents / counts.capitals : 0 };
}

/** The cue that a line is in one of the text's styles. */
export function cueAt(
  lines: readonly Line[],
  index: number,
  { styles, names }: CueFacts,
  cast: ReadonlySet<string>,
): Cue | undefined {
  const line = lines[index] as Line;
  for (const style of ORDER) {
    if (!styles.has(style)) continue;
    const cue = READERS[style](line);
    if (!cue) continue;
    const isKnown = (names.get(cue.name) ?? 0) > 1 || cast.has(cue.name);
    if (style === 'capitals' && !isFollowed(lines, index)) continue;
    if (style === 'alone' && !(isFollowed(lines, index) && (isKnown || isAfterBlank(lines, index)))) continue;
    if ((style === 'space' || style === 'bracket' || style === 'dash') && !isKnown && !capitals(cue.name))
      continue;
    return cue;
  }
  return;
}
