import { c as SECOND_SIZE, i as subtitleFont, l as fontSize, n as SIZE_EMS, o as lookOf, s as sweepColor } from "./subtitle-text-COK1I6Dd.js";
import { r as scriptRuns } from "./script-fonts-DeZP-LZ-.js";
import { n as writeSrt, r as writeVtt, t as shownTexts } from "./write-subtitles-89NmfHKz.js";
import { i as isRightToLeft } from "./text-width-DqvFhvWb.js";
import { t as formatAssTime } from "./timestamps-C_rZWW4Y.js";
// scene/subtitles/project-look.ts
/** The frame size of a script without a clip. */
var USUAL_SIZE = {
	width: 1920,
	height: 1080
};
/** The look of a project's lines, as `writeAss` needs it. */
function projectLook(project, shown) {
	const { clip, language, to } = project;
	const style = lookOf(project);
	const { width, height } = clip ?? USUAL_SIZE;
	return {
		style,
		video: {
			width,
			height
		},
		font: subtitleFont(style.font, shown === "text" ? language : to),
		secondFont: subtitleFont(style.font, language)
	};
}
// scene/subtitles/stack-cues.ts
var aloneSpan = (cue) => ({
	cue,
	start: cue.start,
	end: cue.end,
	down: void 0
});
/** More lines at the same time do not fit; such a file is placed by libass. */
var MOST_AT_ONCE = 8;
/**
* Spans of cues. Where several are shown in one place at the same time they stand one above the other, the earlier one
* above, as in the preview: libass alone puts the later one above.
* @param cues by start
*/
function stackCues(cues, shown, look) {
	const placeOf = (cue) => cue.place ?? look.style.place;
	const texts = cues.filter((cue) => shownTexts(cue, shown).length > 0);
	return [
		"top",
		"middle",
		"bottom"
	].flatMap((place) => {
		const there = texts.filter((cue) => placeOf(cue) === place);
		const crowded = crowdedCues(there);
		const spans = spansOf(there.filter((cue) => !crowded.has(cue)));
		return [...[...crowded].map(aloneSpan), ...spans.map(({ cue, start, end, beside }) => ({
			cue,
			start,
			end,
			down: beside.length > 1 ? downOf(cue, beside, {
				place,
				shown,
				look
			}) : void 0
		}))];
	}).toSorted((one, other) => one.start - other.start);
}
/** Cues beside which too many others are shown at some time. */
function crowdedCues(cues) {
	const crowded = /* @__PURE__ */ new Set();
	let open = [];
	for (const cue of cues) {
		open = open.filter(({ end }) => end > cue.start);
		open.push(cue);
		if (open.length > MOST_AT_ONCE) for (const each of open) crowded.add(each);
		if (open.length > MOST_AT_ONCE) open = open.toSorted((a, b) => b.end - a.end).slice(0, MOST_AT_ONCE);
	}
	return crowded;
}
function spansOf(cues) {
	const spans = [];
	const running = /* @__PURE__ */ new Map();
	const times = [...new Set(cues.flatMap(({ start, end }) => [start, end]))].toSorted((a, b) => a - b);
	let next = 0;
	let open = [];
	for (const time of times) {
		open = open.filter(({ end }) => end > time);
		while (cues[next] && cues[next].start <= time) {
			open.push(cues[next]);
			next += 1;
		}
		for (const [cue, span] of running) {
			if (isSame(span.beside, open)) continue;
			spans.push({
				...span,
				end: time
			});
			running.delete(cue);
		}
		for (const cue of open) if (!running.has(cue)) running.set(cue, {
			cue,
			start: time,
			end: cue.end,
			beside: open
		});
	}
	return spans;
}
var isSame = (one, other) => one.length === other.length && one.every((cue, at) => cue === other[at]);
/** Where a cue stands among those beside it. */
function downOf(cue, beside, { place, shown, look }) {
	const { height } = look.video;
	const margin = height * look.style.margin / 100;
	const heights = beside.map((each) => heightOf(each, shown, look));
	const at = beside.indexOf(cue);
	const sum = (from, to) => heights.slice(from, to).reduce((all, each) => all + each, 0);
	if (place === "bottom") return height - margin - sum(at + 1, heights.length);
	const above = sum(0, at);
	if (place === "top") return margin + above;
	return height / 2 - sum(0, heights.length) / 2 + above + heights[at] / 2;
}
/** Pixels: the lines of both texts. */
function heightOf(cue, shown, look) {
	const [first = "", second] = shownTexts(cue, shown);
	const line = (lineEms) => fontSize(look) * lineEms / SIZE_EMS;
	const own = first.split("\n").length * line(look.font.lineEms);
	if (second === void 0) return own;
	return own + second.split("\n").length * line(look.secondFont.lineEms) * SECOND_SIZE;
}
// scene/subtitles/write-ass.ts
/** Writes Advanced SubStation Alpha: for people, and for burning subtitles into a video. */
var ALIGNMENT = {
	bottom: 2,
	middle: 5,
	top: 8
};
/** At the start of a line, it sets the direction to right-to-left. */
var RIGHT_TO_LEFT_MARK = "‏";
/** Separates a backslash from the following letter. */
var WORD_JOINER = "⁠";
/**
* A script of version 4+, sized for the video. Texts never become override tags: braces and backslashes are escaped,
* line breaks are `\N`.
* @param stacked for burning in: lines at the same time get places one above the other, in their order; players of
* files place them themselves
*/
function writeAss(cues, shown, look, stacked = false) {
	const events = (stacked ? stackCues(cues, shown, look) : cues.map(aloneSpan)).map((span) => eventOf(span, shown, look));
	return `${[...head(look), ...events.filter((event) => event !== "")].join("\n")}\n`;
}
/** The event of a cue, or of a part of its time; empty for a cue without text. */
function eventOf({ cue, start, end, down }, shown, look) {
	const { style, video, font, secondFont } = look;
	const [first, second] = shownTexts(cue, shown).map(directed);
	if (first === void 0) return "";
	const size = fontSize(look);
	const softness = size * (style.shadow?.blur ?? 0) / 100;
	const blur = softness > 0 ? `{\\blur${round(softness)}}` : "";
	const fades = [start > cue.start ? 0 : 200, end < cue.end ? 0 : 200];
	const fade = style.effect === "fade" && Math.max(...fades) > 0 ? `{\\fad(${fades.join(",")})}` : "";
	const lines = sweepOf(first, {
		cue,
		start,
		end,
		down
	}, style).map((line) => withFonts(line, font, size));
	const secondSize = size * SECOND_SIZE;
	const words = second === void 0 ? lines.join("\\N") : `${lines.join("\\N")}\\N${fontTag(secondFont, secondSize)}${second.split("\n").map((line) => withFonts([{
		text: line,
		tag: ""
	}], secondFont, secondSize)).join("\\N")}`;
	const alignment = ALIGNMENT[cue.place ?? style.place];
	const place = down !== void 0 ? `{\\an${alignment}\\pos(${round(video.width / 2)},${round(down)})}` : cue.place && cue.place !== style.place ? `{\\an${alignment}}` : "";
	const speaker = (cue.speaker ?? "").replace(/[,\n\r]/g, " ").trim();
	return `Dialogue: 0,${formatAssTime(start)},${formatAssTime(end)},Default,${speaker},0,0,0,,${place}${fade}${blur}${words}`;
}
var fontTag = ({ family, lineEms }, size) => `{\\fs${round(size * lineEms / SIZE_EMS)}\\fn${family}}`;
/** A line with the letters of other scripts in their fonts, as large as its own: libass sizes a font by its lines. */
function withFonts(parts, font, size) {
	return parts.map(({ text, tag }) => {
		return `${tag}${scriptRuns(text).map(({ text: letters, font: own }) => own ? `${fontTag(own, size)}${escapeAss(letters)}${fontTag(font, size)}` : escapeAss(letters)).join("")}`;
	}).join("");
}
function head({ style, video, font }) {
	const size = fontSize({
		style,
		video
	});
	const { color: edgeColor, width } = outlineOf(style);
	const outline = size * width / 100;
	const edge = assColor(edgeColor, style.plate?.opacity ?? 1);
	const shadow = size * (style.shadow?.distance ?? 0) / 100;
	const across = round(video.width * 5 / 100);
	const fields = {
		Name: "Default",
		Fontname: font.family,
		Fontsize: round(size * font.lineEms / SIZE_EMS),
		PrimaryColour: assColor(style.effect === "sweep" ? sweepColor(style) : style.color, 1),
		SecondaryColour: assColor(style.color, 1),
		OutlineColour: edge,
		BackColour: style.plate ? edge : assColor(style.shadow?.color ?? "#000000", 1),
		Bold: style.bold ? -1 : 0,
		Italic: style.italic ? -1 : 0,
		Underline: style.underline ? -1 : 0,
		StrikeOut: 0,
		ScaleX: 100,
		ScaleY: 100,
		Spacing: round(size * (style.spacing ?? 0) / 100),
		Angle: 0,
		BorderStyle: style.plate ? 3 : 1,
		Outline: round(outline),
		Shadow: round(shadow),
		Alignment: ALIGNMENT[style.place],
		MarginL: across,
		MarginR: across,
		MarginV: round(video.height * style.margin / 100),
		Encoding: -1
	};
	return [
		"[Script Info]",
		"ScriptType: v4.00+",
		`PlayResX: ${video.width}`,
		`PlayResY: ${video.height}`,
		"WrapStyle: 0",
		"ScaledBorderAndShadow: yes",
		"YCbCr Matrix: TV.709",
		"",
		"[V4+ Styles]",
		`Format: ${Object.keys(fields).join(", ")}`,
		`Style: ${Object.values(fields).join(",")}`,
		"",
		"[Events]",
		"Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text"
	];
}
/** Outline, shadow or box of the letters; widths in per cent of their height. */
function outlineOf({ plate, outline, shadow }) {
	if (plate) return {
		color: plate.color,
		width: 12
	};
	if (shadow && shadow.blur > 0) return {
		color: shadow.color,
		width: shadow.blur / 2
	};
	return outline ?? {
		color: "#000000",
		width: 0
	};
}
/**
* The lines, swept one after the other, each for its share of the letters; whole without a sweep. What was swept before
* the span begins already has the colour.
*/
function sweepOf(text, { cue, start, end }, { effect }) {
	const lines = text.split("\n");
	if (effect !== "sweep") return lines.map((line) => [{
		text: line,
		tag: ""
	}]);
	const letters = lines.reduce((sum, line) => sum + line.length, 0);
	const hundredths = (count) => Math.round((cue.end - cue.start) / 10 * (count / letters));
	let swept = end > cue.start ? Math.round((start - cue.start) / (cue.end - cue.start) * letters) : 0;
	return lines.map((line) => {
		const before = line.slice(0, swept).replace(/[\ud800-\udbff]$/, "");
		const rest = line.slice(before.length);
		swept = Math.max(0, swept - line.length);
		return [...before === "" ? [] : [{
			text: before,
			tag: "{\\k0}"
		}], ...rest === "" ? [] : [{
			text: rest,
			tag: `{\\kf${hundredths(rest.length)}}`
		}]];
	});
}
/** `&HAABBGGRR`; in this format 00 is opaque. */
function assColor(color, opacity) {
	const [red, green, blue] = [
		1,
		3,
		5
	].map((at) => color.slice(at, at + 2));
	return `&H${Math.round((1 - opacity) * 255).toString(16).padStart(2, "0")}${blue}${green}${red}`.toUpperCase();
}
/** Each line of Arabic begins with the mark: libass determines the direction line by line, by the first letter. */
var directed = (text) => isRightToLeft(text) ? text.replace(/^/gm, RIGHT_TO_LEFT_MARK) : text;
var escapeAss = (text) => text.replaceAll("\\", `\\${WORD_JOINER}`).replaceAll("{", "\\{").replaceAll("}", "\\}");
var round = (value) => Math.round(value * 100) / 100;
// web/editors/subtitles/subtitle-file.ts
/** What a project shows: both texts, the translation if there is one, or the original. */
function shownOf({ lines, bilingual }) {
	const isTranslated = lines.some(({ translation }) => translation.trim() !== "");
	return isTranslated && bilingual ? "both" : isTranslated ? "translation" : "text";
}
/** The lines of a project as a text file, named after its clip. */
function subtitleFile(project, format) {
	const shown = shownOf(project);
	const lines = project.lines.map((line) => shown === "translation" && line.translation.trim() === "" ? {
		...line,
		translation: line.text
	} : line);
	const text = format === "ass" ? writeAss(lines, shown, projectLook(project, shown)) : (format === "srt" ? writeSrt : writeVtt)(lines, shown);
	const name = (project.clip?.name ?? "subtitles").replace(/\.\w{1,5}$/, "");
	const language = shown === "text" ? project.language : project.to;
	return {
		name: `${name}${language === "all" ? "" : `.${language}`}.${format}`,
		blob: new Blob([text], { type: "text/plain;charset=utf-8" })
	};
}
export { subtitleFile };
