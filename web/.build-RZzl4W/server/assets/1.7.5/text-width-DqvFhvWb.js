// scene/subtitles/text-width.ts
/** How much text people can read in a line and in a second, by language. */
/**
* Characters per second and per line above which subtitles are hard to read; a cue has at most two lines. The figures
* are from the decisions, which follow the timed text guides of large broadcasters.
*/
var LIMITS = {
	alphabetic: {
		perSecond: 20,
		perLine: 42
	},
	chinese: {
		perSecond: 9,
		perLine: 16
	},
	japanese: {
		perSecond: 4,
		perLine: 13
	},
	korean: {
		perSecond: 12,
		perLine: 16
	}
};
var BY_LANGUAGE = {
	zh: "chinese",
	ja: "japanese",
	ko: "korean"
};
/** @param language ISO 639 code of the text; undefined if unknown: then the script decides */
function readingLimits(text, language) {
	if (language && language !== "all") return LIMITS[BY_LANGUAGE[language] ?? "alphabetic"];
	if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return LIMITS.japanese;
	if (/\p{Script=Hangul}/u.test(text)) return LIMITS.korean;
	return LIMITS[isMostlyHan(text) ? "chinese" : "alphabetic"];
}
function isMostlyHan(text) {
	const letters = text.match(/\p{L}/gu)?.length ?? 0;
	return letters > 0 && (text.match(/\p{Script=Han}/gu)?.length ?? 0) * 3 >= letters;
}
/** Characters as readers count them: combining marks count with their letter. */
var characterCount = (line) => line.replace(/\p{M}|\p{Cf}/gu, "").length - astral(line);
/** Characters of two UTF-16 code units. */
var astral = (line) => line.match(/[\ud800-\udbff]/g)?.length ?? 0;
/**
* Characters that no line begins with: punctuation, closing brackets, and in Japanese small kana and length or
* repetition marks.
*/
var NO_BREAK_BEFORE = /^[，。！？、；：）》」』】〕〉”’…,.!?;:)\]}%،؛؟ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ々〜・]/;
/** How many characters from the middle a break after punctuation is still preferred. */
var STOP_BONUS = 3;
var STOP = /[，。！？、；：,.!?;:…،؛؟][」』）》”’]?\s*$/;
/** Penalty in characters for a break inside a Chinese or Japanese word. */
var WORD_COST = 2;
/**
* The text in two lines of similar width, if a line is too wide. Words stay whole; Chinese and Japanese break between
* characters, preferably between words and after punctuation, never before it. A text that fits is unchanged.
* @param lines number of lines, of which only the first is broken off: the caller breaks the rest
*/
function breakLines(text, perLine, lines = 2) {
	if (text.split("\n").every((line) => characterCount(line) <= perLine)) return text;
	const whole = joinLines(text);
	const width = characterCount(whole);
	const costOf = (place) => {
		const first = characterCount(whole.slice(0, place).trimEnd());
		const tooWide = Math.max(0, first - perLine) + Math.max(0, width - first - (lines - 1) * perLine);
		const bonus = STOP.test(whole.slice(0, place)) ? STOP_BONUS : 0;
		const split = words.has(place) ? 0 : WORD_COST;
		return Math.abs(first - width / lines) - bonus + split + tooWide * width;
	};
	const words = wordStarts(whole);
	const [best] = breakPlaces(whole).toSorted((one, other) => costOf(one) - costOf(other));
	if (best === void 0) return whole;
	return `${whole.slice(0, best).trimEnd()}\n${whole.slice(best).trimStart()}`;
}
/** Japanese particles and endings belong to the word before them. */
var PARTICLE = /^\p{Script=Hiragana}{1,2}$/u;
var segmenter;
/** Offsets at which words begin; the platform's dictionary segments Chinese and Japanese. */
function wordStarts(text) {
	segmenter ??= new Intl.Segmenter(void 0, { granularity: "word" });
	const words = Array.from(segmenter.segment(text));
	return new Set(words.filter(({ segment }) => !PARTICLE.test(segment)).map(({ index }) => index));
}
/** Scripts without spaces between words. */
var UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
/** Offsets at which a line may end. */
function breakPlaces(text) {
	const places = UNSPACED.test(text) ? [...wordStarts(text)].filter((at) => UNSPACED.test(text[at - 1] ?? "") && UNSPACED.test(text[at] ?? "")) : [];
	for (const { index, 0: character } of text.matchAll(/\s+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー，。！？、；：」』）》】]/gu)) {
		const place = index + character.length;
		if (place < text.length && !NO_BREAK_BEFORE.test(text.slice(place))) places.push(place);
	}
	return places;
}
/** Joins lines: with a space between words, without one between Chinese or Japanese characters. */
function joinLines(...texts) {
	return texts.flatMap((text) => text.split("\n")).filter((line) => line !== "").reduce((joined, line) => joined === "" ? line : `${joined}${glue(joined, line)}${line}`, "");
}
var WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
var glue = (before, after) => WIDE.test(before.at(-1) ?? "") && WIDE.test(after[0] ?? "") ? "" : " ";
var RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;
/**
* Whether a text reads from right to left: by the majority of its letters, since a line of Arabic may begin with a
* Latin name.
*/
function isRightToLeft(text) {
	const letters = text.match(/\p{L}/gu)?.length ?? 0;
	return (text.match(RIGHT_TO_LEFT)?.length ?? 0) * 2 > letters;
}
export { joinLines as a, isRightToLeft as i, breakPlaces as n, readingLimits as o, characterCount as r, breakLines as t };
