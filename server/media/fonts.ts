import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SUBTITLE_FAMILIES } from '@inkreel/scene/subtitles/subtitle-fonts.ts';

const require = createRequire(import.meta.url);

/** Under the SIL Open Font License, each with nine weights of which two are used. */
const PACKAGES = [
  'noto-sans',
  'noto-sans-sc',
  'noto-sans-jp',
  'noto-sans-kr',
  'noto-sans-arabic',
  'noto-serif-sc',
] as const;
const WEIGHTS = ['400Regular', '700Bold'] as const;

const folders = (): string[] =>
  PACKAGES.flatMap((name) => {
    const root = path.dirname(require.resolve(`@expo-google-fonts/${name}/package.json`));
    return WEIGHTS.map((weight) => path.join(root, weight));
  });

/**
 * Writes the configuration with which text is drawn: only our fonts, so that it looks the same on every machine. A
 * character that the requested family lacks is taken from the next one that has it.
 * @returns its path, for `FONTCONFIG_FILE`
 */
export async function writeFontsFile(folder: string): Promise<string> {
  const families = SUBTITLE_FAMILIES.map((name) => `<family>${name}</family>`);
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...folders().map((each) => `  <dir>${xml(each)}</dir>`),
    `  <cachedir>${xml(path.join(folder, 'fonts-cache'))}</cachedir>`,
    `  <alias><family>sans-serif</family><prefer>${families.join('')}</prefer></alias>`,
    '</fontconfig>',
    '',
  ].join('\n');
  // Installations of several versions may share the folder, each with its own fonts.
  const name = createHash('sha256').update(lines).digest('hex').slice(0, 16);
  const file = path.join(folder, `fonts-${name}.conf`);
  await writeFile(file, lines);
  return file;
}

const xml = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] as string);
