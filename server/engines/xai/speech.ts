import type { Voice } from '@inkreel/contract/speech.ts';
import type { SpeechProvider } from '../aisdk/media/speech-engine.ts';
import { ofWords } from '../aisdk/media/transcript.ts';
import { XAI_PRICES } from './prices.ts';

/** Its interfaces for speech and transcription have one model each, without a name in the request. */
const SPEECH_MODEL = 'grok-tts';
const TRANSCRIPTION_MODEL = 'grok-stt';
/** Characters of a text: https://docs.x.ai/developers/model-capabilities/audio/text-to-speech */
const CHARACTERS = 15_000;
const FILE_BYTES = 100 * 1024 * 1024;

/** Voices: @ai-sdk/xai 5.0.12, docs. */
const VOICES: readonly Voice[] = ['eve', 'ara', 'rex', 'sal', 'leo'].map((id) => {
  const name = `${id[0]?.toUpperCase()}${id.slice(1)}`;
  return { id, name: { en: name, zh: name }, languages: [] };
});

/** Languages that our forms offer and it speaks, in its codes. */
const LANGUAGES = ['zh-CN', 'en-US', 'en-GB', 'es-ES', 'ru-RU', 'ja-JP', 'de-DE', 'fr-FR'];
const WRITTEN: Readonly<Record<string, string>> = { 'es-ES': 'es-ES' };

/** Grok's voices and transcripts, with direct answers. */
export function xaiVoices({ key, baseUrl }: { key: string; baseUrl: string }): SpeechProvider {
  const provider = async (fetch: typeof globalThis.fetch) => {
    const { createXai } = await import('@ai-sdk/xai');
    return createXai({ apiKey: key, baseURL: baseUrl, fetch });
  };
  return {
    secrets: [key],
    prices: XAI_PRICES,
    speech: {
      model: SPEECH_MODEL,
      connect: async (fetch) => (await provider(fetch)).speech(),
      options: ({ voice = 'eve', language }) => ({
        voice,
        ...(language === undefined
          ? {}
          : { language: WRITTEN[language] ?? new Intl.Locale(language).language }),
      }),
      format: 'mp3',
      characters: CHARACTERS,
      // Its documents have no option for speed.
      speeds: [100, 100],
      takesStyle: false,
      values: {
        voice: VOICES.map(({ id }) => id),
        language: LANGUAGES,
        emotion: ['neutral'],
        accent: ['mandarin'],
      },
      voices: async () => VOICES,
    },
    transcription: {
      model: () => TRANSCRIPTION_MODEL,
      connect: async (fetch) => {
        const made = await provider(fetch);
        return () => made.transcription();
      },
      options: ({ language }) => ({ xai: language === undefined ? {} : { language, format: true } }),
      read: ({ segments, language }) =>
        ofWords(
          segments.map(({ text, startSecond: start, endSecond: end }) => ({ text, start, end })),
          language,
        ),
      bytes: FILE_BYTES,
      takes: ['audio/mpeg', 'audio/mp4', 'audio/wav', 'audio/aac', 'video/mp4'],
    },
  };
}
