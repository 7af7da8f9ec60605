import type { SubtitleFontKind } from '@inkreel/contract/tools/capabilities.ts';
import { subtitleFont } from '@inkreel/scene/subtitles/subtitle-fonts.ts';
import { loadScriptFonts, SCRIPT_FAMILIES } from '../../../lib/script-fonts.ts';
import type { DrawnFont } from './core/text-look.ts';

/** Style sheets of the fonts that videos are drawn with; the parts that a text needs are loaded with it. */
const SHEETS: Readonly<Record<string, () => Promise<unknown>>> = {
  'Noto Sans': () => import('@fontsource-variable/noto-sans/wght.css'),
  'Noto Sans SC': () => import('@fontsource-variable/noto-sans-sc/wght.css'),
  'Noto Sans JP': () => import('@fontsource-variable/noto-sans-jp/wght.css'),
  'Noto Sans KR': () => import('@fontsource-variable/noto-sans-kr/wght.css'),
  'Noto Sans Arabic': () => import('@fontsource-variable/noto-sans-arabic/wght.css'),
  'Noto Serif SC': () => import('@fontsource-variable/noto-serif-sc/wght.css'),
};
/** Fallbacks for characters that a family lacks, the same as in the video. */
const FALLBACKS = [...Object.keys(SHEETS).map((family) => `"${family} Variable"`), ...SCRIPT_FAMILIES];

/** The font of the preview. Without a connection the device's fonts are used. */
export function previewFont(kind: SubtitleFontKind, language?: string): DrawnFont {
  const font = subtitleFont(kind, language);
  return { ...font, css: [`"${font.family} Variable"`, ...FALLBACKS, 'sans-serif'].join(', ') };
}

/** Loads the family, and the fonts of scripts that the text needs. */
export function loadPreviewFont(family: string, text: string): void {
  void SHEETS[family]?.().catch(() => undefined);
  void loadScriptFonts(text);
}
