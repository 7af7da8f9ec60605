import { openaiSpeech, openaiTranscription } from '../aisdk/media/openai-interface.ts';
import type { SpeechProvider, SpeechSettings } from '../aisdk/media/speech-engine.ts';

interface CompatibleSpeech extends SpeechSettings {
  /** Whether the server may have a private address. */
  isPrivate: boolean;
}

/**
 * Voices and transcripts of a server with OpenAI's interface; the server names its voices.
 * @param isPublic whether a numeric address is on the public internet; without it none is
 */
export function compatibleVoices(
  { key, baseUrl, speechModel, transcriptionModel, isPrivate }: CompatibleSpeech,
  isPublic: (address: string) => boolean = () => false,
): SpeechProvider {
  const provider = async (fetch: typeof globalThis.fetch) => {
    const { createOpenAI } = await import('@ai-sdk/openai');
    // The package requires a key even if the server has none.
    const keyless: typeof globalThis.fetch = (input, init) => {
      const headers = new Headers(init?.headers);
      headers.delete('authorization');
      return fetch(input, { ...init, headers });
    };
    return key === ''
      ? createOpenAI({ apiKey: 'none', baseURL: baseUrl, fetch: keyless })
      : createOpenAI({ apiKey: key, baseURL: baseUrl, fetch });
  };
  return {
    secrets: [key],
    prices: [],
    mayReach: isPrivate ? undefined : isPublic,
    speech:
      speechModel === undefined
        ? undefined
        : {
            ...openaiSpeech(speechModel, async (fetch) => (await provider(fetch)).speech(speechModel)),
            values: { accent: ['mandarin'] },
            voices: async () => [],
          },
    transcription:
      transcriptionModel === undefined
        ? undefined
        : {
            ...openaiTranscription,
            model: () => transcriptionModel,
            // It gets the options of whisper-1, with times, whatever its model's name.
            options: ({ language }) => ({
              openai: {
                ...(language === undefined ? {} : { language }),
                responseFormat: 'verbose_json',
                timestampGranularities: ['segment'],
              },
            }),
            connect: async (fetch) => {
              const made = await provider(fetch);
              return (id) => made.transcription(id);
            },
          },
  };
}
