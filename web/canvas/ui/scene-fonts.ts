import type { Layer } from '@inkreel/scene/layers/layer-document.ts';
import { cssFont, type FontFamilies } from '@inkreel/scene/layers/text-layout.ts';

/**
 * The two font families that texts are drawn with. They ship with the product, so that a text has the same pixels on
 * every device and on the server; characters that they lack, such as emoji, come from the device's fonts.
 */
export const SCENE_FONTS: FontFamilies = {
  sans: '"Noto Sans SC Variable", "Noto Sans KR Variable", "Noto Sans Arabic Variable", sans-serif',
  serif: '"Noto Serif SC Variable", "Noto Sans KR Variable", "Noto Sans Arabic Variable", serif',
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
  await Promise.all([import('./scene-fonts.css'), ...others]);
  const loading = texts.map((layer) => document.fonts.load(cssFont(layer, SCENE_FONTS), layer.text));
  await Promise.allSettled(loading);
}
