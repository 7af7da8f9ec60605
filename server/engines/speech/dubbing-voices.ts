import type { SpeechLanguage } from '@inkreel/contract/speech.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { type LocalVoice, localVoice } from '../../speech/voices.ts';

type Input = CapabilityInput['translate_audio'];

/** Target languages, and their voices. */
const SPOKEN_LANGUAGES: Readonly<Record<string, SpeechLanguage>> = {
  en: 'en-US',
  zh: 'zh-CN',
  es: 'es-ES',
  ru: 'ru-RU',
  de: 'de-DE',
  fr: 'fr-FR',
};
/** Longest clip, in seconds: its speech is mixed in memory. */
export const MOST_SECONDS = 60 * 60;

type Lines = Pick<Input, 'lines' | 'voices' | 'voice' | 'to'>;

/** A line to speak, with its times in milliseconds: by a voice, or with its earlier sound. */
export interface SaidLine {
  start: number;
  end: number;
  text: string;
  voice: LocalVoice | undefined;
  /** URL of its sound. */
  sound: string | undefined;
}

/**
 * The voice of each speaker with unspoken lines; undefined if one is not built in, or does not speak the language.
 */
export function voicesOf({
  lines = [],
  voices = [],
  voice,
  to,
}: Lines): Map<string | undefined, LocalVoice> | undefined {
  const chosen = new Map<string | undefined, LocalVoice>();
  const left = lines.filter(({ speech_url: sound }) => sound === undefined);
  const language = SPOKEN_LANGUAGES[to];
  for (const speaker of new Set(left.map((line) => line.speaker))) {
    if (language === undefined) return undefined;
    const wanted = voices.find((each) => each.speaker === speaker)?.voice ?? voice;
    const found = localVoice('', { voice: wanted, language });
    if (!found?.languages.includes(language)) return undefined;
    chosen.set(speaker, found);
  }
  return chosen;
}

/** The lines with text, in chronological order. */
export function linesToSay(
  { lines = [] }: Pick<Input, 'lines'>,
  voices: ReadonlyMap<string | undefined, LocalVoice>,
): SaidLine[] {
  return lines
    .map(({ start, end, text, translation, speaker, speech_url: sound }) => ({
      start: start * 1000,
      end: end * 1000,
      text: (translation ?? text).trim(),
      voice: sound === undefined ? voices.get(speaker) : undefined,
      sound,
    }))
    .filter(({ text, voice, sound }) => text !== '' && (voice !== undefined || sound !== undefined))
    .toSorted((one, other) => one.start - other.start);
}
