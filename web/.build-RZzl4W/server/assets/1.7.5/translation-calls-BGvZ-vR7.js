import { a as isWorded, c as translateSubtitleLines, s as SUBTITLE_CALL_LIMITS } from "./lines-B27IrDyd.js";
import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { F as call } from "../../entry-server.js";
import { n as paidFor, t as findTranslation } from "./paid-for-fJk-eSWm.js";
// web/editors/kit/lines/translation-calls.ts
/** The server calls of a translation, in one chunk that is loaded once the editor is in use. */
/** Lines before a part, so that a sentence that began there is understood. */
function linesBefore(lines, first) {
	const at = first ? lines.findIndex(({ id }) => id === first.id) : 0;
	return lines.slice(Math.max(0, at - SUBTITLE_CALL_LIMITS.before), at).filter(isWorded).map(({ text }) => text);
}
/** Ignores an unusable answer, which costs nothing and says nothing about the next one. */
function unusable(error) {
	if (error instanceof ApiError && error.code === "task_answer_unusable") return void 0;
	throw error;
}
/**
* Translates a hundred lines at a time, and counts in `told`, which the code that stops it can read.
* @param stepPoints points of the first call; the later ones of a project are included
* @throws ApiError; DOMException if it was stopped
*/
async function translateLines(editor, lines, told, { toolId, stepPoints, signal }) {
	const { project } = editor;
	const included = project.clip ? { expected_points: 0 } : {};
	let paid = false;
	const { documentId } = await editor.saved();
	for (let at = 0; at < lines.length; at += SUBTITLE_CALL_LIMITS.lines) {
		const part = lines.slice(at, at + SUBTITLE_CALL_LIMITS.lines);
		told.asked = part.map(({ text }) => text);
		const answer = await call(translateSubtitleLines, {
			body: {
				lines: part.map(({ text, start, end }) => ({
					text,
					seconds: (end - start) / 1e3
				})),
				to: project.to,
				...project.glossary.length > 0 ? { glossary: [...project.glossary] } : {},
				before: linesBefore(editor.now().lines, part[0]),
				tool_id: toolId,
				document_id: documentId,
				...paid ? included : { expected_points: stepPoints }
			},
			signal
		}).catch(unusable);
		if (!answer) {
			told.failed += part.length;
			continue;
		}
		paid = true;
		told.charged += answer.points.settled;
		const said = new Map(part.map(({ id }, place) => [id, answer.lines[place] ?? ""]));
		editor.updateLines((all) => all.map((line) => ({
			...line,
			translation: said.get(line.id) || line.translation
		})));
		const done = answer.lines.filter((words) => words !== "").length;
		told.count += done;
		told.failed += part.length - done;
	}
}
export { findTranslation, paidFor, translateLines };
