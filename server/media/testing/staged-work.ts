import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import type { MediaEngine } from '../media-engine.ts';
import type { MediaSource } from '../operations/streams.ts';
import { cutJob, fitLengthJob } from '../operations/video.ts';
import { type KeepFile, type MediaStage, runStages } from '../run-stages.ts';

/** How long the second stage's output is: long enough to be killed in the middle, in seconds. */
export const LOOPED_SECONDS = 90;

/**
 * Keeps the files of stages in a folder, like the product in its store.
 * @param made called for each file that was made
 */
export const folderKeeper =
  (folder: string, made: (name: string) => void): KeepFile =>
  async (name, make) => {
    const kept = path.join(folder, name);
    if (existsSync(kept)) return kept;
    made(name);
    await make(`${kept}.making`);
    await rename(`${kept}.making`, kept);
    return kept;
  };

/** Two stages of real work: a second is cut out, and played again and again. */
export async function cutAndLoop(
  engine: MediaEngine,
  source: MediaSource,
  keepFile: KeepFile,
  onProgress?: (share: number) => void,
): Promise<string[]> {
  const stages: MediaStage[] = [
    {
      name: 'cut-1',
      weight: 1,
      make: (file, _earlier, report) =>
        engine.run(cutJob(source, { startSeconds: 0, seconds: 1 }, file), { onProgress: report }),
    },
    {
      name: 'looped-1',
      weight: 9,
      make: (file, [cut = ''], report) =>
        engine.run(fitLengthJob({ ...source, path: cut, seconds: 1 }, LOOPED_SECONDS, 'loop', file), {
          onProgress: report,
        }),
    },
  ];
  return runStages(stages, keepFile, onProgress);
}
