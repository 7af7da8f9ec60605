import { mkdir } from 'node:fs/promises';
import type { Look, LookRequest } from './describe/look.ts';
import { findMediaBackend, type MediaBackend } from './find-backend.ts';
import { writeFontsFile } from './fonts.ts';
import type { MediaJob } from './job.ts';
import { lookAtVideo, type MediaRunOptions, runMediaJob } from './run-media-job.ts';

export type { MediaRunOptions } from './run-media-job.ts';

/** Executes media jobs. */
export interface MediaEngine {
  readonly backend: MediaBackend['kind'];
  /**
   * Executes one job; see `runMediaJob`.
   * @throws MediaFailure; the signal's reason
   */
  run(job: MediaJob, options?: MediaRunOptions): Promise<void>;
  /**
   * Reads a video from end to end without decoding it; see `describeVideo`, which everything else asks.
   * @throws MediaFailure; the signal's reason
   */
  look(request: LookRequest, options?: Pick<MediaRunOptions, 'signal' | 'limits'>): Promise<Look>;
}

/**
 * Opens the media engine of this machine.
 * @param folder for files that it keeps between jobs: the configuration of fonts
 * @param backend by default the result of `findMediaBackend`
 * @returns undefined if there is neither the program nor the library
 */
export async function openMediaEngine(
  folder: string,
  backend?: MediaBackend,
): Promise<MediaEngine | undefined> {
  const found = backend ?? (await findMediaBackend());
  if (found === undefined) return undefined;
  await mkdir(folder, { recursive: true });
  const fontsFile = await writeFontsFile(folder);
  return {
    backend: found.kind,
    run: (job, options) => runMediaJob(found, job, options, fontsFile),
    look: (request, options) => lookAtVideo(found, request, options),
  };
}
