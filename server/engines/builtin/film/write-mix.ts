import { closeSync, openSync, readSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { ClipPart } from '@inkreel/contract/documents/film-document.ts';
import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import { type FilmMix, type FilmSound, SAMPLE_RATE } from '@inkreel/scene/film/film-sounds.ts';
import { CHANNELS, mixedBlocks, type ReadSound } from '@inkreel/scene/film/mix.ts';
import { repeated } from '@inkreel/scene/film/repeated.ts';
import { stretched } from '@inkreel/scene/film/stretch.ts';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';
import { describeSound } from '../../../media/describe/describe-sound.ts';
import { describeVideo } from '../../../media/describe/describe-video.ts';
import type { MediaEngine } from '../../../media/media-engine.ts';
import { samplesJob } from '../../../media/operations/samples.ts';
import { wavHeader } from '../../../speech/wav.ts';
import { libraryPath } from './library-sounds.ts';

const SAMPLE_BYTES = Float32Array.BYTES_PER_ELEMENT * CHANNELS;
/** Read beyond the end of a sound: pieces of a stretched one reach further. */
const MORE_SECONDS = 0.05;
/** Progress when all sounds are decoded. */
const DECODED = 0.7;

interface Mixing {
  mix: FilmMix;
  parts: Parts;
  /** Local paths of the files, by the names that clips have for them. */
  files: ReadonlyMap<string, string>;
}

/**
 * Mixes the sounds of a film into a WAV file of 16 bits. Decoded sounds lie beside it meanwhile, since those of an hour
 * are larger than memory.
 * @param tell the share that is done; may throw to stop
 */
export async function writeMix(
  engine: MediaEngine,
  { mix, parts, files }: Mixing,
  path: string,
  tell: (share: number) => void,
): Promise<void> {
  const decoded = new Map(mix.sounds.map(({ id }, at) => [id, `${path}.${at}.pcm`]));
  try {
    for (const [at, sound] of mix.sounds.entries()) {
      tell((DECODED * at) / mix.sounds.length);
      const file = files.get(sound.source) ?? libraryPath(sound.source) ?? '';
      const isVideo = (parts.get(sound.id) as ClipPart | undefined)?.type === 'video';
      const own = decoded.get(sound.id) ?? '';
      await decode(engine, { sound, file, isVideo }, own);
      if (sound.speed !== 1) await stretch(sound, own);
    }
    const read: ReadSound = (sound, from, count) =>
      readDecoded(sound, decoded.get(sound.id) ?? '', from, count);
    const wav = await open(path, 'w');
    try {
      await wav.write(wavHeader(mix.samples * CHANNELS * 2, SAMPLE_RATE, CHANNELS));
      let written = 0;
      for await (const block of mixedBlocks(mix, read)) {
        await wav.write(Buffer.from(asIntegers(block).buffer));
        written += block.length / CHANNELS;
        tell(DECODED + ((1 - DECODED) * written) / Math.max(1, mix.samples));
      }
    } finally {
      await wav.close();
    }
  } finally {
    for (const file of decoded.values()) await rm(file, { force: true });
  }
}

/** Writes the part of its source that a sound needs as floats of two channels; nothing for one without sound. */
async function decode(
  engine: MediaEngine,
  { sound, file, isVideo }: { sound: FilmSound; file: string; isVideo: boolean },
  path: string,
): Promise<void> {
  const source = isVideo ? await describeVideo(engine, file) : await describeSound(file);
  const to = await open(path, 'w');
  try {
    if (!source.hasSound) return;
    const isMono = await hasOneChannel(file, source.sound ?? 0);
    // What is repeated is needed from its beginning.
    const from = sound.period === undefined ? sound.sourceFrom / 1e6 : 0;
    const job = samplesJob(source, SAMPLE_RATE, from, CHANNELS, isMono);
    const output = { ...job.output, seconds: sound.sourceLength / 1e6 + MORE_SECONDS };
    await engine.run({ ...job, output }, { onOutput: async (chunk) => void (await to.write(chunk)) });
  } finally {
    await to.close();
  }
}

/** @param at which of its sounds, from 0 */
async function hasOneChannel(path: string, at: number): Promise<boolean> {
  const input = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  try {
    const track = (await input.getAudioTracks())[at];
    return (await track?.getNumberOfChannels()) === 1;
  } catch {
    // An AVI file.
    return false;
  } finally {
    input.dispose();
  }
}

/** Plays the decoded part of a source at the speed of its sound, with its pitch. */
async function stretch(sound: FilmSound, path: string): Promise<void> {
  const slow = `${path}.stretched`;
  const from = openSync(path, 'r');
  const to = await open(slow, 'w');
  try {
    const blocks = stretched(
      (first, count) => readOwn(sound, from, first, count),
      sound.speed,
      sound.to - sound.from,
    );
    for (const block of blocks) await to.write(new Uint8Array(block.buffer));
  } finally {
    closeSync(from);
    await to.close();
  }
  await rename(slow, path);
}

function readDecoded(sound: FilmSound, path: string, from: number, count: number): Float32Array {
  const file = openSync(path, 'r');
  try {
    // A stretched one has all of its rounds.
    return sound.speed === 1 ? readOwn(sound, file, from, count) : readSamples(file, from, count);
  } finally {
    closeSync(file);
  }
}

/** Decoded samples of a sound from where it begins. */
function readOwn({ period, sourceFrom }: FilmSound, file: number, from: number, count: number): Float32Array {
  if (period === undefined) return readSamples(file, from, count);
  const first = Math.round((sourceFrom * SAMPLE_RATE) / 1e6);
  return repeated((at, length) => readSamples(file, at, length), period, first + from, count);
}

/** Samples of a file of floats, silence behind its end. */
function readSamples(file: number, from: number, count: number): Float32Array {
  const samples = new Float32Array(count * CHANNELS);
  const bytes = new Uint8Array(samples.buffer);
  for (let filled = 0; filled < bytes.length; ) {
    const read = readSync(file, bytes, filled, bytes.length - filled, from * SAMPLE_BYTES + filled);
    if (read === 0) break;
    filled += read;
  }
  return samples;
}

function asIntegers(block: Float32Array): Int16Array<ArrayBuffer> {
  const integers = new Int16Array(block.length);
  for (let at = 0; at < block.length; at += 1) {
    const level = Math.max(-1, Math.min(1, block[at] as number));
    integers[at] = Math.round(level * 32_767);
  }
  return integers;
}
