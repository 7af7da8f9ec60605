import { createRequire } from 'node:module';

export type Weight = 'regular' | 'bold';

const require = createRequire(import.meta.url);

/**
 * The fonts for drawing text: Latin first, Chinese for its missing characters. Both under the Open Font License.
 */
export const FAMILIES = 'Noto Sans, Noto Sans SC';
export const CSS_WEIGHTS: Record<Weight, number> = { regular: 400, bold: 700 };

const FILES: Record<Weight, readonly [latin: string, chinese: string]> = {
  regular: [
    '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
    '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  ],
  bold: [
    '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
    '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
  ],
};

/** Paths of the font files of a weight on this machine, Latin first. */
export function fontFiles(weight: Weight): string[] {
  return FILES[weight].map((file) => require.resolve(file));
}
