import type { Command, Target } from '../command.ts';
import { type Manner, RULES } from './rules.ts';
import { COLOUR, colourOf, DOWN, FILLERS_EN, FILLERS_ZH, LITTLE, MUCH, NUMBER, numberOf } from './words.ts';

/** The parsed instruction. */
export interface Understood {
  commands: Command[];
  /** The words of the prompt for each command. */
  said: string[];
  /** Unknown parts of the instruction in the user's words. */
  understood: string[];
  notUnderstood: string[];
}

/** Between two commands. */
const BETWEEN =
  /[,;，。；、!！?？\n]|(?<!\d)\.|\.(?!\d)|\b(?:and then|then|and|also|plus|but)\b|然后|接着|随后|并且|而且|同时|以及|再(?!次)|并|(?<!饱)和|跟/u;
const MANY = 40;

/**
 * Reads an instruction of one or more commands in English or Chinese. A part counts as understood only if every word
 * of it is: "make the sky darker" is not, since the engine cannot find the sky.
 */
export function understand(instruction: string): Understood {
  const quotes: string[] = [];
  const plain = instruction
    .normalize('NFKC')
    .replace(/["“”「『《‘'](.{1,200}?)["“”」』》’'](?![a-z])/gu, (_whole, text: string) => {
      quotes.push(text);
      return `«${quotes.length - 1}»`;
    })
    .toLowerCase()
    .replace(/\bblack\s*(?:and|&|-|n)\s*white\b|\bb\s*&\s*w\b/gu, 'monochrome');
  const out: Understood = { commands: [], said: [], understood: [], notUnderstood: [] };
  for (const part of plain.split(BETWEEN).slice(0, MANY)) {
    const clause = part.trim();
    if (!clause || leftOver(clause) === '') continue;
    const commands = readClause(clause, quotes);
    const said = clause
      .replace(/«(\d+)»/g, (_whole, at: string) => `“${quotes[Number(at)] ?? ''}”`)
      .replace('monochrome', /monochrome/iu.test(instruction) ? 'monochrome' : 'black and white');
    if (commands.length === 0) out.notUnderstood.push(said);
    else {
      out.commands.push(...commands);
      out.said.push(...commands.map(() => said));
      out.understood.push(said);
    }
  }
  return out;
}

const PER_CENT = new RegExp(`百分之${NUMBER}|([+-]?)\\s*${NUMBER}\\s*(?:%|percent\\b)`, 'u');
/** Percentages are assumed for bare numbers: "by 20", "+20". */
const SHARE = new RegExp(
  `${PER_CENT.source}|(?:\\bby\\s+|([+-]))\\s*${NUMBER}(?!\\s*(?:°|度|deg|px|pixel|像素|[:x×比.\\d]))`,
  'u',
);
const TURNS = /straighten|rotate|turn|转/u;

/** The commands of one clause; none if a word of it is unknown. */
function readClause(clause: string, quotes: readonly string[]): Command[] {
  const captioned = readCaption(clause, quotes);
  if (captioned) return captioned;
  let rest = clause;
  const take = (pattern: RegExp): boolean => {
    const before = rest;
    rest = rest.replace(pattern, ' ');
    return rest !== before;
  };
  let share: number | undefined;
  let minus = false;
  rest = rest.replace(TURNS.test(clause) ? PER_CENT : SHARE, (_all, ...found: (string | undefined)[]) => {
    const [zh, sign, en, by, plain] = found;
    share = numberOf(zh ?? en ?? plain ?? '') / 100;
    minus = (sign ?? by) === '-';
    return ' ';
  });
  const measure = take(LITTLE) ? 0.5 : take(MUCH) ? 1.8 : 1;
  const commands: Command[] = [];
  const down =
    minus || new RegExp(DOWN.source, 'u').test(rest.replace(/\bcut (?:out|away)\b|\breduced? to\b/u, ''));
  const manner: Manner = { measure, share, down, target: 'all' };
  for (const rule of RULES) {
    const match = rest.match(rule.pattern);
    if (!match || match[0].trim() === '') continue;
    const command = rule.make(match, { ...manner, target: targetOf(rest) });
    if (!command) continue;
    rest = rest.replace(match[0], ' ');
    commands.push(command);
  }
  // Removing what a command would add is a different request.
  if (NEGATED.test(clause) && !commands.every(({ kind }) => kind === 'background' || kind.startsWith('crop')))
    return [];
  const usesTarget = commands.some((command) => 'target' in command && command.target !== 'all');
  if (usesTarget) take(TARGETS);
  take(DOWN);
  return leftOver(rest) === '' ? commands : [];
}

const NEGATED = /\b(?:no|not|don't|without|remove|undo|never)\b|去掉|去除|不要|取消|移除|别加|没有/u;
const TARGETS =
  /\b(?:background|backdrop|subject|foreground|person|people|product|model)\b|背景|主体|前景|人物|人像|商品/gu;

function targetOf(text: string): Target {
  if (/\b(?:background|backdrop)\b|背景/u.test(text)) return 'background';
  return new RegExp(TARGETS.source, 'u').test(text) ? 'subject' : 'all';
}

/** A text in quotes is a caption. */
function readCaption(clause: string, quotes: readonly string[]): Command[] | undefined {
  const match = clause.match(/«(\d+)»/u);
  if (!match) return undefined;
  const text = quotes[Number(match[1])];
  if (!text) return [];
  const place = /\btop\b|上方|顶部|上面|上/u.test(clause)
    ? 'top'
    : /\b(?:cent(?:er|re)|middle)\b|中间|中央|居中/u.test(clause)
      ? 'centre'
      : 'bottom';
  const colour = clause.match(new RegExp(COLOUR, 'u'))?.[1];
  const rest = clause
    .replace(/«\d+»/gu, ' ')
    .replace(new RegExp(COLOUR, 'u'), ' ')
    .replace(
      /\b(?:text|caption|title|words?|saying|says?|write|headline|top|bottom|cent(?:er|re)|middle|below|letters?|label|lower|upper)\b|文字|标题|字幕|字样|字|上方|顶部|上面|下方|底部|下面|中间|中央|居中|写着?|内容/gu,
      ' ',
    );
  if (leftOver(rest) !== '') return [];
  return [{ kind: 'caption', text, place, color: colour ? colourOf(colour) : undefined }];
}

/** A text without its filler words. */
function leftOver(text: string): string {
  const words = text.match(/[a-z][a-z'-]*/gu) ?? [];
  const foreign = words.filter((word) => !FILLERS_EN.has(word));
  const rest = text
    .replace(/[a-z][a-z'-]*/gu, ' ')
    .replace(LITTLE, ' ')
    .replace(MUCH, ' ')
    .replace(FILLERS_ZH, ' ')
    .replace(/[\s:：%°()（）~～·-]+/gu, ' ')
    .trim();
  return [...foreign, rest].filter(Boolean).join(' ');
}
