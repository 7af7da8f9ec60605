import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { ResultNote } from '@inkreel/contract/api/tasks.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { createLoudnessMeter } from '@inkreel/scene/film/loudness.ts';
import { shownCues } from '@inkreel/scene/subtitles/shown-cues.ts';
import { subtitleFont } from '@inkreel/scene/subtitles/subtitle-fonts.ts';
import { styleOf } from '@inkreel/scene/subtitles/subtitle-style.ts';
import { writeAss } from '@inkreel/scene/subtitles/write-ass.ts';
import { describeSound } from '../../media/describe/describe-sound.ts';
import type { VideoSource } from '../../media/describe/describe-video.ts';
import type { MediaRunOptions } from '../../media/media-engine.ts';
import {
  type Dubbing,
  dubAudioJob,
  dubDraftJob,
  dubSamplesJob,
  resampleSpeechJob,
} from '../../media/operations/sound.ts';
import { posterJob } from '../../media/operations/stills.ts';
import { type MediaSource, madeOf, shapeOf } from '../../media/operations/streams.ts';
import { burnSubtitlesJob } from '../../media/operations/video.ts';
import { type KeepFile, type MediaStage, runStages } from '../../media/run-stages.ts';
import { DUB_RATE, type DubLine, dubbedLines, writeDub } from '../../speech/dub-lines.ts';
import { hasEspeak } from '../../speech/espeak.ts';
import { speakLocally } from '../../speech/speak-locally.ts';
import { decodePicture } from '../builtin/picture/codec.ts';
import { type Clip, openClip } from '../builtin/subtitles/open-clip.ts';
import { type Made, type Work, WorkRefused } from '../builtin/work.ts';
import { linesToSay, type SaidLine, voicesOf } from './dubbing-voices.ts';
import { oldVoiceStage, writeHush } from './old-voice.ts';

type Input = CapabilityInput['translate_audio'];

const STYLE = '001';
const POSTER_SIDE = 1280;
const TICK_MS = 100;
/** Progress when the video is written. */
const WRITTEN = 0.98;
/** Bytes of one stereo sample of 32-bit numbers. */
const STEREO_BYTES = 8;
/** Loudness of the whole mix, and the maximum gain, as a factor. */
const LUFS = -16;
const MOST_GAIN = 8;
/**
 * Thresholds for notes: the factor from which a line was spoken faster, and the milliseconds from which it
 * was cut.
 */
const TOLD = { speed: 1.1, lost: 80 };

/**
 * A video whose lines are spoken at their times: by voices of this machine, or as they were spoken before. Each line is
 * a stage, so that a resumed run speaks only the remaining lines.
 */
export const dubbing: Work<Input> = async (input, { paths = {}, report, keepFile }) => {
  const original = paths[input.video_url];
  const voices = voicesOf(input);
  if (original === undefined || !keepFile || !voices) throw new Error('the video was not handed over');
  report('looking', 0);
  const clip = await openClip(original);
  const lines = linesToSay(input, voices);
  if (lines.some(({ voice }) => voice) && !hasEspeak()) throw new WorkRefused('package_missing');
  const cancelled = new AbortController();
  let stage: 'speaking' | 'encoding' = 'speaking';
  let share = 0;
  const timer = setInterval(() => {
    try {
      report(stage, share);
    } catch (error) {
      cancelled.abort(error);
    }
  }, TICK_MS);
  const { signal } = cancelled;
  const speak = lineStages(clip, lines, paths, signal);
  const isHeard = input.background && input.background_level > 0 && clip.source.hasSound;
  const oldVoice = isHeard ? [oldVoiceStage(clip, lines, signal)] : [];
  const mix: MediaStage = {
    name: `dubbed-2-${hashOf([input.background_level, input.background, input.duck, input.fastest])}`,
    weight: lines.length / 2 + 4,
    make: async (target, spoken, onProgress) => {
      stage = 'encoding';
      const files = { lines: timesOf(lines, spoken), oldVoice: spoken[lines.length] };
      await mixDub(clip, files, input, target, { signal, onProgress });
    },
  };
  const stages = [
    ...speak,
    ...oldVoice,
    mix,
    ...(input.subtitles && !input.draft ? [subtitleStage(clip, input, signal)] : []),
  ];
  try {
    const made = await runStages(stages, onceEach(keepFile), (reached) => {
      share = WRITTEN * reached;
    });
    const file = made.at(-1) ?? '';
    const about = { understood: [], notDrawn: [], notes: await notesOf(clip, timesOf(lines, made), input) };
    if (input.draft) return { path: file, contentType: 'audio/mpeg', report: about } satisfies Made;
    const poster = await posterOf(clip, lines[0]?.start ?? 0, file);
    return { path: file, contentType: 'video/mp4', poster, report: about };
  } finally {
    clearInterval(timer);
  }
};

const hashOf = (said: unknown) =>
  createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16);

/** The sounds of the lines are the first files that were made. */
const timesOf = (lines: readonly SaidLine[], files: readonly string[]): DubLine[] =>
  lines.map(({ start, end }, at) => ({ start, end, file: files[at] ?? '' }));

/** Identical lines share one sound, whose stage runs once. */
function onceEach(keepFile: KeepFile): KeepFile {
  const kept = new Map<string, Promise<string>>();
  return (name, make) => {
    const file = kept.get(name) ?? keepFile(name, make);
    kept.set(name, file);
    return file;
  };
}

