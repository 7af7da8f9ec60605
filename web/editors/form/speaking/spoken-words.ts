/** A word of a speech, and when it begins, in seconds. */
export interface SpokenText {
  text: string;
  seconds: number;
}

/** The words of a sound with their times, and the whole text as written. */
export interface Transcript {
  text: string;
  words: readonly SpokenText[];
}

const HEADER = 8;
const RIFF = 12;
/** The chunk in which speech made here keeps its text and times (`server/speech/speech-timings.ts`). */
const CHUNK = 'ikst';
const MOST_WORDS = 5000;

/** The words of a speech that was made here; undefined for any other sound. A file may come from anyone. */
export function readTranscript(file: ArrayBuffer): Transcript | undefined {
  const view = new DataView(file);
  const name = (at: number) => String.fromCharCode(...new Uint8Array(file, at, 4));
  if (file.byteLength < RIFF || name(0) !== 'RIFF' || name(8) !== 'WAVE') return undefined;
  for (let at = RIFF; at + HEADER <= file.byteLength; ) {
    const length = view.getUint32(at + 4, true);
    const end = at + HEADER + length;
    if (end > file.byteLength) return undefined;
    if (name(at) === CHUNK) return parse(new TextDecoder().decode(new Uint8Array(file, at + HEADER, length)));
    at = end + (length % 2);
  }
  return undefined;
}

function parse(json: string): Transcript | undefined {
  try {
    const { text, words } = JSON.parse(json) as { text?: unknown; words?: unknown };
    if (typeof text !== 'string' || !Array.isArray(words)) return undefined;
    const marks = words
      .slice(0, MOST_WORDS)
      .filter(isMark)
      .toSorted((one, other) => one[2] - other[2]);
    return { text, words: wordsOf(text, marks) };
  } catch {
    return undefined;
  }
}

type Mark = readonly [start: number, end: number, milliseconds: number];
const isMark = (mark: unknown): mark is Mark =>
  Array.isArray(mark) && mark.length === 3 && mark.every((value) => Number.isFinite(value) && value >= 0);

/** Each word with what follows it up to the next one: commas and full stops belong to the word before. */
const wordsOf = (text: string, marks: readonly Mark[]): SpokenText[] =>
  marks.flatMap(([start, , milliseconds], at) => {
    const word = text.slice(at === 0 ? 0 : start, marks[at + 1]?.[0] ?? text.length);
    return word.trim() === '' ? [] : [{ text: word, seconds: milliseconds / 1000 }];
  });

/** The index of the word that is spoken at a moment; -1 before the first one. */
export function wordAt(words: readonly SpokenText[], seconds: number): number {
  const next = words.findIndex((word) => word.seconds > seconds + 0.02);
  return (next < 0 ? words.length : next) - 1;
}
