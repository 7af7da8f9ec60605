import { open } from 'node:fs/promises';
import { z } from 'zod';

/** A sound of speech; an empty symbol is silence. Times are milliseconds from the beginning of the file. */
export interface SpokenPhoneme {
  /** In the International Phonetic Alphabet, with stress marks. */
  symbol: string;
  startMs: number;
  endMs: number;
}

/** A word of the text, as a range of it in UTF-16 code units, and when it begins. */
export interface SpokenWord {
  start: number;
  end: number;
  startMs: number;
}

/** When each sound is heard in a file of built-in speech. */
export interface SpeechTimings {
  phonemes: readonly SpokenPhoneme[];
  words: readonly SpokenWord[];
  /** The text that the words are ranges of; older files have none. */
  text?: string | undefined;
}

/** The chunk of a WAV file that contains them; readers skip unknown chunks. */
const CHUNK = 'ikst';
const HEADER_BYTES = 8;
const RIFF_BYTES = 12;
/** Largest chunk that is read: a file may come from anyone. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_CHUNKS = 64;

const ms = z.number().min(0);
const stored = z.object({
  phonemes: z.array(z.tuple([z.string().max(20), ms])).max(200_000),
  endMs: ms,
  words: z.array(z.tuple([ms, ms, ms])).max(200_000),
  text: z.string().max(200_000).optional(),
});

/** Writes timings into a WAV file, after its sound. */
export async function addTimings(path: string, { phonemes, words, text }: SpeechTimings): Promise<void> {
  const said: z.input<typeof stored> = {
    phonemes: phonemes.map(({ symbol, startMs }) => [symbol, startMs]),
    endMs: phonemes.at(-1)?.endMs ?? 0,
    words: words.map(({ start, end, startMs }) => [start, end, startMs]),
    ...(text === undefined ? {} : { text }),
  };
  const json = Buffer.from(JSON.stringify(said));
  // Chunks begin at even offsets.
  const body = json.length % 2 === 0 ? json : Buffer.concat([json, Buffer.from(' ')]);
  const header = Buffer.alloc(HEADER_BYTES);
  header.write(CHUNK, 'latin1');
  header.writeUInt32LE(body.length, 4);
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    await file.write(Buffer.concat([header, body]), 0, header.length + body.length, size);
    const riff = Buffer.alloc(4);
    riff.writeUInt32LE(size + header.length + body.length - HEADER_BYTES);
    await file.write(riff, 0, riff.length, 4);
  } finally {
    await file.close();
  }
}

/** The timings in a WAV file; undefined if it has none, or is not a WAV file. They are not trustworthy. */
export async function readTimings(path: string): Promise<SpeechTimings | undefined> {
  const file = await open(path, 'r');
  try {
    const read = async (at: number, length: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at);
      return bytesRead === length ? buffer : undefined;
    };
    const begin = await read(0, RIFF_BYTES);
    if (begin?.toString('latin1', 0, 4) !== 'RIFF' || begin.toString('latin1', 8) !== 'WAVE')
      return undefined;
    let at = RIFF_BYTES;
    for (let chunk = 0; chunk < MOST_CHUNKS; chunk += 1) {
      const header = await read(at, HEADER_BYTES);
      if (!header) return undefined;
      const length = header.readUInt32LE(4);
      if (header.toString('latin1', 0, 4) === CHUNK) {
        const body = length <= MOST_BYTES ? await read(at + HEADER_BYTES, length) : undefined;
        return body && parse(body.toString('utf8'));
      }
      at += HEADER_BYTES + length + (length % 2);
    }
    return undefined;
  } finally {
    await file.close();
  }
}

function parse(json: string): SpeechTimings | undefined {
  try {
    const { phonemes, words, endMs, text } = stored.parse(JSON.parse(json));
    return {
      phonemes: phonemes.map(([symbol, startMs], at) => ({
        symbol,
        startMs,
        endMs: Math.max(startMs, phonemes[at + 1]?.[1] ?? endMs),
      })),
      words: words.map(([start, end, startMs]) => ({ start, end, startMs })),
      ...(text === undefined ? {} : { text }),
    };
  } catch {
    return undefined;
  }
}
