import type { SpeechLanguage } from '@inkreel/contract/speech.ts';

/** Characters a second at the usual speed, measured on the built-in voices; others are similar. */
const ALPHABETIC = 16;
const CHARACTERS: Partial<Record<SpeechLanguage, number>> = {
  'zh-CN': 4.2,
  'yue-CN': 4.2,
  'zh-HK': 4.2,
  'zh-TW': 4.2,
  'ja-JP': 6.5,
};
const HAN = /\p{Script=Han}/u;

/**
 * Approximate time that a text takes to speak, in milliseconds.
 * @param speed in per cent
 */
export function speechLength(text: string, speed: number, language?: SpeechLanguage): number {
  const usual = CHARACTERS[language ?? (HAN.test(text) ? 'zh-CN' : 'en-US')] ?? ALPHABETIC;
  return ([...text].length / usual / (speed / 100)) * 1000;
}