/** The sound of each line at the usual speed: WAV, 48 kHz, one channel. */
function lineStages(
  { engine }: Clip,
  lines: readonly SaidLine[],
  paths: Readonly<Record<string, string>>,
  signal: AbortSignal,
): MediaStage[] {
  return lines.map(({ text, sound, voice }) => ({
    name: `line-${hashOf(sound ?? [text, voice?.id])}`,
    weight: 1,
    make: async (target) => {
      signal.throwIfAborted();
      if (sound === undefined)
        await speakLocally({ text, voice: voice?.id }, { media: engine, path: target, signal });
      else await engine.run(resampleSpeechJob(await describeSound(paths[sound] ?? ''), target), { signal });
    },
  }));
}

/** Mixes the lines into the clip, and normalises the loudness. */
async function mixDub(
  { engine, source }: Clip,
  { lines, oldVoice }: { lines: readonly DubLine[]; oldVoice: string | undefined },
  input: Input,
  target: string,
  { signal, onProgress }: Required<Pick<MediaRunOptions, 'signal' | 'onProgress'>>,
): Promise<void> {
  const { background, background_level: level, duck, draft } = input;
  const track = `${target}.track`;
  const hush = `${target}.hush`;
  const wav = { format: 'wav', seconds: source.seconds, hasSound: true } as const;
  const dubbing: Dubbing = {
    level: background ? level / 100 : 0,
    duck,
    ...(oldVoice === undefined ? {} : { hush: { ...wav, path: hush } }),
  };
  try {
    await writeDub(track, lines, {
      ...fitOptions({ source }, input),
      signal,
      onProgress: (share) => onProgress(share / 2),
    });
    const speech = { ...wav, path: track };
    const lower = async (by: number) => {
      if (oldVoice !== undefined) await writeHush(oldVoice, hush, source.seconds, by);
    };
    await lower(1);
    const gain = await gainOf({ engine, source }, speech, dubbing, signal);
    await lower(gain);
    const job = draft ? dubDraftJob : dubAudioJob;
    await engine.run(job(source, speech, target, { ...dubbing, gain }), {
      signal,
      onProgress: (share) => onProgress(0.6 + 0.4 * share),
    });
  } finally {
    for (const file of [track, hush]) await rm(file, { force: true });
  }
}

const fitOptions = ({ source }: Pick<Clip, 'source'>, { fastest }: Pick<Input, 'fastest'>) => ({
  length: source.seconds * 1000,
  fastest,
});

/** Gain that normalises the mix, as a factor; 1 for silence. */
async function gainOf(
  { engine, source }: Clip,
  speech: MediaSource,
  dubbing: Dubbing,
  signal: AbortSignal,
): Promise<number> {
  const meter = createLoudnessMeter(DUB_RATE, 2);
  let rest: Buffer = Buffer.alloc(0);
  await engine.run(dubSamplesJob(source, speech, dubbing), {
    signal,
    onOutput: (chunk) => {
      const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
      const whole = bytes.length - (bytes.length % STEREO_BYTES);
      meter.add(new Float32Array(Uint8Array.from(bytes.subarray(0, whole)).buffer));
      rest = bytes.subarray(whole);
    },
  });
  const loudness = meter.value();
  return Number.isFinite(loudness) ? Math.min(MOST_GAIN, 10 ** ((LUFS - loudness) / 20)) : 1;
}

/** Notes for people on how the lines were fitted. */
async function notesOf(clip: Clip, lines: readonly DubLine[], input: Input): Promise<ResultNote[]> {
  const dubbed = await dubbedLines(lines, fitOptions(clip, input));
  const told = (code: ResultNote['code'], is: (line: (typeof dubbed)[number]) => boolean): ResultNote[] => {
    const numbers = dubbed.flatMap((line, at) => (is(line) ? [at + 1] : []));
    return numbers.length > 0 ? [{ code, place: null, lines: numbers }] : [];
  };
  return [
    ...told('speech_cut', ({ lost }) => lost >= TOLD.lost),
    ...told('speech_faster', ({ speed, lost }) => speed >= TOLD.speed && lost < TOLD.lost),
  ];
}

/** Draws the spoken lines into the frames. */
function subtitleStage(
  { engine, source }: Clip,
  { lines = [], to, language }: Input,
  signal: AbortSignal,
): MediaStage {
  return {
    name: 'subtitled-1',
    weight: 6,
    make: async (target, earlier, onProgress) => {
      const style = styleOf(STYLE);
      const { video } = source;
      const { frameRate } = shapeOf(source);
      const cues = shownCues(lines, { video, frameRate, style, language, to, bilingual: false });
      const script = `${target}.ass`;
      const font = subtitleFont(style.font, to);
      await writeFile(script, writeAss(cues, 'translation', { style, video, font, secondFont: font }, true));
      try {
        await engine.run(burnSubtitlesJob(dubbedSource(source, earlier.at(-1) ?? ''), script, target), {
          signal,
          onProgress,
        });
      } finally {
        await rm(script, { force: true });
      }
    },
  };
}

/** The dubbed film: its pictures may be copies of the original's. */
const dubbedSource = (source: VideoSource, path: string): VideoSource => ({
  ...(source.video.copyTag ? { ...source, path, format: 'mov', sound: 0 } : madeOf(source, path)),
  hasSound: true,
});

async function posterOf({ engine, source }: Clip, at: number, made: string) {
  const still = `${made}.png`;
  await engine.run(posterJob(dubbedSource(source, made), at / 1000, POSTER_SIDE, still));
  const picture = await decodePicture(await readFile(still));
  await rm(still, { force: true });
  return picture;
}
