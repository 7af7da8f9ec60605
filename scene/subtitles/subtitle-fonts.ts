/** Fonts of subtitles, the same in the preview and in the video. */
import type { SubtitleFontKind } from '@inkreel/contract/tools/capabilities.ts';

/** Languages of burnt-in text. */
export type TextLanguage = 'en' | 'zh' | 'ja' | 'ko' | 'ar';

export interface SubtitleFont {
  /** Name of the family. */
  family: string;
  /** Height from `usWinAscent` to `usWinDescent` of the font file, in ems: libass's unit of font size. */
  lineEms: number;
}

const CJK = 1.448;
const SERIF: SubtitleFont = { family: 'Noto Serif SC', lineEms: 1.437 };

/** The same character has different strokes in Chinese and Japanese, so each language has a family. */
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

/** Ems of a style's size, so that Latin letters are equally large in every language. */
export const SIZE_EMS = CJK;

/** The languages with a serif family here; others use sans serif. */
export const hasSerif = (language: string): boolean => fontsOf(language).serif !== undefined;

/** The font of a language; the Latin font for an unlisted one. */
export function subtitleFont(kind: SubtitleFontKind, language = 'en'): SubtitleFont {
  const { sans, serif } = fontsOf(language);
  return kind === 'serif' && serif ? serif : sans;
}

const fontsOf = (language: string) => FONTS[isTextLanguage(language) ? language : 'en'];
const isTextLanguage = (language: string): language is TextLanguage => Object.hasOwn(FONTS, language);
