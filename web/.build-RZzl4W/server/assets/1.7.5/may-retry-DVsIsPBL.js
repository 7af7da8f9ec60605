import { t as ApiError } from "./api-error-BZ-ri-ws.js";
// web/uploads/may-retry.ts
/** Permanent problems of the file or its address. */
var FINAL = /* @__PURE__ */ new Set([
	"address_unreachable",
	"file_too_large",
	"file_type_mismatch",
	"image_too_heavy",
	"image_too_many_pixels",
	"image_unreadable",
	"media_too_heavy",
	"media_unreadable",
	"media_without_picture",
	"unsupported_file_type"
]);
/** Whether sending the same file again could end differently. */
function mayRetry(error) {
	return !(error instanceof ApiError && FINAL.has(error.code));
}
export { mayRetry as t };
