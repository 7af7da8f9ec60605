import { o as CUE_LIMITS } from "./subtitle-project-Cc7OUByw.js";
import { a as parseTimingLine, c as plainSrt, i as parseAssTime, l as plainVtt, o as boundedRaw, r as looksLikeTiming, s as plainAss } from "./timestamps-C_rZWW4Y.js";
// scene/subtitles/read-ass.ts
/** Columns of an event if its section does not declare them: those of version 4+. */
var COLUMNS = "layer,start,end,style,name,marginl,marginr,marginv,effect,text".split(",");
/** More columns than any version of the format has: each costs time with every event. */
var MOST_COLUMNS = 32;
/**
* Spoken lines of SubStation Alpha: the events of a script, comments and drawings left out.
* @param doubtful receives the numbers of lines that may be misread
*/
function* readAssCues(lines, doubtful) {
	let section = "";
	let columns = COLUMNS;
	for (const [at, line] of lines.entries()) {
		const heading = /^\s*\[([^\]]+)\]\s*$/.exec(line)?.[1];
		if (heading !== void 0) section = heading.toLowerCase();
		if (section !== "events") continue;
		const [, key = "", value = ""] = /^\s*(\w+)\s*:(.*)$/.exec(line) ?? [];
		if (key.toLowerCase() === "format") columns = value.split(",", MOST_COLUMNS).map((name) => name.trim().toLowerCase());
		if (key.toLowerCase() !== "dialogue") continue;
		const cue = readEvent(value, columns);
		if (cue === "no times") doubtful.push(at + 1);
		else if (cue) yield cue;
	}
}
/** The text is the last column and may contain commas. */
function readEvent(value, columns) {
	const cells = value.split(",");
	const rest = cells.splice(columns.length - 1).join(",");
	const cellOf = (name) => {
		const at = columns.indexOf(name);
		return at === columns.length - 1 ? rest : (cells[at] ?? "").trim();
	};
	const start = parseAssTime(cellOf("start"));
	const end = parseAssTime(cellOf("end"));
	const text = plainAss(boundedRaw(cellOf("text")));
	if (text === "") return void 0;
	if (start === void 0 || end === void 0) return "no times";
	const speaker = cellOf("name") || cellOf("actor");
	return speaker ? {
		start,
		end,
		text,
		speaker
	} : {
		start,
		end,
		text
	};
}
// scene/subtitles/read-srt.ts
/** A number as files have it: alone, in digits of any script, or as translators render it: `3.`, `第3`, `3个` or `三`. */
var NUMBER = /^[#第]?(?:[\p{Nd}]{1,6}|[一二三四五六七八九十百千零〇两]{1,7})[.):]?\s?\p{Lo}?$/u;
/**
* Cues of SubRip. A cue lasts until the next line of times: empty lines inside a cue are common, although some players
* stop there.
* @param doubtful receives the numbers of lines that may be misread
*/
function* readSrtCues(lines, doubtful) {
	let count = 0;
	let open;
	/** Times that directly follow a text; the style of a file in which most do. */
	const tight = [];
	for (const [at, line] of lines.entries()) {
		const timing = parseTimingLine(line);
		const before = timing ? placeOf(lines, at) : void 0;
		if (timing && before && (!open || isOwnCue(timing, before, open))) {
			if (open) {
				if (before === "text") tight.push(at + 1);
				count += 1;
				dropNumber(open, count + 1);
				yield cueOf$1(open);
			}
			open = {
				start: timing.start,
				end: timing.end,
				lines: [],
				isNumbered: before === "number"
			};
		} else {
			if (looksLikeTiming(line) || !open && isStray$1(lines, at)) doubtful.push(at + 1);
			open?.lines.push(line);
		}
	}
	if (open) yield cueOf$1(open);
	if (tight.length < 2 || tight.length * 2 < count) doubtful.push(...tight);
	doubtful.sort((one, other) => one - other);
}
var cueOf$1 = ({ start, end, lines }) => ({
	start,
	end,
	text: plainSrt(boundedRaw(lines.join("\n")))
});
/** What stands before a line: the number of a cue, an empty line or the file's beginning, or a text. */
function placeOf(lines, at) {
	const before = lines[at - 1]?.trim() ?? "";
	if (before === "") return "gap";
	return NUMBER.test(before) ? "number" : "text";
}
/** Whether times begin a cue, or are what the open cue says. */
function isOwnCue({ start, isExact }, before, open) {
	if (before === "number") return true;
	const isEmpty = open.lines.every((line) => line.trim() === "");
	if (before === "gap" && !(open.isNumbered && isEmpty)) return isExact || !open.isNumbered;
	return isExact && start >= open.end;
}
/** Removes the number of the next cue from the end of this one. */
function dropNumber({ lines, isNumbered }, expected) {
	while (lines.at(-1)?.trim() === "") lines.pop();
	const last = lines.at(-1)?.trim() ?? "";
	const isAlone = lines.length === 1 || lines.at(-2)?.trim() === "";
	if (/^\d+$/.test(last) ? isAlone || Number(last) === expected : isAlone && isNumbered && NUMBER.test(last)) lines.pop();
}
/** Words before the first cue: neither its number nor empty. */
function isStray$1(lines, at) {
	const line = lines[at]?.trim() ?? "";
	return line !== "" && !(NUMBER.test(line) && parseTimingLine(lines[at + 1] ?? ""));
}
// scene/subtitles/read-vtt.ts
/** Blocks that are no cues; the first one is the head of the file. */
var OTHER_BLOCK = /^(?:WEBVTT|NOTE|STYLE|REGION)(?:\s|$)/;
/**
* Cues of WebVTT: blocks separated by empty lines, as the standard defines. A line of spaces is no empty one:
* automatic captions begin with it.
* @param doubtful receives the numbers of lines that may be misread
*/
function* readVttCues(lines, doubtful) {
	let open;
	let isOther = false;
	for (const [at, line] of lines.entries()) {
		const timing = parseTimingLine(line);
		if (timing || isEnd(lines, at)) {
			if (open) yield cueOf(open);
			open = timing && {
				start: timing.start,
				end: timing.end,
				lines: []
			};
			isOther = false;
			continue;
		}
		if (!open && (lines[at - 1] ?? "") === "" && OTHER_BLOCK.test(line.trimStart())) isOther = true;
		if (looksLikeTiming(withoutTags(line)) || !open && !isOther && isStray(lines, at)) doubtful.push(at + 1);
		open?.lines.push(line);
	}
	if (open) yield cueOf(open);
}
/** An empty line; one of spaces only directly before the next cue. */
function isEnd(lines, at) {
	const line = lines[at];
	if (line.trim() !== "") return false;
	return line === "" || [1, 2].some((after) => parseTimingLine(lines[at + after] ?? "") !== void 0);
}
var cueOf = ({ start, end, lines }) => ({
	start,
	end,
	...plainVtt(boundedRaw(lines.join("\n")))
});
/** Words of a block without times; the line directly before times is the name of a cue. */
var isStray = (lines, at) => lines[at].trim() !== "" && !parseTimingLine(lines[at + 1] ?? "");
/** Times of single words are tags. */
var withoutTags = (line) => line.replace(/<[\d:.]{5,15}>/g, "");
// scene/subtitles/rolling-captions.ts
/** Automatic captions follow each other without a gap, or with one of a few frames. Milliseconds. */
var LONGEST_GAP = 150;
/** Share of neighbours that repeat lines, from which captions roll; the refrain of a song repeats less. */
var ROLLING_SHARE = .6;
/** Fewer lines that move up may be chance. */
var FEWEST_MOVES = 2;
/**
* Captions that roll show each line two or three times: at the bottom when it is spoken, then above the next one. Each
* line becomes one cue; other subtitles are returned as they are.
* @param cues by start
*/
function unrollCues(cues) {
	if (!isRolling(cues)) return cues;
	const unrolled = [];
	let before;
	for (const cue of cues) {
		const last = unrolled.at(-1);
		const repeated = before && follows(before, cue) ? repeatedLines(before.text, cue.text) : void 0;
		const lines = linesOf(cue.text);
		before = cue;
		if (!last || repeated === void 0) {
			unrolled.push(cue);
			continue;
		}
		const fresh = lines.slice(repeated.count);
		if (fresh.length === 0 || repeated.grows) unrolled[unrolled.length - 1] = {
			...last,
			end: Math.max(last.end, cue.end),
			text: repeated.grows ? [...linesOf(last.text).slice(0, -1), ...fresh].join("\n") : last.text
		};
		else {
			if (last.end > cue.start) unrolled[unrolled.length - 1] = {
				...last,
				end: Math.max(cue.start, last.start + 1)
			};
			unrolled.push({
				...cue,
				text: fresh.join("\n")
			});
		}
	}
	return unrolled;
}
function isRolling(cues) {
	let repeats = 0;
	let moves = 0;
	for (const [at, cue] of cues.entries()) {
		const before = cues[at - 1];
		if (!before || !follows(before, cue)) continue;
		const repeated = repeatedLines(before.text, cue.text);
		if (repeated === void 0) continue;
		repeats += 1;
		if (repeated.grows || linesOf(cue.text).length > repeated.count) moves += 1;
	}
	return moves >= FEWEST_MOVES && repeats >= ROLLING_SHARE * (cues.length - 1);
}
var follows = (before, cue) => cue.start - before.end <= LONGEST_GAP && cue.speaker === before.speaker;
var linesOf = (text) => text === "" ? [] : text.split("\n");
/** How many of the first lines of a cue are the last ones of the cue before; `grows` if the next one only got words. */
function repeatedLines(before, now) {
	const [old, lines] = [linesOf(before), linesOf(now)];
	for (let count = Math.min(old.length, lines.length); count > 0; count -= 1) {
		if (old.slice(-count).every((line, at) => line === lines[at])) return {
			count,
			grows: false
		};
		if (old.slice(-count, -1).every((line, at) => line === lines[at]) && lines[count - 1].startsWith(`${old.at(-1)} `)) return {
			count: count - 1,
			grows: true
		};
	}
	return lines.length === 0 ? {
		count: 0,
		grows: false
	} : void 0;
}
// scene/subtitles/read-subtitles.ts
/** Reads uploaded subtitles: SubRip, WebVTT, and SubStation Alpha in both its versions. */
/** Fifty lines for each possible cue: a file of nothing but line breaks would fill the memory. */
var MOST_LINES = 50 * CUE_LIMITS.cues;
/** A file with more is another kind of file. */
var MOST_DOUBTFUL = 1e3;
/** How long a cue with a wrong end is shown, in milliseconds. */
var MENDED_LENGTH = 1e3;
/**
* Cues of a subtitle file. The content determines its format, not its name. Styling is dropped; cues without text are
* kept, since users may want to fill them; the same text at the same time, as in layered effects, counts once.
*/
function readSubtitles(content) {
	if (content.length > CUE_LIMITS.fileBytes) return { refused: "too_large" };
	const text = content.replace(/^\ufeff/, "");
	const format = formatOf(text);
	const lines = withoutFence(text.split(/\r{0,2}\n|\r/, MOST_LINES));
	const read = [];
	const doubtful = [];
	for (const cue of READERS[format](lines, doubtful)) {
		if (cue.start < 0 && cue.end <= 0) continue;
		read.push(cue);
		if (read.length > CUE_LIMITS.cues) return { refused: "too_many_cues" };
	}
	if (read.length === 0) return { refused: "no_cues" };
	return {
		format,
		...settle(read),
		doubtful: doubtful.slice(0, MOST_DOUBTFUL)
	};
}
/** Language models put the marks of code around a file. The lines stay, so that their numbers do. */
function withoutFence(lines) {
	const isContent = (line) => line.trim() !== "";
	for (const at of [lines.findIndex(isContent), lines.findLastIndex(isContent)]) if (/^\s*(?:`{3,}|~{3,})\s*\w*\s*$/.test(lines[at] ?? "")) lines[at] = "";
	return lines;
}
var READERS = {
	srt: readSrtCues,
	vtt: readVttCues,
	ass: readAssCues
};
function formatOf(text) {
	if (/^\s*(?:`{3,}\s*\w*\s*)?WEBVTT(?:\s|$)/.test(text)) return "vtt";
	return /^[ \t]*\[(?:script info|events|v4\+? styles)\]/im.test(text) ? "ass" : "srt";
}
function settle(read) {
	let mended = 0;
	const seen = /* @__PURE__ */ new Set();
	const cues = [];
	const sorted = read.toSorted((one, other) => one.start - other.start);
	const unrolled = unrollCues(sorted);
	for (const cue of unrolled) {
		const key = `${cue.start} ${cue.end} ${cue.text}`;
		if (seen.has(key)) continue;
		seen.add(key);
		const isWrong = cue.end <= cue.start;
		if (isWrong) mended += 1;
		cues.push({
			...cue,
			id: String(cues.length + 1),
			start: Math.max(0, cue.start),
			end: isWrong ? cue.start + MENDED_LENGTH : cue.end,
			text: cutText(cue.text, CUE_LIMITS.characters),
			...cue.speaker === void 0 ? {} : { speaker: cutText(cue.speaker, CUE_LIMITS.speaker) },
			translation: ""
		});
	}
	return {
		cues,
		mended,
		rolled: sorted.length - unrolled.length
	};
}
/** The beginning of a text, without a lone surrogate at its end. */
var cutText = (text, longest) => text.length > longest ? text.slice(0, longest).replace(/[\ud800-\udbff]$/, "") : text;
export { readSubtitles as t };
