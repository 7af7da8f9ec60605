/** Who speaks in a script: names that stand for one person are one speaker, where the text leaves no doubt. */
import type { Confidence, ScriptPart, ScriptScene, ScriptSpeaker } from './split.ts';

/** Family names of one character; two of them before a given name are rare enough. */
export const SURNAMES =
  '王李张張刘劉陈陳杨楊赵趙黄黃周吴吳徐孙孫胡朱高林何郭马馬罗羅梁宋郑鄭谢謝韩韓唐冯馮于董萧蕭程曹袁邓鄧许許傅沈曾彭吕呂苏蘇卢盧蒋蔣蔡贾賈丁魏薛叶葉阎閻余潘杜戴夏钟鍾汪田任姜范方石姚谭譚廖邹鄒熊金陆陸郝孔白崔康毛邱秦江史顾顧侯邵孟龙龍万萬段雷钱錢汤湯尹黎易常武乔喬贺賀赖賴龚龔文柳窦竇祝';

/** Letters by which two spellings of a name are compared. */
export function nameKey(name: string): string {
  return name
    .replace(/^(?:the|a|an) /i, '')
    .replaceAll(/[.’']/g, (mark) => (mark === '.' ? '' : "'"))
    .trim()
    .toLowerCase();
}

/** A name in capitals as it would be written in a sentence; other names stay. */
export function nameInWords(name: string): string {
  if (name !== name.toUpperCase() || !/[A-Z]{2}/.test(name)) return name;
  return name
    .split(' ')
    .map((word, at) => {
      if (at > 0 && /^(?:OF|THE|AND)$/.test(word)) return word.toLowerCase();
      // Initials and ranks such as TV or FBI have no vowel in the right place.
      if (word.length <= 3 && !/[AEIOUY]/.test(word) && !/^(?:MR|MRS|DR|ST|MS|SGT|LT|JR|SR)\.?$/.test(word))
        return word;
      return `${word[0]}${word.slice(1).toLowerCase()}`
        .replace(/^Mc[a-z]/, (start) => `Mc${start[2]?.toUpperCase()}`)
        .replace(/-[a-z]/, (start) => start.toUpperCase());
    })
    .join(' ');
}

const RANK: Record<Confidence, number> = { named: 2, likely: 1, guess: 0 };

/**
 * Gathers the speakers of scenes and gives every speech the name of its speaker.
 * @param cast full names of a cast list
 */
export function gatherSpeakers(scenes: readonly ScriptScene[], cast: readonly string[]): ScriptSpeaker[] {
  const speakers = new Map<string, ScriptSpeaker>();
  const speeches = scenes
    .flatMap(({ parts }) => parts)
    .filter((part): part is ScriptPart & { speaker: string } => part.speaker !== undefined);
  const spelled = new Map<string, string>();
  for (const { speaker } of speeches)
    if (!spelled.has(nameKey(speaker))) spelled.set(nameKey(speaker), speaker);
  const target = aliasTargets([...spelled.values()], cast);
  for (const part of speeches) {
    const written = part.speaker;
    const first = spelled.get(nameKey(written)) as string;
    const full = nameInWords(target.get(first) ?? first);
    part.speaker = full;
    const known = speakers.get(full) ?? { name: full, aliases: [], lines: 0, confidence: part.confidence };
    speakers.set(full, known);
    for (const other of [nameInWords(written), nameInWords(first)]) {
      if (other !== full && !known.aliases.includes(other)) known.aliases.push(other);
    }
    if (part.kind !== 'dialogue') continue;
    known.lines += 1;
    if (RANK[part.confidence] > RANK[known.confidence]) known.confidence = part.confidence;
  }
  return [...speakers.values()].filter(({ lines }) => lines > 0).toSorted((a, b) => b.lines - a.lines);
}

/** More names than this are not compared with each other. */
const MOST_NAMES = 400;

/** For names that are a part of exactly one fuller name: that name. */
function aliasTargets(names: readonly string[], cast: readonly string[]): Map<string, string> {
  const targets = new Map<string, string>();
  if (names.length + cast.length > MOST_NAMES) return targets;
  for (const name of names) {
    const fuller = new Set([
      ...names.filter((other) => isGivenName(name, other)),
      ...cast.filter((other) => other !== name && isPartOf(name, other)),
    ]);
    const [only] = fuller;
    if (only && fuller.size === 1) targets.set(name, only);
  }
  return targets;
}

/** `悟空` of `孙悟空`, `Tom` of `Tom Sawyer`; not `Scrooge` of `Young Scrooge`. */
function isGivenName(name: string, full: string): boolean {
  if (full === name) return false;
  if (/^\p{Script=Han}{2,3}$/u.test(name))
    return full.length === name.length + 1 && full.endsWith(name) && SURNAMES.includes(full[0] as string);
  return (
    /^\p{Lu}\p{Ll}+$/u.test(name) &&
    /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(full) &&
    full.startsWith(`${name} `)
  );
}

/** In a cast list, a name may be shortened to any part of it. */
function isPartOf(name: string, full: string): boolean {
  if (/^\p{Script=Han}{1,4}$/u.test(name))
    return full.length <= name.length + 3 && (full.endsWith(name) || full.startsWith(name));
  const words = nameKey(full).split(' ');
  return nameKey(name)
    .split(' ')
    .every((word) => words.includes(word));
}
