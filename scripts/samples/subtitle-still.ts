/**
 * A thread of `translate-subtitle.ts`: the built-in engine reads text in pictures only in its threads, which have the
 * models.
 */
import { parentPort, workerData } from 'node:worker_threads';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import sharp from 'sharp';
import translateSubtitles from '../../server/engines/builtin/works/translate-subtitles.ts';
import { folderKeeper } from '../../server/media/testing/staged-work.ts';

/** The thread's data; the engine reads `modelsFolder` from it. */
export interface StillData {
  modelsFolder: string;
  run: CapabilityInput['translate_subtitles'];
  /** Path of the clip. */
  clip: string;
}

const WIDTH = 960;

const { modelsFolder, run, clip } = workerData as StillData;
const made = await translateSubtitles(run, {
  files: {},
  paths: { [run.video_url]: clip },
  index: 0,
  seed: 0,
  report: () => undefined,
  keep: (_name, make) => make(),
  keepFile: folderKeeper(modelsFolder, () => undefined),
});
if (!('poster' in made) || !made.poster) throw new Error('no picture was made');
const { data, width, height } = made.poster;
const png = await sharp(data, { raw: { width, height, channels: 4 } })
  .resize({ width: WIDTH })
  .png()
  .toBuffer();
parentPort?.postMessage(new Uint8Array(png));
