import { open, rm } from 'node:fs/promises';
import type { ClipPart } from '@inkreel/contract/documents/film-document.ts';
import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import { type FilmMix, type FilmSound, SAMPLE_RATE } from '@inkreel/scene/film/film-sounds.ts';
import { CHANNELS, mixedBlocks, type ReadSound, resampled } from '@inkreel/scene/film/mix.ts';
import { describeSound } from '../../../media/describe/describe-sound.ts';
import { describeVideo } from '../../../media/describe/describe-video.ts';
import type { MediaEngine } from '../../../media/media-engine.ts';
import { samplesJob } from '../../../media/operations/samples.ts';
import { wavHeader } from '../../../speech/wav.ts';

const SAMPLE_BYTES = Float32Array.BYTES_PER_ELEMENT * CHANNELS;
/** Read beyond the end of a sound, for speeds that are no whole number. */
const MORE_SECONDS = 0.01;
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
      const file = files.get(sound.source) ?? '';
      const isVideo = (parts.get(sound.id) as ClipPart | undefined)?.type === 'video';
      await decode(engine, { sound, file, isVideo }, decoded.get(sound.id) ?? '');
    }
    const read: ReadSound = (sound, from, count) =>
      readDecoded(decoded.get(sound.id) ?? '', sound, from, count);
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
    const job = samplesJob(source, SAMPLE_RATE, sound.sourceFrom / 1e6, CHANNELS);
    const output = { ...job.output, seconds: sound.sourceLength / 1e6 + MORE_SECONDS };
    await engine.run({ ...job, output }, { onOutput: async (chunk) => void (await to.write(chunk)) });
  } finally {
    await to.close();
  }
}

async function readDecoded(
  path: string,
  sound: FilmSound,
  from: number,
  count: number,
): Promise<Float32Array> {
  const { speed } = sound;
  const first = Math.floor(from * speed);
  const needed = speed === 1 ? count : Math.ceil(count * speed) + 2;
  const samples = new Float32Array(needed * CHANNELS);
  const file = await open(path);
  try {
    const bytes = new Uint8Array(samples.buffer);
    for (let filled = 0; filled < bytes.length; ) {
      const { bytesRead } = await file.read(
        bytes,
        filled,
        bytes.length - filled,
        first * SAMPLE_BYTES + filled,
      );
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
  } finally {
    await file.close();
  }
  return speed === 1 ? samples : resampled(samples, { speed, from, count, first });
}

function asIntegers(block: Float32Array): Int16Array<ArrayBuffer> {
  const integers = new Int16Array(block.length);
  for (let at = 0; at < block.length; at += 1) {
    const level = Math.max(-1, Math.min(1, block[at] as number));
    integers[at] = Math.round(level * 32_767);
  }
  return integers;
}
