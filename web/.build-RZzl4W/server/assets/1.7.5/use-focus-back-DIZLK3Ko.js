import { useEffect, useRef } from "react";
// web/lib/use-focus-back.ts
/** Gives the focus back to the button that opened something, once that is closed. */
function useFocusBack(open) {
	const button = useRef(null);
	const wasOpen = useRef(false);
	useEffect(() => {
		if (wasOpen.current && !open) button.current?.focus();
		wasOpen.current = open;
	}, [open]);
	return button;
}
export { useFocusBack as t };
