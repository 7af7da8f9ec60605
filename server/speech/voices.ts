import type { SpeechLanguage, Voice } from '@inkreel/contract/speech.ts';

/** A voice of the built-in speech program. */
export interface LocalVoice extends Voice {
  /** Voice of eSpeak NG, with a variant. */
  identifier: string;
  /** 0 to 99; 50 is the variant's default. */
  pitch: number;
}

type Text = Voice['name'];

/**
 * Languages: the voice is named after the first, and speaks the others too. Japanese is left out: the program reads
 * kana only, and says "Chinese letter" for everything else.
 */
const SPOKEN: readonly {
  key: string;
  identifier: string;
  languages: readonly SpeechLanguage[];
  name: Text;
}[] = [
  { key: 'zh', identifier: 'sit/cmn', languages: ['zh-CN', 'zh-TW'], name: { en: 'Mandarin', zh: '普通话' } },
  {
    key: 'yue',
    identifier: 'sit/yue',
    languages: ['yue-CN', 'zh-HK'],
    name: { en: 'Cantonese', zh: '粤语' },
  },
  { key: 'en-us', identifier: 'gmw/en-US', languages: ['en-US'], name: { en: 'US', zh: '美式' } },
  { key: 'en-gb', identifier: 'gmw/en', languages: ['en-GB'], name: { en: 'UK', zh: '英式' } },
  { key: 'es', identifier: 'roa/es', languages: ['es-ES'], name: { en: 'Spanish', zh: '西班牙语' } },
  { key: 'ru', identifier: 'zle/ru', languages: ['ru-RU'], name: { en: 'Russian', zh: '俄语' } },
  { key: 'de', identifier: 'gmw/de', languages: ['de-DE'], name: { en: 'German', zh: '德语' } },
  { key: 'fr', identifier: 'roa/fr', languages: ['fr-FR'], name: { en: 'French', zh: '法语' } },
];

/** Median pitch of English speech, measured: 101, 190, 85 and 240 Hz. */
const VARIANTS: readonly { key: string; variant: string; pitch: number; name: Text; about: Text }[] = [
  {
    key: 'plain',
    variant: '',
    pitch: 50,
    name: { en: 'Plain', zh: '平实' },
    about: { en: 'Clear, a little flat', zh: '清楚，略显平淡' },
  },
  {
    key: 'light',
    variant: '+f2',
    pitch: 50,
    name: { en: 'Light', zh: '轻亮' },
    about: { en: 'Higher and lighter, synthetic', zh: '音调较高，合成感明显' },
  },
  {
    key: 'deep',
    variant: '+m1',
    pitch: 38,
    name: { en: 'Deep', zh: '低沉' },
    about: { en: 'Low and even, synthetic', zh: '音调偏低，起伏小，合成感明显' },
  },
  {
    key: 'young',
    variant: '+belinda',
    pitch: 60,
    name: { en: 'Young', zh: '童声' },
    about: { en: 'High and quick, synthetic', zh: '音调高，轻快，合成感明显' },
  },
];

/** The voices of the built-in speech. */
export const LOCAL_VOICES: readonly LocalVoice[] = SPOKEN.flatMap((spoken) =>
  VARIANTS.map(({ key, variant, pitch, name, about }) => ({
    id: `espeak-${spoken.key}-${key}`,
    name: { en: `${name.en}, ${spoken.name.en}`, zh: `${name.zh} · ${spoken.name.zh}` },
    about,
    languages: spoken.languages,
    identifier: `${spoken.identifier}${variant}`,
    pitch,
  })),
);

/** Scripts that identify a language; a text in Latin letters is read as English. */
const WRITINGS: readonly [RegExp, SpeechLanguage][] = [
  [/\p{Script=Han}/u, 'zh-CN'],
  [/\p{Script=Cyrillic}/u, 'ru-RU'],
];

/**
 * The voice with this id; by default the first that speaks the language, or the language of the text's script.
 * @returns undefined if there is none
 */
export function localVoice(
  text: string,
  { voice, language }: { voice?: string | undefined; language?: SpeechLanguage | undefined },
): LocalVoice | undefined {
  if (voice !== undefined) return LOCAL_VOICES.find(({ id }) => id === voice);
  const written = language ?? WRITINGS.find(([writing]) => writing.test(text))?.[1] ?? 'en-US';
  return LOCAL_VOICES.find(({ languages }) => languages.includes(written));
}
