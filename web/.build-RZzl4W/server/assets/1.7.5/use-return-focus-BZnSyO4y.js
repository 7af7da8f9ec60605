import { useState } from "react";
// web/ui/use-return-focus.ts
/**
* For a dialog that is mounted when it opens: gives the focus back to the element that had it before, which a field of
* the dialog may take before the dialog is told that it opened. That element may be gone, as the sign-in button is
* after a sign-in: then the page gets the focus.
*/
function useReturnFocus() {
	const [opener] = useState(() => document.activeElement);
	return (event) => {
		event.preventDefault();
		const back = opener?.isConnected && opener !== document.body ? opener : null;
		(back instanceof HTMLElement ? back : document.getElementById("content"))?.focus({ preventScroll: true });
	};
}
export { useReturnFocus as t };
