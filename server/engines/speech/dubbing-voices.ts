import type { SpeechLanguage } from '@inkreel/contract/speech.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { type LocalVoice, localVoice } from '../../speech/voices.ts';

type Input = CapabilityInput['translate_audio'];

/** Languages that are translated to, and the voices that speak them. */
export const SPOKEN_LANGUAGES: Readonly<Record<string, SpeechLanguage>> = {
  en: 'en-US',
  zh: 'zh-CN',
  es: 'es-ES',
  ru: 'ru-RU',
  de: 'de-DE',
  fr: 'fr-FR',
};
/** Longest clip, in seconds: its speech is put together in memory. */
export const MOST_SECONDS = 60 * 60;

/** The voice of each speaker; undefined where one is not of this machine, or does not speak the language. */
export function voicesOf({
  lines = [],
  voices = [],
  voice,
  to,
}: Pick<Input, 'lines' | 'voices' | 'voice' | 'to'>): Map<string | undefined, LocalVoice> | undefined {
  const language = SPOKEN_LANGUAGES[to];
  if (language === undefined) return undefined;
  const chosen = new Map<string | undefined, LocalVoice>();
  for (const speaker of new Set(lines.map((line) => line.speaker))) {
    const wanted = voices.find((each) => each.speaker === speaker)?.voice ?? voice;
    const found = localVoice('', { voice: wanted, language });
    if (!found?.languages.includes(language)) return undefined;
    chosen.set(speaker, found);
  }
  return chosen;
}
