import { createRequire } from 'node:module';
import { SCRIPT_FONTS } from '@inkreel/scene/text-fonts/script-fonts.ts';

export type Weight = 'regular' | 'bold';

const require = createRequire(import.meta.url);

/** The families for drawing text: Latin first, then Chinese, then those of other scripts. All under the Open Font License. */
export const FAMILIES = [
  'Noto Sans',
  'Noto Sans SC',
  'Noto Sans KR',
  'Noto Sans Arabic',
  ...SCRIPT_FONTS.map(({ family }) => family),
].join(', ');
export const CSS_WEIGHTS: Record<Weight, number> = { regular: 400, bold: 700 };

const FILES: Record<'sans' | 'serif', Record<Weight, readonly string[]>> = {
  sans: {
    regular: [
      '@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf',
      '@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
    ],
    bold: [
      '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
      '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
    ],
  },
  // It has Latin letters too.
  serif: {
    regular: ['@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf'],
    bold: ['@expo-google-fonts/noto-serif-sc/700Bold/NotoSerifSC_700Bold.ttf'],
  },
};

/** Files for texts with letters of a script: each takes time to load. */
const OTHERS: readonly { letters: RegExp; files: Record<Weight, string> }[] = [
  {
    letters: /\p{Script=Hangul}/u,
    files: {
      regular: '@expo-google-fonts/noto-sans-kr/400Regular/NotoSansKR_400Regular.ttf',
      bold: '@expo-google-fonts/noto-sans-kr/700Bold/NotoSansKR_700Bold.ttf',
    },
  },
  {
    letters: /\p{Script=Arabic}/u,
    files: {
      regular: '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
      bold: '@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
    },
  },
  ...SCRIPT_FONTS.map(({ letters, file }) => {
    const only = `@inkreel/scene/text-fonts/files/${file}`;
    return { letters, files: { regular: only, bold: only } };
  }),
];

/** Paths of the font files of a weight on this machine that a text needs, Latin first. */
export function fontFiles(weight: Weight, text: string, typeface: 'sans' | 'serif' = 'sans'): string[] {
  const others = OTHERS.filter(({ letters }) => letters.test(text)).map(({ files }) => files[weight]);
  return [...FILES[typeface][weight], ...others].map((file) => require.resolve(file));
}
