import type { SpeechModelV4 } from '@ai-sdk/provider';
import type { Voice, VoiceEmotion } from '@inkreel/contract/speech.ts';
import type {
  SpeechInput,
  SpeechProvider,
  SpeechService,
  SpeechSettings,
  TranscriptionService,
} from '../aisdk/media/speech-engine.ts';
import { ofLines } from '../aisdk/media/transcript.ts';
import { OPENAI_PRICES } from './prices.ts';

/** Models: @ai-sdk/openai 4.0.118, its catalogue; limits: https://developers.openai.com/api/docs/guides/text-to-speech */
const SPEECH_MODEL = 'gpt-4o-mini-tts';
const CHARACTERS = 4096;
const TRANSCRIPTION_MODEL = 'whisper-1';
const DIARIZATION_MODEL = 'gpt-4o-transcribe-diarize';
/** Files: https://developers.openai.com/api/docs/guides/speech-to-text */
const FILE_BYTES = 25_000_000;
const OPENAI_FILES = ['audio/mpeg', 'audio/mp4', 'audio/wav', 'video/mp4', 'video/webm'];

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

/** How it is to be spoken, in words; undefined if nothing is said of it. */
function instructionsOf({ emotion, style }: SpeechInput): string | undefined {
  const said = [
    ...(emotion && emotion !== 'neutral' ? [`Sound ${emotion}.`] : []),
    ...(style ? [style] : []),
  ];
  return said.length === 0 ? undefined : said.join(' ');
}

/** What OpenAI's interface for speech is told; servers like it take the same. */
export function openaiSpeech(
  model: string,
  connect: (fetch: typeof globalThis.fetch) => Promise<SpeechModelV4>,
): Omit<SpeechService, 'values' | 'voices'> {
  return {
    model,
    connect,
    options: (input) => {
      const instructions = instructionsOf(input);
      return {
        voice: input.voice ?? 'alloy',
        ...(input.speed === 100 ? {} : { speed: input.speed / 100 }),
        ...(instructions === undefined ? {} : { instructions }),
      };
    },
    format: 'mp3',
    characters: CHARACTERS,
    speeds: [25, 400],
    takesStyle: true,
  };
}

/** What OpenAI's interface for transcription is told and answers; servers like it do the same. */
export const openaiTranscription: Pick<TranscriptionService, 'options' | 'read' | 'bytes' | 'takes'> = {
  options: ({ language, speakers }) => ({
    openai: {
      ...(language === undefined ? {} : { language }),
      ...(speakers ? {} : { timestampGranularities: ['segment', 'word'] }),
    },
  }),
  read: ({ segments, words = [], language, providerMetadata }) => {
    const told = providerMetadata?.['openai']?.['segments'];
    const speakers = Array.isArray(told) ? (told as { speaker?: string }[]) : [];
    const lines = segments.map(({ text, startSecond: start, endSecond: end }, at) => {
      return { text, start, end, speaker: speakers[at]?.speaker };
    });
    const heard = words.map(({ text, startSecond: start, endSecond: end }) => ({ text, start, end }));
    return ofLines(lines, heard, language);
  },
  bytes: FILE_BYTES,
  takes: OPENAI_FILES,
};

/** OpenAI's voices and transcripts; each answers in the call. */
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
