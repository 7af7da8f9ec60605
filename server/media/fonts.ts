import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Languages whose writing burnt-in text may have. */
export type TextLanguage = 'en' | 'zh' | 'ja' | 'ko' | 'ar';

/** The family that a language is set in: the same character has other strokes in Chinese and in Japanese. */
const FAMILIES: Readonly<Record<TextLanguage, string>> = {
  en: 'Noto Sans',
  zh: 'Noto Sans SC',
  ja: 'Noto Sans JP',
  ko: 'Noto Sans KR',
  ar: 'Noto Sans Arabic',
};

/**
 * The families for `writeAss`; those of Latin letters for a language that is not listed. There is no serif among the fonts:
 * such styles are drawn without.
 */
export function subtitleFamilies(language: string): { sans: string; serif: string } {
  const family = FAMILIES[isTextLanguage(language) ? language : 'en'];
  return { sans: family, serif: family };
}

const isTextLanguage = (language: string): language is TextLanguage => Object.hasOwn(FAMILIES, language);

/** Under the SIL Open Font License, each with nine weights of which two are used. */
const PACKAGES = ['noto-sans', 'noto-sans-sc', 'noto-sans-jp', 'noto-sans-kr', 'noto-sans-arabic'] as const;
const WEIGHTS = ['400Regular', '700Bold'] as const;

const folders = (): string[] =>
  PACKAGES.flatMap((name) => {
    const root = path.dirname(require.resolve(`@expo-google-fonts/${name}/package.json`));
    return WEIGHTS.map((weight) => path.join(root, weight));
  });

/**
 * Writes the configuration with which text is drawn: our fonts alone, so that it looks the same on every machine. A
 * character that the wanted family lacks is taken from the next one that has it.
 * @returns its path, for `FONTCONFIG_FILE`
 */
export async function writeFontsFile(folder: string): Promise<string> {
  const file = path.join(folder, 'fonts.conf');
  const families = Object.values(FAMILIES).map((name) => `<family>${name}</family>`);
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...folders().map((each) => `  <dir>${xml(each)}</dir>`),
    `  <cachedir>${xml(path.join(folder, 'fonts-cache'))}</cachedir>`,
    `  <alias><family>sans-serif</family><prefer>${families.join('')}</prefer></alias>`,
    '</fontconfig>',
    '',
  ];
  await writeFile(file, lines.join('\n'));
  return file;
}

const xml = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] as string);
