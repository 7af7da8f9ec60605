import type { Layer } from '@inkreel/scene/layers/layer-document.ts';
import { cssFont, type FontFamilies } from '@inkreel/scene/layers/text-layout.ts';
import { loadScriptFonts, SCRIPT_FAMILIES } from '../../lib/script-fonts.ts';

/**
 * The two font families that texts are drawn with. They ship with the product, so that a text has the same pixels on
 * every device and on the server; characters that all of them lack come from the device's fonts.
 */
const listOf = (family: string, generic: string): string =>
  [family, '"Noto Sans KR Variable"', '"Noto Sans Arabic Variable"', ...SCRIPT_FAMILIES, generic].join(', ');
export const SCENE_FONTS: FontFamilies = {
  sans: listOf('"Noto Sans SC Variable"', 'sans-serif'),
  serif: listOf('"Noto Serif SC Variable"', 'serif'),
};

/** Fallback fonts for characters that the two families lack. */
const OTHERS = [
  [/\p{Script=Hangul}/u, () => import('@fontsource-variable/noto-sans-kr/wght.css')],
  [/\p{Script=Arabic}/u, () => import('@fontsource-variable/noto-sans-arabic/wght.css')],
] as const;

/** Loads the parts of the fonts that these texts need; without a connection the device's fonts are used. */
export async function loadSceneFonts(layers: readonly Layer[]): Promise<void> {
  const texts = layers.filter((layer) => layer.kind === 'text');
  if (texts.length === 0) return;
  const words = texts.map(({ text }) => text).join('');
  const others = OTHERS.filter(([letters]) => letters.test(words)).map(([, load]) => load());
  await Promise.all([import('./scene-fonts.css'), loadScriptFonts(words), ...others]);
  const loading = texts.map((layer) => document.fonts.load(cssFont(layer, SCENE_FONTS), layer.text));
  await Promise.allSettled(loading);
}
