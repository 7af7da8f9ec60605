import { t as keptStores } from "./kept-stores-CG8bcYCc.js";
import { t as newId } from "./new-id-ifkI-95E.js";
// web/lib/pack-work.ts
var FILE = "$file";
/** Work as bytes: the length of its JSON, the JSON, and the bytes of the files that it names. */
async function packWork(work) {
	const files = [];
	let length = 0;
	const addFile = (bytes, type) => {
		const file = type === void 0 ? [length, bytes.length] : [
			length,
			bytes.length,
			type
		];
		files.push(bytes);
		length += bytes.length;
		return { [FILE]: file };
	};
	const pack = async (value) => {
		if (value instanceof Uint8Array) return addFile(value);
		if (value instanceof Blob) return addFile(new Uint8Array(await value.arrayBuffer()), value.type);
		if (Array.isArray(value)) return Promise.all(value.map(pack));
		if (typeof value !== "object" || value === null) return value;
		const parts = Object.entries(value).map(async ([name, part]) => [name, await pack(part)]);
		return Object.fromEntries(await Promise.all(parts));
	};
	const json = new TextEncoder().encode(JSON.stringify(await pack(work)));
	const packed = new Uint8Array(4 + json.length + length);
	new DataView(packed.buffer).setUint32(0, json.length);
	packed.set(json, 4);
	let at = 4 + json.length;
	for (const bytes of files) {
		packed.set(bytes, at);
		at += bytes.length;
	}
	return packed;
}
/** The work that `packWork` packed. @throws SyntaxError or RangeError for bytes that are none */
function unpackWork(packed) {
	const start = 4 + new DataView(packed.buffer, packed.byteOffset).getUint32(0);
	const unpack = (value) => {
		if (Array.isArray(value)) return value.map(unpack);
		if (typeof value !== "object" || value === null) return value;
		const file = value[FILE];
		if (!file) return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, unpack(part)]));
		const [from, length, type] = file;
		const bytes = packed.slice(start + from, start + from + length);
		return type === void 0 ? bytes : new Blob([bytes], { type });
	};
	return unpack(JSON.parse(new TextDecoder().decode(packed.subarray(4, start))));
}
// web/lib/sealed-work.ts
/**
* Work of people whose session has ended, encrypted in this browser until the same person signs in again: local storage,
* and the databases of unsent changes, of drafts and of the collage. The key is not in the browser; see docs/decisions/0067.
*/
var SEALED = "sealed";
/** Unsent changes and drafts come first: what no longer fits is left out. */
var DATABASES = [
	"inkreel-parts",
	"inkreel",
	"inkreel-collage"
];
var MOST_BYTES = 256 * 2 ** 20;
/** Maximum number of sealed works, of which the oldest make room; and the milliseconds that each is kept. */
var KEPT = 5;
var KEPT_MS = 2592e6;
var stores = keptStores("inkreel-sealed", (database) => {
	database.createObjectStore(SEALED, { keyPath: "id" });
});
var readSealed = () => stores.ask(SEALED, "readonly", (store) => store.getAll());
var remove = (id) => stores.ask(SEALED, "readwrite", (store) => store.delete(id));
/**
* Encrypts work and the databases beside it.
* @throws DOMException if the browser cannot store or encrypt
*/
async function sealWork({ person, seal, key }, storage) {
	const work = await packWork({
		storage,
		databases: await readDatabases()
	});
	const iv = crypto.getRandomValues(/* @__PURE__ */ new Uint8Array(12));
	const bytes = await crypto.subtle.encrypt({
		name: "AES-GCM",
		iv
	}, await importKey(key), work);
	const sealed = {
		id: newId(),
		person,
		seal,
		savedAt: Date.now(),
		iv,
		bytes
	};
	await stores.ask(SEALED, "readwrite", (store) => store.put(sealed));
	const all = (await readSealed()).sort((one, other) => other.savedAt - one.savedAt);
	const isOld = ({ savedAt }, at) => at >= KEPT || savedAt < Date.now() - KEPT_MS;
	for (const { id } of all.filter(isOld)) await remove(id);
}
/** Whether work of a person is sealed here. */
async function isSealedFor(person) {
	return (await readSealed()).some((sealed) => sealed.person === person);
}
/**
* Restores what was sealed for the signed-in person, the newest first; later work is kept.
* @param fetchKey returns the session's person, and that person's key of a seal
* @returns the seals of others that are left
*/
async function openWork(fetchKey) {
	const all = (await readSealed()).sort((one, other) => other.savedAt - one.savedAt);
	const left = [];
	let present;
	for (const { id, person, seal, iv, bytes } of all) {
		const given = present === void 0 || present === person ? await fetchKey(seal) : void 0;
		present ??= given?.person;
		if (!given || given.person !== person) {
			left.push(seal);
			continue;
		}
		const work = await crypto.subtle.decrypt({
			name: "AES-GCM",
			iv
		}, await importKey(given.key), bytes).then((opened) => unpackWork(new Uint8Array(opened))).catch(() => void 0);
		if (work) await putBack(work);
		await remove(id);
	}
	return left;
}
async function putBack({ storage, databases }) {
	for (const [name, parts] of databases) await writeDatabase(name, parts).catch(() => void 0);
	for (const [name, value] of storage) {
		const there = localStorage.getItem(name);
		const merged = there === null ? value : mergedList(value, there);
		if (merged !== void 0) localStorage.setItem(name, merged);
	}
}
/** Merges two lists that were stored under one name, such as facts of images; undefined for anything else. */
function mergedList(sealed, since) {
	try {
		const [one, other] = [JSON.parse(sealed), JSON.parse(since)];
		return Array.isArray(one) && Array.isArray(other) ? JSON.stringify([...one, ...other]) : void 0;
	} catch {
		return;
	}
}
function importKey(key) {
	const raw = Uint8Array.from(atob(key.replace(/-/g, "+").replace(/_/g, "/")), (one) => one.charCodeAt(0));
	return crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["encrypt", "decrypt"]);
}
async function readDatabases() {
	const found = [];
	let bytes = 0;
	for (const name of await presentDatabases()) {
		const parts = await withDatabase(name, async (database) => Promise.all([...database.objectStoreNames].map(async (store) => {
			const opened = database.transaction(store, "readonly").objectStore(store);
			const [keys, values] = await Promise.all([answerOf(opened.getAllKeys()), answerOf(opened.getAll())]);
			return [store, keys.map((key, at) => [key, values[at]])];
		})));
		bytes += parts.flatMap(([, entries]) => entries).reduce((sum, [, value]) => sum + bytesIn(value), 0);
		if (bytes <= MOST_BYTES) found.push([name, parts]);
	}
	return found;
}
async function writeDatabase(name, parts) {
	if (!(await presentDatabases()).includes(name)) return;
	await withDatabase(name, async (database) => {
		for (const [store, entries] of parts) {
			const opened = database.transaction(store, "readwrite").objectStore(store);
			const there = new Set(await answerOf(opened.getAllKeys()));
			for (const [key, value] of entries.filter(([one]) => !there.has(one))) await answerOf(opened.keyPath === null ? opened.put(value, key) : opened.put(value));
		}
	});
}
/** The databases that exist: opening a missing one would create it without its stores. */
async function presentDatabases() {
	const names = (await indexedDB.databases()).map(({ name }) => name);
	return DATABASES.filter((name) => names.includes(name));
}
async function withDatabase(name, use) {
	const database = await answerOf(indexedDB.open(name));
	try {
		return await use(database);
	} finally {
		database.close();
	}
}
function answerOf(request) {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error ?? /* @__PURE__ */ new Error("the browser refused to keep it"));
	});
}
/** Bytes of the files in a value. */
function bytesIn(value) {
	if (value instanceof Blob) return value.size;
	if (value instanceof Uint8Array) return value.length;
	if (typeof value !== "object" || value === null) return 0;
	return Object.values(value).reduce((sum, part) => sum + bytesIn(part), 0);
}
export { isSealedFor, openWork, sealWork };
