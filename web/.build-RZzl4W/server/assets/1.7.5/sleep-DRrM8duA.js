// web/lib/sleep.ts
/** Waits this many milliseconds; returns early, without throwing, when the signal aborts. */
function sleep(milliseconds, signal) {
	return new Promise((resolve) => {
		if (signal?.aborted) return resolve();
		const end = () => {
			clearTimeout(timer);
			signal?.removeEventListener("abort", end);
			resolve();
		};
		const timer = setTimeout(end, milliseconds);
		signal?.addEventListener("abort", end);
	});
}
export { sleep as t };
