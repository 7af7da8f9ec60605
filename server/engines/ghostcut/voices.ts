import type { SpeechLanguage, Voice } from '@inkreel/contract/speech.ts';
import type { GhostcutVoice } from './client.ts';

/** Voices of this kind are requested as a copy; the other kinds as speech: api-guide/32-public-voice-characters.md. */
const REAL = 2;
const ID = /^(TTS|CLONE):(\d+)$/u;

/** Locales of the provider that are languages of the product. */
const LOCALES: ReadonlySet<string> = new Set<SpeechLanguage>([
  'zh-CN',
  'zh-TW',
  'en-US',
  'en-GB',
  'es-ES',
  'ru-RU',
  'ja-JP',
  'de-DE',
  'fr-FR',
]);

/** The provider's parameters for a voice; undefined for an id that is not the provider's. */
export function voiceOf(id: string): { voice_type: string; id_ve_voice_character: number } | undefined {
  const [, voice_type, number] = ID.exec(id) ?? [];
  return voice_type === undefined ? undefined : { voice_type, id_ve_voice_character: Number(number) };
}

const idOf = ({ id, voiceType }: GhostcutVoice): string => `${voiceType === REAL ? 'CLONE' : 'TTS'}:${id}`;

/** The default voice: the first of the most natural ones. */
export function chooseVoice(voices: readonly GhostcutVoice[]): string | undefined {
  const [best] = voices.toSorted((one, other) => other.voiceType - one.voiceType);
  return best && idOf(best);
}

/** The voices on offer, without those that speak none of the product's languages. */
export function asVoices(voices: readonly GhostcutVoice[]): Voice[] {
  return voices.flatMap((voice) => {
    const spoken = voice.supportLanguageList ?? [];
    const locales = spoken.map(({ voiceCharacterLocale }) => voiceCharacterLocale ?? '');
    const languages = [...new Set(locales)].filter((locale): locale is SpeechLanguage => LOCALES.has(locale));
    if (languages.length === 0) return [];
    const sample = spoken.find(({ demoUrl }) => demoUrl)?.demoUrl;
    const { voiceCharacterNameEn: en, voiceCharacterNameZh: zh } = voice;
    const name = { en: en || zh || voice.id, zh: zh || en || voice.id };
    return [{ id: idOf(voice), name, languages, ...(sample ? { sample } : {}) }];
  });
}
