import { t as pressClipKey } from "./clip-keys-SKqwFqJX.js";
import { useEffect, useEffectEvent } from "react";
// web/video/ui/use-clip-keys.ts
/** Elements in which letters are text input. */
var TYPING = "input:not([type=radio], [type=range]), textarea, select, [contenteditable], [role=menu]";
var PRESSED = "button, a, [role=button], [role=tab], [role=switch], label";
var SLID = "input, [role=slider], [role=radio]";
/** Keys that a control uses itself while it has the focus. */
function ownKeysOf(target) {
	if (target.closest(SLID)) return [
		" ",
		"Home",
		"End"
	];
	return target.closest(PRESSED) ? [" "] : [];
}
/**
* Keys of a clip anywhere on the page, except where someone types.
* @param options `press`: keys of this page, asked first; `scope`: the dialog that contains the clip,
* outside of which keys are ignored; without it keys inside dialogs are
*/
function useClipKeys(clock, { rate, scope, press }) {
	const down = useEffectEvent((event) => {
		const target = event.target instanceof Element ? event.target : document.body;
		if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
		const dialog = target.closest("[role=dialog]");
		if (target.closest(TYPING) || (scope ? !dialog?.matches(scope) : dialog)) return;
		if (press?.(event.key.toLowerCase()) || pressClipKey(event.key, clock, {
			rate,
			own: ownKeysOf(target)
		})) event.preventDefault();
	});
	useEffect(() => {
		const press = (event) => down(event);
		addEventListener("keydown", press, true);
		return () => removeEventListener("keydown", press, true);
	}, []);
}
export { useClipKeys as n, ownKeysOf as t };
