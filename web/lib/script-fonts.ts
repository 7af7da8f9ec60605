import { SCRIPT_FONTS, scriptFontsOf } from '@inkreel/scene/text-fonts/script-fonts.ts';

/** For the end of a list of font families: the fonts of scripts that other fonts lack. */
export const SCRIPT_FAMILIES: readonly string[] = SCRIPT_FONTS.map(({ family }) => `"${family} Scene"`);

/** Loads those that a text needs; without a connection the device's fonts are used. */
export async function loadScriptFonts(text: string): Promise<void> {
  if (scriptFontsOf(text).length > 0) await import('./script-fonts.css').catch(() => undefined);
}
