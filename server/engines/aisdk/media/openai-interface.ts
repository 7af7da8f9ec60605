import type { SpeechModelV4 } from '@ai-sdk/provider';
import type { SpeechInput, SpeechService, TranscriptionService } from './speech-engine.ts';
import { ofLines } from './transcript.ts';

/** Characters: https://developers.openai.com/api/docs/guides/text-to-speech */
const CHARACTERS = 4096;
/** Files: https://developers.openai.com/api/docs/guides/speech-to-text */
const FILE_BYTES = 25_000_000;
const OPENAI_FILES = ['audio/mpeg', 'audio/mp4', 'audio/wav', 'video/mp4', 'video/webm'];

/** Speaking instructions; undefined without any. */
function instructionsOf({ emotion, style }: SpeechInput): string | undefined {
  const said = [
    ...(emotion && emotion !== 'neutral' ? [`Sound ${emotion}.`] : []),
    ...(style ? [style] : []),
  ];
  return said.length === 0 ? undefined : said.join(' ');
}

/** Request of OpenAI's interface for speech; compatible servers take the same. */
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

/** Request and answer of OpenAI's interface for transcription; compatible servers use the same. */
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
