import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { SUBTITLE_FAMILIES } from '@inkreel/scene/subtitles/subtitle-fonts.ts';
import { SCRIPT_FONTS } from '@inkreel/scene/text-fonts/script-fonts.ts';

const require = createRequire(import.meta.url);

/** Folders with the fonts that text is drawn with, all under the SIL Open Font License. */
export const fontFolders = (): string[] => [
  path.resolve(import.meta.dirname, '../fonts'),
  path.dirname(require.resolve('@inkreel/scene/text-fonts/files/OFL.txt')),
];

/**
 * Writes the configuration with which text is drawn: only our fonts, so that it looks the same on every machine. A
 * character that the requested family lacks is taken from the next one that has it.
 * @returns its path, for `FONTCONFIG_FILE`
 */
export async function writeFontsFile(folder: string): Promise<string> {
  const names = [...SUBTITLE_FAMILIES, ...SCRIPT_FONTS.map(({ family }) => family)];
  const families = names.map((name) => `<family>${name}</family>`);
  const lines = [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...fontFolders().map((each) => `  <dir>${xml(each)}</dir>`),
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
