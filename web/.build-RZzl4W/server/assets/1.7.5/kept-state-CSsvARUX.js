import { createContext, use, useState } from "react";
import { jsx } from "react/jsx-runtime";
// web/lib/kept-state.tsx
var Kept = createContext(void 0);
/** Descendants keep their state (`useKeptState`) when another layout renders them in another place. */
function KeepState({ children }) {
	const [kept] = useState(() => /* @__PURE__ */ new Map());
	return /* @__PURE__ */ jsx(Kept, {
		value: kept,
		children
	});
}
/**
* Like `useState`; within `KeepState` it begins with the value of the last render.
* @param name of this piece of state, the same wherever it is rendered
*/
function useKeptState(name, initial) {
	const kept = use(Kept);
	const [value, setValue] = useState(() => kept?.has(name) ? kept.get(name) : initial);
	kept?.set(name, value);
	return [value, setValue];
}
export { useKeptState as n, KeepState as t };
