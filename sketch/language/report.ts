import type { Brief, Place } from '../brief.ts';
import { factOf, type Token } from './facts.ts';
import { isHead, isUnknown } from './scan.ts';
import { settingAs } from './setting.ts';
import type { Heads } from './subjects.ts';

/** Tokens used by each pass, by index. */
interface Usage {
  negated: ReadonlySet<number>;
  heads: Heads;
  worn: ReadonlySet<number>;
  related: ReadonlySet<number>;
  /** True for a still life, the only picture with a table surface. */
  still: boolean;
  /** Subjects that became the ground of the picture. */
  grounds: ReadonlyMap<number, Place>;
  /** Subjects that the scene draws anyway. */
  scenery: ReadonlySet<number>;
}

/** Meaning of a used token, besides the subjects themselves; undefined for words without content. */
function understoodAs(token: Token, index: number, usage: Usage): string | undefined {
  if (usage.heads.at.has(index)) {
    const named = usage.heads.at.get(index) ?? [];
    if (named.some((subject) => usage.scenery.has(subject))) return 'scenery';
    return named.some((subject) => usage.grounds.has(subject)) ? 'place' : undefined;
  }
  if (usage.worn.has(index)) return factOf(token, 'look')?.as ?? 'pose';
  if (usage.related.has(index)) return 'relation';
  if (usage.heads.used.has(index)) {
    if (factOf(token, 'color')) return 'color';
    if (factOf(token, 'material')) return 'material';
    if (factOf(token, 'size')) return 'size';
    const count = factOf(token, 'count');
    return count && count.count > 1 ? 'count' : undefined;
  }
  const setting = settingAs(token);
  return setting === 'surface' && !usage.still ? undefined : setting;
}

/** True for a word with content that no pass used. */
function isLost(token: Token, index: number, usage: Usage): boolean {
  if (usage.heads.dropped.has(index)) return true;
  if (usage.heads.at.has(index) || usage.heads.used.has(index)) return false;
  if (factOf(token, 'filler') || factOf(token, 'count')) return false;
  if (isUnknown(token)) return true;
  if (factOf(token, 'look')?.look.mood === 'calm') return false;
  const pose = factOf(token, 'pose');
  if (pose && pose.person !== 'stand') return true;
  const content = ['opaque', 'text', 'part', 'look', 'material', 'setting'] as const;
  return isHead(token) || content.some((kind) => factOf(token, kind) !== undefined);
}

/** The report for the user: the understood words, and those that are not in the picture. */
export function report(tokens: readonly Token[], usage: Usage): Pick<Brief, 'understood' | 'notDrawn'> {
  const understood: Brief['understood'] = [];
  const notDrawn: string[] = [];
  let open: Token | undefined;
  for (const [index, token] of tokens.entries()) {
    if (usage.negated.has(index)) continue;
    const as = usage.heads.dropped.has(index) ? undefined : understoodAs(token, index, usage);
    if (as) understood.push({ words: token.words, span: token.span, as });
    if (as || !isLost(token, index, usage)) continue;
    const previous = open && tokens[index - 1] === open ? notDrawn.pop() : undefined;
    notDrawn.push(
      previous === undefined ? token.words : `${previous}${token.script === 'han' ? '' : ' '}${token.words}`,
    );
    open = factOf(token, 'color') ? token : undefined;
  }
  return { understood, notDrawn: [...new Set(notDrawn)] };
}
