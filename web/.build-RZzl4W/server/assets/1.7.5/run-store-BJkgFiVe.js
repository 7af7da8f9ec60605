import { F as call, S as QUERY_KEYS, ut as currentPoints } from "../../entry-server.js";
import { h as useSignedIn } from "./session-DiDZXz4K.js";
import { useQuery, useQueryClient } from "@tanstack/react-query";
// contract/api/tasks.ts
var cancelTask = {
	"method": "POST",
	"path": "/tasks/{id}/cancel"
};
var events = {
	"method": "GET",
	"path": "/events"
};
var getTask = {
	"method": "GET",
	"path": "/tasks/{id}"
};
var listTasks = {
	"method": "GET",
	"path": "/tasks"
};
// web/documents/document-news.ts
var listeners = /* @__PURE__ */ new Map();
/** Without news of one document: any of them may have changed. */
function tellDocumentNews(news) {
	for (const [listener, id] of listeners) if (!news || news.id === id) listener(news?.revision);
}
// web/runs/run-list.ts
/** More than a person scrolls through in one visit; My creation has the rest. */
var LONGEST_LIST = 200;
var isFinished = (run) => run.state !== "PENDING" && run.state !== "RUNNING";
/**
* Merges an update of a run into the list. Updates may arrive out of order (stream, poll and answers race
* each other): a finished run never becomes unfinished again, progress never falls, results never disappear.
*/
function mergeRun(runs, news) {
	const known = runs.find(({ id }) => id === news.id);
	if (!known) return [...runs, news].sort(newestFirst).slice(0, LONGEST_LIST);
	const merged = newer(known, news);
	return merged === known ? runs : runs.map((run) => run === known ? merged : run);
}
/** Merges a freshly read page with what the stream has reported meanwhile. */
function mergeRuns(runs, news) {
	return news.reduce(mergeRun, runs);
}
function newestFirst(a, b) {
	return Date.parse(b.created_at) - Date.parse(a.created_at) || (a.id < b.id ? 1 : -1);
}
function newer(known, news) {
	if (isFinished(known) && !isFinished(news)) return known;
	if (isFinished(news)) return news;
	const ahead = news.progress >= known.progress && news.results.length >= known.results.length;
	const started = known.state === "PENDING" || news.state === "RUNNING";
	return ahead && started ? news : known;
}
/** The figures of the job chip. */
function countRuns(runs) {
	const of = (state) => runs.filter((run) => run.state === state);
	const unfinished = [...of("RUNNING"), ...of("PENDING")];
	const share = unfinished.reduce((sum, { progress }) => sum + progress, 0) / unfinished.length;
	return {
		running: of("RUNNING").length,
		waiting: of("PENDING").length,
		done: of("SUCCEEDED").length,
		failed: of("FAILED").length,
		cancelled: of("CANCELED").length,
		share: unfinished.length > 0 ? share : null
	};
}
// web/runs/run-store.ts
var RUNS_KEY = ["runs"];
/** Of one run that is not in the list. */
var runKey = (id) => ["run", id];
var STREAM_KEY = ["stream-state"];
/** Prefix of every query over stored results: the history, My creation. */
var RESULTS_KEY = ["results"];
/** Runs read at first; older ones are in My creation. */
var FIRST_RUNS = 40;
var OPENING_MS = 5e3;
var NONE = [];
/** The user's runs, newest first, kept up to date by the event stream. Empty while signed out. */
function useRuns() {
	const client = useQueryClient();
	const signedIn = useSignedIn();
	const { data } = useQuery({
		queryKey: RUNS_KEY,
		enabled: signedIn,
		staleTime: Number.POSITIVE_INFINITY,
		queryFn: async ({ signal }) => {
			const { items } = await call(listTasks, {
				query: { limit: FIRST_RUNS },
				signal
			});
			return mergeRuns(client.getQueryData(RUNS_KEY) ?? [], items);
		}
	});
	return {
		runs: signedIn && data || NONE,
		loaded: data !== void 0
	};
}
/** Reads the list again if it is older than what a page needs to open: the stream tells only what comes after it. */
function refreshRuns(client) {
	const { dataUpdatedAt = 0 } = client.getQueryState(RUNS_KEY) ?? {};
	if (dataUpdatedAt > 0 && Date.now() - dataUpdatedAt > OPENING_MS) client.invalidateQueries({ queryKey: RUNS_KEY });
}
/** One run with its receipt, from the list if it is there; undefined until it has been read. */
function useRun(id) {
	const { runs } = useRuns();
	const known = runs.find((run) => run.id === id);
	const { data } = useQuery({
		queryKey: runKey(id),
		enabled: id !== void 0 && known === void 0,
		queryFn: ({ signal }) => call(getTask, {
			params: { id: id ?? "" },
			signal
		})
	});
	return known ?? data;
}
/** Stores the update of a run where every part of the page sees it. */
function putRun(client, run) {
	const before = client.getQueryData(RUNS_KEY) ?? [];
	const known = before.find(({ id }) => id === run.id);
	client.setQueryData(RUNS_KEY, mergeRun(before, run));
	if (run.results.length !== (known?.results.length ?? 0) || isFinished(run) && !(known && isFinished(known))) client.invalidateQueries({ queryKey: RESULTS_KEY });
}
/** Removes a placeholder that became a run, or that was refused. */
function dropRun(client, id) {
	client.setQueryData(RUNS_KEY, (runs) => runs?.filter((run) => run.id !== id));
}
/** Takes finished runs out of the list on this page; they stay in My creation. */
function dropFinished(client) {
	client.setQueryData(RUNS_KEY, (runs) => runs?.filter((run) => !isFinished(run)));
}
/** A run as the page knows it at this moment. */
function peekRun(client, id) {
	return client.getQueryData(RUNS_KEY)?.find((run) => run.id === id);
}
/** Changes a result wherever the page holds its run. */
function changeResult(client, result, changed) {
	const swap = (run) => ({
		...run,
		results: run.results.map((one) => one.id === result.id ? {
			...one,
			...changed
		} : one)
	});
	const run = peekRun(client, result.task_id);
	if (run) putRun(client, swap(run));
	client.setQueryData(runKey(result.task_id), (older) => older && swap(older));
}
/** Runs that the server has not answered for yet, by their placeholder's id, and how to cancel each. */
var submitting = /* @__PURE__ */ new Map();
/** From here on a cancel of the placeholder aborts the signal, since there is no run yet that it could end. */
function beginSubmit(placeholderId) {
	const cancel = new AbortController();
	submitting.set(placeholderId, cancel);
	return cancel.signal;
}
/** The server has answered, or nothing was sent. */
function endSubmit(placeholderId) {
	submitting.delete(placeholderId);
}
/** Cancels a run on the server; what was delivered stays, the rest of the points are refunded. Throws ApiError. */
async function cancelRun(client, id) {
	const unsent = submitting.get(id);
	if (unsent) return unsent.abort();
	putRun(client, await call(cancelTask, { params: { id } }));
	await client.invalidateQueries({ queryKey: QUERY_KEYS.points });
}
/** Whether updates come over the stream or by polling; the interface shows it where it matters. */
function useStreamState() {
	return useQuery({
		queryKey: STREAM_KEY,
		enabled: false,
		queryFn: () => "polling"
	}).data;
}
/** Stores how updates arrive at the moment. */
function setStreamState(client, state) {
	client.setQueryData(STREAM_KEY, state);
}
/** Applies one event of the stream to the cache. Resolves once the data it required has been read. */
async function takeEvent(client, event) {
	if (event.type === "task") return putRun(client, event.task);
	if (event.type === "document") return tellDocumentNews(event);
	if (event.type === "snapshot") {
		tellDocumentNews();
		for (const run of await readEnded(client, event.unfinished)) putRun(client, run);
		return;
	}
	if (event.type !== "balance") return;
	const { type: _, ...points } = event;
	await client.cancelQueries({ queryKey: QUERY_KEYS.points });
	client.setQueryData(QUERY_KEYS.points, points);
}
/** Runs that are unfinished on this page but not on the server, in their final state. Unreadable ones are left out. */
async function readEnded(client, unfinished, signal) {
	const ended = (client.getQueryData(RUNS_KEY) ?? []).filter((run) => !isFinished(run) && !unfinished.includes(run.id) && !submitting.has(run.id));
	return (await Promise.allSettled(ended.map(({ id }) => call(getTask, {
		params: { id },
		...signal && { signal }
	})))).flatMap((one) => one.status === "fulfilled" ? [one.value] : []);
}
/** What the stream would have reported as it begins: unfinished runs, those that ended since, and the balance. */
async function pollEvents(client, signal) {
	const { items } = await call(listTasks, {
		query: {
			state: "unfinished",
			limit: 100
		},
		signal
	});
	const unfinished = items.map(({ id }) => id);
	const ended = await readEnded(client, unfinished, signal);
	const points = await call(currentPoints, { signal });
	return [
		...[...items, ...ended].map((task) => ({
			type: "task",
			task
		})),
		{
			type: "balance",
			...points
		},
		{
			type: "snapshot",
			unfinished
		}
	];
}
/** Forgets what belongs to the user who signed out. */
function forgetRuns(client) {
	client.removeQueries({ queryKey: RUNS_KEY });
	client.removeQueries({ queryKey: STREAM_KEY });
	client.removeQueries({ queryKey: RESULTS_KEY });
}
export { countRuns as _, dropFinished as a, getTask as b, forgetRuns as c, refreshRuns as d, setStreamState as f, useStreamState as g, useRuns as h, changeResult as i, pollEvents as l, useRun as m, beginSubmit as n, dropRun as o, takeEvent as p, cancelRun as r, endSubmit as s, RESULTS_KEY as t, putRun as u, isFinished as v, listTasks as x, events as y };
