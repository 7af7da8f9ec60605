import { t as mayStore } from "./hold-writes-CfaBYfHJ.js";
import { t as keptStores } from "./kept-stores-CG8bcYCc.js";
// web/lib/draft-store.ts
/**
* Unsubmitted paintings and the pictures of guests, stored in this browser (IndexedDB) so that a reload or
* another tool loses nothing. If the browser stores nothing, as in some private windows, drafts are lost with
* the page.
*/
var DRAFTS = "drafts";
/** Drafts that are kept; the oldest make room. */
var KEPT = 60;
var stores = keptStores("inkreel", (database) => {
	database.createObjectStore(DRAFTS, { keyPath: "key" }).createIndex("savedAt", "savedAt");
});
/** The bytes that were kept under a key. */
async function readDraft(key) {
	return (await stores.ask(DRAFTS, "readonly", (store) => store.get(key)).catch(() => void 0))?.bytes;
}
/** Keys that this page has kept something under. */
var keptHere = /* @__PURE__ */ new Set();
/** Unsent changes of documents with parts, by document and page: see `web/documents/parts/kept-queues.ts`. */
var QUEUES = "queues";
var queueStores = keptStores("inkreel-parts", (database) => {
	database.createObjectStore(QUEUES, { keyPath: ["documentId", "writer"] });
});
/** Keys of the queues that this page has kept. */
var queuesKeptHere = /* @__PURE__ */ new Map();
/** Forgets what this page kept, also after another tab had forgotten all drafts. */
async function takeBackDrafts() {
	const forgetQueue = (key) => queueStores.ask(QUEUES, "readwrite", (store) => store.delete(key)).catch(() => void 0);
	await Promise.all([...[...keptHere].map(forgetDraft), ...[...queuesKeptHere.values()].map(forgetQueue)]);
}
/** Keeps bytes under a key, even if the page is being left. */
async function keepDraft(key, bytes) {
	if (!mayStore()) return;
	keptHere.add(key);
	const draft = {
		key,
		savedAt: Date.now(),
		bytes
	};
	await stores.ask(DRAFTS, "readwrite", (store) => store.put(draft)).catch(() => void 0);
	await forgetOldest().catch(() => void 0);
}
/** Forgets what was kept under a key. */
async function forgetDraft(key) {
	await stores.ask(DRAFTS, "readwrite", (store) => store.delete(key)).catch(() => void 0);
}
/** What was painted over a picture is also kept for the same picture at another address. */
async function copyDrafts(from, to) {
	for (const key of await keysOf(from)) {
		const bytes = await readDraft(key);
		if (bytes) await keepDraft(key.slice(0, -from.length) + to, bytes);
	}
}
/** Forgets all that was painted over a picture. */
async function forgetDraftsOf(address) {
	for (const key of await keysOf(address)) await forgetDraft(key);
}
/** Keys of drafts end with a space and the address of the picture that they lie over. */
async function keysOf(address) {
	return (await stores.ask(DRAFTS, "readonly", (store) => store.getAllKeys()).catch(() => [])).flatMap((key) => typeof key === "string" && key.endsWith(` ${address}`) ? [key] : []);
}
/** Forgets all drafts, and unsent changes of documents: they belong to the person who leaves. */
async function forgetDrafts() {
	await Promise.allSettled([stores.ask(DRAFTS, "readwrite", (store) => store.clear()), queueStores.ask(QUEUES, "readwrite", (store) => store.clear())]);
}
async function forgetOldest() {
	const keys = await stores.ask(DRAFTS, "readonly", (store) => store.index("savedAt").getAllKeys());
	for (const key of keys.slice(0, Math.max(0, keys.length - KEPT))) await stores.ask(DRAFTS, "readwrite", (store) => store.delete(key));
}
export { keepDraft as a, forgetDraftsOf as i, forgetDraft as n, readDraft as o, forgetDrafts as r, takeBackDrafts as s, copyDrafts as t };
