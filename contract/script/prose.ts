/** Splits prose into narration and speech. Speakers are what the sentences around a quote say, or guesses by turns. */
import { headingOf } from './headings.ts';
import { type Line, linesOf } from './lines.ts';
import { isSpeech, type Quote, quotesOf } from './quotes.ts';
import type { Said } from './said.ts';
import * as chinese from './said-chinese.ts';
import * as english from './said-english.ts';
import { gatherSpeakers } from './speakers.ts';
import type { Confidence, ScriptPart, ScriptScene, SplitScript } from './split.ts';

interface Paragraph {
  text: string;
  from: number;
  to: number;
}

/** A quote with what tells its speaker. */
interface Speech {
  part: ScriptPart;
  said?: Said;
  /** First quote of its paragraph, or one that directly follows another. */
  isTurn: boolean;
  /** Said by the one before, within one paragraph. */
  goesOn: boolean;
  scene: number;
  subject?: string;
  /** Whom the narration beside the quote shows. */
  actor?: string;
}

const BREAK = /^(?:[*＊※☆—–#-]\s?){3,20}$/;

/** Splits prose. */
export function splitProse(text: string, language?: string): Omit<SplitScript, 'title'> {
  const sample = text.slice(0, 20_000);
  const han = (sample.match(/\p{Script=Han}/gu) ?? []).length;
  const isChinese = language ? /^(?:zh|ja|ko)/.test(language) && han > 0 : han > 0.15 * sample.trim().length;
  const paragraphs = paragraphsOf(linesOf(text), text, isChinese);
  const quotes = paragraphs.map(({ text: words }) => quotesOf(words));
  const names = learnNames(paragraphs, quotes, isChinese);
  if (isChinese) chinese.learnSurnames(names, text);
  const scenes: ScriptScene[] = [];
  const speeches: Speech[] = [];
  const reader: Reader = { names, isChinese, subject: undefined, carried: undefined, wasOpen: false };
  for (const [index, paragraph] of paragraphs.entries()) {
    const heading = headingOf(paragraph.text, true);
    const isBreak = BREAK.test(paragraph.text);
    if (heading || isBreak || scenes.length === 0) {
      const { level: _, ...facts } = heading ?? { level: 'scene' };
      const title = heading ? paragraph.text.replace(/^#{1,6} ?/, '') : '';
      scenes.push({ heading: title, ...facts, notes: [], parts: [], from: paragraph.from, to: paragraph.to });
      Object.assign(reader, { subject: undefined, carried: undefined, wasOpen: false });
      if (heading || isBreak) continue;
    }
    const scene = scenes.at(-1) as ScriptScene;
    scene.to = paragraph.to;
    readParagraph(paragraph, quotes[index] as Quote[], scene, speeches, scenes.length, reader);
  }
  giveTurns(speeches, isChinese);
  nameByVocatives(speeches, reader);
  const kept = scenes.filter(
    ({ parts, heading }, at) => parts.length > 0 || heading !== '' || (at === 0 && scenes.length === 1),
  );
  return { form: 'prose', scenes: kept, speakers: gatherSpeakers(kept, []) };
}

/** Names that verbs of saying name, over the whole text. */
function learnNames(
  paragraphs: readonly Paragraph[],
  quotes: readonly Quote[][],
  isChinese: boolean,
): chinese.KnownNames {
  const names: chinese.KnownNames = new Map();
  for (const [index, { text }] of paragraphs.entries()) {
    let start = 0;
    for (const quote of quotes[index] as Quote[]) {
      const [before, after] = [text.slice(start, quote.from - 1), text.slice(quote.end, quote.end + 160)];
      start = quote.end;
      if (isChinese) chinese.learnName(names, before, after);
      else {
        const name = (english.saidBefore(before) ?? english.saidAfter(after))?.name;
        if (name && names.size < 2000) names.set(name, (names.get(name) ?? 0) + 1);
      }
    }
  }
  return names;
}

/** Lines are paragraphs, unless a text in an alphabet is wrapped and empty lines part its paragraphs. */
function paragraphsOf(lines: readonly Line[], text: string, isChinese: boolean): Paragraph[] {
  const filled = lines.filter(({ blank }) => !blank);
  const wrapped = lines.filter(
    (line, at) =>
      !line.blank && lines[at + 1]?.blank === false && line.text.length >= 50 && line.text.length <= 100,
  ).length;
  const joins = !isChinese && wrapped > 0.5 * filled.length;
  const paragraphs: Paragraph[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.blank || line.hidden) continue;
    const last = paragraphs.at(-1);
    if (joins && last && lines[at - 1]?.blank === false) last.to = line.to;
    else paragraphs.push({ text: '', from: line.from, to: line.to });
  }
  for (const paragraph of paragraphs)
    paragraph.text = text.slice(paragraph.from, paragraph.to).replaceAll(/[\n\r]/g, ' ');
  return paragraphs;
}

interface Reader {
  names: chinese.KnownNames;
  isChinese: boolean;
  /** Whom the narration was about last. */
  subject: string | undefined;
  /** Speaker of the next paragraph, told by one that ends with a colon. */
  carried: Said | undefined;
  wasOpen: boolean;
}

function readParagraph(
  { text, from }: Paragraph,
  quotes: readonly Quote[],
  scene: ScriptScene,
  speeches: Speech[],
  number: number,
  reader: Reader,
): void {
  const narrate = (start: number, end: number) => {
    const raw = text.slice(start, end);
    const words = raw.trim();
    if (!/[\p{L}\p{N}]/u.test(words)) return;
    const at = from + start + raw.length - raw.trimStart().length;
    scene.parts.push({ kind: 'action', text: words, confidence: 'named', from: at, to: at + words.length });
  };
  let start = 0;
  let told: Said | undefined = reader.carried;
  reader.carried = undefined;
  for (const [index, quote] of quotes.entries()) {
    const between = text.slice(start, quote.from - 1);
    const after = text.slice(
      quote.end,
      quotes[index + 1] ? (quotes[index + 1] as Quote).from - 1 : undefined,
    );
    const before = reader.isChinese ? chinese.saidBefore(between, reader.names) : english.saidBefore(between);
    const isLast = quotes[index + 1] === undefined;
    const behind = before
      ? undefined
      : reader.isChinese
        ? chinese.saidAfter(after, reader.names)
        : english.saidAfter(after);
    const said = before ?? behind ?? told;
    told = undefined;
    if (!isSpeech(text, quote, (before ?? behind) !== undefined)) continue;
    const subject = subjectOf(between, reader);
    if (subject) reader.subject = subject;
    narrate(start, quote.from - 1);
    // What somebody does beside a quote tells who speaks, if nothing else does.
    const actor = said
      ? undefined
      : (subjectOf(between, reader) ??
        (reader.isChinese ? chinese.actorOf(after, reader.names) : english.actorOf(after, reader.names)));
    const isAdjacent = index > 0 && between.trim() === '';
    const part: ScriptPart = {
      kind: 'dialogue',
      text: text.slice(quote.from, quote.to).trim(),
      confidence: 'guess',
      from: from + quote.from,
      to: from + quote.to,
    };
    scene.parts.push(part);
    const isTurn = start === 0 && !reader.wasOpen ? true : isAdjacent;
    speeches.push({
      part,
      ...(said ? { said } : {}),
      ...(actor ? { actor } : {}),
      isTurn,
      goesOn: !isTurn,
      scene: number,
      ...(reader.subject ? { subject: reader.subject } : {}),
    });
    reader.wasOpen = quote.open && isLast;
    start = quote.end;
  }
  narrate(start, text.length);
  const rest = text.slice(start);
  const subject = subjectOf(rest, reader);
  if (subject && quotes.length === 0) reader.subject = subject;
  if (/[:：]$/.test(rest.trimEnd()))
    reader.carried = reader.isChinese ? chinese.saidBefore(rest, reader.names) : english.saidBefore(rest);
}

function subjectOf(text: string, { isChinese, names }: Reader): string | undefined {
  return isChinese ? chinese.firstName(text, names) : english.subjectOf(text.trim(), names);
}

const PRONOUNS = new Set(['he', 'she', 'they', 'it', 'we', 'you', '他', '她', '他们', '她们', '他們', '']);

/** Gives each speech its speaker: as told, by what a pronoun stands for, or by turns. */
function giveTurns(speeches: readonly Speech[], isChinese: boolean): void {
  let last: string | undefined;
  let other: string | undefined;
  let scene = 0;
  const pending: Speech[] = [];
  const speak = (speech: Speech, name: string | undefined, confidence: Confidence) => {
    if (name === undefined) {
      pending.push(speech);
      return;
    }
    speech.part.speaker = name;
    speech.part.confidence = confidence;
    if (name !== last) {
      other = last;
      last = name;
    }
    if (confidence === 'likely' && pending.length > 0) fillBack(pending, speech, name, other);
  };
  for (const speech of speeches) {
    if (speech.scene !== scene) {
      [last, other, scene] = [undefined, undefined, speech.scene];
      pending.length = 0;
    }
    const name = speech.said?.name;
    if (name !== undefined && !PRONOUNS.has(name)) speak(speech, name === 'i' ? 'I' : name, 'likely');
    else if (name !== undefined) speak(speech, referent(name, speech, last, other), 'likely');
    else if (speech.goesOn && last !== undefined) speak(speech, last, 'guess');
    else if (speech.actor) speak(speech, speech.actor, 'guess');
    else speak(speech, other, 'guess');
  }
  for (const { part } of pending)
    if (part.speaker === undefined && last !== undefined && !isChinese) part.speaker = last;
}

/** Whom a pronoun means: the subject of the narration, or who spoke before, if gender allows. */
function referent(
  pronoun: string,
  { subject, isTurn }: Speech,
  last: string | undefined,
  other: string | undefined,
): string | undefined {
  const gender = english.genderOf(pronoun);
  const fits = (name: string | undefined): name is string =>
    name !== undefined &&
    name !== 'I' &&
    !(gender && english.genderOf(name) && english.genderOf(name) !== gender);
  const known = isTurn
    ? [subject === last ? undefined : subject, other, subject, last]
    : [last, subject, other];
  const found = known.find(fits);
  if (found) return found;
  return /^[a-z]/.test(pronoun)
    ? `${(pronoun[0] as string).toUpperCase()}${pronoun.slice(1)}`
    : pronoun || undefined;
}

/** Speeches before the first name that was told take turns with it. */
function fillBack(pending: Speech[], _told: Speech, name: string, other: string | undefined): void {
  let turn: string | undefined = other;
  for (const speech of pending.toReversed()) {
    speech.part.speaker = turn ?? name;
    turn = turn === name ? other : name;
  }
  pending.length = 0;
}

/** A speaker known only as he, she or I is called what the other one calls them. */
function nameByVocatives(speeches: readonly Speech[], { isChinese, names }: Reader): void {
  const calls = new Map<string, Map<string, number>>();
  for (const [index, { part }] of speeches.entries()) {
    const called = isChinese ? chinese.vocativeOf(part.text, names) : english.vocativeOf(part.text);
    if (!called) continue;
    const near = [speeches[index - 1], speeches[index + 1]].map((speech) => speech?.part.speaker);
    const who = near.find(
      (name) => name !== undefined && name !== part.speaker && /^(?:He|She|I|他|她|我)$/.test(name),
    );
    if (!who) continue;
    const counts = calls.get(who) ?? new Map<string, number>();
    calls.set(who, counts.set(called, (counts.get(called) ?? 0) + 1));
  }
  const renamed = new Map(
    [...calls].map(([who, counts]) => [who, [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] as string]),
  );
  for (const { part } of speeches) {
    const name = part.speaker === undefined ? undefined : renamed.get(part.speaker);
    if (name) part.speaker = name;
  }
}
