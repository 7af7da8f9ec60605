import { a as localFile, r as filmOf } from "./local-films-C1vXVeAl.js";
import { useEffect, useEffectEvent, useState } from "react";
// web/video/ui/use-peaks.ts
/** Peaks of a second of sound: finer than any track shows at its closest. */
var PEAKS_A_SECOND = 100;
var MOST_PEAKS = 12e4;
/** The waveform of a clip, once this browser has decoded its sound; undefined before, and if it cannot. */
function usePeaks(source, seconds) {
	const [peaks, setPeaks] = useState();
	const count = Math.min(MOST_PEAKS, Math.ceil(seconds * PEAKS_A_SECOND));
	const film = typeof source === "string" ? filmOf(source) : source;
	const readable = useEffectEvent(() => typeof source === "string" ? localFile(source) ?? source : source);
	useEffect(() => {
		const source = readable();
		setPeaks(void 0);
		if (film === void 0 || source === void 0 || count === 0) return void 0;
		const left = new AbortController();
		const read = async () => {
			const { readPeaks } = await import("./read-peaks-DChKJJoO.js");
			if (left.signal.aborted) return;
			const heard = await readPeaks(source, count, left.signal);
			if (!left.signal.aborted) setPeaks(heard);
		};
		read().catch(() => void 0);
		return () => left.abort();
	}, [film, count]);
	return peaks;
}
export { usePeaks as t };
