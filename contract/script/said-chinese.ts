/** Who says a quote in Chinese prose, by the words around it. */
import type { Said } from './said.ts';
import { SURNAMES } from './speakers.ts';

const VERB =
  /(?:说道|說道|问道|問道|笑道|叫道|喊道|答道|骂道|罵道|嚷道|叹道|嘆道|喝道|吼道|哭道|争辩道|爭辯道|说|說|道|问|問|曰|云|喊|叫|答|骂|罵|嚷|叹|嘆|喝|吼|念|唱|回答|嘀咕|嘟囔|低语|低語|解释|解釋|补充|補充|插嘴|追问|追問|反问|反問|吩咐|央求|哀求|开口|開口|自语|自語|感叹|感嘆)(?:了|着|著|过)?(?:一句|一声|一聲|起来|起來)?$/;
/** Words between a subject and its verb. */
const MODIFIERS = [
  '不耐烦',
  '慢吞吞',
  '忽然',
  '忽然间',
  '急忙',
  '连忙',
  '連忙',
  '赶忙',
  '赶紧',
  '趕緊',
  '接着',
  '接著',
  '继续',
  '繼續',
  '慢慢',
  '低声',
  '低聲',
  '轻声',
  '輕聲',
  '大声',
  '大聲',
  '高声',
  '高聲',
  '小声',
  '小聲',
  '厉声',
  '厲聲',
  '沉声',
  '沉聲',
  '齐声',
  '齊聲',
  '冷笑',
  '苦笑',
  '大笑',
  '微笑',
  '陪笑',
  '赔笑',
  '笑着',
  '哭着',
  '一起',
  '终于',
  '終於',
  '突然',
  '马上',
  '立刻',
  '故意',
  '着急',
  '生气',
  '高兴',
  '得意',
  '不禁',
  '只得',
  '不由得',
  '再次',
  '依旧',
  '仍旧',
  '又',
  '便',
  '就',
  '因',
  '忙',
  '也',
  '都',
  '才',
  '只',
  '遂',
  '乃',
  '即',
  '却',
  '卻',
  '忽',
  '急',
  '怒',
  '哭',
  '叹',
  '笑',
  '再',
  '还',
  '還',
  '则',
  '亦',
  '皆',
  '自',
  '先',
  '喜',
  '惊',
  '驚',
  '大',
  '冷冷',
  '淡淡',
  '轻轻',
  '輕輕',
  '接口',
  '开口',
  '回头',
  '转身',
  '点头',
  '點頭',
  '摇头',
  '搖頭',
  '抬头',
  '低头',
  '皱眉',
  '拱手',
  '一面',
  '一边',
].toSorted((a, b) => b.length - a.length);
const STOP = /[了着著过過把将將被在向对對从從给給是有的地得着，,、：:“”「」]/;
const PRONOUN = /^(?:他们|她们|他們|我们|我們|咱们|他|她|我|你|它)$/;
const LEADS =
  /^(?:只见|只見|只听|只聽|忽见|忽听|却说|且说|且說|话说|话说|那时|这时|這時|此时|后来|後來|于是|於是|然后|接着|原来|正说着|听罢|听了|但|而|可)/;

/** The part of a sentence after its last full stop. */
const tailOf = (text: string): string => {
  const tail = text.slice(-120);
  const cut = Math.max(
    ...['。', '！', '？', '；', '”', '」', '\n', '!', '?'].map((mark) => tail.slice(0, -1).lastIndexOf(mark)),
  );
  return tail.slice(cut + 1).trim();
};

/** Takes adverbs and the verb of saying off the end of a clause. */
function withoutVerb(clause: string): string | undefined {
  const end = clause.replace(/[，,：:]$/, '');
  if (!VERB.test(end)) return;
  return withoutModifiers(end.replace(VERB, ''));
}

function withoutModifiers(text: string): string {
  let rest = text;
  for (let turn = 0; turn < 6; turn += 1) {
    const adverb = /(?:[\p{Script=Han}]{2}地|([\p{Script=Han}])\1[的地]|很[\p{Script=Han}]{1,2}的)$/u.exec(
      rest,
    );
    const toward = /(?:对着|对|對|向|朝|跟|和|同|与|與)[\p{Script=Han}]{1,6}$/u.exec(rest);
    const modifier = MODIFIERS.find((word) => rest.endsWith(word));
    // The object of a verb before another verb: `答他道`.
    const object = /(?:答|问|問|骂|罵|劝|叫|回)(?:他|她|我|你|他们)$/.exec(rest);
    const cut =
      adverb?.index ?? object?.index ?? toward?.index ?? (modifier ? rest.length - modifier.length : -1);
    if (cut < 0) break;
    rest = rest.slice(0, cut);
  }
  return rest;
}

/** Names that a story's verbs of saying name directly, with how often. */
export type KnownNames = Map<string, number>;

const NO_NAMES = new Set(
  '高兴 高大 高声 马上 常常 万一 方才 方法 金色 江上 白天 白色 黄昏 黄色 温暖 石头 田里 水里 段时 文字 任何 于是 陈旧 严肃 和气 许多 许久 时候 顾不 毛病 汤里 贺喜 向前 何必 何况 何时 何处 何苦 林中 林子 林间 石阶 夏天 秦国 金黄 钱财 钟声 雷声 万里 龙王 程度 曾经 苏醒 罗列 谢谢 周围 周末 余下 范围 尹始 乔装 武器 孟春'.split(
    ' ',
  ),
);

