/** Sounds that begin again at their end. */
import { CHANNELS } from './mix.ts';

/**
 * Samples of a source that is repeated without end.
 * @param read samples of the source, two channels interleaved; `from` and `count` lie within one period
 * @param period samples of one round
 * @param from any sample, also before the beginning
 */
export function repeated(
  read: (from: number, count: number) => Float32Array,
  period: number,
  from: number,
  count: number,
): Float32Array {
  const found = new Float32Array(count * CHANNELS);
  for (let done = 0; done < count; ) {
    const at = (((from + done) % period) + period) % period;
    const length = Math.min(count - done, period - at);
    found.set(read(at, length), done * CHANNELS);
    done += length;
  }
  return found;
}
