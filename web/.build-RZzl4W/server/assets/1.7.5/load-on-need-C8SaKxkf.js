// web/lib/load-on-need.ts
/** An import that `loadOnNeed` does not begin. */
var Unloaded = class extends Error {};
/**
* Functions that `loadOnNeed` has returned: they are not wrapped again, so that they know that their file is loaded.
*/
var GATED = /* @__PURE__ */ new WeakSet();
var WORDS = /dynamically imported module|importing a module script failed|unable to preload css/i;
/** Whether a part of the page could not be fetched; each browser words it differently. */
var isLoadFailure = (error) => error instanceof Unloaded || error instanceof Error && WORDS.test(error.message);
/**
* A file that is loaded when it is first needed. Browsers remember that an import failed for as long as the page lives:
* without a connection none is begun, so that the next try can find the file.
* @throws from the returned function, without a connection, an error that `isLoadFailure` recognises
*/
function loadOnNeed(load) {
	if (GATED.has(load)) return load;
	let isThere = false;
	const gated = async () => {
		if (!isThere && navigator.onLine === false) throw new Unloaded("no connection");
		const loaded = await load();
		isThere = true;
		return loaded;
	};
	GATED.add(gated);
	return gated;
}
export { loadOnNeed as n, isLoadFailure as t };
