import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../processes/run-program.ts';

/** Request to the program: one voice, and texts to speak one after the other. */
export interface EspeakRequest {
  /** As eSpeak NG names it, with a variant behind a plus sign. */
  identifier: string;
  /** Words a minute; 175 is usual. */
  rate: number;
  /** 0 to 99; 50 is usual. */
  pitch: number;
  /** `pauseMs`: silence after it. `rate`: for this piece, in place of the default. */
  pieces: readonly { text: string; pauseMs: number; rate?: number }[];
  /** Path for the samples: 16-bit numbers, one channel, without a header. */
  path: string;
}

/** Answer of the program: phonemes (an empty symbol is silence) and words, in the order in which they are heard. */
export interface EspeakAnswer {
  sampleRate: number;
  samples: number;
  /** Start of each piece and end of its sound, in samples. */
  pieces: { start: number; end: number }[];
  events: (
    | { ms: number; symbol: string }
    /** Position of a word in its piece, in code points. */
    | { ms: number; piece: number; start: number; length: number }
  )[];
}

const PROGRAM = fileURLToPath(new URL('./espeak-program.ts', import.meta.url));
const LIMITS = {
  wallMs: 10 * 60 * 1000,
  memoryBytes: 512 * 1024 * 1024,
  outputBytes: 256 * 1024 * 1024,
};

/** Whether the speech program is installed: it is an optional package. */
export function hasEspeak(): boolean {
  try {
    createRequire(import.meta.url).resolve('@echogarden/espeak-ng-emscripten/package.json');
    return true;
  } catch {
    return false;
  }
}

/**
 * Speaks texts in a process that ends with this one.
 * @param onPiece called with the number of spoken pieces
 * @throws ProgramError; the signal's reason
 */
export async function runEspeak(
  request: EspeakRequest,
  { signal, onPiece }: { signal?: AbortSignal | undefined; onPiece?: (spoken: number) => void } = {},
): Promise<EspeakAnswer> {
  const said = await runProgram({
    program: process.execPath,
    args: [PROGRAM],
    limits: LIMITS,
    input: once(JSON.stringify(request)),
    onLine: (line) => {
      const spoken = /^piece=(\d+)$/.exec(line)?.[1];
      if (spoken !== undefined) onPiece?.(Number(spoken));
    },
    ...(signal ? { signal } : {}),
  });
  return JSON.parse(said.toString('utf8')) as EspeakAnswer;
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text);
}
