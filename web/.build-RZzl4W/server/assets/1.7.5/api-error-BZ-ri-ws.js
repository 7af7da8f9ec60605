// web/lib/api-error.ts
/**
* The codes that the catalogue marks as silent; the catalogue itself is too large for every page, and a test compares
* both.
*/
var SILENT = /* @__PURE__ */ new Set([
	"aborted",
	"not_signed_in",
	"not_enough_points"
]);
/** A call that did not succeed: a code of the error catalogue, or of the transport. */
var ApiError = class extends Error {
	code;
	/** Number in the envelope; 0 for the transport. */
	number;
	data;
	requestId;
	constructor(code, details = {}) {
		super(details.message ?? code);
		this.name = "ApiError";
		this.code = code;
		this.number = details.number ?? 0;
		const { data } = details;
		this.data = typeof data === "object" && data !== null ? { ...data } : {};
		this.requestId = details.requestId;
	}
	/** True if another part of the interface reports it, or the caller itself aborted: show no toast. */
	get silent() {
		return SILENT.has(this.code);
	}
};
export { ApiError as t };
