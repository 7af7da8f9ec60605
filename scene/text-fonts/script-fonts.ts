/** Fonts of single scripts, in one weight: the same files in videos, in images and in the browser. */

export interface ScriptFont {
  /** Name of the family. */
  family: string;
  /** In `scene/text-fonts/files`. */
  file: string;
  /** Height from `usWinAscent` to `usWinDescent` of the file, in ems: libass's unit of font size. */
  lineEms: number;
  /** Its letters. */
  letters: RegExp;
}

/** Pictographs, without the signs that text fonts have too. */
const EMOJI = /(?![©®™\u2000-\u24ff])\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|\p{Emoji_Modifier}/u;

export const SCRIPT_FONTS: readonly ScriptFont[] = [
  { family: 'Noto Sans Thai', file: 'NotoSansThai-Regular.ttf', lineEms: 1.511, letters: /\p{Script=Thai}/u },
  {
    family: 'Noto Sans Hebrew',
    file: 'NotoSansHebrew-Regular.ttf',
    lineEms: 1.36,
    letters: /\p{Script=Hebrew}/u,
  },
  {
    family: 'Noto Sans Armenian',
    file: 'NotoSansArmenian-Regular.ttf',
    lineEms: 1.36,
    letters: /\p{Script=Armenian}/u,
  },
  {
    family: 'Noto Sans Devanagari',
    file: 'NotoSansDevanagari-Regular.ttf',
    lineEms: 1.906,
    letters: /[\p{Script=Devanagari}\u0964\u0965]/u,
  },
  {
    family: 'Noto Sans Tamil',
    file: 'NotoSansTamil-Regular.ttf',
    lineEms: 1.24,
    letters: /\p{Script=Tamil}/u,
  },
  { family: 'Noto Emoji', file: 'NotoEmoji-Regular.ttf', lineEms: 1.172, letters: EMOJI },
];

/** The fonts of scripts that a text needs. */
export const scriptFontsOf = (text: string): ScriptFont[] =>
  SCRIPT_FONTS.filter(({ letters }) => letters.test(text));

/** A part of a text in one font; `font` is undefined for letters of the text's own font. */
export interface ScriptRun {
  text: string;
  font: ScriptFont | undefined;
}

/** A text in parts by font. Joiners and spaces stay with the letters before them. */
export function scriptRuns(text: string): ScriptRun[] {
  const runs: ScriptRun[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const font = last && /[\s\p{M}\p{Cf}]/u.test(character) ? last.font : fontOf(character);
    if (last && last.font === font) last.text += character;
    else runs.push({ text: character, font });
  }
  return runs;
}

const fontOf = (character: string): ScriptFont | undefined =>
  SCRIPT_FONTS.find(({ letters }) => letters.test(character));
