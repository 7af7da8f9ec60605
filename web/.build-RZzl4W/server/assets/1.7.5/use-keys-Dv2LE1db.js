import { n as isOfInputMethod } from "./input-method-CVy0jZ_K.js";
import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";
// web/lib/draw-at-once.ts
/**
* Makes a change and renders it before returning: for elements that get the focus next, and for pointer moves
* and wheel turns. On a slow page the next event would otherwise arrive before React has rendered the last
* one and build on an outdated state, so that zoom steps and the end of a drag were lost.
*/
function drawAtOnce(change) {
	flushSync(change);
}
// web/lib/use-keys.ts
/** Calls `onPress` for every key that is pressed on the page and not an input method's, with the values of the last render. */
function useKeys(onPress) {
	const press = useEffectEvent(onPress);
	useEffect(() => {
		const listen = (event) => {
			if (!isOfInputMethod(event)) press(event);
		};
		addEventListener("keydown", listen);
		return () => removeEventListener("keydown", listen);
	}, []);
}
export { drawAtOnce as n, useKeys as t };
