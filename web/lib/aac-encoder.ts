import { canEncodeAudio } from 'mediabunny';

/** Samples that our encoder puts before the sound. */
const PRIMING = 1024;
let registered = false;

/**
 * Makes sure that two channels of AAC can be encoded: if the browser has no encoder, ours is loaded.
 * @returns samples to drop at the beginning, so that sound and picture stay in step
 */
export async function prepareAac(sampleRate: number): Promise<number> {
  if (!registered) {
    if (await canEncodeAudio('aac', { numberOfChannels: 2, sampleRate })) return 0;
    const { registerAacEncoder } = await import('@mediabunny/aac-encoder');
    registerAacEncoder();
    registered = true;
  }
  return PRIMING;
}
