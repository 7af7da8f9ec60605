import { t as ApiError } from "./api-error-BZ-ri-ws.js";
// web/uploads/core/may-pass.ts
var PASSING = /* @__PURE__ */ new Set([
	"network_error",
	"timeout",
	"unreadable_answer",
	"aborted",
	"too_many_requests",
	"server_busy",
	"images_busy",
	"media_busy",
	"storage_unavailable",
	"internal_error"
]);
/** Whether sending the same again may help. */
function mayPass(error) {
	return error instanceof ApiError && PASSING.has(error.code);
}
export { mayPass as t };
