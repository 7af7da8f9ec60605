import os from 'node:os';
import { findRuntime } from '../inference/find-runtime.ts';
import type { ModelFile } from '../inference/frames.ts';
import { createModelProcess } from '../inference/model-process.ts';
import type { MediaEngine } from '../media/media-engine.ts';
import { readSamples } from '../media/operations/samples.ts';
import type { MediaSource } from '../media/operations/streams.ts';
import { findHearingNetwork } from './find-network.ts';
import { HEARD_RATE, hearSpeech } from './hear-speech.ts';

const MEMORY_BYTES = 512 * 1024 * 1024;
/** Maximum seconds of sound in memory at a time: two hours are 460 MB. */
const PART_SECONDS = 600;

/** What detects speech: both come with optional packages. */
export interface Hearing {
  runtime: string;
  network: ModelFile;
}

/** @returns undefined where the optional packages are not installed */
export function findHearing(modelsFolder: string): Hearing | undefined {
  const [runtime, network] = [findRuntime(modelsFolder), findHearingNetwork()];
  return runtime && network ? { runtime, network } : undefined;
}

/**
 * Probability of speech in each piece (`PIECE_SECONDS`) of the sound of a file.
 * @param onProgress called repeatedly with the progress, 0 to 1; an error that it throws ends the work and is thrown on
 * @throws ModelFailure, MediaFailure
 */
export async function hearClip(
  { runtime, network }: Hearing,
  { engine, source }: { engine: MediaEngine; source: MediaSource },
  onProgress: (share: number) => void,
): Promise<number[]> {
  if (!source.hasSound) return [];
  const threads = Math.max(1, Math.min(2, os.availableParallelism() - 1));
  const process = createModelProcess({ runtime, threads, memoryBytes: MEMORY_BYTES });
  let heard = 0;
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
    return await hearSpeech(process, network, sound(), () => onProgress(heard / source.seconds));
  } finally {
    process.close();
  }
}
