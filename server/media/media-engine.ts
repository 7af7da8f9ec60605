import { mkdir } from 'node:fs/promises';
import { findMediaBackend, type MediaBackend } from './find-backend.ts';
import { writeFontsFile } from './fonts.ts';
import type { MediaJob } from './job.ts';
import { type MediaRunOptions, runMediaJob } from './run-media-job.ts';

export type { MediaRunOptions } from './run-media-job.ts';

/** Executes media jobs. */
export interface MediaEngine {
  readonly backend: MediaBackend['kind'];
  /**
   * Executes one job; see `runMediaJob`.
   * @throws MediaFailure; the signal's reason
   */
  run(job: MediaJob, options?: MediaRunOptions): Promise<void>;
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
  };
}
