import { a as parseTimingLine, n as formatTime, u as tidy } from "./timestamps-C_rZWW4Y.js";
// scene/subtitles/write-subtitles.ts
/** The shown texts of a cue, which may look different; without any the cue is not shown. */
function shownTexts(cue, shown) {
	return (shown === "both" ? [cue.translation, cue.text] : [cue[shown]]).map(tidy).filter((text) => text !== "");
}
/** SubRip (`.srt`), in UTF-8. Cues without text are left out. */
function writeSrt(cues, shown) {
	return visible(cues, shown).map(({ start, end, text }, at) => {
		const words = withoutTimings(text.replaceAll("-->", "→"));
		return `${at + 1}\n${formatTime(start, ",")} --> ${formatTime(end, ",")}\n${words}\n`;
	}).join("\n");
}
/** WebVTT (`.vtt`). Cues without text are left out. */
function writeVtt(cues, shown) {
	return ["WEBVTT\n", ...visible(cues, shown).map(({ start, end, text, speaker }) => {
		const words = withoutTimings(escapeVtt(text));
		const voice = speaker ? `<v ${escapeVtt(speaker.replaceAll("\n", " "))}>` : "";
		return `${formatTime(start, ".")} --> ${formatTime(end, ".")}\n${voice}${words}\n`;
	})].join("\n");
}
/** Text that looks like times would begin another cue: a mark without width keeps readers from it. */
var withoutTimings = (text) => text.replace(/^.*$/gm, (line) => parseTimingLine(line) ? line.replace(":", "⁠:") : line);
function visible(cues, shown) {
	return cues.flatMap((cue) => {
		const texts = shownTexts(cue, shown);
		return texts.length === 0 ? [] : [{
			...cue,
			text: texts.join("\n")
		}];
	});
}
var escapeVtt = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
export { writeSrt as n, writeVtt as r, shownTexts as t };
