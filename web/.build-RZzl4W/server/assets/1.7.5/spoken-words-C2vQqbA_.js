// web/editors/form/speaking/spoken-words.ts
var HEADER = 8;
var RIFF = 12;
/** The chunk in which speech made here keeps its text and times (`server/speech/speech-timings.ts`). */
var CHUNK = "ikst";
var MOST_WORDS = 5e3;
/** The words of a speech that was made here; undefined for any other sound. A file may come from anyone. */
function readTranscript(file) {
	const view = new DataView(file);
	const name = (at) => String.fromCharCode(...new Uint8Array(file, at, 4));
	if (file.byteLength < RIFF || name(0) !== "RIFF" || name(8) !== "WAVE") return void 0;
	for (let at = RIFF; at + HEADER <= file.byteLength;) {
		const length = view.getUint32(at + 4, true);
		const end = at + HEADER + length;
		if (end > file.byteLength) return void 0;
		if (name(at) === CHUNK) return parse(new TextDecoder().decode(new Uint8Array(file, at + HEADER, length)));
		at = end + length % 2;
	}
}
function parse(json) {
	try {
		const { text, words } = JSON.parse(json);
		if (typeof text !== "string" || !Array.isArray(words)) return void 0;
		return {
			text,
			words: wordsOf(text, words.slice(0, MOST_WORDS).filter(isMark).toSorted((one, other) => one[2] - other[2]))
		};
	} catch {
		return;
	}
}
var isMark = (mark) => Array.isArray(mark) && mark.length === 3 && mark.every((value) => Number.isFinite(value) && value >= 0);
/** Each word with what follows it up to the next one: commas and full stops belong to the word before. */
var wordsOf = (text, marks) => marks.flatMap(([start, , milliseconds], at) => {
	const word = text.slice(at === 0 ? 0 : start, marks[at + 1]?.[0] ?? text.length);
	return word.trim() === "" ? [] : [{
		text: word,
		seconds: milliseconds / 1e3
	}];
});
/** The index of the word that is spoken at a moment; -1 before the first one. */
function wordAt(words, seconds) {
	const next = words.findIndex((word) => word.seconds > seconds + .02);
	return (next < 0 ? words.length : next) - 1;
}
export { wordAt as n, readTranscript as t };
