// web/features/accounts/social/social-result.ts
/** Where the result goes when the popup has lost its opener: only pages of this origin can listen. */
var SOCIAL_CHANNEL = "inkreel.social";
/** What the provider sent back in the address; undefined if it is not an answer to a sign-in. */
function resultOfQuery(search) {
	return readResult({
		...Object.fromEntries(new URLSearchParams(search)),
		type: "social-result"
	});
}
/** A message that is a result; undefined for every other one. */
function readResult(data) {
	if (typeof data !== "object" || data === null) return void 0;
	const { type, state, code, iss, error } = data;
	if (type !== "social-result" || !isText(state)) return void 0;
	if (!isText(code) && !isText(error)) return void 0;
	return {
		type,
		state,
		...isText(code) && { code },
		...isText(iss) && { iss },
		...isText(error) && { error }
	};
}
function isText(value) {
	return typeof value === "string" && value !== "";
}
/** Posts the result to the opener, at this origin only, or to the channel if the opener is gone. */
function deliverResult(result, { origin, opener, broadcast }) {
	if (opener !== null && !opener.closed) opener.postMessage(result, origin);
	else broadcast(result);
}
export { resultOfQuery as i, deliverResult as n, readResult as r, SOCIAL_CHANNEL as t };
