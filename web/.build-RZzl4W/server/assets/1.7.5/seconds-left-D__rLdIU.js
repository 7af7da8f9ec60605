// web/editors/kit/seconds-left.ts
/** A share this small says little about the rest. */
var TELLING_SHARE = .08;
/** Whole seconds until a run ends, if it continues as it began; undefined while that cannot be estimated. */
function secondsLeft({ started_at: started, progress }, now = Date.now()) {
	if (started === null || progress < TELLING_SHARE) return void 0;
	const spent = Math.max(0, now - Date.parse(started)) / 1e3;
	return Math.max(1, Math.round(spent * (1 - progress) / progress));
}
/**
* When a run ends if it continues as it began, as an ISO instant; undefined while that cannot be estimated.
*/
function readyAt(run, now = Date.now()) {
	const left = secondsLeft(run, now);
	return left === void 0 ? void 0 : new Date(now + left * 1e3).toISOString();
}
export { secondsLeft as n, readyAt as t };
