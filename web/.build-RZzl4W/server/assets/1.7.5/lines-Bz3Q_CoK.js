import { t as voicesTexts } from "./voices-B3Qa0w-T.js";
import { n as SPEECH_LANGUAGES } from "./speech-BT8uKlkB.js";
import { c as FileSource, i as runLines } from "./subtitle-project-Cc7OUByw.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as fitSpeech } from "./fit-speech-BSMq_Unz.js";
import { t as readSubtitles } from "./read-subtitles-BEcDCiZV.js";
import { n as parseClock, t as clockText } from "./clock-text-DlnogvQR.js";
import { t as speechLength } from "./speech-length-BhkOsO-B.js";
import { useId, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/voices/core/typed-lines.ts
/** A line as it is typed: two times, the speaker if given, then the words. */
var TYPED = /^\s*([\d:.,]+)\s*(?:-->|[-–~])\s*([\d:.,]+)\s+(?:\[([^\]]{1,200})\]\s*)?(\S.*)$/u;
/** Lines as they are typed, one below the other: `0:01.500 - 0:03.000 [Ada] Good morning`. */
function typedLines(lines) {
	return lines.map(({ start, end, text, translation, speaker }) => {
		return `${[start, end].map((at) => clockText(at * 1e3, 3)).join(" - ")} ${speaker === void 0 ? "" : `[${speaker}] `}${(translation ?? text).replaceAll("\n", " ")}`;
	}).join("\n");
}
/** What was typed, a line each, or pasted as the content of a subtitle file; undefined if a line has no times. */
function readTypedLines(typed) {
	const read = typed.split("\n").filter((line) => line.trim() !== "").map((line) => {
		const [, from = "", to = "", speaker, text = ""] = TYPED.exec(line) ?? [];
		const [start, end] = [parseClock(from), parseClock(to)];
		if (start === void 0 || end === void 0 || end <= start) return void 0;
		const spoken = {
			start: start / 1e3,
			end: end / 1e3,
			text: text.trim()
		};
		return speaker === void 0 ? spoken : {
			...spoken,
			speaker: speaker.trim()
		};
	});
	if (read.every((line) => line !== void 0)) return read.toSorted((a, b) => a.start - b.start);
	const file = readSubtitles(typed);
	return "cues" in file ? runLines(file.cues) : void 0;
}
/**
* Numbers, from 1, of lines that are likely too long to be spoken in their time even at the greatest speed.
* @param language that they are spoken in
*/
function overlongLines(lines, language) {
	return lines.flatMap(({ start, end, text, translation }, at) => {
		const next = lines[at + 1]?.start ?? Number.POSITIVE_INFINITY;
		const natural = speechLength(translation ?? text, 100, language);
		const { over } = fitSpeech({
			natural,
			shown: (end - start) * 1e3,
			room: (next - start) * 1e3
		});
		return over > 0 ? [at + 1] : [];
	});
}
// web/editors/form/kinds/lines.tsx
var ROWS = 6;
/**
* Lines of subtitles: from a file, or typed with their times. Lines that cannot be spoken in their time are reported.
*/
function LinesField({ field, values, change }) {
	const texts = useAreaTexts(voicesTexts).lines;
	const { language } = useLanguage();
	const { label, hint } = field.text[language];
	const id = useId();
	const lines = values["lines"] ?? [];
	const [typed, setTyped] = useState(() => typedLines(lines));
	const [isWrong, setWrong] = useState(false);
	const read = () => {
		const found = typed.trim() === "" ? [] : readTypedLines(typed);
		setWrong(found === void 0);
		if (found) change({ lines: found.length === 0 ? void 0 : found });
	};
	const overlong = overlongLines(lines, SPEECH_LANGUAGES.find((each) => each.startsWith(`${String(values["to"] ?? "")}-`)));
	return /* @__PURE__ */ jsxs("div", { children: [
		/* @__PURE__ */ jsxs("label", {
			className: "label",
			htmlFor: id,
			children: [label, lines.length > 0 && /* @__PURE__ */ jsx("span", {
				className: "label-fact",
				children: texts.count({ count: lines.length })
			})]
		}),
		/* @__PURE__ */ jsx(FileSource, { onLines: (cues) => {
			const found = runLines(cues);
			setTyped(typedLines(found));
			setWrong(false);
			change({ lines: found });
		} }),
		/* @__PURE__ */ jsx("textarea", {
			id,
			className: "input mt-2 font-mono text-xs",
			rows: ROWS,
			value: typed,
			placeholder: texts.example,
			"aria-invalid": isWrong,
			onChange: (event) => setTyped(event.target.value),
			onBlur: read
		}),
		isWrong && /* @__PURE__ */ jsx("p", {
			className: "run-refused",
			role: "alert",
			children: texts.unreadable
		}),
		overlong.length > 0 && /* @__PURE__ */ jsx("p", {
			className: "note text-amber",
			children: texts.overlong({ numbers: overlong })
		}),
		/* @__PURE__ */ jsx("p", {
			className: "note",
			children: hint
		})
	] });
}
export { LinesField as default };
