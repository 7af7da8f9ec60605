import { r as storeWrites } from "./hold-writes-CfaBYfHJ.js";
// web/lib/kept-stores.ts
/**
* @param name of the database
* @param create makes its stores in a browser that has none
*/
function keptStores(name, create) {
	let database;
	let opening;
	const forget = () => {
		database = void 0;
		opening = void 0;
	};
	async function connect() {
		const request = indexedDB.open(name, 1);
		request.onupgradeneeded = () => create(request.result);
		try {
			database = await answerOf(request);
		} catch (error) {
			forget();
			throw error;
		}
		database.onclose = forget;
		database.onversionchange = () => {
			database?.close();
			forget();
		};
		return database;
	}
	return { ask: async (store, mode, request) => {
		const held = mode === "readwrite" ? storeWrites.held() : void 0;
		if (held) await held;
		opening ??= connect();
		const transaction = (database ?? await opening).transaction(store, mode);
		const answer = answerOf(request(transaction.objectStore(store)));
		if (mode === "readwrite") transaction.commit();
		return answer;
	} };
}
function answerOf(request) {
	return new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error ?? /* @__PURE__ */ new Error("the browser refused to keep it"));
	});
}
export { keptStores as t };
