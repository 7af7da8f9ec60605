import { i as keyOf, r as speakLines } from "./dubbing-page-CW6rAYdR.js";
import { F as call } from "../../entry-server.js";
// web/editors/dubbing/speech-calls.ts
/** Milliseconds between two requests for the progress of the lines. */
var ASK_EVERY = 1200;
/**
* Has lines spoken, and polls until all of them are.
* @param stepPoints what the first line costs if nothing was paid yet
* @returns the speech of all lines that are known; undefined if it was stopped
* @throws ApiError
*/
async function speakWishes(documentId, wishes, { known, stepPoints, onLines, onDone, isStopped }) {
	const spoken = new Map(known);
	let left = wishes;
	let [expected, isFirst] = [stepPoints, true];
	while (left.length > 0) {
		const asked = left.slice(0, 100);
		const { lines } = await call(speakLines, { body: {
			document_id: documentId,
			lines: asked,
			again: isFirst,
			expected_points: expected
		} });
		isFirst = false;
		if (lines.some(({ state }) => state === "spoken")) expected = 0;
		onLines(asked, lines);
		for (const [at, wish] of asked.entries()) {
			const line = lines[at];
			if (line) spoken.set(keyOf(wish), line);
		}
		const isDone = (wish) => ["spoken", "failed"].includes(spoken.get(keyOf(wish))?.state ?? "");
		left = left.filter((wish) => !isDone(wish));
		onDone(wishes.length - left.length);
		if (isStopped()) return void 0;
		if (left.length > 0) await new Promise((resolve) => setTimeout(resolve, ASK_EVERY));
	}
	return spoken;
}
export { speakWishes };
