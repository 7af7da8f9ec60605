import type { OfferedVoice } from '@inkreel/contract/api/speech.ts';
import { ACCENTS, type Accent, SPEECH_LANGUAGES, type SpeechLanguage } from '@inkreel/contract/speech.ts';
import { voiceKey } from './voice-choice.ts';

export interface VoiceFilter {
  /** Undefined for all. */
  language?: SpeechLanguage | undefined;
  accent?: Accent | undefined;
  kind?: OfferedVoice['kind'] | undefined;
  search: string;
  /** Only these, by `voiceKey`. */
  only?: ReadonlySet<string> | undefined;
}

const speaks = ({ languages }: OfferedVoice, language: SpeechLanguage | undefined) =>
  language === undefined || languages.length === 0 || languages.includes(language);

/** The voices that match a filter, in their order. Every word of the search must be in a name or a description. */
export function findVoices(
  voices: readonly OfferedVoice[],
  { language, accent, kind, search, only }: VoiceFilter,
): OfferedVoice[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  return voices.filter((voice) => {
    const { name, about } = voice;
    const said = [name.en, name.zh, about?.en, about?.zh].join(' ').toLowerCase();
    return (
      speaks(voice, language) &&
      (accent === undefined || voice.accents.includes(accent)) &&
      (kind === undefined || voice.kind === kind) &&
      (only === undefined || only.has(voiceKey(voice))) &&
      words.every((word) => said.includes(word))
    );
  });
}

export interface LanguageCount {
  language: SpeechLanguage;
  count: number;
  /** Local accents beside the standard that have at least one voice. */
  accents: { accent: Accent; count: number }[];
}

/** How many voices speak each language that has one. Accents are Mandarin's. */
export function countLanguages(voices: readonly OfferedVoice[]): LanguageCount[] {
  const countWith = (language: SpeechLanguage, accent?: Accent) =>
    findVoices(voices, { language, accent, search: '' }).length;
  return SPEECH_LANGUAGES.flatMap((language) => {
    const count = countWith(language);
    if (count === 0) return [];
    const accents = language === 'zh-CN' ? ACCENTS.filter((accent) => accent !== 'mandarin') : [];
    const counted = accents.map((accent) => ({ accent, count: countWith(language, accent) }));
    return [{ language, count, accents: counted.filter((each) => each.count > 0) }];
  });
}
