import { createHash, randomUUID } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { shownCues } from '@inkreel/scene/subtitles/shown-cues.ts';
import { styleOf } from '@inkreel/scene/subtitles/subtitle-style.ts';
import { writeAss } from '@inkreel/scene/subtitles/write-ass.ts';
import { subtitleFamilies } from '../../media/fonts.ts';
import { dubAudioJob } from '../../media/operations/sound.ts';
import { posterJob } from '../../media/operations/stills.ts';
import { burnSubtitlesJob } from '../../media/operations/video.ts';
import { type MediaStage, runStages } from '../../media/run-stages.ts';
import { dubLines } from '../../speech/dub-lines.ts';
import { hasEspeak } from '../../speech/espeak.ts';
import { wavOf } from '../../speech/wav.ts';
import { decodePicture } from '../builtin/picture/codec.ts';
import { type Clip, openClip } from '../builtin/subtitles/open-clip.ts';
import { type Work, WorkRefused } from '../builtin/work.ts';
import { voicesOf } from './dubbing-voices.ts';

type Input = CapabilityInput['translate_audio'];

const STYLE = '001';
const POSTER_SIDE = 1280;
const TICK_MS = 100;
/** Share of the whole that is done when the video is written. */
const WRITTEN = 0.98;

/** A video whose lines are spoken by voices of this machine, at their times. */
export const dubbing: Work<Input> = async (input, { paths = {}, report, keepFile }) => {
  const original = paths[input.video_url];
  const voices = voicesOf(input);
  if (original === undefined || !keepFile || !voices) throw new Error('the video was not handed over');
  if (!hasEspeak()) throw new WorkRefused('package_missing');
  report('looking', 0);
  const clip = await openClip(original);
  const lines = (input.lines ?? []).flatMap(({ start, end, text, translation, speaker }) => {
    const voice = voices.get(speaker);
    const said = (translation ?? text).trim();
    return voice && said !== '' ? [{ start: start * 1000, end: end * 1000, text: said, voice }] : [];
  });
  const said = lines.map(({ voice: { id }, ...line }) => ({ ...line, id }));
  const hash = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16);
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
  const stages: MediaStage[] = [
    {
      name: `speech-${hash}`,
      weight: 1,
      make: async (target, _earlier, onProgress) => {
        const scratch = path.join(os.tmpdir(), `inkreel-dub-${randomUUID()}.pcm`);
        const length = clip.source.seconds * 1000;
        const { samples, sampleRate } = await dubLines(lines, { length, scratch, signal, onProgress });
        await writeFile(target, wavOf(samples, sampleRate));
      },
    },
    {
      name: 'dubbed-1',
      weight: 1,
      make: async (target, [speech = ''], onProgress) => {
        stage = 'encoding';
        const { engine, source } = clip;
        const spoken = { path: speech, format: 'wav', seconds: source.seconds, hasSound: true } as const;
        const job = dubAudioJob(source, spoken, target, { background: input.background });
        await engine.run(job, { signal, onProgress });
      },
    },
    ...(input.subtitles ? [subtitleStage(clip, input, signal)] : []),
  ];
  try {
    const made = await runStages(stages, keepFile, (reached) => {
      share = WRITTEN * reached;
    });
    const file = made.at(-1) ?? '';
    return { path: file, contentType: 'video/mp4', poster: await posterOf(clip, lines[0]?.start ?? 0, file) };
  } finally {
    clearInterval(timer);
  }
};

/** Draws what is said into the pictures. */
function subtitleStage({ engine, source }: Clip, { lines = [], to, language }: Input, signal: AbortSignal) {
  return {
    name: 'subtitled-1',
    weight: 6,
    make: async (target: string, earlier: readonly string[], onProgress: (share: number) => void) => {
      const style = styleOf(STYLE);
      const { frameRate, ...video } = source.video;
      const cues = shownCues(lines, { video, frameRate, style, language, to, bilingual: false });
      const script = `${target}.ass`;
      const families = subtitleFamilies(to);
      await writeFile(
        script,
        writeAss(cues, 'translation', { style, video, families, secondFamily: families.sans }),
      );
      try {
        const dubbed = { ...source, path: earlier.at(-1) ?? '', format: 'mov', hasSound: true } as const;
        await engine.run(burnSubtitlesJob(dubbed, script, target), { signal, onProgress });
      } finally {
        await rm(script, { force: true });
      }
    },
  };
}

async function posterOf({ engine, source }: Clip, at: number, made: string) {
  const still = `${made}.png`;
  await engine.run(posterJob({ ...source, path: made, format: 'mov' }, at / 1000, POSTER_SIDE, still));
  const picture = await decodePicture(await readFile(still));
  await rm(still, { force: true });
  return picture;
}
