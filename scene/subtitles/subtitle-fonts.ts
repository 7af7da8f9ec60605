/** Fonts of subtitles, the same in the preview and in the video. */
import type { SubtitleFontKind } from '@inkreel/contract/tools/capabilities.ts';

/** Languages whose writing burnt-in text may have. */
export type TextLanguage = 'en' | 'zh' | 'ja' | 'ko' | 'ar';

export interface SubtitleFont {
  /** Name of the family. */
  family: string;
  /** Height from `usWinAscent` to `usWinDescent` of the font file, in ems: what libass calls the size of a font. */
  lineEms: number;
}

const CJK = 1.448;
const SERIF: SubtitleFont = { family: 'Noto Serif SC', lineEms: 1.437 };

/** The same character has other strokes in Chinese and in Japanese, so each language has a family. */
const FONTS: Readonly<Record<TextLanguage, { sans: SubtitleFont; serif?: SubtitleFont }>> = {
  en: { sans: { family: 'Noto Sans', lineEms: 1.519 }, serif: SERIF },
  zh: { sans: { family: 'Noto Sans SC', lineEms: CJK }, serif: SERIF },
  ja: { sans: { family: 'Noto Sans JP', lineEms: CJK }, serif: SERIF },
  ko: { sans: { family: 'Noto Sans KR', lineEms: CJK } },
  ar: { sans: { family: 'Noto Sans Arabic', lineEms: 2.169 } },
};

export const SUBTITLE_FAMILIES: readonly string[] = [
  ...Object.values(FONTS).map(({ sans }) => sans.family),
  SERIF.family,
];

/** Ems of a style's size: the same letters are equally large in every language. */
export const SIZE_EMS = CJK;

/** The languages that have serif letters here; others are set without. */
export const hasSerif = (language: string): boolean => fontsOf(language).serif !== undefined;

/** The font of a language; that of Latin letters for one that is not listed. */
export function subtitleFont(kind: SubtitleFontKind, language = 'en'): SubtitleFont {
  const { sans, serif } = fontsOf(language);
  return kind === 'serif' && serif ? serif : sans;
}

const fontsOf = (language: string) => FONTS[isTextLanguage(language) ? language : 'en'];
const isTextLanguage = (language: string): language is TextLanguage => Object.hasOwn(FONTS, language);
