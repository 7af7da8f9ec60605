import { ALL_FORMATS, AudioSampleSink, BlobSource, Input, UrlSource } from 'mediabunny';
import { addPeaks } from './core/peaks.ts';

/** Longer sound is not decoded for its waveform: seconds. */
const LONGEST_WAVE = 15 * 60;

/**
 * The loudest sample of each of so many equal parts of a file's sound, 0 to 1, decoded by this browser; undefined without
 * sound that it can decode, and for more than a quarter of an hour.
 * @param source a file, or the address of one of this site's
 */
export async function readPeaks(
  source: Blob | string,
  count: number,
  signal: AbortSignal,
): Promise<Float32Array | undefined> {
  const input = new Input({
    source: typeof source === 'string' ? new UrlSource(source) : new BlobSource(source),
    formats: ALL_FORMATS,
  });
  signal.addEventListener('abort', () => input.dispose(), { once: true });
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
    if (signal.aborted) return undefined;
    addPeaks(peaks, values, { start: timestamp - first, sampleRate, seconds });
  }
  return peaks;
}
