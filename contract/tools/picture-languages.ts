import type { Choice } from './kinds/choice.ts';

/** The language value of the picture translator for texts that the user writes. */
export const OWN_WORDS = 'own';

const NAMES = {
  en: ['English', '英文'],
  zh: ['Chinese', '中文'],
  ja: ['Japanese', '日文'],
  ko: ['Korean', '韩文'],
  fr: ['French', '法文'],
  de: ['German', '德文'],
  es: ['Spanish', '西班牙文'],
  pt: ['Portuguese', '葡萄牙文'],
  it: ['Italian', '意大利文'],
  ru: ['Russian', '俄文'],
  ar: ['Arabic', '阿拉伯文'],
  vi: ['Vietnamese', '越南文'],
  th: ['Thai', '泰文'],
  id: ['Indonesian', '印尼文'],
  ms: ['Malay', '马来文'],
} as const;

/**
 * Languages that pictures are translated to: those that Model Studio
 * (https://help.aliyun.com/zh/model-studio/qwen-mt-image-api) and GhostCut (api-guide/13-language-support.md) have in
 * common, with the codes of both.
 */
export const PICTURE_LANGUAGES = Object.keys(NAMES) as readonly (keyof typeof NAMES)[];

/** Who provides the text: the user, or a translating engine. */
export const LANGUAGE_CHOICES: readonly Choice[] = [
  { value: OWN_WORDS, text: { en: 'My own text', zh: '自己写' } },
  ...PICTURE_LANGUAGES.map((value): Choice => {
    const [en, zh] = NAMES[value];
    return { value, text: { en, zh }, needsEngine: true };
  }),
];
