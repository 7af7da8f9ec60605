import { readFile, writeFile } from 'node:fs/promises';
import { workerData } from 'node:worker_threads';
import { findHearing, hearClip } from '../../hearing/hear-clip.ts';
import { PIECE_SECONDS } from '../../hearing/hear-speech.ts';
import { type SpeechTime, voicedTimes } from '../../hearing/speech-times.ts';
import { ModelFailure } from '../../inference/model-process.ts';
import type { MediaRunOptions } from '../../media/media-engine.ts';
import { middleAndSidesJob } from '../../media/operations/sound.ts';
import type { MediaStage } from '../../media/run-stages.ts';
import { hushTrack } from '../../speech/hush-track.ts';
import type { BuiltinWorkerData } from '../builtin/builtin-engine.ts';
import type { Clip } from '../builtin/subtitles/open-clip.ts';
import type { SaidLine } from './dubbing-voices.ts';

/** How loud the clip's own sound is while someone speaks in it, as a factor: 16 dB down. */
const LOW = 0.16;
/** The same against the clip as it was, however much the whole dub is raised: 14 dB down. */
const LOWEST_DROP = 0.2;
/** Energy of the sides, as a share of that of the middle, below which a sound is the same on both sides. */
const SAME = 0.001;
/** Samples a second that are enough to compare middle and sides. */
const COMPARED_RATE = 8000;
const PAIR_BYTES = 8;

/** What is known of the old voice of a clip. */
interface OldVoice {
  /** When it speaks, in seconds. */
  times: SpeechTime[];
  isStereo: boolean;
}

/** Finds out when someone speaks in the clip itself. */
export const oldVoiceStage = (clip: Clip, lines: readonly SaidLine[], signal: AbortSignal): MediaStage => ({
  name: 'old-voice-1',
  weight: 1 + clip.source.seconds / 60,
  make: async (target, _earlier, report) => {
    const times = await timesOfSpeech(clip, lines, (share) => {
      signal.throwIfAborted();
      report(share);
    });
    const isStereo = times.length > 0 && (await hasSides(clip, { signal }));
    await writeFile(target, JSON.stringify({ times, isStereo } satisfies OldVoice));
  },
});

/**
 * Writes the gains that keep the old voice low through the whole clip, not only under new lines: a dub speaks one
 * language. In stereo the middle, where voices are, is subtracted.
 * @param file of the stage
 * @param gain of the whole dub, as a factor
 */
export async function writeHush(file: string, target: string, seconds: number, gain: number): Promise<void> {
  const { times, isStereo } = JSON.parse(await readFile(file, 'utf8')) as OldVoice;
  const low = Math.min(LOW, LOWEST_DROP / gain);
  await writeFile(target, hushTrack(times, seconds, { middle: isStereo ? 0 : low, sides: low }));
}

/** Where someone speaks; without the network, where there are lines. */
async function timesOfSpeech(
  clip: Clip,
  lines: readonly SaidLine[],
  onProgress: (share: number) => void,
): Promise<SpeechTime[]> {
  const { modelsFolder = '' } = (workerData ?? {}) as Partial<BuiltinWorkerData>;
  const hearing = findHearing(modelsFolder);
  const asWritten = lines.map(({ start, end }) => ({ start: start / 1000, end: end / 1000 }));
  if (!hearing) return asWritten;
  try {
    return voicedTimes(await hearClip(hearing, clip, onProgress), PIECE_SECONDS, clip.source.seconds);
  } catch (error) {
    // A dub is not lost because the network stopped.
    if (error instanceof ModelFailure) return asWritten;
    throw error;
  }
}

/** Whether a clip's sound is stereo, and not one sound on both sides. */
async function hasSides({ engine, source }: Clip, options: MediaRunOptions): Promise<boolean> {
  const energy = [0, 0] as [number, number];
  let rest: Buffer = Buffer.alloc(0);
  await engine.run(middleAndSidesJob(source, COMPARED_RATE), {
    ...options,
    onOutput: (chunk) => {
      const bytes = Buffer.concat([rest, chunk]);
      const whole = bytes.length - (bytes.length % PAIR_BYTES);
      for (let at = 0; at < whole; at += PAIR_BYTES) {
        energy[0] += bytes.readFloatLE(at) ** 2;
        energy[1] += bytes.readFloatLE(at + 4) ** 2;
      }
      rest = bytes.subarray(whole);
    },
  });
  return energy[1] > SAME * energy[0];
}
