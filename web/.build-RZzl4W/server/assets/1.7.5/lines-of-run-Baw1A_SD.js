import { o as CUE_LIMITS } from "./subtitle-project-Cc7OUByw.js";
// web/editors/kit/lines/core/lines-of-run.ts
/** Lines of a run that has ended; none if it answered with nothing. */
function linesOfRun({ outputs = [] }) {
	const [output] = outputs;
	if (output?.kind !== "json") return [];
	const { lines, segments } = output.value;
	return (lines ?? segments ?? []).toSorted((one, other) => one.start - other.start).slice(0, CUE_LIMITS.cues).map(({ start, end, text = "", translation, speaker }, at) => {
		const from = Math.round(start * 1e3);
		return {
			id: String(at + 1),
			start: from,
			end: Math.max(from + 125, Math.round(end * 1e3)),
			text: text.slice(0, CUE_LIMITS.characters),
			translation: (translation ?? "").slice(0, CUE_LIMITS.characters),
			...speaker ? { speaker: speaker.slice(0, 200) } : {}
		};
	});
}
export { linesOfRun };
