import { JSON_OUTPUT_BYTES, VIDEO_UPLOAD } from '@inkreel/contract/limits.ts';
import type { Transcript } from '@inkreel/contract/outputs/data-schemas.ts';

/** A word or a line with its times in seconds, as the provider reports it. */
export interface Heard {
  text: string;
  start: number;
  end: number;
  speaker?: string | null | undefined;
}
type Segment = Transcript['segments'][number];

/** Longest line of subtitles: characters and seconds. */
const LINE = { characters: 84, seconds: 7 };
/** A silence of this length ends a line, in seconds. */
const SILENCE = 0.8;
const SENTENCE_END = /[.!?。！？…]["'”’」』)）]*$/u;
/** Scripts that put no space between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** A transcript of lines, with the words of each if the provider reports them. */
export function ofLines(
  lines: readonly Heard[],
  words: readonly Heard[],
  language: string | undefined,
): Transcript {
  const segments = lines.map((line) =>
    segmentOf(
      line,
      words.filter(({ start }) => start >= line.start && start < line.end),
    ),
  );
  return inBounds({ language: plainLanguage(language), segments });
}

/** A transcript of words: a line ends with a sentence, a silence, another speaker, or when it is long. */
export function ofWords(words: readonly Heard[], language: string | undefined): Transcript {
  const lines: Heard[][] = [];
  for (const word of words) {
    if (word.text.trim() === '') continue;
    const line = lines.at(-1);
    if (line && goesOn(line, word)) line.push(word);
    else lines.push([word]);
  }
  const segments = lines.map((line) =>
    segmentOf(
      {
        text: joinWords(line),
        start: line[0]?.start ?? 0,
        end: line.at(-1)?.end ?? 0,
        speaker: line[0]?.speaker,
      },
      line,
    ),
  );
  return inBounds({ language: plainLanguage(language), segments });
}

function goesOn(line: readonly Heard[], word: Heard): boolean {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last) return false;
  return (
    !SENTENCE_END.test(last.text.trim()) &&
    word.start - last.end < SILENCE &&
    (word.speaker ?? null) === (last.speaker ?? null) &&
    word.end - first.start <= LINE.seconds &&
    joinWords([...line, word]).length <= LINE.characters
  );
}

function joinWords(words: readonly Heard[]): string {
  return words.reduce((text, word) => {
    const more = word.text.trim();
    const isTight = text === '' || (UNSPACED.test(text.at(-1) ?? '') && UNSPACED.test(more[0] ?? ''));
    return isTight ? text + more : `${text} ${more}`;
  }, '');
}

function segmentOf(line: Heard, words: readonly Heard[]): Segment {
  const spoken = ({ text, start, end }: Heard) => {
    const begin = bounded(start);
    return { start: begin, end: Math.max(begin, bounded(end)), text: text.trim().slice(0, 5000) };
  };
  const own = words.slice(0, 1000).map(spoken);
  return {
    ...spoken(line),
    speaker: line.speaker ?? null,
    ...(own.length > 0 ? { words: own } : {}),
  };
}

const bounded = (second: number): number =>
  Number.isFinite(second) ? Math.min(VIDEO_UPLOAD.seconds, Math.max(0, second)) : 0;

/** Drops the words if they would exceed the size of an answer. */
function inBounds({ language, segments }: Transcript): Transcript {
  const said = segments
    .filter(({ text }) => text !== '')
    .toSorted((one, other) => one.start - other.start)
    .slice(0, 10_000);
  const whole = { language, segments: said };
  if (Buffer.byteLength(JSON.stringify(whole)) <= JSON_OUTPUT_BYTES) return whole;
  const plain = said.map(({ start, end, text, speaker }) => ({ start, end, text, speaker }));
  return { language, segments: plain };
}

/** ISO 639-1 if it exists: providers report `eng`, `en` or `en-US`. */
function plainLanguage(language: string | undefined): string | null {
  try {
    return language ? new Intl.Locale(language).language : null;
  } catch {
    return null;
  }
}
