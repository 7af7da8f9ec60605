/** Sounds of a film as samples, decoded by this browser: each file once, all of it. */
import { type FilmSound, SAMPLE_RATE } from '@inkreel/scene/film/film-sounds.ts';
import { CHANNELS, type ReadSound } from '@inkreel/scene/film/mix.ts';
import { repeated } from '@inkreel/scene/film/repeated.ts';
import { type ReadSource, stretched } from '@inkreel/scene/film/stretch.ts';
import { toStereo } from '@inkreel/scene/film/to-stereo.ts';

export interface SoundReader {
  read: ReadSound;
  close: () => void;
}

/** The two channels of a file, at the rate of the mix; both are the same for one channel. */
export interface DecodedSound {
  left: Float32Array<ArrayBuffer>;
  right: Float32Array<ArrayBuffer>;
}
export type DecodeSound = (url: string) => Promise<DecodedSound | undefined>;

/**
 * @param urlOf the address of a stored file that a source names; undefined if it is gone
 * @param decode undefined for a file that cannot be read, which is silent
 */
export function soundReader(
  urlOf: (source: string) => string | undefined,
  decode: DecodeSound = decodeSound,
): SoundReader {
  const files = new Map<string | undefined, Promise<Float32Array>>();
  const samplesOf = (source: string): Promise<Float32Array> => {
    const url = urlOf(source);
    // By its address: a copy that is ready by now may have sound that the file has not.
    const found = files.get(url) ?? samplesAt(url, decode);
    files.set(url, found);
    return found;
  };
  /** Sounds at another speed, each as a whole. */
  const slowed = new Map<string, Float32Array>();
  const ofSound = async (sound: FilmSound): Promise<ReadSource> => {
    const all = await samplesOf(sound.source);
    const first = Math.round((sound.sourceFrom * SAMPLE_RATE) / 1e6);
    const { period } = sound;
    const own: ReadSource = (from, count) =>
      period === undefined
        ? piece(all, first + from, count)
        : repeated((at, length) => piece(all, at, length), period, first + from, count);
    if (sound.speed === 1) return own;
    const { id, speed, sourceFrom } = sound;
    const length = sound.to - sound.from;
    const key = [id, urlOf(sound.source), speed, sourceFrom, length, period].join(' ');
    const found = slowed.get(key) ?? stretchedWhole(own, speed, length);
    slowed.set(key, found);
    return (from, count) => piece(found, from, count);
  };
  return {
    read: async (sound: FilmSound, from: number, count: number) => (await ofSound(sound))(from, count),
    close: () => {
      files.clear();
      slowed.clear();
    },
  };
}

/** Samples from one on; silence behind the end. */
function piece(samples: Float32Array, from: number, count: number): Float32Array {
  const found = new Float32Array(count * CHANNELS);
  found.set(samples.subarray(from * CHANNELS, (from + count) * CHANNELS));
  return found;
}

function stretchedWhole(source: ReadSource, speed: number, length: number): Float32Array {
  const whole = new Float32Array(length * CHANNELS);
  let at = 0;
  for (const block of stretched(source, speed, length)) {
    whole.set(block.subarray(0, whole.length - at), at);
    at += block.length;
  }
  return whole;
}

/** Two channels, interleaved. */
async function samplesAt(url: string | undefined, decode: DecodeSound): Promise<Float32Array> {
  const sound = url === undefined ? undefined : await decode(url);
  if (!sound) return new Float32Array(0);
  const { left, right } = sound;
  const samples = new Float32Array(left.length * CHANNELS);
  for (let at = 0; at < left.length; at += 1) {
    samples[at * CHANNELS] = left[at] ?? 0;
    samples[at * CHANNELS + 1] = right[at] ?? 0;
  }
  return samples;
}

/** The sound of a file, decoded by this browser; only pages can do it. */
export const decodeSound: DecodeSound = async (url) => {
  try {
    const answer = await fetch(url);
    // A context of the mix's rate resamples well; drawing on its sound card is not needed.
    const context = new OfflineAudioContext(CHANNELS, 1, SAMPLE_RATE);
    const buffer = await context.decodeAudioData(await answer.arrayBuffer());
    return toStereo(
      Array.from({ length: buffer.numberOfChannels }, (_, channel) => buffer.getChannelData(channel)),
    );
  } catch {
    return undefined;
  }
};
