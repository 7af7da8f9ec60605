// scene/subtitles/plain-text.ts
/** Texts without the markup of the formats. */
/** Tags that players know; anything else between angle brackets is text. */
var TAGS = /<\/?(?:[biusv]|c|lang|font|ruby|rt)(?:[\s.][^<>]*)?>|<(?:\d{1,3}:)?\d{1,2}:\d{1,2}[.,]\d{1,3}>/gi;
/** Override tags of Advanced SubStation Alpha, which SubRip files borrow for places such as `{\an8}`. */
var OVERRIDES = /\{\\[^{}]*\}/g;
var VOICE = /^\s*<v(?:\.[^\s<>]*)?\s([^<>]*)>/i;
var ENTITIES = {
	amp: "&",
	lt: "<",
	gt: ">",
	nbsp: " ",
	quot: "\"",
	apos: "'",
	lrm: "‎",
	rlm: "‏"
};
/** The character of `#39` or `#x27`; undefined if it is invalid. */
function numbered(name) {
	const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? [];
	const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
	return code > 31 && code <= 1114111 && !(code >= 55296 && code <= 57343) ? String.fromCodePoint(code) : void 0;
}
/** Typeset lines have a few thousand characters of markup; longer ones are attempts to waste time. */
var RAW_CHARACTERS = 5e4;
/** The beginning of a cue with its markup: enough for its text. */
var boundedRaw = (text) => text.slice(0, RAW_CHARACTERS);
/** Text of a SubRip cue. */
var plainSrt = (text) => tidy(text.replace(OVERRIDES, "").replace(TAGS, ""));
/** Text of a WebVTT cue, and its speaker. */
function plainVtt(text) {
	const speaker = VOICE.exec(text)?.[1]?.trim();
	const plain = tidy(text.replace(TAGS, "").replace(/&(#?\w{1,8});/g, (whole, name) => ENTITIES[name] ?? numbered(name) ?? whole));
	return speaker ? {
		text: plain,
		speaker
	} : { text: plain };
}
/** Text of an event of Advanced SubStation Alpha. Drawings are vectors written as text, between `\p1` and `\p0`. */
function plainAss(text) {
	let plain = "";
	let isDrawing = false;
	for (const [part] of text.matchAll(/\{[^{}]*\}|\{|[^{]+/g)) if (part.startsWith("{") && part.endsWith("}")) {
		const scale = /\\p(\d)/.exec(part)?.[1];
		if (scale !== void 0) isDrawing = scale !== "0";
	} else if (!isDrawing) plain += part;
	return tidy(plain.replaceAll("\\N", "\n").replaceAll("\\n", " ").replaceAll("\\h", " "));
}
/**
* Characters that no text should have and the database refuses: control characters except breaks and tabs, and lone
* surrogates.
*/
var CONTROLS = /[^\P{Cc}\t\n\r]|\p{Cs}/gu;
/** Trims lines, and drops empty lines and control characters. */
function tidy(text) {
	return text.replace(CONTROLS, "").split(/\r\n|[\r\n]/).map((line) => line.trim()).filter((line) => line !== "").join("\n");
}
// scene/subtitles/timestamps.ts
/** How subtitle files write times. All times here are whole milliseconds. */
var TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,9}))?`;
var TIMING = new RegExp(String.raw`^\s*(-?)${TIME}\s*-{1,2}>\s*(-?)${TIME}(?:\s.*)?$`);
var ASS_TIME = new RegExp(`^\\s*(-?)${TIME}\\s*$`);
/** As translators and keyboards damage them: room around the signs, and a third colon. */
var LOOSE_TIME = String.raw`(?:(\d{1,3}) ?: ?)?(\d{1,2}) ?: ?(\d{1,2})(?: ?[.,:] ?(\d{1,3}))?`;
/** With all its parts, so that any sign between two of them is the arrow. */
var FULL_TIME = String.raw`(\d{1,3}) ?: ?(\d{1,2}) ?: ?(\d{1,2}) ?[.,:] ?(\d{1,3})`;
var ARROW = String.raw`(?:(?:[-=~] ?){1,4}>|<(?: ?[-=]){1,4}|→|←)`;
var LOOSE = [new RegExp(`^(-?)${LOOSE_TIME} ?${ARROW} ?(-?)${LOOSE_TIME}(?: (.*))?$`), new RegExp(String.raw`^()${FULL_TIME}(?: ?[^\s\d:.,]{1,3})? ()${FULL_TIME}$`)];
/** An arrow beside a number, or a whole time. */
var LIKE_TIMING = new RegExp(String.raw`\d ?[:.,] ?\d+ ?${ARROW}|${ARROW} ?-?\d+ ?:|\d ?: ?\d\d? ?[.,:] ?\d{3}(?!\d)`);
/** The longest line that is a damaged time: longer ones are text. */
var LOOSE_LENGTH = 200;
/**
* `a --> b` of SubRip and WebVTT, as leniently as players read it: no hours, a comma or a point, any number of digits,
* and negative times, which occur in shifted files. Then as people understand it: full-width signs, digits of other
* scripts, room inside of times, and arrows such as
* `->`, `- ->`, `–>`, `→` and `--&gt;`.
*/
function parseTimingLine(line) {
	const match = (line.includes(">") ? TIMING.exec(line) : null) ?? looseMatch(plainTiming(line));
	if (!match) return void 0;
	return {
		start: milliseconds(match.slice(1, 6)),
		end: milliseconds(match.slice(6, 11)),
		isExact: match[5] !== void 0 && match[10] !== void 0
	};
}
var looseMatch = (line) => line === "" ? null : LOOSE.map((form) => form.exec(line)).find((match) => match !== null) ?? null;
/** Whether a line has an arrow beside a time or a whole time: a damaged line of times, or a text about times. */
var looksLikeTiming = (line) => LIKE_TIMING.test(plainTiming(line));
/** A line with the signs of its times in ASCII; empty for lines that cannot be times. */
function plainTiming(line) {
	if (line.length > LOOSE_LENGTH || !/[:：︰∶;；]/.test(line) || !/\p{Nd}/u.test(line)) return "";
	return line.normalize("NFKC").replace(/\p{Nd}/gu, asciiDigit).replace(/&gt;|&#62;|[》〉›]/g, ">").replace(/&lt;|&#60;|[《〈‹]/g, "<").replace(/[⟶➔➜⇒⟹]/g, "→").replace(/[‐‑‒–—―−ー一_]/g, "-").replace(/[：∶︰;；]/g, ":").replace(/[，、،٫]/g, ",").replace(/[。・]/g, ".").replace(/[\s\u200b\u200e\u200f\ufeff]+/g, " ").trim();
}
/** The digits of a script follow each other, and their values are known to the platform for ASCII only. */
function asciiDigit(digit) {
	let value = 0;
	const code = digit.codePointAt(0);
	while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
	return code < 128 ? digit : String(value);
}
/** `0:00:01.50` of Advanced SubStation Alpha. */
function parseAssTime(text) {
	const match = ASS_TIME.exec(text);
	return match ? milliseconds(match.slice(1, 6)) : void 0;
}
function milliseconds([sign, hours, minutes, seconds, fraction]) {
	const time = ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1e3 + Math.round(Number(`0.${fraction ?? 0}`) * 1e3);
	return sign === "-" ? -time : time;
}
/** `01:02:03,004`; WebVTT has a point instead of the comma. */
function formatTime(time, separator) {
	const [hours, minutes, seconds, rest] = parts(time);
	return `${pad(hours, 2)}:${pad(minutes, 2)}:${pad(seconds, 2)}${separator}${pad(rest, 3)}`;
}
/** `1:02:03.04`: the format has hundredths only. */
function formatAssTime(time) {
	const [hours, minutes, seconds, rest] = parts(Math.round(time / 10) * 10);
	return `${hours}:${pad(minutes, 2)}:${pad(seconds, 2)}.${pad(rest / 10, 2)}`;
}
function parts(time) {
	const seconds = Math.floor(time / 1e3);
	return [
		Math.floor(seconds / 3600),
		Math.floor(seconds / 60) % 60,
		seconds % 60,
		time % 1e3
	];
}
var pad = (value, digits) => String(value).padStart(digits, "0");
export { parseTimingLine as a, plainSrt as c, parseAssTime as i, plainVtt as l, formatTime as n, boundedRaw as o, looksLikeTiming as r, plainAss as s, formatAssTime as t, tidy as u };
