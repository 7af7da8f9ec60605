import { type FileHandle, open, readFile } from 'node:fs/promises';
import { type FitLimits, fitSpeech } from '@inkreel/scene/subtitles/fit-speech.ts';
import { levelSamples } from './level.ts';
import { stretchSpeech } from './stretch-speech.ts';
import { readWav, wavHeader } from './wav.ts';

/** A line that was spoken at the usual speed, with its time in milliseconds. */
export interface DubLine {
  start: number;
  end: number;
  /** WAV, 48 kHz, one channel. */
  file: string;
}

/** How a line was placed. */
export interface DubbedLine {
  /** Speed as a factor of the usual one. */
  speed: number;
  /** Length that was cut off its end, in milliseconds. */
  lost: number;
}

const LUFS = -16;
/** Pause between two lines, in milliseconds. */
const GAP_MS = 60;
/** Fade-out of a cut end, in seconds. */
const FADE_SECONDS = 0.04;
export const DUB_RATE = 48_000;
/**
 * Share of the highest peak below which the beginning and the end are silence, and the lowest peak that counts as
 * sound.
 */
const SILENCE = 0.03;
const LEAST_PEAK = 100;
/** Silence that is kept before the first and after the last sound, in seconds. */
const EDGES = { before: 0.005, after: 0.03 };

export interface DubOptions extends Pick<FitLimits, 'fastest'> {
  /** Length of the clip, in milliseconds. */
  length: number;
  signal?: AbortSignal;
  /** Called with the progress, 0 to 1. */
  onProgress?: (share: number) => void;
}

/**
 * Writes spoken lines at their times into a WAV file as long as the clip: each as fast as its time needs, at the same
 * loudness. Only one line is in memory at a time.
 * @param lines in the order of their times
 * @throws the signal's reason
 */
export async function writeDub(
  target: string,
  lines: readonly DubLine[],
  { length, fastest, signal, onProgress = () => undefined }: DubOptions,
): Promise<void> {
  const count = Math.ceil((length / 1000) * DUB_RATE);
  const header = wavHeader(count * 2, DUB_RATE);
  const file = await open(target, 'w+');
  try {
    await file.write(header);
    // Parts that are not written are silence.
    await file.truncate(header.length + count * 2);
    for (const [at, line] of lines.entries()) {
      signal?.throwIfAborted();
      const natural = withoutSilence(readWav(await readFile(line.file)));
      const { speed, most } = fitOf(natural, lines, at, { length, fastest });
      const spoken = fadeAt(stretchSpeech(natural, speed, DUB_RATE), most);
      const position = header.length + 2 * Math.round((line.start / 1000) * DUB_RATE);
      await lay(file, position, levelSamples(spoken, DUB_RATE, LUFS));
      onProgress((at + 1) / lines.length);
    }
  } finally {
    await file.close();
  }
}

/** How `writeDub` places each line. */
export async function dubbedLines(
  lines: readonly DubLine[],
  options: Pick<DubOptions, 'length' | 'fastest'>,
): Promise<DubbedLine[]> {
  const dubbed: DubbedLine[] = [];
  for (const [at, { file }] of lines.entries()) {
    const natural = withoutSilence(readWav(await readFile(file)));
    const { speed, most } = fitOf(natural, lines, at, options);
    dubbed.push({ speed, lost: Math.max(0, millisecondsOf(natural) / speed - most) });
  }
  return dubbed;
}

/** How fast a line is spoken, and how long it may take at most, in milliseconds. */
function fitOf(
  natural: Int16Array,
  lines: readonly DubLine[],
  at: number,
  { length, fastest }: Pick<DubOptions, 'length' | 'fastest'>,
): { speed: number; most: number } {
  const { start, end } = lines[at] as DubLine;
  const shown = end - start;
  const room = Math.max(shown, (lines[at + 1]?.start ?? length) - start - GAP_MS);
  const { speed } = fitSpeech({ natural: millisecondsOf(natural), shown, room }, { fastest });
  return { speed, most: Math.min(room, length - start) };
}

const millisecondsOf = (samples: Int16Array) => (samples.length / DUB_RATE) * 1000;

/**
 * Trims speech to its first and last sound: voices leave silence around it, but a line must be heard when it is
 * shown.
 */
function withoutSilence(samples: Int16Array): Int16Array {
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  if (peak < LEAST_PEAK) return samples.slice(0, 0);
  const isSound = (value: number) => Math.abs(value) > peak * SILENCE;
  const first = samples.findIndex(isSound) - EDGES.before * DUB_RATE;
  const last = samples.findLastIndex(isSound) + EDGES.after * DUB_RATE;
  return samples.slice(Math.max(0, first), last);
}

/** Cuts a sound to this many milliseconds, with a fade-out. */
function fadeAt(samples: Int16Array, most: number): Int16Array {
  const end = Math.max(0, Math.round((most / 1000) * DUB_RATE));
  if (samples.length <= end) return samples;
  const fade = Math.min(end, Math.round(FADE_SECONDS * DUB_RATE));
  return samples.slice(0, end).map((value, at) => (at < end - fade ? value : (value * (end - at)) / fade));
}

/** Adds samples to those already written: lines of two speakers may overlap. */
async function lay(file: FileHandle, position: number, samples: Int16Array): Promise<void> {
  const bytes = Buffer.alloc(samples.length * 2);
  await file.read(bytes, 0, bytes.length, position);
  samples.forEach((value, at) => {
    const sum = bytes.readInt16LE(at * 2) + value;
    bytes.writeInt16LE(Math.max(-32_768, Math.min(32_767, sum)), at * 2);
  });
  await file.write(bytes, 0, bytes.length, position);
}
