/** Sounds of a film as samples, decoded by this browser: each file once, all of it. */
import { type FilmSound, SAMPLE_RATE } from '@inkreel/scene/film/film-sounds.ts';
import { CHANNELS, type ReadSound, resampled } from '@inkreel/scene/film/mix.ts';

export interface SoundReader {
  read: ReadSound;
  close: () => void;
}

/** @param urlOf the address of a stored file that a source names; undefined if it is gone */
export function soundReader(urlOf: (source: string) => string | undefined): SoundReader {
  const files = new Map<string, Promise<Float32Array>>();
  const samplesOf = (source: string): Promise<Float32Array> => {
    const found = files.get(source) ?? decode(urlOf(source));
    files.set(source, found);
    return found;
  };
  return {
    read: async (sound: FilmSound, from: number, count: number) => {
      const all = await samplesOf(sound.source);
      const first = Math.round((sound.sourceFrom * SAMPLE_RATE) / 1e6) * CHANNELS;
      if (sound.speed !== 1) return resampled(all.subarray(first), sound.speed, from, count);
      const begin = first + from * CHANNELS;
      const found = new Float32Array(count * CHANNELS);
      found.set(all.subarray(begin, begin + found.length));
      return found;
    },
    close: () => files.clear(),
  };
}

/** Two channels, interleaved; silence for a file that cannot be read. */
async function decode(url: string | undefined): Promise<Float32Array> {
  if (url === undefined) return new Float32Array(0);
  try {
    const answer = await fetch(url);
    // A context of the mix's rate resamples well; drawing on its sound card is not needed.
    const context = new OfflineAudioContext(CHANNELS, 1, SAMPLE_RATE);
    const buffer = await context.decodeAudioData(await answer.arrayBuffer());
    const left = buffer.getChannelData(0);
    const right = buffer.numberOfChannels > 1 ? buffer.getChannelData(1) : left;
    const samples = new Float32Array(buffer.length * CHANNELS);
    for (let at = 0; at < buffer.length; at += 1) {
      samples[at * CHANNELS] = left[at] ?? 0;
      samples[at * CHANNELS + 1] = right[at] ?? 0;
    }
    return samples;
  } catch {
    return new Float32Array(0);
  }
}
