import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { SpeechLanguage } from '@inkreel/contract/speech.ts';
import { PREVIEW_TEXTS } from '@inkreel/contract/speech-names.ts';
import { fileTypeFromBuffer } from 'file-type';
import PQueue from 'p-queue';
import { AppError } from '../../http/app-error.ts';
import { type MediaEngine, openMediaEngine } from '../../media/media-engine.ts';
import { extractAudioJob } from '../../media/operations/sound.ts';
import { speakLocally } from '../../speech/speak-locally.ts';
import { LOCAL_VOICES } from '../../speech/voices.ts';
import type { OpenVoice } from './open-voices.ts';

export interface PreviewDeps {
  /** Where samples are kept; losing it costs nothing but time. */
  folder: string;
  /** Writes a provider's sample to a path, with the limits of all downloads. */
  fetchSample: (url: string, path: string) => Promise<void>;
}

export interface Preview {
  bytes: Buffer;
  contentType: string;
}

/** To be changed with the sentence or the sound of the built-in voices. */
const VERSION = 1;
/** Longest sample, in bytes: a larger file is not a preview. */
const MOST_BYTES = 4 * 1024 * 1024;

/**
 * Whether a voice has a free preview: built-in voices speak here, others have a sample from their provider.
 */
export const hasPreview = ({ voice, engine }: Pick<OpenVoice, 'voice' | 'engine'>): boolean =>
  voice.sample !== undefined || (engine.builtin && LOCAL_VOICES.some(({ id }) => id === voice.id));

/**
 * Samples of voices, each made or fetched once for all users.
 * @throws AppError voice_preview_unavailable
 */
export function createPreviews({ folder, fetchSample }: PreviewDeps) {
  // One at a time: someone who plays a whole list shares the machine with runs.
  const queue = new PQueue({ concurrency: 1 });
  const making = new Map<string, Promise<void>>();
  let media: Promise<MediaEngine | undefined> | undefined;

  const speak = async (voice: string, language: SpeechLanguage | undefined, target: string) => {
    media ??= openMediaEngine(path.join(folder, 'media'));
    const engine = await media;
    if (!engine) throw new Error('there is no media engine');
    const [spoken] = LOCAL_VOICES.find(({ id }) => id === voice)?.languages ?? [];
    const text = PREVIEW_TEXTS[language ?? spoken ?? 'en-US'];
    const wav = `${target}.wav`;
    try {
      const { seconds } = await speakLocally({ text, voice }, { media: engine, path: wav });
      await engine.run(extractAudioJob({ path: wav, format: 'wav', seconds, hasSound: true }, 'mp3', target));
    } finally {
      await rm(wav, { force: true });
    }
  };

  const make = async (
    { voice }: OpenVoice,
    language: SpeechLanguage | undefined,
    target: string,
  ): Promise<void> => {
    await mkdir(folder, { recursive: true });
    const fresh = path.join(folder, randomUUID());
    try {
      if (voice.sample === undefined) await speak(voice.id, language, fresh);
      else await fetchSample(voice.sample, fresh);
      await rename(fresh, target);
    } catch (error) {
      await rm(fresh, { force: true });
      throw new AppError('voice_preview_unavailable', { cause: error, retryAfter: 10 });
    } finally {
      making.delete(target);
    }
  };

  return async (open: OpenVoice, language?: SpeechLanguage): Promise<Preview> => {
    const { voice, engine } = open;
    if (!hasPreview(open)) throw new AppError('not_found');
    const said = JSON.stringify([VERSION, engine.id, voice.id, voice.sample ?? language ?? null]);
    const target = path.join(folder, createHash('sha256').update(said).digest('hex'));
    if (!(await isThere(target))) {
      const going = making.get(target) ?? (queue.add(() => make(open, language, target)) as Promise<void>);
      making.set(target, going);
      await going;
    }
    const { size } = await stat(target);
    if (size > MOST_BYTES)
      throw new AppError('voice_preview_unavailable', { cause: new Error(`${size} bytes`) });
    const bytes = await readFile(target);
    const { mime = '' } = (await fileTypeFromBuffer(bytes)) ?? {};
    if (!mime.startsWith('audio/'))
      throw new AppError('voice_preview_unavailable', { cause: new Error(`a sample of ${mime}`) });
    return { bytes, contentType: mime };
  };
}

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
