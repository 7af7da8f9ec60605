import { describeSound } from '../../../media/describe/describe-sound.ts';
import type { MediaEngine } from '../../../media/media-engine.ts';
import { readSamples } from '../../../media/operations/samples.ts';
import { readTimings } from '../../../speech/speech-timings.ts';
import { WorkRefused } from '../work.ts';
import { HEARD_RATE, hearSpeech } from './hear-speech.ts';
import { type MouthShape, shapesOfFrames } from './mouth-shape.ts';
import { speakPhonemes } from './speak-phonemes.ts';

/** Standard deviations of the smoothing, in seconds: the analysis window already smooths the sound. */
const SOFT = { heard: 0.022, spoken: 0.034 };

/** Peak of a sound in which nothing is heard: -60 dB. */
const SILENT = 0.001;

export interface Listening {
  /** Range of the sound that counts. */
  seconds: number;
  /** One shape for each frame that begins within the seconds. */
  shapes: MouthShape[];
}

/**
 * The mouth shapes of a sound: by the times of its phonemes if it was synthesised here with them, otherwise
 * by analysing the sound.
 * @throws WorkRefused sound_silent; MediaFailure; the signal's reason
 */
export async function listen(
  engine: MediaEngine,
  path: string,
  {
    mostSeconds,
    framesPerSecond,
    signal,
  }: { mostSeconds: number; framesPerSecond: number; signal?: AbortSignal },
): Promise<Listening> {
  const source = await describeSound(path);
  const options = signal ? { signal } : {};
  const samples = await readSamples(engine, source, { rate: HEARD_RATE, mostSeconds }, options);
  const seconds = samples.length / HEARD_RATE;
  if (samples.every((sample) => Math.abs(sample) < SILENT)) throw new WorkRefused('sound_silent');
  const timings = await readTimings(path);
  const spoken = timings && timings.phonemes.length > 0 ? speakPhonemes(timings, seconds) : undefined;
  // A part of almost a frame does not count: lengths in files are rounded.
  const frames = Math.max(1, Math.ceil(seconds * framesPerSecond - 0.02));
  const shapes = shapesOfFrames(spoken ?? hearSpeech(samples), {
    frames,
    framesPerSecond,
    softSeconds: spoken ? SOFT.spoken : SOFT.heard,
  });
  return { seconds, shapes };
}
