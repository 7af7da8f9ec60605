import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { modelsFolder } from '../../inference/models-folder.ts';
import { findMediaBackend } from '../../media/find-backend.ts';
import { hasEspeak } from '../../speech/espeak.ts';
import { LOCAL_VOICES, localVoice } from '../../speech/voices.ts';
import { workFolder } from '../../work-folders.ts';
import type { BuiltinWorkerData } from '../builtin/builtin-engine.ts';
import { createWorkPool } from '../builtin/pool.ts';
import { serveWork } from '../builtin/serve-work.ts';
import type { EngineHost, EngineRoutes } from '../define-engine.ts';
import { MOST_SECONDS, voicesOf } from './dubbing-voices.ts';

type SpeechInput = CapabilityInput['text_to_speech'];

/** Texts that are spoken at a time: each waits for its own process. */
const THREADS = 2;
/** Minimum and maximum speed, in per cent. */
const SPEEDS = [50, 200] as const;

/** Built-in voices. The routes are closed if the speech program or the media backend is not installed. */
export async function createLocalSpeech({ dataFolder, downloadToPath }: EngineHost): Promise<EngineRoutes> {
  const folder = workFolder(dataFolder, 'speaking');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const lacking = !hasEspeak() ? '@echogarden/espeak-ng-emscripten' : await lackingMedia();
  const workerData: BuiltinWorkerData = {
    modelsFolder: modelsFolder(dataFolder),
    mediaFolder: path.join(folder, 'media'),
  };
  const pool = createWorkPool({
    threads: THREADS,
    worker: new URL('./worker.ts', import.meta.url),
    workerData,
  });
  return {
    serves: {
      text_to_speech: {
        ...serveWork({ pool, folder, downloadToPath }, 'text_to_speech'),
        values: {
          voice: LOCAL_VOICES.map(({ id }) => id),
          language: [...new Set(LOCAL_VOICES.flatMap(({ languages }) => languages))],
          accent: ['mandarin'],
          emotion: ['neutral'],
        },
        refuse: (input) => (canSpeak(input) ? undefined : 'value_needs_engine'),
      },
      translate_audio: {
        ...serveWork({ pool, folder, downloadToPath }, 'translate_audio'),
        refuse: refusalOfDubbing,
      },
    },
    voices: async () =>
      LOCAL_VOICES.map(({ id, name, about, languages }) => ({
        id,
        name,
        ...(about ? { about } : {}),
        languages,
      })),
    threads: pool.threads,
    optional: new Set(['text_to_speech', 'translate_audio']),
    closed: () => (lacking === undefined ? undefined : { why: 'lacks', what: lacking }),
    close: async () => {
      await pool.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function canSpeak({ text, voice, language, style, speed }: SpeechInput): boolean {
  const chosen = localVoice(text, { voice, language });
  const speaksIt = language === undefined || chosen?.languages.includes(language) === true;
  return chosen !== undefined && speaksIt && style === undefined && speed >= SPEEDS[0] && speed <= SPEEDS[1];
}

/** It speaks given lines only: transcription, translation and copied voices need another engine. */
function refusalOfDubbing(input: CapabilityInput['translate_audio']): ErrorCode | undefined {
  const { lines = [], clone, seconds } = input;
  if (seconds > MOST_SECONDS) return 'media_duration';
  const isSaid = lines.some(({ translation, text }) => (translation ?? text).trim() !== '');
  if (!isSaid || clone) return 'value_needs_engine';
  return voicesOf(input) === undefined ? 'language_needs_engine' : undefined;
}

async function lackingMedia(): Promise<string | undefined> {
  return (await findMediaBackend()) === undefined ? 'ffmpeg' : undefined;
}
