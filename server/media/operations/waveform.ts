import type { MediaEngine, MediaRunOptions } from '../media-engine.ts';
import { samplesJob } from './samples.ts';
import type { MediaSource } from './streams.ts';

/** Samples a second that are read: more than a picture of a wave can show. */
const RATE = 16_000;
const BYTES = 4;

/**
 * The loudest moment of each of so many equal parts of a sound, 0 to 1: what an editor draws as its wave.
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
