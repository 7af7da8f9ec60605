import type { SpeechLanguage, Voice, VoiceEmotion } from '@inkreel/contract/speech.ts';
import { z } from 'zod';
import type { SpeechProvider } from '../aisdk/media/speech-engine.ts';
import { ofLines } from '../aisdk/media/transcript.ts';
import { askProvider } from '../aisdk/operations.ts';
import { FAL_PRICES } from './prices.ts';
import { falQueue, viaQueue } from './queue.ts';

/** Endpoints and their fields: https://fal.ai/models/fal-ai/minimax/speech-02-hd and https://fal.ai/models/fal-ai/whisper */
const SPEECH_MODEL = 'fal-ai/minimax/speech-02-hd';
const CHARACTERS = 5000;
const TRANSCRIPTION_MODEL = 'fal-ai/whisper';
/** The request contains the file, in base64. */
const FILE_BYTES = 20 * 1024 * 1024;

const EMOTIONS: readonly VoiceEmotion[] = [
  'neutral',
  'happy',
  'sad',
  'angry',
  'fearful',
  'disgusted',
  'surprised',
];
const LANGUAGES: Readonly<Record<SpeechLanguage, string>> = {
  'zh-CN': 'Chinese',
  'zh-TW': 'Chinese',
  'yue-CN': 'Chinese,Yue',
  'zh-HK': 'Chinese,Yue',
  'en-US': 'English',
  'en-GB': 'English',
  'es-ES': 'Spanish',
  'ru-RU': 'Russian',
  'ja-JP': 'Japanese',
  'de-DE': 'German',
  'fr-FR': 'French',
};
const VOICES: readonly Voice[] = [
  'Wise_Woman',
  'Friendly_Person',
  'Inspirational_girl',
  'Deep_Voice_Man',
  'Calm_Woman',
  'Casual_Guy',
  'Lively_Girl',
  'Patient_Man',
  'Young_Knight',
  'Determined_Man',
  'Lovely_Girl',
  'Decent_Boy',
  'Imposing_Manner',
  'Elegant_Man',
  'Abbess',
  'Sweet_Girl_2',
  'Exuberant_Girl',
].map((id) => {
  const name = id.replaceAll('_', ' ');
  const languages = Object.keys(LANGUAGES) as SpeechLanguage[];
  return { id, name: { en: name, zh: name }, languages, emotions: EMOTIONS };
});

const spoken = z.object({ audio: z.object({ url: z.url() }) });
const heard = z.object({
  chunks: z
    .array(
      z.object({
        text: z.string(),
        timestamp: z.array(z.number().nullable()).nullish(),
        speaker: z.string().nullish(),
      }),
    )
    .nullish(),
  inferred_languages: z.array(z.string()).nullish(),
});

/** Whisper's answer as a transcript. */
function transcriptOf(answer: unknown) {
  const { chunks, inferred_languages: languages } = heard.parse(answer);
  const lines = (chunks ?? []).map(({ text, timestamp, speaker }) => {
    const [start, end] = timestamp ?? [];
    return { text, start: start ?? 0, end: end ?? start ?? 0, speaker };
  });
  return ofLines(lines, [], languages?.[0]);
}

/**
 * fal's voices and transcripts; each is a request in its queue, although the package alone would wait for the answer.
 */
export function falVoices({
  key,
  baseUrl,
  speech: speechModel = SPEECH_MODEL,
  transcription: transcriptionModel = TRANSCRIPTION_MODEL,
}: {
  key: string;
  baseUrl: string;
  speech: string | undefined;
  transcription: string | undefined;
}): SpeechProvider {
  const provider = async (fetch: typeof globalThis.fetch) => {
    const { createFal } = await import('@ai-sdk/fal');
    return createFal({ apiKey: key, fetch: viaQueue(fetch, baseUrl) });
  };
  const ask = askProvider(baseUrl, { authorization: `Key ${key}` });
  return {
    secrets: [key],
    prices: FAL_PRICES,
    failuresAreFree: true,
    speech: {
      model: speechModel,
      connect: async (fetch) => (await provider(fetch)).speech(speechModel),
      options: ({ voice = 'Wise_Woman', emotion, language, speed }) => ({
        providerOptions: {
          fal: {
            voice_setting: { voice_id: voice, speed: speed / 100, ...(emotion ? { emotion } : {}) },
            ...(language ? { language_boost: LANGUAGES[language] } : {}),
          },
        },
      }),
      format: 'mp3',
      characters: CHARACTERS,
      speeds: [50, 200],
      takesStyle: false,
      values: { voice: VOICES.map(({ id }) => id), accent: ['mandarin'] },
      voices: async () => VOICES,
      operations: { kind: falQueue((answer) => ({ urls: [spoken.parse(answer).audio.url] })), ask },
    },
    transcription: {
      model: () => transcriptionModel,
      connect: async (fetch) => {
        const made = await provider(fetch);
        // The package prepends the prefix of its name.
        return (id) => made.transcription(id.replace(/^fal-ai\//u, ''));
      },
      options: ({ language, speakers }) => ({
        fal: { chunkLevel: 'segment', diarize: speakers, ...(language === undefined ? {} : { language }) },
      }),
      read: ({ response }) => transcriptOf(response.body),
      bytes: FILE_BYTES,
      takes: ['audio/mpeg', 'audio/mp4', 'audio/wav', 'video/mp4', 'video/webm'],
      operations: {
        kind: falQueue((answer) => ({
          urls: [],
          files: [new TextEncoder().encode(JSON.stringify(transcriptOf(answer)))],
        })),
        ask,
      },
    },
  };
}
