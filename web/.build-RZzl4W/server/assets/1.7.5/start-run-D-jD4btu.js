import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { F as call, S as QUERY_KEYS, l as isOnline, u as untilOnline } from "../../entry-server.js";
import { n as projectOfRun } from "./current-project-iOEuJSQr.js";
import { t as newId } from "./new-id-ifkI-95E.js";
import { n as beginSubmit, o as dropRun, r as cancelRun, s as endSubmit, u as putRun } from "./run-store-BJkgFiVe.js";
import { n as noteUnsent, r as placeholderOf, t as forgetUnsent } from "./unsent-runs-nmjdJqbn.js";
// web/runs/start-run.ts
var start_run_exports = /* @__PURE__ */ __exportAll({ startRun: () => startRun });
/** Milliseconds between attempts to send a run that got no answer; a connection that comes back ends the wait. */
var PAUSES = [
	1e3,
	2e3,
	4e3,
	8e3
];
/**
* Submits a run to the server and returns its id. Its placeholder is in the list of runs at once and becomes the run,
* whose record the event stream keeps up to date from there on (`follow-events.ts`). Without an answer it is sent again
* under the same key for as long as the page lives, and by the next page after that; no points are shown as held until
* the server confirms it.
* @throws ApiError when the server did not accept it; then nothing was held and the placeholder is gone
*/
async function startRun(client, tool, input, quoted, { key = newId(), projectId = projectOfRun(client) ?? null, engine, part = {} } = {}) {
	const createdAt = (/* @__PURE__ */ new Date()).toISOString();
	const about = {
		key,
		toolId: tool.id,
		input,
		quoted,
		projectId,
		createdAt
	};
	const { sample, restOf } = part;
	const unsent = {
		...about,
		...engine === void 0 ? {} : { engine },
		...sample || restOf !== void 0 ? { part } : {},
		state: "sending"
	};
	const placeholder = placeholderOf(unsent);
	noteUnsent(unsent);
	putRun(client, placeholder);
	const cancelled = beginSubmit(key);
	const answered = () => {
		forgetUnsent(key);
		endSubmit(key);
		dropRun(client, key);
	};
	try {
		const body = {
			...input,
			...projectId !== null && { project_id: projectId },
			...engine !== void 0 && { engine },
			...sample && { sample: true },
			...restOf !== void 0 && { rest_of: restOf },
			expected_points: quoted.points
		};
		const taskId = await insist(() => submit(tool, body, key), cancelled, () => noteUnsent({
			...unsent,
			state: "offline"
		}));
		answered();
		putRun(client, {
			...placeholder,
			id: taskId
		});
		if (cancelled.aborted) await cancelRun(client, taskId).catch(() => void 0);
		return taskId;
	} catch (error) {
		answered();
		if (error instanceof ApiError && error.code === "not_found") client.invalidateQueries({ queryKey: QUERY_KEYS.projects });
		if (error instanceof ApiError && (error.code === "engine_not_open" || error.code === "price_changed")) {
			client.invalidateQueries({ queryKey: QUERY_KEYS.siteFacts });
			client.invalidateQueries({ queryKey: QUERY_KEYS.pointConfig });
		}
		throw error;
	}
}
/**
* Sends a run once and returns its id, without waiting for results: the stream brings them.
* @throws ApiError
*/
async function submit(tool, body, key) {
	const endpoint = {
		method: "POST",
		path: `/cloud/request${tool.path}`,
		root: false
	};
	const taskId = (await call(endpoint, {
		body,
		idempotencyKey: key,
		respondAsync: true
	}))?.output?.task_id;
	if (taskId === void 0) throw new ApiError("unreadable_answer");
	return taskId;
}
/**
* Sends until there is an answer: a request that got none is sent again.
* @throws ApiError the server's refusal; `aborted` if the person cancelled what cannot have arrived
*/
async function insist(send, cancelled, onSilence) {
	let mayHaveArrived = false;
	for (let attempt = 0;; attempt += 1) {
		if (isOnline()) try {
			return await send();
		} catch (error) {
			if (!isSilence(error)) throw error;
			mayHaveArrived = true;
		}
		onSilence();
		await untilOnline(mayHaveArrived ? new AbortController().signal : cancelled, PAUSES[attempt] ?? PAUSES.at(-1));
		if (cancelled.aborted && !mayHaveArrived) throw new ApiError("aborted");
	}
}
/** The request got no answer from the product: the network failed, or the server is being started. */
function isSilence(error) {
	return !(error instanceof ApiError) || [
		"network_error",
		"timeout",
		"unreadable_answer"
	].includes(error.code);
}
export { start_run_exports as n, startRun as t };
