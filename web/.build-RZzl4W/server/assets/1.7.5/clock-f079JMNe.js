import { n as parseClock, t as clockText } from "./clock-text-DlnogvQR.js";
// web/video/core/clock.ts
/** Seconds of a clip as people read them, to a tenth: `0:11.2`. */
var clockOf = (seconds) => clockText(Math.round(seconds * 1e3));
/** Seconds from what someone typed; undefined if it is not a time. */
function readClock(text) {
	const milliseconds = parseClock(text);
	return milliseconds === void 0 ? void 0 : milliseconds / 1e3;
}
export { readClock as n, clockOf as t };
