import { n as useSelected, r as useStore, t as createStore } from "./store-CbiqaTvC.js";
import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { r as storeWrites } from "./hold-writes-CfaBYfHJ.js";
import { F as call } from "../../entry-server.js";
import { i as readDocument } from "./define-document-CUsOy5I1.js";
import { t as setUnsaved } from "./leave-warning-CuJeJ9Kl.js";
import { a as getDocument, l as saveDocument, n as createAutosave, o as listDocuments, r as createDocument } from "./autosave-yToMrKoo.js";
import { a as redo, c as undo, n as dropChange, r as markStep, s as startHistory, t as commitChange } from "./history-DEXIIRM_.js";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { jsx } from "react/jsx-runtime";
import { CloudAlert, CloudCheck, CloudOff, CloudUpload, HardDrive } from "lucide-react";
// web/documents/saving-icon.tsx
var ICONS = {
	device: HardDrive,
	saved: CloudCheck,
	saving: CloudUpload,
	offline: CloudOff,
	conflict: CloudAlert,
	failed: CloudAlert
};
/** An icon for where a document is stored at the moment, next to the text. */
function SavingIcon({ kind }) {
	const Icon = ICONS[kind];
	return /* @__PURE__ */ jsx(Icon, {
		size: 15,
		strokeWidth: 1.6,
		"aria-hidden": true
	});
}
// web/documents/document-server.ts
/** The person's documents on the server. All functions throw ApiError. */
var documentServer = {
	get: (id) => call(getDocument, { params: { id } }),
	/** The person's newest document of a kind. */
	newest: async (kind) => {
		const { items } = await call(listDocuments, { query: {
			kind,
			own: "true",
			limit: 1
		} });
		return items[0] && call(getDocument, { params: { id: items[0].id } });
	},
	/** Returns the new revision. */
	save: async (kind, document) => {
		const { id, revision, content } = document;
		const body = {
			...bodyOf(kind, content),
			revision
		};
		return (await call(saveDocument, {
			params: { id },
			body,
			outlivesPage: true
		})).revision;
	},
	create: (kind, document) => call(createDocument, { body: {
		kind: kind.kind,
		name: document.name,
		...bodyOf(kind, document.content)
	} })
};
var bodyOf = ({ version }, content) => ({
	schema: version,
	content
});
/**
* A document from the server, as an editor keeps it. @throws Error for a document that this page cannot read
*/
function savedDocument(kind, { id, revision, schema, content, files }) {
	const read = readDocument(kind, schema, content);
	if (!read) throw new Error("The document was made by a newer version of this page");
	return {
		content: read,
		documentId: id,
		revision,
		unsaved: false,
		files
	};
}
// web/documents/document-sync.ts
/** @param nameOf name of a document that is made for this content */
function createDocumentSync(kind, nameOf, server = documentServer) {
	const state = createStore({
		saving: { kind: "device" },
		documentId: void 0,
		revision: void 0
	});
	const patch = (change) => state.set({
		...state.get(),
		...change
	});
	/** A document was sent whose answer has not come: it may exist. */
	let unanswered = false;
	/** The document that such a creation made, if it holds this content. */
	const madeBefore = async (content) => {
		const newest = await server.newest(kind.kind);
		if (newest?.revision !== 1) return void 0;
		const [there, here] = [readDocument(kind, newest.schema, newest.content), kind.parse(content)];
		return JSON.stringify(there) === JSON.stringify(here) ? newest : void 0;
	};
	const autosave = createAutosave({
		save: async (content, revision) => {
			const { documentId: id } = state.get();
			if (id !== void 0 && revision !== void 0) return server.save(kind, {
				id,
				revision,
				content
			});
			const before = unanswered ? await madeBefore(content) : void 0;
			unanswered = true;
			const made = before ?? await server.create(kind, {
				name: nameOf(content),
				content
			});
			unanswered = false;
			patch({ documentId: made.id });
			return made.revision;
		},
		onState: (saving, revision) => patch({
			saving,
			revision
		})
	});
	return {
		state,
		leave: () => {
			autosave.stop();
			patch({ saving: { kind: "device" } });
		},
		enter: (documentId, revision, offline = false) => {
			patch({ documentId });
			unanswered = false;
			autosave.start(revision);
			if (offline) patch({ saving: { kind: "offline" } });
		},
		change: autosave.change,
		flush: autosave.flush,
		keepMine: autosave.keepMine,
		stop: autosave.stop,
		saved: async () => {
			autosave.flush();
			const { saving, documentId, revision } = await settled(state);
			if (saving.kind === "failed") throw saving.error;
			if (saving.kind !== "saved" || documentId === void 0 || revision === void 0) throw new Error(`The document is not saved: ${saving.kind}`);
			return {
				documentId,
				revision
			};
		}
	};
}
/** The state once no save is under way. */
function settled(state) {
	return new Promise((resolve) => {
		const look = () => {
			if (state.get().saving.kind === "saving") return;
			stop();
			resolve(state.get());
		};
		const stop = state.subscribe(look);
		look();
	});
}
// web/documents/open-document.ts
/**
* The document to continue with. For a guest it is the one of this device. For a person who is signed in it is the one
* that the address names, else what this device has and the server does not, else their newest one. Changes of this
* device that are not shown are saved first: to their document, or as a new one if that has changed since.
*/
async function openDocument(opening, server = documentServer) {
	const { empty, isBegun, local, signedIn, wanted, kind } = opening;
	const nothing = {
		content: empty,
		documentId: void 0,
		revision: void 0,
		unsaved: false
	};
	const here = local ?? nothing;
	if (!signedIn) return {
		...here,
		files: [],
		offline: false
	};
	const isAhead = here.documentId === void 0 ? isBegun(here.content) : here.unsaved;
	try {
		if (isAhead && (wanted === void 0 || wanted === here.documentId)) return await goOn(here, server);
		if (isAhead) await saveAside(opening, here, server);
		const record = (wanted === void 0 ? void 0 : await findDocument(server, wanted)) ?? await server.newest(kind.kind);
		return {
			...record ? savedDocument(kind, record) : {
				...nothing,
				files: []
			},
			offline: false
		};
	} catch {
		return {
			...here,
			files: [],
			offline: true
		};
	}
}
/** The local copy with its files from the server; a new document if the original is deleted. */
async function goOn(here, server) {
	const record = here.documentId === void 0 ? void 0 : await findDocument(server, here.documentId);
	if (record) return {
		...here,
		files: record.files,
		offline: false
	};
	return {
		...here,
		documentId: void 0,
		revision: void 0,
		unsaved: true,
		files: [],
		offline: false
	};
}
/** Saves the changes of this device to the server, for a page that continues with another document. */
async function saveAside({ kind, nameOf, isBegun }, { content, documentId: id, revision }, server) {
	if (id !== void 0 && revision !== void 0) {
		if (await server.save(kind, {
			id,
			revision,
			content
		}).then(() => true, (error) => {
			if (isMoved(error)) return false;
			throw error;
		})) return;
	}
	if (isBegun(content)) await server.create(kind, {
		name: nameOf(content),
		content
	});
}
/** The document has another revision by now, or is deleted. */
var isMoved = (error) => hasCode(error, "conflict") || hasCode(error, "not_found");
var hasCode = (error, code) => error instanceof ApiError && error.code === code;
async function findDocument(server, id) {
	try {
		return await server.get(id);
	} catch (error) {
		if (hasCode(error, "not_found")) return void 0;
		throw error;
	}
}
// web/documents/use-document.ts
/** Milliseconds after the last change until this device keeps it. */
var KEEP_AFTER = 400;
/** Whether a change was begun and is not a step of undo yet. */
var isUnderWay = ({ document, marked }) => document !== marked;
/**
* The document that an editor works on: with undo, stored on this device continuously, saved to the server
* for a signed-in person, and reopened as it was left.
* @param edited the same object for as long as the page is open
*/
function useDocument(edited, { signedIn, wanted, nameOf }) {
	const { kind, empty, isBegun, local } = edited;
	const [store] = useState(() => createStore({
		history: startHistory(empty),
		taken: empty,
		files: [],
		opening: true,
		keeps: true
	}));
	const name = useEffectEvent(nameOf);
	const [sync] = useState(() => createDocumentSync(kind, (content) => name(content)));
	const { saving, documentId, revision } = useStore(sync.state, sync.state.get());
	const operations = useMemo(() => documentOperations(kind, store, sync), [
		kind,
		store,
		sync
	]);
	const marked = useSelected(store, ({ history }) => history.marked);
	const canUndo = useSelected(store, ({ history }) => history.past.length > 0 || isUnderWay(history));
	const canRedo = useSelected(store, ({ history }) => history.future.length > 0);
	const files = useSelected(store, (open) => open.files);
	const opening = useSelected(store, (open) => open.opening);
	const keeps = useSelected(store, (open) => open.keeps);
	const keep = useEffectEvent(async () => {
		const now = store.get();
		const { marked: content } = now.history;
		const { documentId: id, revision: known, saving: state } = sync.state.get();
		if (now.opening || !now.keeps || content === empty && id === void 0) return;
		try {
			await local.keep({
				content,
				documentId: id,
				revision: known,
				unsaved: state.kind !== "saved"
			});
		} catch {
			store.set({
				...store.get(),
				keeps: false
			});
		}
	});
	const write = useEffectEvent((content) => {
		if (signedIn && !store.get().opening && content !== store.get().taken) sync.change(content);
	});
	const hadSession = useRef(false);
	useEffect(() => {
		if (!signedIn && hadSession.current) {
			sync.leave();
			return;
		}
		hadSession.current = signedIn;
		let left = false;
		const open = async () => {
			await storeWrites.held();
			if (left) return;
			await keep();
			const { kept, keeps: keepsNow } = await readLocal(local);
			const found = await openDocument({
				kind,
				empty,
				isBegun,
				local: kept,
				signedIn,
				wanted,
				nameOf: (content) => name(content)
			});
			if (left) return;
			const { content } = found;
			const opened = operations.finishOpening(startHistory(content), found.files);
			store.set({
				...opened,
				taken: content,
				opening: false,
				keeps: keepsNow
			});
			if (signedIn) {
				sync.enter(found.documentId, found.revision, found.offline);
				if (found.unsaved) sync.change(content);
			} else sync.leave();
		};
		open();
		return () => {
			left = true;
			sync.flush();
			sync.stop();
		};
	}, [
		kind,
		empty,
		isBegun,
		local,
		signedIn,
		sync,
		wanted,
		store,
		operations
	]);
	useEffect(() => write(marked), [marked]);
	useEffect(() => {
		const timer = setTimeout(() => void keep(), KEEP_AFTER);
		return () => clearTimeout(timer);
	}, [marked, saving]);
	useEffect(() => {
		const leave = () => {
			keep();
			sync.flush();
		};
		/** Keeps what is being typed or dragged as well, since nothing will end that step. */
		const hide = () => {
			if (isUnderWay(store.get().history)) {
				operations.mark();
				write(store.get().history.marked);
			}
			leave();
		};
		addEventListener("pagehide", hide);
		addEventListener("online", sync.flush);
		return () => {
			removeEventListener("pagehide", hide);
			removeEventListener("online", sync.flush);
			leave();
		};
	}, [
		sync,
		store,
		operations
	]);
	const unsaved = !opening && !keeps && saving.kind !== "saved" && isBegun(marked);
	useEffect(() => {
		setUnsaved(kind.kind, unsaved);
		return () => setUnsaved(kind.kind, false);
	}, [kind, unsaved]);
	return {
		store,
		sync,
		documentId,
		revision,
		opening,
		keeps,
		saving,
		files,
		canUndo,
		canRedo,
		...operations,
		/** Resolves a conflict with the local content. */
		keepMine: sync.keepMine
	};
}
/** The local copy, and whether the browser can store one. */
async function readLocal(local) {
	try {
		return {
			kept: await local.load(),
			keeps: true
		};
	} catch {
		return {
			kept: void 0,
			keeps: false
		};
	}
}
/** The operations of every editor on its document; the same functions for as long as the page is open. */
function documentOperations(kind, store, sync) {
	let early = [];
	const patch = (change) => store.set({
		...store.get(),
		...change
	});
	const change = (step) => {
		early?.push(step);
		patch({ history: step(store.get().history) });
	};
	const addFiles = (added) => patch({ files: [...store.get().files, ...added] });
	/** Continues with the server's state; undo restores the local one. */
	const take = (record) => {
		const saved = savedDocument(kind, record);
		patch({ taken: saved.content });
		change((before) => commitChange(before, saved.content));
		addFiles(saved.files);
		sync.enter(saved.documentId, saved.revision);
	};
	return {
		/**
		* What opens first, with the changes made before it opened; documents that are opened later are taken as they are.
		*/
		finishOpening: (opened, files) => {
			const done = early ?? [];
			const added = early ? store.get().files : [];
			early = void 0;
			return {
				history: done.reduce((history, step) => step(history), opened),
				files: [...files, ...added]
			};
		},
		/** A step of its history. */
		step: change,
		/** Ends a step that earlier changes began. */
		mark: () => change(markStep),
		cancel: () => change(dropChange),
		undo: () => change(undo),
		redo: () => change(redo),
		/** Files that the document names from now on. */
		addFiles,
		take,
		/** Resolves a conflict with the server's content. @throws ApiError */
		loadTheirs: async () => {
			const { documentId: id } = sync.state.get();
			if (id !== void 0) take(await call(getDocument, { params: { id } }));
		}
	};
}
// web/documents/local-document.ts
/** The document as this device stores it, with the version of its schema. */
var toKept = (kind, document) => ({
	...document,
	schema: kind.version
});
/** What `toKept` wrote, upgraded to the current schema; undefined for anything else. */
function readKept(kind, kept) {
	if (typeof kept !== "object" || kept === null) return void 0;
	const { schema, content, documentId, revision, unsaved } = kept;
	const read = readDocument(kind, schema, content);
	return read && {
		content: read,
		documentId,
		revision,
		unsaved: unsaved ?? true
	};
}
export { SavingIcon as a, useDocument as i, toKept as n, isUnderWay as r, readKept as t };
