import os from 'node:os';
import { workerData } from 'node:worker_threads';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { findHearingNetwork } from '../../../hearing/find-network.ts';
import { HEARD_RATE, hearSpeech, PIECE_SECONDS } from '../../../hearing/hear-speech.ts';
import { speechTimes } from '../../../hearing/speech-times.ts';
import { findRuntime } from '../../../inference/find-runtime.ts';
import { createModelProcess } from '../../../inference/model-process.ts';
import { readSamples } from '../../../media/operations/samples.ts';
import type { BuiltinWorkerData } from '../builtin-engine.ts';
import { openClip } from '../subtitles/open-clip.ts';
import { type Made, type WorkContext, WorkRefused } from '../work.ts';

const MEMORY_BYTES = 512 * 1024 * 1024;
/** Maximum seconds of sound in memory at a time: two hours are 460 MB. */
const PART_SECONDS = 600;

/** The times of speech in a clip, detected by a small model without transcription. */
export default async function findSpeech(
  { media_url }: CapabilityInput['find_speech'],
  { paths = {}, report }: WorkContext,
): Promise<Made> {
  const path = paths[media_url];
  if (path === undefined) throw new Error('the sound was not handed over');
  const { modelsFolder = '' } = (workerData ?? {}) as Partial<BuiltinWorkerData>;
  const [runtime, network] = [findRuntime(modelsFolder), findHearingNetwork()];
  // Without the optional packages another engine must serve the run.
  if (!runtime || !network) throw new WorkRefused('package_missing');
  const { engine, source } = await openClip(path);
  if (!source.hasSound) return { data: { segments: [] } };
  const threads = Math.max(1, Math.min(2, os.availableParallelism() - 1));
  const process = createModelProcess({ runtime, threads, memoryBytes: MEMORY_BYTES });
  let heard = 0;
  const tick = () => report('hearing', Math.min(0.98, heard / source.seconds));
  async function* sound() {
    for (let from = 0; from < source.seconds; from += PART_SECONDS) {
      const part = { rate: HEARD_RATE, startSeconds: from, mostSeconds: PART_SECONDS };
      const samples = await readSamples(engine, source, part);
      for (let at = 0; at < samples.length; at += HEARD_RATE) {
        yield samples.subarray(at, at + HEARD_RATE);
        heard = from + at / HEARD_RATE;
      }
    }
  }
  try {
    const chances = await hearSpeech(process, network, sound(), tick);
    return { data: { segments: speechTimes(chances, PIECE_SECONDS, source.seconds) } };
  } finally {
    process.close();
  }
}
