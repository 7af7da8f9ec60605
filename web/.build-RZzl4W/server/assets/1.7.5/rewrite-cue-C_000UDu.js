import { a as saidOf, n as fitSpokenLine } from "./dubbing-page-CW6rAYdR.js";
import { u as changeCue } from "./lines-B27IrDyd.js";
import { F as call } from "../../entry-server.js";
// web/editors/dubbing/rewrite-cue.ts
/**
* Has a line reworded to about this many characters.
* @param stepPoints what the call costs in a project for which nothing was paid yet
* @returns a function that undoes it
* @throws ApiError; DOMException if it was stopped
*/
async function rewriteCue({ project, saved, updateLines }, cue, { characters, stepPoints, signal }) {
	const said = saidOf(cue);
	const isTranslated = cue.translation.trim() !== "";
	const before = isTranslated ? { translation: cue.translation } : { text: cue.text };
	const { documentId } = await saved();
	const answer = await call(fitSpokenLine, {
		body: {
			text: said,
			characters,
			to: project.to,
			...isTranslated && cue.text.trim() !== "" ? { original: cue.text } : {},
			document_id: documentId,
			expected_points: stepPoints
		},
		signal
	});
	const after = isTranslated ? { translation: answer.text } : { text: answer.text };
	updateLines((all) => all.some((now) => now.id === cue.id && saidOf(now) === said) ? changeCue(all, cue.id, after) : all);
	return () => updateLines((all) => changeCue(all, cue.id, before));
}
export { rewriteCue };
