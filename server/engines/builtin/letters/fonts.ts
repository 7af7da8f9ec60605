import { createRequire } from 'node:module';
import path from 'node:path';
import { SCRIPT_FONTS } from '@inkreel/scene/text-fonts/script-fonts.ts';

export type Weight = 'regular' | 'bold';

const require = createRequire(import.meta.url);
const FOLDER = path.resolve(import.meta.dirname, '../../../fonts');

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
    regular: ['NotoSans-Regular.ttf', 'NotoSansSC-Regular.ttf'],
    bold: ['NotoSans-Bold.ttf', 'NotoSansSC-Bold.ttf'],
  },
  // It has Latin letters too.
  serif: { regular: ['NotoSerifSC-Regular.ttf'], bold: ['NotoSerifSC-Bold.ttf'] },
};

/** Files for texts with letters of a script: each takes time to load. */
const OTHERS: readonly { letters: RegExp; files: Record<Weight, string> }[] = [
  {
    letters: /\p{Script=Hangul}/u,
    files: { regular: 'NotoSansKR-Regular.ttf', bold: 'NotoSansKR-Bold.ttf' },
  },
  {
    letters: /\p{Script=Arabic}/u,
    files: { regular: 'NotoSansArabic-Regular.ttf', bold: 'NotoSansArabic-Bold.ttf' },
  },
  ...SCRIPT_FONTS.map(({ letters, file }) => {
    const only = require.resolve(`@inkreel/scene/text-fonts/files/${file}`);
    return { letters, files: { regular: only, bold: only } };
  }),
];

/** Paths of the font files of a weight on this machine that a text needs, Latin first. */
export function fontFiles(weight: Weight, text: string, typeface: 'sans' | 'serif' = 'sans'): string[] {
  const others = OTHERS.filter(({ letters }) => letters.test(text)).map(({ files }) => files[weight]);
  return [...FILES[typeface][weight], ...others].map((file) => path.resolve(FOLDER, file));
}
