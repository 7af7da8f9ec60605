/**
 * Runs that take their lines from their video. Before its work such a run has steps: the lines are found, then
 * translated, some at a time. Each step is one call of an engine, with an intent and an operation like the run's work;
 * at a step the run is seen as a run of the step's capability (`atStep`). Pure: `finish-step.ts` stores what comes out.
 */
import { SUBTITLE_CALL_LIMITS } from '@inkreel/contract/api/subtitles.ts';
import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { Transcript } from '@inkreel/contract/outputs/data-schemas.ts';
import type { Capability, SubtitleLine } from '@inkreel/contract/tools/capabilities.ts';
import { LINE_LIMITS } from '@inkreel/contract/tools/kinds/lines.ts';
import { SHORTEST_CUE } from '@inkreel/scene/subtitles/cue.ts';
import { dubRefusal } from '@inkreel/scene/subtitles/dub-refusal.ts';
import { v5 } from 'uuid';
import { readTranslations } from '../subtitles/read-translations.ts';
import { translationOf } from '../subtitles/translation-of.ts';

/** The step that a run is at: it finds the lines, or translates the next ones. */
export type LinesWork = FindWork | WordsWork;
export interface FindWork {
  from: 'speech' | 'picture';
}
export interface WordsWork extends FindWork {
  lines: SubtitleLine[];
  /** Index in `ROUNDS`. */
  round: number;
  /** Index of the first line that was not asked for in this round. */
  at: number;
}

type Input = Readonly<Record<string, unknown>>;

/** What of a run's row depends on its step. */
export interface Steps {
  capability: string;
  linesWork: LinesWork | null;
}
interface StepRow extends Steps {
  id: string;
  input: unknown;
  wantedEngine: string | null;
}

/** Lines of one call by round: those that are still missing are asked for with fewer others, at last alone. */
const ROUNDS = [50, 10, 1] as const;
/** Characters of the lines of one call; a longer line is asked for alone. */
const MOST_CHARACTERS = 4000;

/** Lines up to which a call without a translation is bad luck, and which are asked for alone at last. */
const FEW = 10;
const MOST_ALONE = 20;

const hasLetters = (text: string) => /\p{L}/u.test(text);
const base = (language: unknown) => String(language).toLowerCase().split('-')[0];
const languageOf = ({ language }: Input) => (language === 'all' ? undefined : language);

const capabilityOf = (work: LinesWork): Capability => {
  if ('lines' in work) return 'write_text';
  return work.from === 'speech' ? 'transcribe' : 'read_subtitles';
};

/** A run as its present step: its capability and its input are those of the step, and any engine may serve it. */
export function atStep<Row extends Steps & Partial<StepRow>>(row: Row): Row {
  const { linesWork: work, input } = row;
  if (work === null) return row;
  const ofCall = input === undefined ? {} : { input: stepInput(work, input as Input), wantedEngine: null };
  return { ...row, capability: capabilityOf(work), ...ofCall };
}

/** Identifies a call at a provider: each step is another one, and their keys never meet. */
export function callIdOf({ id, linesWork: work }: Pick<StepRow, 'id' | 'linesWork'>): string {
  if (work === null) return id;
  return v5('lines' in work ? `words-${work.round}-${work.at}` : 'lines', id);
}

/** What the engine of a step gets. @param input the run's */
function stepInput(work: LinesWork, input: Input): Record<string, unknown> {
  const { video_url, seconds, to, areas } = input;
  const language = languageOf(input);
  if ('lines' in work) return wordsInput(work, String(to));
  if (work.from === 'picture')
    return { video_url, seconds, language: language ?? 'all', ...(areas ? { areas } : {}) };
  return { media_url: video_url, seconds, speakers: false, ...(language ? { language } : {}) };
}

function wordsInput(work: WordsWork, to: string) {
  const asked = openLines(work);
  const [first = 0] = asked;
  const { before, characters } = SUBTITLE_CALL_LIMITS;
  return translationOf({
    lines: asked.map((at) => {
      const { text, start, end } = work.lines[at] as SubtitleLine;
      return { text, seconds: end - start };
    }),
    to,
    glossary: [],
    context: work.lines
      .slice(Math.max(0, first - before), first)
      .map(({ text }) => text.slice(0, characters)),
  });
}

/** Indices of the lines that the present call asks for; none if the round is over. */
function openLines({ lines, round, at }: Pick<WordsWork, 'lines' | 'round' | 'at'>): number[] {
  const open: number[] = [];
  let characters = 0;
  for (let index = at; index < lines.length && open.length < (ROUNDS[round] ?? 0); index += 1) {
    const { text, translation } = lines[index] as SubtitleLine;
    if (translation !== undefined) continue;
    characters += text.length;
    if (open.length > 0 && characters > MOST_CHARACTERS) break;
    open.push(index);
  }
  return open;
}

