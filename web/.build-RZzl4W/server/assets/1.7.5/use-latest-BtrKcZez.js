import { useLayoutEffect, useRef } from "react";
// web/uploads/use-latest.ts
/** The value of the last render, for code that runs later: the end of an upload, a listener. */
function useLatest(value) {
	const latest = useRef(value);
	useLayoutEffect(() => {
		latest.current = value;
	});
	return latest;
}
export { useLatest as t };
