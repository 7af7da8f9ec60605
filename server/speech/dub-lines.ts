import { readFile, rm } from 'node:fs/promises';
import { fitSpeech } from '@inkreel/scene/subtitles/fit-speech.ts';
import { type EspeakAnswer, runEspeak } from './espeak.ts';
import { withoutMarkup, wordsPerMinute } from './espeak-text.ts';
import { levelSamples } from './level.ts';
import type { LocalVoice } from './voices.ts';

/** A line that is spoken at its time, in milliseconds. */
export interface DubbedLine {
  start: number;
  end: number;
  text: string;
  voice: LocalVoice;
}

export interface DubbedTrack {
  samples: Int16Array;
  sampleRate: number;
  /** Lines that do not fit before the next one begins even at the greatest speed, by their place: their end is cut. */
  cut: number[];
}

const LUFS = -16;
/** Between two lines, in milliseconds. */
const GAP_MS = 60;
/** An end that is cut fades away, in seconds. */
const FADE_SECONDS = 0.04;
const SAMPLE_RATE = 22_050;
const USUAL = 100;

export interface DubbingOptions {
  /** Of the track, in milliseconds. */
  length: number;
  /** Where unfinished sound may lie. */
  scratch: string;
  signal?: AbortSignal;
  /** Told how far it is, 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Speaks lines at their times into one track: each as fast as its time needs, at the same loudness.
 * @throws ProgramError; the signal's reason
 */
export async function dubLines(
  lines: readonly DubbedLine[],
  { length, scratch, signal, onProgress = () => undefined }: DubbingOptions,
): Promise<DubbedTrack> {
  const track = new Int16Array(Math.ceil((length / 1000) * SAMPLE_RATE));
  const cut: number[] = [];
  const byVoice = Map.groupBy(lines.keys(), (at) => (lines[at] as DubbedLine).voice.id);
  let spoken = 0;
  for (const places of byVoice.values()) {
    const own = places.map((at) => lines[at] as DubbedLine);
    const told = (share: number) => onProgress((spoken + share * own.length) / lines.length);
    const usual = await speakAll(
      own,
      own.map(() => USUAL),
      { scratch, signal },
      (share) => told(share / 2),
    );
    const fits = own.map((line, at) => {
      const next = lines[(places[at] as number) + 1];
      const room = (next?.start ?? length) - line.start - GAP_MS;
      return {
        room,
        ...fitSpeech({ natural: millisecondsOf(usual[at]), shown: line.end - line.start, room }),
      };
    });
    const speeds = fits.map(({ speed }) => speed * USUAL);
    const fitted = await speakAll(own, speeds, { scratch, signal }, (share) => told((1 + share) / 2));
    for (const [at, samples] of fitted.entries()) {
      const { start, end } = own[at] as DubbedLine;
      const most = Math.max(end - start, fits[at]?.room ?? 0);
      if (millisecondsOf(samples) > most + GAP_MS) cut.push(places[at] as number);
      place(track, fadeAt(levelSamples(samples, SAMPLE_RATE, LUFS), most), start);
    }
    spoken += own.length;
  }
  return { samples: track, sampleRate: SAMPLE_RATE, cut: cut.toSorted((a, b) => a - b) };
}

const millisecondsOf = (samples: Int16Array = new Int16Array()) => (samples.length / SAMPLE_RATE) * 1000;

/** The sound of each line of one voice, in one process. */
async function speakAll(
  lines: readonly DubbedLine[],
  speeds: readonly number[],
  { scratch, signal }: { scratch: string; signal: AbortSignal | undefined },
  onProgress: (share: number) => void,
): Promise<Int16Array[]> {
  const { voice } = lines[0] as DubbedLine;
  try {
    const answer: EspeakAnswer = await runEspeak(
      {
        identifier: voice.identifier,
        rate: wordsPerMinute(USUAL),
        pitch: voice.pitch,
        pieces: lines.map(({ text }, at) => ({
          text: withoutMarkup(text),
          pauseMs: 0,
          rate: wordsPerMinute(speeds[at] ?? USUAL),
        })),
        path: scratch,
      },
      { signal, onPiece: (spoken) => onProgress(spoken / lines.length) },
    );
    if (answer.sampleRate !== SAMPLE_RATE) throw new Error(`speech at ${answer.sampleRate} Hz`);
    const bytes = await readFile(scratch);
    const samples = new Int16Array(bytes.buffer, bytes.byteOffset, answer.samples);
    return answer.pieces.map(({ start, end }) => samples.slice(start, end));
  } finally {
    await rm(scratch, { force: true });
  }
}

/** A sound of at most so many milliseconds: what is longer fades out. */
function fadeAt(samples: Int16Array, most: number): Int16Array {
  const end = Math.round((most / 1000) * SAMPLE_RATE);
  if (samples.length <= end) return samples;
  const fade = Math.min(end, Math.round(FADE_SECONDS * SAMPLE_RATE));
  return samples.slice(0, end).map((value, at) => (at < end - fade ? value : (value * (end - at)) / fade));
}

function place(track: Int16Array, samples: Int16Array, start: number): void {
  const from = Math.round((start / 1000) * SAMPLE_RATE);
  samples.forEach((value, at) => {
    const to = from + at;
    if (to < 0 || to >= track.length) return;
    // Lines of two speakers may overlap.
    track[to] = Math.max(-32_768, Math.min(32_767, (track[to] as number) + value));
  });
}
