import { ALL_FORMATS, AudioSampleSink, BlobSource, CanvasSink, Input, UrlSource } from 'mediabunny';
import { addPeaks } from './core/peaks.ts';

/** Longer sound is not decoded for its waveform: seconds. */
const LONGEST_WAVE = 15 * 60;

/** Pictures and waveform of a file, made by this browser. */
export interface FilmReader {
  /**
   * Small pictures at moments that grow, one by one; none where the browser cannot decode them.
   * @param height in pixels
   */
  frames(seconds: readonly number[], height: number, signal: AbortSignal): AsyncGenerator<HTMLCanvasElement>;
  /** The loudest sample of each of so many pieces, 0 to 1; undefined without sound that can be decoded. */
  peaks(count: number, signal: AbortSignal): Promise<Float32Array | undefined>;
  close(): void;
}

/** @param source a file, or the address of one of this site's */
export function openFilm(source: Blob | string): FilmReader {
  const input = new Input({
    source: typeof source === 'string' ? new UrlSource(source) : new BlobSource(source),
    formats: ALL_FORMATS,
  });
  return {
    async *frames(seconds, height, signal) {
      const track = await input.getPrimaryVideoTrack();
      if (!track || !(await track.canDecode())) return;
      const first = await track.getFirstTimestamp();
      const sink = new CanvasSink(track, { height, poolSize: 0 });
      const times = seconds.map((each) => first + each);
      for await (const wrapped of sink.canvasesAtTimestamps(times)) {
        if (signal.aborted) return;
        if (wrapped?.canvas instanceof HTMLCanvasElement) yield wrapped.canvas;
      }
    },
    async peaks(count, signal) {
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
    },
    close: () => input.dispose(),
  };
}
