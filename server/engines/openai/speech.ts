import type { Voice, VoiceEmotion } from '@inkreel/contract/speech.ts';
import { openaiSpeech, openaiTranscription } from '../aisdk/media/openai-interface.ts';
import type { SpeechProvider, SpeechSettings } from '../aisdk/media/speech-engine.ts';
import { OPENAI_PRICES } from './prices.ts';

/** Models: @ai-sdk/openai 4.0.118, its catalogue. */
const SPEECH_MODEL = 'gpt-4o-mini-tts';
const TRANSCRIPTION_MODEL = 'whisper-1';
const DIARIZATION_MODEL = 'gpt-4o-transcribe-diarize';
const EMOTIONS: readonly VoiceEmotion[] = [
  'neutral',
  'happy',
  'sad',
  'angry',
  'fearful',
  'disgusted',
  'surprised',
];

/** Voices: @ai-sdk/openai 4.0.118, its speech interface. */
const VOICES: readonly Voice[] = [
  'alloy',
  'ash',
  'ballad',
  'coral',
  'echo',
  'fable',
  'onyx',
  'nova',
  'sage',
  'shimmer',
  'verse',
].map((id) => {
  const name = `${id[0]?.toUpperCase()}${id.slice(1)}`;
  return { id, name: { en: name, zh: name }, languages: [], emotions: EMOTIONS };
});

/** OpenAI's voices and transcripts, with direct answers. */
export function openaiVoices({
  key,
  baseUrl,
  speechModel = SPEECH_MODEL,
  transcriptionModel = TRANSCRIPTION_MODEL,
}: SpeechSettings): SpeechProvider {
  const provider = async (fetch: typeof globalThis.fetch) => {
    const { createOpenAI } = await import('@ai-sdk/openai');
    return createOpenAI({ apiKey: key, baseURL: baseUrl, fetch });
  };
  return {
    secrets: [key],
    prices: OPENAI_PRICES,
    speech: {
      ...openaiSpeech(speechModel, async (fetch) => (await provider(fetch)).speech(speechModel)),
      values: { voice: VOICES.map(({ id }) => id), accent: ['mandarin'] },
      voices: async () => VOICES,
    },
    transcription: {
      ...openaiTranscription,
      model: ({ speakers }) => (speakers ? DIARIZATION_MODEL : transcriptionModel),
      connect: async (fetch) => {
        const made = await provider(fetch);
        return (id) => made.transcription(id);
      },
    },
  };
}