/** Learns names of two or three characters with a family name that often begin a clause. */
export function learnSurnames(names: KnownNames, text: string): void {
  const counts = new Map<string, number>();
  for (const clause of text.slice(0, 400_000).split(/[。，、！？；：“”「」\s　,.!?]+/)) {
    if (!SURNAMES.includes(clause[0] ?? '-')) continue;
    for (const length of [2, 3]) {
      const start = clause.slice(0, length);
      if (start.length === length && counts.size < 20_000) counts.set(start, (counts.get(start) ?? 0) + 1);
    }
  }
  const longer = new Map<string, string>();
  for (const [name, count] of counts) {
    const short = name.slice(0, 2);
    if (name.length === 3 && count > (counts.get(longer.get(short) ?? '') ?? 0)) longer.set(short, name);
  }
  for (const [name, count] of counts) {
    if (name.length !== 2 || count < 2 || NO_NAMES.has(name)) continue;
    const best = longer.get(name);
    const isLong = best !== undefined && (counts.get(best) ?? 0) >= 0.8 * count && !STOP.test(best.slice(2));
    const learned = isLong ? best : name;
    if (!names.has(learned)) names.set(learned, count);
  }
}

const isDirect = (rest: string): boolean =>
  rest.length > 0 && rest.length <= 6 && !STOP.test(rest.replace(/的$/, '')) && !PRONOUN.test(rest);

/** Remembers the name that stands directly before a verb of saying, before or after a quote. */
export function learnName(names: KnownNames, before: string, after: string): void {
  learn(names, tailOf(before).split(/[，,]/).filter(Boolean).at(-1) ?? '');
  learn(names, clauseAfter(after) ?? '');
}

function learn(names: KnownNames, clause: string): void {
  const rest = withoutVerb(clause)?.replace(LEADS, '');
  if (rest !== undefined && isDirect(rest) && (rest.length <= 4 || /[人的]$/.test(rest)) && names.size < 2000)
    names.set(rest, (names.get(rest) ?? 0) + 1);
}

/** The first known name in a text; longer ones first at each place. */
export function firstName(text: string, names: KnownNames): string | undefined {
  for (let at = 0; at < Math.min(text.length, 200); at += 1) {
    for (let length = 6; length > 0; length -= 1) {
      const found = text.slice(at, at + length);
      const times = names.get(found) ?? 0;
      // A name of one letter counts where a clause begins.
      if (
        found.length === length &&
        times > 0 &&
        (length > 1 || (times > 1 && (at === 0 || /[，。]/.test(text[at - 1] as string))))
      )
        return found;
    }
  }
  return;
}

/** Reads `宝玉看罢，因笑道：` before a quote. */
export function saidBefore(before: string, names: KnownNames): Said | undefined {
  const sentence = tailOf(before);
  if (sentence === '' || !/[：:，,]$/.test(sentence)) return;
  const segments = sentence.replace(/[：:，,]$/, '').split(/[，,]/);
  const last = segments.at(-1) ?? '';
  const rest = withoutVerb(last) ?? beforeObject(last);
  if (rest === undefined && !/[：:]$/.test(sentence)) return;
  const direct = rest?.replace(LEADS, '') ?? '';
  if (names.has(direct)) return { name: direct };
  if (PRONOUN.test(direct)) return { name: direct };
  const whole = sentence.replace(LEADS, '');
  const known = firstName(whole, names);
  const pronoun = /^(?:他们|她们|他|她|我)/.exec(whole)?.[0];
  if (pronoun && !(known && whole.startsWith(known))) return { name: pronoun };
  if (known) return { name: known };
  if (isDirect(direct)) return { name: direct };
  return { name: surnameName(whole) ?? '' };
}

/** `又问黛玉` names who is asked; the subject stands before the verb. */
function beforeObject(clause: string): string | undefined {
  const verb = /(?:问|問|告诉|告訴|吩咐|劝|勸|骂|罵|喊|叫|嘱咐|对[^，]{1,6}说)[^，]{1,8}$/.exec(clause);
  return verb ? withoutModifiers(clause.slice(0, verb.index)) : undefined;
}

function surnameName(text: string): string | undefined {
  const familiar = /^[小老阿][\p{Script=Han}](?=[\p{Script=Han}]|$)/u.exec(text)?.[0];
  if (familiar) return familiar;
  const head = text.slice(0, 3);
  return SURNAMES.includes(head[0] ?? '-') && /^[\p{Script=Han}]{3}$/u.test(head) && !STOP.test(head)
    ? head
    : undefined;
}

const clauseAfter = (after: string): string | undefined =>
  /^[^。，,！？：:“「]{1,24}(?=[。，,：:]|$)/.exec(after.slice(0, 40).trimStart())?.[0];

/** Reads `高公着急地问。` after a quote. */
export function saidAfter(after: string, names: KnownNames): Said | undefined {
  const clause = clauseAfter(after);
  const rest = clause === undefined ? undefined : withoutVerb(clause);
  if (rest === undefined || rest === '') return;
  if (PRONOUN.test(rest) || names.has(rest)) return { name: rest };
  const known = firstName(rest, names);
  if (known) return { name: known };
  return isDirect(rest) ? { name: rest } : undefined;
}

/** The person that the words after a quote show: `林小雨把外套递给他，`. */
export function actorOf(after: string, names: KnownNames): string | undefined {
  const words = after.trimStart();
  const name = firstName(words.slice(0, 8), names);
  return name && words.startsWith(name) ? name : undefined;
}

/** The person who is spoken to. */
export function vocativeOf(speech: string, names: KnownNames): string | undefined {
  const start = /^([\p{Script=Han}]{1,5})[，,！!]/u.exec(speech)?.[1];
  return start && names.has(start) ? start : undefined;
}
