var SCRIPT_FONTS = [
	{
		family: "Noto Sans Thai",
		file: "NotoSansThai-Regular.ttf",
		lineEms: 1.511,
		letters: /\p{Script=Thai}/u
	},
	{
		family: "Noto Sans Hebrew",
		file: "NotoSansHebrew-Regular.ttf",
		lineEms: 1.36,
		letters: /\p{Script=Hebrew}/u
	},
	{
		family: "Noto Sans Armenian",
		file: "NotoSansArmenian-Regular.ttf",
		lineEms: 1.36,
		letters: /\p{Script=Armenian}/u
	},
	{
		family: "Noto Sans Devanagari",
		file: "NotoSansDevanagari-Regular.ttf",
		lineEms: 1.906,
		letters: /[\p{Script=Devanagari}\u0964\u0965]/u
	},
	{
		family: "Noto Sans Tamil",
		file: "NotoSansTamil-Regular.ttf",
		lineEms: 1.24,
		letters: /\p{Script=Tamil}/u
	},
	{
		family: "Noto Emoji",
		file: "NotoEmoji-Regular.ttf",
		lineEms: 1.172,
		letters: /(?![©®™\u2000-\u24ff])\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|\p{Emoji_Modifier}/u
	}
];
/** The fonts of scripts that a text needs. */
var scriptFontsOf = (text) => SCRIPT_FONTS.filter(({ letters }) => letters.test(text));
/** A text in parts by font. Joiners and spaces stay with the letters before them. */
function scriptRuns(text) {
	const runs = [];
	for (const character of text) {
		const last = runs.at(-1);
		const font = last && /[\s\p{M}\p{Cf}]/u.test(character) ? last.font : fontOf(character);
		if (last && last.font === font) last.text += character;
		else runs.push({
			text: character,
			font
		});
	}
	return runs;
}
var fontOf = (character) => SCRIPT_FONTS.find(({ letters }) => letters.test(character));
// web/lib/script-fonts.ts
/** For the end of a list of font families: the fonts of scripts that other fonts lack. */
var SCRIPT_FAMILIES = SCRIPT_FONTS.map(({ family }) => `"${family} Scene"`);
/** Loads those that a text needs; without a connection the device's fonts are used. */
async function loadScriptFonts(text) {
	if (scriptFontsOf(text).length > 0) await Promise.resolve({                 }).catch(() => void 0);
}
export { loadScriptFonts as n, scriptRuns as r, SCRIPT_FAMILIES as t };
