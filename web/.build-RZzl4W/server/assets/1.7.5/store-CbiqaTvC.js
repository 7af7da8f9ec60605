import { useSyncExternalStore } from "react";
// web/lib/store.ts
/** A store that starts with `value`. */
function createStore(value) {
	let current = value;
	const listeners = /* @__PURE__ */ new Set();
	return {
		get: () => current,
		set: (next) => {
			if (Object.is(next, current)) return;
			current = next;
			for (const listener of listeners) listener();
		},
		subscribe: (listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		}
	};
}
/** The store's value, kept up to date; prerendered pages and the first render in the browser see `onServer`. */
function useStore(store, onServer) {
	return useSyncExternalStore(store.subscribe, store.get, () => onServer);
}
/**
* Subscribes to a part of a store's value: the component renders again when `select` returns something else.
* @param select returns the same object as long as its part is unchanged
*/
function useSelected(store, select) {
	const part = () => select(store.get());
	return useSyncExternalStore(store.subscribe, part, part);
}
export { useSelected as n, useStore as r, createStore as t };
