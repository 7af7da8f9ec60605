import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import type { Sample } from '@inkreel/contract/tools/define-tool.ts';
import { PUBLIC } from './folders.ts';
import type { Recipe } from './recipe.ts';
import type { StillData } from './subtitle-still.ts';

/** The poster of a run's video: the middle of the first line. */
async function still({ input }: Sample): Promise<Uint8Array> {
  const run = input as unknown as CapabilityInput['translate_subtitles'];
  const folder = mkdtempSync(path.join(os.tmpdir(), 'inkreel-sample-'));
  const data: StillData = { modelsFolder: folder, run, clip: path.join(PUBLIC, run.video_url) };
  const thread = new Worker(new URL('subtitle-still.ts', import.meta.url), { workerData: data });
  try {
    const [png] = (await once(thread, 'message')) as [Uint8Array];
    return png;
  } finally {
    await thread.terminate();
    rmSync(folder, { recursive: true });
  }
}

export const translateSubtitle: Recipe = { result: still };
