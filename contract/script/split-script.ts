/** Splits a script into scenes, speeches and directions without a model, in time linear in the text. */
import { assembleScenes } from './assemble.ts';
import { type CueFacts, type CueStyle, cueFacts } from './cues.ts';
import { titlePage } from './fountain.ts';
import { headingOf, labelOf } from './headings.ts';
import { cleanText, type Line, linesOf, maskComments } from './lines.ts';
import { parseLines } from './parse-lines.ts';
import { splitProse } from './prose.ts';
import { gatherSpeakers } from './speakers.ts';
import type { ScriptForm, SplitScript } from './split.ts';

/**
 * Splits a text in any form that scripts and stories have. Nothing of the words is lost: speeches, directions, and as
 * notes what nobody hears or sees.
 * @param language of the text, such as `en` or `zh`, if it is known; prose is read in the one its letters show otherwise
 * @param known its form, where a file's name tells; otherwise it is found
 */
export function splitScript(text: string, language?: string, known?: ScriptForm): SplitScript {
  const whole = cleanText(text);
  const { masked, comments } = maskComments(whole);
  const lines = linesOf(masked);
  const title = titlePage(lines);
  const body = title.start > 0 ? lines.slice(title.start) : lines;
  const facts = cueFacts(body);
  const form = known ?? formOf(body, facts, title.start > 0, comments.length > 0);
  const entries = Object.fromEntries(title.elements.map(({ key, text: value }) => [key as string, value]));
  if (form === 'prose') return { ...splitProse(whole, language), title: entries };
  const cast = castOf(lines);
  const elements = parseLines({ form, lines, facts, cast: new Set(cast), start: title.start });
  const scenes = assembleScenes(elements, comments);
  return { form, title: entries, scenes, speakers: gatherSpeakers(scenes, cast) };
}

/** Share of a text's lines. */
const SOME = 0.1;

function formOf(
  lines: readonly Line[],
  facts: CueFacts,
  hasTitle: boolean,
  hasComments: boolean,
): ScriptForm {
  const filled = lines.filter(({ blank, hidden }) => !blank && !hidden);
  const count = (test: (text: string) => boolean) => filled.filter(({ text }) => test(text)).length;
  const slugs = count((text) => /^(?:\d{1,4}[A-Z]?[.)]? {1,8})?(?:INT|EXT|EST|I\/E)[./ ]/i.test(text));
  const forced = count((text) => /^(?:@\p{Lu}|\.[^.\s]|>.{1,80}<?$|={1,3} ?\S|~\S)/u.test(text.slice(0, 90)));
  const chinese =
    count((text) => /\p{Script=Han}/u.test(text.slice(0, 12)) && headingOf(text)?.level === 'scene') +
    count((text) => /^[△▲▽Δ]/.test(text));
  const cues = [...facts.styles].reduce((sum, style) => sum + facts.counts[style], 0);
  const quotes = count((text) => /["“”「『]/.test(text));
  if (slugs === 0 && cues === 0 && quotes === 0 && hasComments) return 'fountain';
  if (slugs > 0 || hasTitle || hasComments) {
    if (facts.styles.has('capitals') && facts.indent > 8) return 'screenplay';
    if (slugs > 0 || (forced > 0 && quotes <= 2 * cues) || facts.styles.has('capitals'))
      return mostly(facts, 'colon') && slugs === 0 ? 'name-line' : 'fountain';
  }
  if (cues === 0 || quotes > 2 * cues)
    return chinese > 0 && chinese >= SOME * filled.length ? 'juben' : 'prose';
  if (facts.styles.has('capitals') && facts.indent > 8) return 'screenplay';
  if (chinese > 0 || facts.styles.has('alone')) return 'juben';
  return mostly(facts, 'colon') ? 'name-line' : 'stage';
}

function mostly({ styles, counts }: CueFacts, style: CueStyle): boolean {
  return styles.has(style) && [...styles].every((other) => counts[other] <= counts[style]);
}

/** Names of cast lists: `人物：唐僧、悟空`, or one a line below `CHARACTERS`. */
function castOf(lines: readonly Line[]): string[] {
  const names = new Set<string>();
  for (const [index, { text }] of lines.entries()) {
    const colon = text.slice(0, 40).search(/[:：]/);
    const label = (colon < 0 ? text : text.slice(0, colon)).trim().replace(/\.$/, '');
    if (label.length > 40 || labelOf(label) !== 'cast') continue;
    const value = colon < 0 ? '' : text.slice(colon + 1);
    const isList = /[、，,；;　 ]/.test(value.trim()) && !/——|—/.test(value);
    for (const name of isList ? value.slice(0, 1000).split(/[、，,；;　]/) : [value]) addName(names, name);
    for (const line of listAfter(lines, index)) addName(names, line.text);
  }
  return [...names];
}

function listAfter(lines: readonly Line[], index: number): readonly Line[] {
  const start = lines[index + 1]?.blank ? index + 2 : index + 1;
  const list = lines.slice(start, start + 80);
  const end = list.findIndex(({ blank }) => blank);
  // One line after an empty one is a direction.
  return start === index + 2 && end < 2 ? [] : list.slice(0, Math.max(end, 0));
}

function addName(names: Set<string>, text: string): void {
  const name =
    text
      .slice(0, 80)
      .split(/——|—|--|[，,(（:：。;；]/)[0]
      ?.trim()
      .replace(/\.$/, '') ?? '';
  if (name !== '' && name.length <= 40 && names.size < 300) names.add(name);
}
