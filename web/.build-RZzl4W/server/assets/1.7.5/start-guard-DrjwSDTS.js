import { F as call } from "../../entry-server.js";
import { b as getTask } from "./run-store-BJkgFiVe.js";
// web/runs/whole-input.ts
/** The input that a run was started with: lists have only the beginning of a long one. Throws ApiError. */
async function wholeInput({ id, task_id, input, input_cut }) {
	if (input_cut !== true) return input;
	return (await call(getTask, { params: { id: task_id ?? id } })).input;
}
/**
* Distinguishes a repeated press from a new run: a changed input is immediately a new run, and so is one
* after a refusal.
*/
function createStartGuard(now = Date.now) {
	let last;
	return { begin: (input) => {
		const text = JSON.stringify(input);
		if (last?.text === text && (last.onItsWay || now() - last.at < 2e3)) return void 0;
		const start = {
			text,
			at: now(),
			onItsWay: true
		};
		last = start;
		return (outcome) => {
			start.onItsWay = false;
			if (outcome === "dropped" && last === start) last = void 0;
		};
	} };
}
export { wholeInput as n, createStartGuard as t };
