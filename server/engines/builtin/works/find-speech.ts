import { workerData } from 'node:worker_threads';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { findHearing, hearClip } from '../../../hearing/hear-clip.ts';
import { PIECE_SECONDS } from '../../../hearing/hear-speech.ts';
import { speechTimes } from '../../../hearing/speech-times.ts';
import type { BuiltinWorkerData } from '../builtin-engine.ts';
import { openClip } from '../subtitles/open-clip.ts';
import { type Made, type WorkContext, WorkRefused } from '../work.ts';

/** The times of speech in a clip, detected by a small model without transcription. */
export default async function findSpeech(
  { media_url }: CapabilityInput['find_speech'],
  { paths = {}, report }: WorkContext,
): Promise<Made> {
  const path = paths[media_url];
  if (path === undefined) throw new Error('the sound was not handed over');
  const { modelsFolder = '' } = (workerData ?? {}) as Partial<BuiltinWorkerData>;
  const hearing = findHearing(modelsFolder);
  // Without the optional packages another engine must serve the run.
  if (!hearing) throw new WorkRefused('package_missing');
  const clip = await openClip(path);
  const chances = await hearClip(hearing, clip, (share) => report('hearing', Math.min(0.98, share)));
  return { data: { segments: speechTimes(chances, PIECE_SECONDS, clip.source.seconds) } };
}