/** How a run continues after a step: with another one, with its work on an input that has the lines, or not at all. */
export type Next =
  | { work: WordsWork }
  | { input: Record<string, unknown> }
  | { failed: ErrorCode; detail: string };

interface StepRun extends Steps {
  linesWork: LinesWork;
  input: Input;
}

/** What a step answered with: data if it finds lines, text if it translates them. */
interface StepAnswer {
  data: unknown;
  text: string | null;
  /** The text ended at the maximum length. */
  isCut: boolean;
}

/** @param run the run's own row, not seen as its step */
export function afterStep(run: StepRun, answer: StepAnswer): Next {
  return 'lines' in run.linesWork
    ? afterWords(run, run.linesWork, answer)
    : afterFinding(run, run.linesWork, answer.data);
}

function afterFinding(run: StepRun, { from }: FindWork, data: unknown): Next {
  const { language, segments, lines } = data as Pick<Transcript, 'language'> & {
    segments?: Transcript['segments'];
    lines?: Transcript['segments'];
  };
  const found = (segments ?? lines ?? [])
    .map(({ start, end, text, speaker }) => readLine({ start, end, text: text.trim(), speaker }))
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .toSorted((one, other) => one.start - other.start)
    .slice(0, LINE_LIMITS.lines);
  if (found.length === 0)
    return {
      failed: from === 'speech' ? 'no_speech_found' : 'no_subtitles_found',
      detail: 'no line was found',
    };
  const spoken = languageOf(run.input) ?? language;
  if (spoken !== null && base(spoken) === base(run.input['to'])) return sameLanguage(run, from, found);
  return nextWords(run, { from, lines: found, round: 0, at: 0 });
}

function readLine({
  start,
  end,
  text,
  speaker,
}: SubtitleLine | Transcript['segments'][number]): SubtitleLine {
  return {
    start,
    end: Math.max(end, start + SHORTEST_CUE / 1000),
    text: text.slice(0, LINE_LIMITS.characters).toWellFormed(),
    ...(speaker ? { speaker } : {}),
    ...(hasLetters(text) ? {} : { translation: text }),
  };
}

/** Subtitles in the language of the clip need no translation; a dub would make what there is. */
function sameLanguage(run: StepRun, from: FindWork['from'], lines: SubtitleLine[]): Next {
  if (run.capability === 'translate_audio')
    return { failed: 'dub_same_language', detail: 'the clip is in the language already' };
  return { input: inputWith(run.input, from, lines) };
}

function afterWords(run: StepRun, work: WordsWork, { text, isCut }: StepAnswer): Next {
  const asked = openLines(work);
  const texts = asked.map((at) => (work.lines[at] as SubtitleLine).text);
  const words = readTranslations(text ?? '', { lines: texts, glossary: [] }, isCut);
  if (asked.length >= FEW && words.every((each) => each === undefined))
    return { failed: 'task_answer_unusable', detail: 'no line was translated' };
  const byLine = new Map(asked.map((at, index) => [at, words[index]]));
  const lines = work.lines.map((line, at) => {
    const translation = byLine.get(at)?.slice(0, LINE_LIMITS.characters);
    return translation === undefined ? line : { ...line, translation };
  });
  return nextWords(run, { ...work, lines, at: (asked.at(-1) ?? 0) + 1 });
}

function nextWords(run: StepRun, work: WordsWork): Next {
  for (let { round, at } = work; round < ROUNDS.length; round += 1, at = 0) {
    const next = { ...work, round, at };
    const isAlone = ROUNDS[round] === 1 && at === 0;
    if (isAlone && work.lines.filter(({ translation }) => translation === undefined).length > MOST_ALONE)
      break;
    if (openLines(next).length > 0) return { work: next };
  }
  const { lines, from } = work;
  if (lines.some(({ translation }) => translation === undefined))
    return { failed: 'task_answer_unusable', detail: 'a line was not translated' };
  const input = inputWith(run.input, from, lines);
  const refused =
    run.capability === 'translate_audio'
      ? dubRefusal({ lines, language: languageOf(input) as string | undefined, to: String(input['to']) })
      : undefined;
  return refused ? { failed: refused.code, detail: `lines ${refused.lines.join(', ')}` } : { input };
}

/** The run's input once it has its lines. Those that were read from the picture are still in it, so they are removed. */
export function inputWith(
  input: Input,
  from: FindWork['from'],
  lines: readonly SubtitleLine[],
): Record<string, unknown> {
  return { ...input, lines, ...(from === 'picture' && 'remove' in input ? { remove: true } : {}) };
}
