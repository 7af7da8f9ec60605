import type { MediaEngine, MediaRunOptions } from '../media-engine.ts';
import { samplesJob } from './samples.ts';
import type { MediaSource } from './streams.ts';

/** Samples a second that are read: more than a drawn waveform can show. */
const RATE = 16_000;
const BYTES = 4;

/**
 * The peak of each of `count` equal parts of a sound, 0 to 1, which an editor draws as its waveform.
 * @throws MediaFailure; the signal's reason
 */
export async function waveformPeaks(
  engine: MediaEngine,
  source: MediaSource,
  count: number,
  options: Omit<MediaRunOptions, 'onOutput'> = {},
): Promise<Float32Array> {
  const peaks = new Float32Array(count);
  const perPeak = (source.seconds * RATE) / count;
  let at = 0;
  let rest = Buffer.alloc(0);
  const onOutput = (chunk: Buffer) => {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const whole = bytes.length - (bytes.length % BYTES);
    for (let offset = 0; offset < whole; offset += BYTES, at += 1) {
      const value = Math.min(1, Math.abs(bytes.readFloatLE(offset)));
      const slot = Math.min(count - 1, Math.floor(at / perPeak));
      if (value > (peaks[slot] as number)) peaks[slot] = value;
    }
    rest = Buffer.from(bytes.subarray(whole));
  };
  await engine.run(samplesJob(source, RATE), { ...options, onOutput });
  return peaks;
}
