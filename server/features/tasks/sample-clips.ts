import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { mediumOf } from '@inkreel/contract/fields/field.ts';
import type { Medium } from '@inkreel/contract/fields/kind.ts';
import { SAMPLE_SECONDS } from '@inkreel/contract/pricing.ts';
import type { Tool } from '@inkreel/contract/tools/define-tool.ts';
import { AppError } from '../../http/app-error.ts';
import { describeSound } from '../../media/describe/describe-sound.ts';
import { describeVideo } from '../../media/describe/describe-video.ts';
import type { MediaJob } from '../../media/job.ts';
import { type MediaEngine, openMediaEngine } from '../../media/media-engine.ts';
import { extractAudioJob } from '../../media/operations/sound.ts';
import { cutJob } from '../../media/operations/video.ts';
import type { StorageDeps } from '../storage/files.ts';
import { downloadToPath } from '../storage/resolve-input-file.ts';
import { writeStageOutput } from '../storage/stage-outputs.ts';

/** Parts of the sounds and videos of a run, for its engine: the first seconds of a sample, and the sound of a video. */
export interface SampleClips {
  /** The sound and video fields of a tool. */
  mediaOf(toolId: string): readonly Medium[];
  /**
   * Stores the first seconds of the file at an address of ours. Until the caller makes it a stage's output,
   * the sweep may remove it.
   * @returns the key, whose extension tells the type
   */
  cut(address: string, kind: Medium['kind']): Promise<string>;
  /** Stores the whole sound of the video at an address of ours, as WAV; otherwise as `cut`. */
  takeSound(address: string): Promise<string>;
}

const TYPES = {
  video: { extension: 'mp4', contentType: 'video/mp4' },
  audio: { extension: 'wav', contentType: 'audio/wav' },
} as const;

/** Clips that are cut by the media engine of this machine, exact to the frame and the sample. */
export function createSampleClips(deps: StorageDeps, tools: readonly Tool[]): SampleClips {
  let opening: Promise<MediaEngine | undefined> | undefined;
  const make = async (address: string, kind: Medium['kind'], jobOf: typeof clipJob) => {
    const folder = path.join(deps.files.incoming, randomUUID());
    await mkdir(folder, { recursive: true });
    try {
      opening ??= openMediaEngine(path.join(deps.files.incoming, 'media'));
      const engine = await opening;
      if (!engine)
        throw new AppError('package_missing', {
          cause: new Error('neither an ffmpeg program nor its library is installed'),
        });
      const whole = path.join(folder, 'whole');
      const clip = path.join(folder, `clip.${TYPES[kind].extension}`);
      await downloadToPath(deps, address, whole);
      await engine.run(await jobOf(engine, kind, whole, clip));
      return await writeStageOutput(deps, clip, TYPES[kind]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  return {
    mediaOf: (toolId) =>
      tools.find(({ id }) => id === toolId)?.fields.flatMap((field) => mediumOf(field) ?? []) ?? [],
    cut: (address, kind) => make(address, kind, clipJob),
    takeSound: (address) =>
      make(address, 'audio', async (engine, _kind, whole, clip) =>
        extractAudioJob(await describeVideo(engine, whole), 'wav', clip),
      ),
  };
}

async function clipJob(
  engine: MediaEngine,
  kind: Medium['kind'],
  whole: string,
  clip: string,
): Promise<MediaJob> {
  if (kind === 'audio') return extractAudioJob(await describeSound(whole), 'wav', clip, SAMPLE_SECONDS);
  return cutJob(await describeVideo(engine, whole), { startSeconds: 0, seconds: SAMPLE_SECONDS }, clip);
}
