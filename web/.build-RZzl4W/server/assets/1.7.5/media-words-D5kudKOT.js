import { t as EXTENSIONS } from "./media-types-KpZnDxJB.js";
// web/uploads/media/media-words.ts
var MEGABYTE = 1048576;
/** Formats that are not written in capitals. */
var WRITTEN = { webm: "WebM" };
/** The types that a field takes, as people call them: `MP4, MOV`. */
var typeWords = ({ types }, texts) => texts.types({ types: types.map((type) => {
	const extension = EXTENSIONS[type] ?? type;
	return WRITTEN[extension] ?? extension.toUpperCase();
}) });
/** The text of each limit, by what it limits; a limit that the field does not have is left out. */
function spanWords({ seconds, side, frameRate, ratio }, { limits: texts }) {
	const ends = ({ minimum = 0, maximum = 0 }) => ({
		minimum,
		maximum
	});
	return {
		...seconds && { length: seconds.below ? texts.secondsBelow({ below: seconds.below }) : texts.seconds(ends(seconds)) },
		...side && { sides: texts.side(ends(side)) },
		...frameRate && { rate: texts.frameRate(ends(frameRate)) },
		...ratio && { ratio: texts.ratio({ ratio }) }
	};
}
/** The requirements for a file, one fact each. */
function limitWords(limits, texts) {
	const { below, maximum = 0 } = limits.bytes;
	return [below === void 0 ? texts.limits.bytesMaximum({ size: maximum / MEGABYTE }) : texts.limits.bytesBelow({ size: below / MEGABYTE }), ...Object.values(spanWords(limits, texts))];
}
/** Why a file is not taken, by the limit that it misses (specification, section 8). */
function missReason(problem, limits, texts) {
	const { refused } = texts.uploads;
	const hint = texts.media.limitsHint({ limits: texts.media.facts({ facts: limitWords(limits, texts.media) }) });
	const types = texts.media.typesHint({ types: typeWords(limits, texts.media) });
	if (problem === "media_format") return {
		text: refused.type,
		hint: types
	};
	if (problem === "media_without_picture") return {
		text: texts.errors[problem] ?? refused.failed,
		hint: types
	};
	if (problem === "media_size") {
		const size = (limits.bytes.below ?? limits.bytes.maximum ?? 0) / MEGABYTE;
		return {
			text: refused.size({ size }),
			hint
		};
	}
	return {
		text: texts.errors[problem] ?? refused.failed,
		hint
	};
}
export { typeWords as i, missReason as n, spanWords as r, limitWords as t };
