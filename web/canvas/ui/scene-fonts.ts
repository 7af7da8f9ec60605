import type { Layer } from '@inkreel/scene/layers/layer-document.ts';
import { cssFont, type FontFamilies } from '@inkreel/scene/layers/text-layout.ts';

/**
 * The two kinds of letters that texts are drawn with. They come with the product, so that a text has the same pixels on
 * every device and on the server; what they lack, such as emoji, the device's own fonts show.
 */
export const SCENE_FONTS: FontFamilies = {
  sans: '"Noto Sans SC Variable", sans-serif',
  serif: '"Noto Serif SC Variable", serif',
};

/** Loads the parts of the fonts that these texts need; without a connection the device's own letters stay. */
export async function loadSceneFonts(layers: readonly Layer[]): Promise<void> {
  const texts = layers.filter((layer) => layer.kind === 'text');
  if (texts.length === 0) return;
  await import('./scene-fonts.css');
  const loading = texts.map((layer) => document.fonts.load(cssFont(layer, SCENE_FONTS), layer.text));
  await Promise.allSettled(loading);
}
