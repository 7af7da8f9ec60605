import { audioOf, FilterGraph, filter } from '../filter-graph.ts';
import type { MediaJob } from '../job.ts';
import type { MediaEngine, MediaRunOptions } from '../media-engine.ts';
import { inputOf, type MediaSource, soundFilters } from './streams.ts';

const TO_BOTH = filter('pan', { args: 'stereo|c0=c0|c1=c0' });

/**
 * The sound of a file as 32-bit float numbers, of one channel, or of two that are interleaved.
 * @param rate samples a second
 * @param startSeconds where it begins
 * @param isMono whether the file has one channel, which then each of two is in full, as in browsers: the converter would
 * make it quieter by 3 dB
 */
export function samplesJob(
  source: MediaSource,
  rate: number,
  startSeconds = 0,
  channels: 1 | 2 = 1,
  isMono = false,
): MediaJob {
  const graph = new FilterGraph();
  const [pad] = graph.chain(
    [audioOf(0)],
    [
      ...(isMono && channels === 2 ? [TO_BOTH] : []),
      ...soundFilters(),
      filter('aresample', { sample_rate: rate }),
      filter('aformat', {
        sample_fmts: 'flt',
        sample_rates: rate,
        channel_layouts: channels === 1 ? 'mono' : 'stereo',
      }),
    ],
  );
  return {
    inputs: [inputOf(source, startSeconds > 0 ? { startSeconds } : {})],
    graph: graph.text([pad]),
    output: { format: 'samples', audio: { pad } },
    expectedSeconds: source.seconds,
  };
}

/**
 * The sound of a file in memory: 4 bytes times the rate for each second.
 * @param startSeconds start in the file
 * @param mostSeconds maximum length
 * @returns samples of one channel, -1 to 1
 * @throws MediaFailure; the signal's reason
 */
export async function readSamples(
  engine: MediaEngine,
  source: MediaSource,
  { rate, startSeconds = 0, mostSeconds }: { rate: number; startSeconds?: number; mostSeconds: number },
  options: Omit<MediaRunOptions, 'onOutput'> = {},
): Promise<Float32Array<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  const job = samplesJob(source, rate, startSeconds);
  const output = { ...job.output, seconds: mostSeconds };
  await engine.run({ ...job, output }, { ...options, onOutput: (chunk) => void chunks.push(chunk) });
  const bytes = Buffer.concat(chunks);
  const samples = new Float32Array(Math.floor(bytes.length / Float32Array.BYTES_PER_ELEMENT));
  Buffer.from(samples.buffer).set(bytes.subarray(0, samples.byteLength));
  return samples.subarray(0, Math.round(mostSeconds * rate));
}
