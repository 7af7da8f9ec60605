/**
 * Mixes the sounds of a film, sample by sample and the same in browser and server: only sums, products and comparisons,
 * which all engines compute alike. Sound is two channels of 48 kHz, interleaved, from -1 to 1.
 */
import { type FilmMix, type FilmSound, SAMPLE_RATE, type Span } from './film-sounds.ts';
import { keysFrom, keysUpTo, valueAt } from './key-frames.ts';
import { createLoudnessMeter, type LoudnessMeter } from './loudness.ts';

export const CHANNELS = 2;

/** Samples over which music gives way to a voice, and comes back. */
const GIVES_WAY = 0.15 * SAMPLE_RATE;
const COMES_BACK = 0.4 * SAMPLE_RATE;

/** Loudness of a film where it is asked for, in LUFS, and the highest level that any sample then has. */
export const FILM_LUFS = -14;
const CEILING = 0.89;

/** Samples of a sound from its first one, `count` of each channel; silence behind its end. */
export type ReadSound = (
  sound: FilmSound,
  from: number,
  count: number,
) => Float32Array | Promise<Float32Array>;

/**
 * A block of the mix.
 * @param from its first sample
 * @param count its length, samples of each channel
 */
export async function mixBlock(
  { sounds, speech }: { sounds: readonly FilmSound[]; speech: readonly Span[] },
  { from, count }: { from: number; count: number },
  read: ReadSound,
): Promise<Float32Array<ArrayBuffer>> {
  const block = new Float32Array(count * CHANNELS);
  const near = speech.filter((span) => span.to + COMES_BACK > from && span.from - GIVES_WAY < from + count);
  for (const sound of sounds) {
    const first = Math.max(from, sound.from);
    const end = Math.min(from + count, sound.to);
    if (first >= end) continue;
    const samples = await read(sound, first - sound.from, end - first);
    addSound(block, samples, sound, { from, first, end, speech: sound.ducked < 1 ? near : [] });
  }
  return block;
}

function addSound(
  block: Float32Array,
  samples: Float32Array,
  sound: FilmSound,
  { from, first, end, speech }: { from: number; first: number; end: number; speech: readonly Span[] },
): void {
  const { left, right, fadeIn, fadeOut, ducked, levels } = sound;
  // Key frames that reach into this block.
  const keys = levels && keysUpTo(keysFrom(levels, first - sound.from), end - sound.from);
  for (let at = first; at < end; at += 1) {
    let level = keys ? valueAt(keys, 'volume', at - sound.from) : 1;
    if (at - sound.from < fadeIn) level *= (at - sound.from) / fadeIn;
    if (sound.to - at <= fadeOut) level *= (sound.to - at) / fadeOut;
    if (speech.length > 0) level *= 1 - (1 - ducked) * voiceAt(speech, at);
    const to = (at - from) * CHANNELS;
    const source = (at - first) * CHANNELS;
    block[to] = (block[to] as number) + (samples[source] as number) * left * level;
    block[to + 1] = (block[to + 1] as number) + (samples[source + 1] as number) * right * level;
  }
}

/** How far music has given way to voices, 0 to 1. */
function voiceAt(speech: readonly Span[], at: number): number {
  let most = 0;
  for (const { from, to } of speech) {
    if (at >= from && at < to) return 1;
    if (at < from) most = Math.max(most, 1 - (from - at) / GIVES_WAY);
    else most = Math.max(most, 1 - (at - to) / COMES_BACK);
  }
  return most;
}

/** Samples of a block. */
const BLOCK = 200 * 240;

/**
 * The whole mix in blocks, at the film's loudness if it asks for it, its peaks lowered. For the loudness it is mixed
 * twice, so that it is never in memory as a whole.
 */
export async function* mixedBlocks(
  mix: FilmMix,
  read: ReadSound,
): AsyncGenerator<Float32Array<ArrayBuffer>, void> {
  const blockAt = (from: number) => mixBlock(mix, { from, count: Math.min(BLOCK, mix.samples - from) }, read);
  let gain = 1;
  if (mix.loudness) {
    const meter = createLoudnessMeter(SAMPLE_RATE, CHANNELS);
    for (let from = 0; from < mix.samples; from += BLOCK) meter.add(await blockAt(from));
    gain = gainOf(meter);
  }
  const louder = async (from: number) => {
    if (from >= mix.samples) return undefined;
    const block = await blockAt(from);
    if (gain !== 1) for (let at = 0; at < block.length; at += 1) block[at] = (block[at] as number) * gain;
    return block;
  };
  const limiter = createLimiter();
  let block = await louder(0);
  for (let from = BLOCK; block; from += BLOCK) {
    const next = await louder(from);
    limiter.limit(block, next);
    yield block;
    block = next;
  }
}

/** The factor that brings a mix to the loudness of a film; 1 for silence. @param meter that has heard all of it */
function gainOf(meter: Pick<LoudnessMeter, 'value'>): number {
  const heard = meter.value();
  return Number.isFinite(heard) ? 10 ** ((FILM_LUFS - heard) / 20) : 1;
}

/** Samples whose peaks are lowered together. */
const WINDOW = 240;

/** Lowers the peaks of a sound that comes in blocks, without clicks. */
interface Limiter {
  /** Changes a block in place; all blocks but the last are a multiple of `WINDOW` long. */
  limit(block: Float32Array, next: Float32Array | undefined): void;
}

/** @param ceiling the highest level that is left */
function createLimiter(ceiling = CEILING): Limiter {
  let before = 1;
  return {
    limit: (block, next) => {
      const size = WINDOW * CHANNELS;
      const windows = Math.ceil(block.length / size);
      const levels = Array.from({ length: windows }, (_, at) =>
        levelFor(block.subarray(at * size, (at + 1) * size), ceiling),
      );
      const following = next ? levelFor(next.subarray(0, size), ceiling) : 1;
      for (let window = 0; window < windows; window += 1) {
        const own = levels[window] as number;
        // At its edges a window is as low as the lower of both neighbours.
        const begin = Math.min(before, own);
        const end = Math.min(own, levels[window + 1] ?? following);
        before = own;
        for (let at = 0; at < WINDOW; at += 1) {
          const level = begin + ((end - begin) * at) / WINDOW;
          for (let channel = 0; channel < CHANNELS; channel += 1) {
            const place = window * size + at * CHANNELS + channel;
            if (place < block.length) block[place] = (block[place] as number) * level;
          }
        }
      }
    },
  };
}

function levelFor(samples: Float32Array, ceiling: number): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return peak > ceiling ? ceiling / peak : 1;
}
