import { s as SUBTITLE_SIZES } from "./subtitle-project-Cc7OUByw.js";
import { i as isRightToLeft } from "./text-width-DqvFhvWb.js";
import { n as loadScriptFonts, t as SCRIPT_FAMILIES } from "./script-fonts-DeZP-LZ-.js";
import { useEffect } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// scene/subtitles/subtitle-measures.ts
/** Distance of the second language below the first. */
var SECOND_SIZE = .75;
/** Height of the letters, in pixels of the video. */
var fontSize = ({ style, video }) => Math.min(video.width, video.height) * style.size / 100;
// scene/subtitles/subtitle-style.ts
/** Subtitle styles, 001 to 015 in the specification: the same values for the preview and the video. */
var WHITE = "#ffffff";
var YELLOW = "#f6d266";
var PAPER = "#fff9f2";
var INK = "#1b1917";
var plain = {
	font: "sans",
	bold: false,
	size: SUBTITLE_SIZES.size.initial,
	color: WHITE,
	effect: "none",
	place: "bottom",
	margin: SUBTITLE_SIZES.margin.initial
};
var SOFT = {
	color: "#000000",
	distance: 3,
	blur: 8
};
/** In the order of their ids, which saved projects name: styles never change their place. */
var SUBTITLE_STYLES = [
	{
		id: "001",
		...plain,
		shadow: SOFT
	},
	{
		id: "002",
		...plain,
		bold: true,
		outline: {
			color: "#000000",
			width: 8
		}
	},
	{
		id: "003",
		...plain,
		color: PAPER,
		plate: {
			color: "#141311",
			opacity: .82
		}
	},
	{
		id: "004",
		...plain,
		color: INK,
		plate: {
			color: PAPER,
			opacity: 1
		}
	},
	{
		id: "005",
		...plain,
		color: YELLOW,
		shadow: SOFT
	},
	{
		id: "006",
		...plain,
		bold: true,
		color: YELLOW,
		outline: {
			color: "#3a2504",
			width: 8
		}
	},
	{
		id: "007",
		...plain,
		color: PAPER,
		plate: {
			color: "#c8371f",
			opacity: 1
		}
	},
	{
		id: "008",
		...plain,
		spacing: 22,
		shadow: SOFT
	},
	{
		id: "009",
		...plain,
		font: "serif",
		bold: true,
		shadow: SOFT
	},
	{
		id: "010",
		...plain,
		bold: true,
		effect: "sweep",
		shadow: SOFT
	},
	{
		id: "011",
		...plain,
		underline: true,
		shadow: SOFT
	},
	{
		id: "012",
		...plain,
		plate: {
			color: WHITE,
			opacity: .24
		}
	},
	{
		id: "013",
		...plain,
		bold: true,
		color: "#cfe6ff",
		outline: {
			color: "#173a5e",
			width: 8
		}
	},
	{
		id: "014",
		...plain,
		bold: true,
		italic: true,
		shadow: {
			color: INK,
			distance: 8,
			blur: 0
		}
	},
	{
		id: "015",
		...plain,
		bold: true,
		color: INK,
		outline: {
			color: WHITE,
			width: 10
		}
	}
];
/** The style of an id; the first one for an unknown id, as a newer version of the product may write. */
var styleOf = (id) => SUBTITLE_STYLES.find((style) => style.id === id) ?? SUBTITLE_STYLES[0];
/** The look of a style with its changes. */
function lookOf({ style, font, effect, size, place, margin }) {
	const own = styleOf(style);
	return {
		...own,
		font: font ?? own.font,
		effect: effect ?? own.effect,
		size: size ?? own.size,
		place: place ?? own.place,
		margin: margin ?? own.margin
	};
}
/** The color that fills swept letters: different from theirs, and from the light plate behind dark letters. */
function sweepColor({ color }) {
	if (color === INK) return "#c8371f";
	return color === YELLOW ? WHITE : YELLOW;
}
// scene/subtitles/subtitle-fonts.ts
var CJK = 1.448;
var SERIF = {
	family: "Noto Serif SC",
	lineEms: 1.437
};
/** The same character has different strokes in Chinese and Japanese, so each language has a family. */
var FONTS = {
	en: {
		sans: {
			family: "Noto Sans",
			lineEms: 1.519
		},
		serif: SERIF
	},
	zh: {
		sans: {
			family: "Noto Sans SC",
			lineEms: CJK
		},
		serif: SERIF
	},
	ja: {
		sans: {
			family: "Noto Sans JP",
			lineEms: CJK
		},
		serif: SERIF
	},
	ko: { sans: {
		family: "Noto Sans KR",
		lineEms: CJK
	} },
	ar: { sans: {
		family: "Noto Sans Arabic",
		lineEms: 2.169
	} }
};
[...Object.values(FONTS).map(({ sans }) => sans.family), SERIF.family];
/** Ems of a style's size, so that Latin letters are equally large in every language. */
var SIZE_EMS = CJK;
/** The languages with a serif family here; others use sans serif. */
var hasSerif = (language) => fontsOf(language).serif !== void 0;
/** The font of a language; the Latin font for an unlisted one. */
function subtitleFont(kind, language = "en") {
	const { sans, serif } = fontsOf(language);
	return kind === "serif" && serif ? serif : sans;
}
var fontsOf = (language) => FONTS[isTextLanguage(language) ? language : "en"];
var isTextLanguage = (language) => Object.hasOwn(FONTS, language);
// web/editors/kit/lines/core/text-look.ts
/** The plate extends beyond the letters by this much, in per cent of their height (`write-ass.ts`). */
var PLATE_ROOM = 12;
/**
* The look of a text. Edges, shadows and plates of the second language are as wide as those of the first, as in libass.
* @param height of the letters in CSS pixels: the style's size in the picture as it is shown
* @param scale of this text's letters
*/
function textLook(style, height, font, scale = 1) {
	const { plate, outline, shadow } = style;
	const em = height * scale / SIZE_EMS;
	const percent = (share) => round(height * share / 100);
	return {
		fontFamily: font.css,
		fontSize: `${round(em)}px`,
		lineHeight: `${round(em * font.lineEms)}px`,
		fontWeight: style.bold ? 700 : 400,
		fontStyle: style.italic ? "italic" : "normal",
		textDecorationLine: style.underline ? "underline" : "none",
		letterSpacing: `${percent(style.spacing ?? 0)}px`,
		color: style.color,
		...plate && {
			backgroundColor: withOpacity(plate.color, plate.opacity),
			padding: `${percent(PLATE_ROOM)}px`,
			margin: `-${percent(PLATE_ROOM)}px auto`
		},
		...outline && {
			WebkitTextStroke: `${percent(2 * outline.width)}px ${outline.color}`,
			paintOrder: "stroke fill"
		},
		...shadow && { textShadow: shadowOf(shadow, percent) }
	};
}
function shadowOf({ color, distance, blur }, percent) {
	const cast = `${percent(distance)}px ${percent(distance)}px ${percent(blur)}px ${color}`;
	return blur > 0 ? `0 0 ${percent(blur / 2)}px ${color}, 0 0 ${percent(blur)}px ${color}, ${cast}` : cast;
}
/** `#rrggbb` with an opacity from 0 to 1. */
var withOpacity = (color, opacity) => `${color}${Math.round(opacity * 255).toString(16).padStart(2, "0")}`;
var round = (value) => Math.round(value * 100) / 100;
// web/editors/kit/lines/preview-fonts.ts
/** Style sheets of the fonts that videos are drawn with; the parts that a text needs are loaded with it. */
var SHEETS = {
	"Noto Sans": () => Promise.resolve({         }),
	"Noto Sans SC": () => Promise.resolve({         }),
	"Noto Sans JP": () => Promise.resolve({         }),
	"Noto Sans KR": () => Promise.resolve({         }),
	"Noto Sans Arabic": () => Promise.resolve({         }),
	"Noto Serif SC": () => Promise.resolve({         })
};
/** Fallbacks for characters that a family lacks, the same as in the video. */
var FALLBACKS = [...Object.keys(SHEETS).map((family) => `"${family} Variable"`), ...SCRIPT_FAMILIES];
/** The font of the preview. Without a connection the device's fonts are used. */
function previewFont(kind, language) {
	const font = subtitleFont(kind, language);
	return {
		...font,
		css: [
			`"${font.family} Variable"`,
			...FALLBACKS,
			"sans-serif"
		].join(", ")
	};
}
/** Loads the family, and the fonts of scripts that the text needs. */
function loadPreviewFont(family, text) {
	SHEETS[family]?.().catch(() => void 0);
	loadScriptFonts(text);
}
// web/editors/kit/lines/subtitle-text.tsx
/** Texts in a style, as the video will have them: the first one, and beneath it the second language smaller. */
function SubtitleText({ texts, style, picture, languages = [] }) {
	const height = picture * style.size / 100;
	return texts.map((text, at) => /* @__PURE__ */ jsx(Text, {
		text,
		style,
		height,
		language: languages[at],
		isSecond: at > 0
	}, at));
}
function Text({ text, style, height, language, isSecond }) {
	const font = previewFont(style.font, language);
	const { family } = font;
	useEffect(() => loadPreviewFont(family, text), [family, text]);
	const look = textLook(style, height, font, isSecond ? SECOND_SIZE : 1);
	const isSwept = style.effect === "sweep" && !isSecond;
	const direction = isRightToLeft(text) ? "rtl" : "ltr";
	const lines = text.split("\n");
	const letters = lines.reduce((sum, line) => sum + line.length, 0);
	const lettersBefore = (at) => lines.slice(0, at).reduce((sum, line) => sum + line.length, 0);
	return /* @__PURE__ */ jsx("span", {
		className: "subtitle-text",
		lang: language,
		children: lines.map((line, at) => {
			const share = {
				from: lettersBefore(at) / letters,
				length: line.length / letters
			};
			return /* @__PURE__ */ jsxs("span", {
				dir: direction,
				style: look,
				children: [line, isSwept && /* @__PURE__ */ jsx(Sweep, {
					line,
					look,
					color: sweepColor(style),
					share
				})]
			}, at);
		})
	});
}
/** The part of a line that has been spoken, over the line; the lines of a text are filled one after the other. */
function Sweep({ line, look: { padding }, color, share: { from, length } }) {
	return /* @__PURE__ */ jsx("span", {
		"aria-hidden": true,
		className: "subtitle-sweep",
		style: {
			"--from": from,
			"--length": length,
			color,
			padding
		},
		children: line
	});
}
export { SUBTITLE_STYLES as a, SECOND_SIZE as c, subtitleFont as i, fontSize as l, SIZE_EMS as n, lookOf as o, hasSerif as r, sweepColor as s, SubtitleText as t };
