import { c as SECOND_SIZE, l as fontSize, o as lookOf, t as SubtitleText } from "./subtitle-text-COK1I6Dd.js";
import { a as joinLines, o as readingLimits, r as characterCount, t as breakLines } from "./text-width-DqvFhvWb.js";
import { i as runLines } from "./subtitle-project-Cc7OUByw.js";
import { t as shownTexts } from "./write-subtitles-89NmfHKz.js";
import { y as useLiveProject } from "./lines-B27IrDyd.js";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { jsx } from "react/jsx-runtime";
// scene/subtitles/shown-cues.ts
/**
* Mean width of a character, relative to the line height: Latin letters, and Chinese, Japanese and Korean characters.
*/
var WIDTH = {
	letter: .58,
	wide: 1
};
/**
* Lines of a run as cues for `writeAss`. Times are midway between two frames, so that the format's rounding to
* hundredths moves no cue to another frame. A line without a translation shows its original.
*/
function shownCues(lines, showing) {
	return lines.flatMap((line, at) => {
		const { start, end } = shownTimes(line, showing.frameRate);
		if (end <= start) return [];
		const original = fitted(line.text, showing, showing.language, showing.bilingual ? SECOND_SIZE : 1);
		const translation = fitted(line.translation ?? "", showing, showing.to, 1);
		const isAlone = translation === "" || !showing.bilingual;
		return [{
			id: String(at),
			start,
			end,
			text: isAlone ? "" : original,
			translation: translation === "" ? fitted(line.text, showing, showing.language, 1) : translation,
			...line.place === void 0 ? {} : { place: line.place }
		}];
	});
}
/** A line that no frame begins in is shown by the frame that it falls into: the last one of the film, for example. */
function shownTimes({ start, end }, frameRate) {
	const times = {
		start: beforePicture(start, frameRate),
		end: beforePicture(end, frameRate)
	};
	if (times.end > times.start || end <= start) return times;
	const frame = Math.min(Math.round(start * frameRate), Math.ceil(end * frameRate) - 1);
	return {
		start: beforePicture(frame / frameRate, frameRate),
		end: beforePicture((frame + 1) / frameRate, frameRate)
	};
}
/** Milliseconds: half a frame before the frame nearest to a time, and never before the first frame. */
function beforePicture(seconds, frameRate) {
	const picture = Math.round(seconds * frameRate);
	return picture <= 0 ? 0 : Math.round((picture - .5) / frameRate * 1e3);
}
/** A text in lines that are easy to read and fit the frame. */
function fitted(text, { video, style }, language, scale) {
	const limits = readingLimits(text, language);
	const isWide = limits.perLine < readingLimits("", "en").perLine;
	const room = video.width * (1 - 10 / 100);
	const character = fontSize({
		style,
		video
	}) * scale * (isWide ? WIDTH.wide : WIDTH.letter);
	const spacing = 1 + (style.spacing ?? 0) / 100;
	const fits = Math.max(1, Math.floor(room / (character * spacing)));
	return inLines(text, Math.min(limits.perLine, fits)).split("\n").map((line) => splitWord(line, fits)).join("\n");
}
var graphemes;
/** A line without a place to break that is wider than the frame, in parts of similar width. */
function splitWord(line, fits) {
	const width = characterCount(line);
	if (width <= fits) return line;
	graphemes ??= new Intl.Segmenter(void 0, { granularity: "grapheme" });
	const letters = Array.from(graphemes.segment(line), ({ segment }) => segment);
	const each = Math.ceil(letters.length / Math.ceil(width / fits));
	return Array.from({ length: Math.ceil(letters.length / each) }, (_, at) => letters.slice(at * each, (at + 1) * each).join("")).join("\n");
}
/** As few lines as possible: two if that is enough, more if the frame fits only few characters per line. */
function inLines(text, perLine) {
	const lines = Math.ceil(characterCount(joinLines(...text.split("\n"))) / perLine);
	const broken = breakLines(text, perLine, Math.max(2, lines));
	const parts = broken.split("\n");
	if (broken === text || parts.length === 1) return broken;
	return parts.map((part) => inLines(part, perLine)).join("\n");
}
// web/editors/kit/lines/subtitle-overlay.tsx
var PLACES = [
	"top",
	"middle",
	"bottom"
];
/** The lines shown at a time, as a list of their indices. Lines are sorted by start. */
function placesAt(lines, time) {
	const places = [];
	for (const [at, { start, end }] of lines.entries()) {
		if (start > time) break;
		if (time < end) places.push(at);
	}
	return places.join(",");
}
/** What is drawn over the picture: the lines of the moment, in the style of the project. */
function SubtitleOverlay({ editor, clock, size }) {
	const project = useLiveProject(editor);
	const { lines } = project;
	const places = useSyncExternalStore(clock.time.subscribe, () => placesAt(lines, clock.time.get()));
	const style = lookOf(project);
	const { language, to } = project;
	const shown = (places === "" ? [] : places.split(",").flatMap((at) => lines[Number(at)] ?? [])).map((cue) => ({
		cue,
		texts: wordsOf(cue, project, style)
	}));
	return PLACES.map((place) => {
		const there = shown.filter(({ cue, texts }) => texts.length > 0 && (cue.place ?? style.place) === place);
		if (there.length === 0) return null;
		return /* @__PURE__ */ jsx("div", {
			className: "subtitle-place",
			"data-place": place,
			style: {
				"--down": `${size.height * style.margin / 100}px`,
				"--across": `${size.width * 5 / 100}px`
			},
			children: there.map(({ cue, texts }) => /* @__PURE__ */ jsx(Shown, {
				cue,
				clock,
				effect: style.effect,
				children: /* @__PURE__ */ jsx(SubtitleText, {
					texts,
					style,
					picture: Math.min(size.width, size.height),
					languages: [to, language]
				})
			}, cue.id))
		}, place);
	});
}
/** The words as the video breaks them into lines. */
function wordsOf(cue, { bilingual, language, to, clip }, style) {
	const video = clip ?? {
		width: 1920,
		height: 1080
	};
	const [shown] = shownCues(runLines([cue]), {
		video,
		frameRate: 1e3,
		style,
		language: language === "all" ? void 0 : language,
		to,
		bilingual
	});
	return shown ? shownTexts(shown, bilingual ? "both" : "translation") : [];
}
/** Writes to the style how much of the line has been spoken, or how far it has faded, frame by frame, outside React. */
function Shown({ cue: { start, end }, clock, effect, children }) {
	const element = useRef(null);
	useEffect(() => {
		const { current } = element;
		if (effect === "none" || !current) return void 0;
		const tell = () => {
			const time = clock.time.get();
			if (effect === "sweep") current.style.setProperty("--spoken", String((time - start) / (end - start)));
			else current.style.opacity = String(Math.min(1, (time - start) / 200, (end - time) / 200));
		};
		tell();
		const stop = clock.time.subscribe(tell);
		return () => {
			stop();
			current.style.opacity = "";
		};
	}, [
		clock,
		start,
		end,
		effect
	]);
	return /* @__PURE__ */ jsx("div", {
		ref: element,
		className: "subtitle-shown",
		children
	});
}
export { SubtitleOverlay };
