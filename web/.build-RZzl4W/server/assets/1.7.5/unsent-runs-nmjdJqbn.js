import { o as writeLocally } from "./hold-writes-CfaBYfHJ.js";
import { t as setUnsaved } from "./leave-warning-CuJeJ9Kl.js";
import { r as useStore, t as createStore } from "./store-CbiqaTvC.js";
import { t as UNSENT } from "./unsent-name-ZWlt0PrH.js";
// web/runs/unsent-runs.ts
var NONE = [];
var unsent = createStore(NONE);
/** Stores a run before it is sent, and the state of sending it. */
function noteUnsent(run) {
	write([...unsent.get().filter(({ key }) => key !== run.key), run]);
}
/** The server has answered for it, or it was cancelled. */
function forgetUnsent(key) {
	write(unsent.get().filter((run) => run.key !== key));
}
/** Runs of this page that the server has not answered for. */
var unsentOfThisPage = () => unsent.get();
/** Sending state of a run; undefined for runs that the server knows. */
function useUnsentState(id) {
	return useStore(unsent, NONE).find(({ key }) => key === id)?.state;
}
/** Runs that an earlier page of this person, or another tab, did not get an answer for. */
function unsentOfEarlierPages() {
	try {
		const saved = JSON.parse(localStorage.getItem("inkreel.unsent") ?? "[]");
		const here = unsent.get();
		return Array.isArray(saved) ? saved.filter(isUnsent).filter(({ key }) => !here.some((run) => run.key === key)) : [];
	} catch {
		return [];
	}
}
function isUnsent(value) {
	const run = value;
	return typeof run?.key === "string" && typeof run.toolId === "string" && typeof run.quoted?.points === "number";
}
/**
* Other tabs store theirs under the same name: each removes and adds only its runs, which include those that it took
* over.
*/
function write(runs) {
	const own = new Set([...unsent.get(), ...runs].map(({ key }) => key));
	const others = unsentOfEarlierPages().filter(({ key }) => !own.has(key));
	unsent.set(runs);
	let isKept = true;
	try {
		if (others.length + runs.length === 0) localStorage.removeItem(UNSENT);
		else writeLocally(UNSENT, JSON.stringify([...others, ...runs]));
	} catch {
		isKept = false;
	}
	setUnsaved("runs", !isKept && runs.length > 0);
}
/** An unsent run as the list of runs shows it. */
function placeholderOf({ key, toolId, input, quoted, projectId, part = {}, createdAt }) {
	const count = typeof input["count"] === "number" ? input["count"] : 1;
	const { points, pointsEach } = quoted;
	return {
		id: key,
		number: "",
		tool_id: toolId,
		state: "PENDING",
		input,
		project_id: projectId,
		...part.sample ? { sample: true } : {},
		...part.restOf === void 0 ? {} : { rest_of: part.restOf },
		engine: null,
		builtin: false,
		stage: null,
		steps: [],
		progress: 0,
		candidates: Array.from({ length: count }, () => 0),
		error: null,
		results: [],
		receipt: {
			state: "held",
			quoted: points,
			settled: 0,
			returned: 0,
			points_each: pointsEach,
			lines: []
		},
		created_at: createdAt,
		started_at: null,
		finished_at: null
	};
}
export { unsentOfThisPage as a, unsentOfEarlierPages as i, noteUnsent as n, useUnsentState as o, placeholderOf as r, forgetUnsent as t };
