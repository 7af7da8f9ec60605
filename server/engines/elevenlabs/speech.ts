import { z } from 'zod';
import type { SpeechProvider, SpeechSettings } from '../aisdk/media/speech-engine.ts';
import { ofWords } from '../aisdk/media/transcript.ts';
import { listVoices } from './voices.ts';

/** Models: @ai-sdk/elevenlabs 3.0.46. */
const SPEECH_MODEL = 'eleven_multilingual_v2';
const TRANSCRIPTION_MODEL = 'scribe_v2';
/** Characters of a text: https://help.elevenlabs.io/hc/en-us/articles/19572237925521 */
const CHARACTERS = 10_000;
/** It reads files of up to 3 GB; ours must fit in memory. */
const FILE_BYTES = 200 * 1024 * 1024;

const transcript = z.object({
  language_code: z.string().optional(),
  words: z
    .array(
      z.object({
        text: z.string(),
        type: z.string(),
        start: z.number().nullish(),
        end: z.number().nullish(),
        speaker_id: z.string().nullish(),
      }),
    )
    .nullish(),
});

/** ElevenLabs' voices and transcripts, with direct answers. */
export function elevenlabsVoices({
  key,
  baseUrl,
  speechModel = SPEECH_MODEL,
  transcriptionModel = TRANSCRIPTION_MODEL,
}: SpeechSettings): SpeechProvider {
  const provider = async (fetch: typeof globalThis.fetch) => {
    const { createElevenLabs } = await import('@ai-sdk/elevenlabs');
    // The package has one fixed URL.
    const routed: typeof globalThis.fetch = (input, init) =>
      fetch(String(input).replace(/^https:\/\/api\.elevenlabs\.io/u, baseUrl), init);
    return createElevenLabs({ apiKey: key, fetch: routed });
  };
  return {
    secrets: [key],
    prices: [],
    speech: {
      model: speechModel,
      connect: async (fetch) => (await provider(fetch)).speech(speechModel),
      options: ({ voice, speed }) => ({
        ...(voice === undefined ? {} : { voice }),
        ...(speed === 100 ? {} : { speed: speed / 100 }),
      }),
      format: 'mp3',
      characters: CHARACTERS,
      speeds: [70, 120],
      takesStyle: false,
      values: { emotion: ['neutral'], accent: ['mandarin'] },
      voices: (signal) => listVoices(baseUrl, key, signal),
    },
    transcription: {
      model: () => transcriptionModel,
      connect: async (fetch) => {
        const made = await provider(fetch);
        return (id) => made.transcription(id);
      },
      options: ({ language }) => ({
        elevenlabs: {
          // The package requires it, although it is not used here.
          diarize: true,
          tagAudioEvents: false,
          timestampsGranularity: 'word',
          ...(language === undefined ? {} : { languageCode: language }),
        },
      }),
      read: ({ response }) => {
        const { words, language_code: language } = transcript.parse(response.body);
        const heard = (words ?? [])
          .filter(({ type }) => type === 'word')
          .map(({ text, start, end, speaker_id: speaker }) => {
            return { text, start: start ?? 0, end: end ?? start ?? 0, speaker };
          });
        return ofWords(heard, language);
      },
      bytes: FILE_BYTES,
      takes: [
        'audio/mpeg',
        'audio/mp4',
        'audio/wav',
        'audio/aac',
        'video/mp4',
        'video/webm',
        'video/quicktime',
      ],
    },
  };
}
