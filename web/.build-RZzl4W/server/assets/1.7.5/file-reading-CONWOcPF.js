import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as Select } from "./select-CtEAjMC2.js";
import { useId } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// contract/messages/en/subtitle-files.ts
var number$1 = (value) => value.toLocaleString("en");
var subtitleFiles$1 = {
	encoding: "Text encoding",
	encodingHint: ({ name }) => `How the text of ${name} was read. If it looks wrong, choose another one; edits of these lines are replaced.`,
	encodings: {
		"utf-8": "Unicode (UTF-8)",
		"utf-16le": "Unicode (UTF-16 LE)",
		"utf-16be": "Unicode (UTF-16 BE)",
		gb18030: "Chinese, simplified (GB 18030)",
		big5: "Chinese, traditional (Big5)",
		shift_jis: "Japanese (Shift JIS)",
		"euc-jp": "Japanese (EUC-JP)",
		"iso-2022-jp": "Japanese (ISO-2022-JP)",
		"euc-kr": "Korean (EUC-KR)",
		"windows-1252": "Western European (Windows-1252)",
		macintosh: "Western European (Macintosh)",
		"windows-1250": "Central European (Windows-1250)",
		"iso-8859-2": "Central European (ISO 8859-2)",
		"windows-1257": "Baltic (Windows-1257)",
		"windows-1254": "Turkish (Windows-1254)",
		"windows-1258": "Vietnamese (Windows-1258)",
		"windows-1251": "Cyrillic (Windows-1251)",
		"koi8-r": "Cyrillic (KOI8-R)",
		"koi8-u": "Cyrillic (KOI8-U)",
		ibm866: "Cyrillic (DOS 866)",
		"iso-8859-5": "Cyrillic (ISO 8859-5)",
		"x-mac-cyrillic": "Cyrillic (Macintosh)",
		"windows-1253": "Greek (Windows-1253)",
		"iso-8859-7": "Greek (ISO 8859-7)",
		"windows-1255": "Hebrew (Windows-1255)",
		"windows-1256": "Arabic (Windows-1256)",
		"iso-8859-6": "Arabic (ISO 8859-6)",
		"windows-874": "Thai (Windows-874)"
	},
	mended: ({ count }) => `${number$1(count)} ${count === 1 ? "line" : "lines"} ended before ${count === 1 ? "it" : "they"} began and now ${count === 1 ? "lasts" : "last"} one second.`,
	rolled: "These captions rolled, with each line shown again above the next. Each line now stands once.",
	doubtful: ({ lines, more }) => `Check ${lines.length === 1 ? "line" : "lines"} ${lines.map(number$1).join(", ")}${more > 0 ? ` and ${number$1(more)} more` : ""} of the file: ${lines.length + more === 1 ? "it looks" : "they look"} like a time that could not be read, or like text outside of a subtitle.`
};
// contract/messages/zh/subtitle-files.ts
var number = (value) => value.toLocaleString("zh-CN");
// contract/messages/areas/subtitle-files.ts
/** How a subtitle file was read. Loaded with the first file. */
var subtitleFileTexts = {
	en: subtitleFiles$1,
	zh: {
		encoding: "文字编码",
		encodingHint: ({ name }) => `${name} 按此编码读取。如果文字显示不对，请换一种；对这些字幕的修改会被替换。`,
		encodings: {
			"utf-8": "Unicode（UTF-8）",
			"utf-16le": "Unicode（UTF-16 LE）",
			"utf-16be": "Unicode（UTF-16 BE）",
			gb18030: "简体中文（GB 18030）",
			big5: "繁体中文（Big5）",
			shift_jis: "日语（Shift JIS）",
			"euc-jp": "日语（EUC-JP）",
			"iso-2022-jp": "日语（ISO-2022-JP）",
			"euc-kr": "韩语（EUC-KR）",
			"windows-1252": "西欧（Windows-1252）",
			macintosh: "西欧（Macintosh）",
			"windows-1250": "中欧（Windows-1250）",
			"iso-8859-2": "中欧（ISO 8859-2）",
			"windows-1257": "波罗的海（Windows-1257）",
			"windows-1254": "土耳其语（Windows-1254）",
			"windows-1258": "越南语（Windows-1258）",
			"windows-1251": "西里尔文（Windows-1251）",
			"koi8-r": "西里尔文（KOI8-R）",
			"koi8-u": "西里尔文（KOI8-U）",
			ibm866: "西里尔文（DOS 866）",
			"iso-8859-5": "西里尔文（ISO 8859-5）",
			"x-mac-cyrillic": "西里尔文（Macintosh）",
			"windows-1253": "希腊语（Windows-1253）",
			"iso-8859-7": "希腊语（ISO 8859-7）",
			"windows-1255": "希伯来语（Windows-1255）",
			"windows-1256": "阿拉伯语（Windows-1256）",
			"iso-8859-6": "阿拉伯语（ISO 8859-6）",
			"windows-874": "泰语（Windows-874）"
		},
		mended: ({ count }) => `有 ${number(count)}\u00a0条的结束早于开始，已改为显示一秒。`,
		rolled: "这是滚动字幕，每一行会在下一行上方再显示一次。现在每行只保留一次。",
		doubtful: ({ lines, more }) => `请检查文件的第 ${lines.map(number).join("、")}\u00a0行${more > 0 ? `，以及另外 ${number(more)}\u00a0行` : ""}：看起来像无法识别的时间，或不属于任何一条字幕的文字。`
	}
};
// contract/text/encodings.ts
/** Encodings in which text files are read, as named in the Encoding Standard; in the order of menus. */
var TEXT_ENCODINGS = [
	"utf-8",
	"utf-16le",
	"utf-16be",
	"gb18030",
	"big5",
	"shift_jis",
	"euc-jp",
	"iso-2022-jp",
	"euc-kr",
	"windows-1252",
	"macintosh",
	"windows-1250",
	"iso-8859-2",
	"windows-1257",
	"windows-1254",
	"windows-1258",
	"windows-1251",
	"koi8-r",
	"koi8-u",
	"ibm866",
	"iso-8859-5",
	"x-mac-cyrillic",
	"windows-1253",
	"iso-8859-7",
	"windows-1255",
	"windows-1256",
	"iso-8859-6",
	"windows-874"
];
// web/editors/kit/lines/file-reading.tsx
/** Numbers of lines that are named; the rest is counted. */
var NAMED = 5;
/** How a file was read: its encoding, which is a guess that can be changed, and what to check. */
function FileReading({ read: { file, encoding, mended, rolled, doubtful }, onEncoding }) {
	const texts = useAreaTexts(subtitleFileTexts);
	const id = useId();
	const named = doubtful.slice(0, NAMED);
	return /* @__PURE__ */ jsxs("div", {
		className: "mt-3",
		"data-testid": "subtitle-file-reading",
		children: [
			/* @__PURE__ */ jsx("label", {
				className: "label",
				htmlFor: id,
				children: texts.encoding
			}),
			/* @__PURE__ */ jsx(Select, {
				id,
				className: "w-full",
				value: encoding,
				options: TEXT_ENCODINGS.map((value) => ({
					value,
					label: texts.encodings[value]
				})),
				onChange: (value) => onEncoding(value)
			}),
			/* @__PURE__ */ jsx("p", {
				className: "note mt-2",
				children: texts.encodingHint({ name: file.name })
			}),
			mended > 0 && /* @__PURE__ */ jsx("p", {
				className: "note mt-2",
				children: texts.mended({ count: mended })
			}),
			rolled > 0 && /* @__PURE__ */ jsx("p", {
				className: "note mt-2",
				children: texts.rolled
			}),
			doubtful.length > 0 && /* @__PURE__ */ jsx("p", {
				className: "run-refused mt-2",
				role: "alert",
				children: texts.doubtful({
					lines: named,
					more: doubtful.length - named.length
				})
			})
		]
	});
}
export { FileReading as default };
