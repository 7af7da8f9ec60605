import { t as ApiError } from "./api-error-BZ-ri-ws.js";
// contract/api/documents.ts
var createDocument = {
	"method": "POST",
	"path": "/documents"
};
var deleteDocument = {
	"method": "DELETE",
	"path": "/documents/{id}"
};
var getDocument = {
	"method": "GET",
	"path": "/documents/{id}"
};
var listDocuments = {
	"method": "GET",
	"path": "/documents"
};
var listRevisions = {
	"method": "GET",
	"path": "/documents/{id}/revisions"
};
var restoreRevision = {
	"method": "POST",
	"path": "/documents/{id}/restore"
};
var saveDocument = {
	"method": "PUT",
	"path": "/documents/{id}"
};
var updateDocument = {
	"method": "POST",
	"path": "/documents/{id}"
};
// web/documents/autosave.ts
/**
* Saves a document as it is worked on: one save at a time, each on top of the previous one. Plain code, so that each
* state is tested without a browser.
*/
/** Milliseconds from the last change to the save. */
var SAVE_AFTER_MS = 1200;
/** Milliseconds from the first change to the save at most, so that steady work is saved too. */
var SAVE_AT_MOST_MS = 1e4;
/** Milliseconds until a save that did not get through is sent again. */
var RETRY_MS = 5e3;
var PASSING = /* @__PURE__ */ new Set([
	"network_error",
	"timeout",
	"unreadable_answer",
	"server_busy",
	"too_many_requests",
	"internal_error"
]);
/** Whether a failure is unrelated to the content: a retry may get through. */
var isPassing = ({ code }) => PASSING.has(code);
function createAutosave({ save, onState }) {
	let state = { kind: "saved" };
	let revision;
	let waiting;
	/** What may have arrived although its answer was lost: sent again before later changes, which build on it. */
	let unsure;
	let timer;
	/** When what is waiting is sent at the latest. */
	let latest = 0;
	let sending = false;
	/** Grows with every start, so that answers for an earlier document are ignored. */
	let session = 0;
	const enter = (next) => {
		state = next;
		onState(next, revision);
	};
	const schedule = (milliseconds) => {
		clearTimeout(timer);
		timer = setTimeout(() => void send(), milliseconds);
	};
	async function send() {
		clearTimeout(timer);
		const next = unsure ?? waiting;
		if (!next || sending || state.kind === "conflict") return;
		const own = session;
		if (next === waiting) waiting = void 0;
		sending = true;
		try {
			const written = await save(next.content, revision);
			if (own !== session) return;
			revision = written;
			unsure = void 0;
			sending = false;
			if (waiting) schedule(0);
			else enter({ kind: "saved" });
		} catch (error) {
			if (own !== session) return;
			sending = false;
			refuse(error, next);
		}
	}
	function refuse(error, refused) {
		unsure = error instanceof ApiError && isPassing(error) ? refused : void 0;
		if (!unsure) waiting ??= refused;
		if (!(error instanceof ApiError)) return enter({
			kind: "failed",
			error
		});
		const newest = error.data["revision"];
		if (error.code === "conflict" && typeof newest === "number") return enter({
			kind: "conflict",
			revision: newest
		});
		if (!unsure) return enter({
			kind: "failed",
			error
		});
		schedule(RETRY_MS);
		enter({ kind: "offline" });
	}
	return {
		change: (content) => {
			if (!waiting) latest = Date.now() + SAVE_AT_MOST_MS;
			waiting = { content };
			if (state.kind === "conflict") return;
			if (state.kind !== "saving") enter({ kind: "saving" });
			if (!sending) schedule(Math.min(SAVE_AFTER_MS, latest - Date.now()));
		},
		flush: () => void send(),
		start: (from) => {
			session += 1;
			clearTimeout(timer);
			sending = false;
			waiting = void 0;
			unsure = void 0;
			revision = from;
			enter({ kind: "saved" });
		},
		keepMine: () => {
			if (state.kind !== "conflict") return;
			revision = state.revision;
			enter({ kind: "saving" });
			send();
		},
		stop: () => {
			session += 1;
			clearTimeout(timer);
			waiting = void 0;
			unsure = void 0;
		}
	};
}
export { getDocument as a, restoreRevision as c, deleteDocument as i, saveDocument as l, createAutosave as n, listDocuments as o, createDocument as r, listRevisions as s, RETRY_MS as t, updateDocument as u };
