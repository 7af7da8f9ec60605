// web/runs/unsent-name.ts
/** Where runs without an answer are kept on this device until there is one (`unsent-runs.ts`). */
var UNSENT = "inkreel.unsent";
/** Whether there are any; the browser may forbid to look. */
function hasUnsent() {
	try {
		return localStorage.getItem(UNSENT) !== null;
	} catch {
		return false;
	}
}
export { hasUnsent as n, UNSENT as t };
