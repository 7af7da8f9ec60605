import { mkdir } from 'node:fs/promises';
import { findMediaBackend, type MediaBackend } from './find-backend.ts';
import { writeFontsFile } from './fonts.ts';
import type { MediaJob } from './job.ts';
import { type MediaRunOptions, runMediaJob } from './run-media-job.ts';

export type { MediaRunOptions } from './run-media-job.ts';

/** Carries out media jobs. */
export interface MediaEngine {
  readonly backend: MediaBackend['kind'];
  /**
   * Carries out one job; see `runMediaJob`.
   * @throws MediaFailure; the signal's reason
   */
  run(job: MediaJob, options?: MediaRunOptions): Promise<void>;
}

/**
 * Opens the media engine of this machine.
 * @param folder for what it keeps between jobs: the list of fonts
 * @param backend the one that `findMediaBackend` finds if none is given
 * @returns undefined if neither the program nor the library is there
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
  };
}
