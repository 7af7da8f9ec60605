import { ALL_FORMATS, AudioSampleSink, BlobSource, Input, UrlSource } from 'mediabunny';
import { addPeaks } from './core/peaks.ts';

/** The longest sound that is decoded for its waveform, in seconds. */
const LONGEST_WAVE = 15 * 60;

/**
 * The loudest sample, 0 to 1, of each of `count` equal parts of a file's sound, decoded by this browser;
 * undefined if it has no sound that the browser can decode, or more than a quarter of an hour of it.
 * @param source a file, or the address of one on this site
 */
export async function readPeaks(
  source: Blob | string,
  count: number,
  signal?: AbortSignal,
): Promise<Float32Array | undefined> {
  const input = new Input({
    source: typeof source === 'string' ? new UrlSource(source) : new BlobSource(source),
    formats: ALL_FORMATS,
  });
  signal?.addEventListener('abort', () => input.dispose(), { once: true });
  try {
    const track = await input.getPrimaryAudioTrack();
    if (!track || !(await track.canDecode())) return undefined;
    const first = await track.getFirstTimestamp();
    const seconds = (await track.computeDuration()) - first;
    if (seconds > LONGEST_WAVE) return undefined;
    const peaks = new Float32Array(count);
    for await (const sample of new AudioSampleSink(track).samples()) {
      const { numberOfFrames, sampleRate, timestamp } = sample;
      const values = new Float32Array(numberOfFrames);
      sample.copyTo(values, { planeIndex: 0, format: 'f32-planar' });
      sample.close();
      if (signal?.aborted) return undefined;
      addPeaks(peaks, values, { start: timestamp - first, sampleRate, seconds });
    }
    return peaks;
  } finally {
    input.dispose();
  }
}
