import { o as IMAGE_UPLOAD_BYTES, s as IMAGE_UPLOAD_PIXELS } from "./limits-owx9t46c.js";
import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { t as byteSize } from "./byte-size-Cfyex7eV.js";
import { t as failureOf } from "./failure-text-DC5ygpF3.js";
import { t as mayRetry } from "./may-retry-DVsIsPBL.js";
// web/uploads/refusal.ts
var MEGABYTE = 1048576;
/** The problem of a picture, in words (specification, section 8, Upload messages). */
function unfitReason({ problem }, { shortest = 0, longest = 0 }, { refused }) {
	switch (problem) {
		case "type": return {
			text: refused.type,
			hint: refused.typeHint
		};
		case "bytes": return {
			text: refused.size({ size: IMAGE_UPLOAD_BYTES / MEGABYTE }),
			hint: refused.sizeHint
		};
		case "pixels": return {
			text: refused.pixels,
			hint: refused.pixelsHint({ megapixels: IMAGE_UPLOAD_PIXELS / 1e6 })
		};
		case "too_small": return {
			text: refused.tooSmall,
			hint: refused.tooSmallHint({ pixels: shortest })
		};
		case "too_large": return {
			text: refused.tooLarge,
			hint: refused.tooLargeHint({ pixels: longest })
		};
	}
}
/** Errors of the server and of the services behind it: the specification has a text for each that names the file. */
var APPLICATION = /* @__PURE__ */ new Set([
	"internal_error",
	"server_busy",
	"images_busy",
	"media_busy",
	"unreadable_answer"
]);
var REMOTE = /* @__PURE__ */ new Set([
	"storage_unavailable",
	"network_error",
	"timeout"
]);
/** How full the storage is, if the refusal says it. */
function roomLeft({ data }, { refused }) {
	const { used, quota } = data;
	if (typeof used !== "number" || typeof quota !== "number") return "";
	return refused.storage({
		used: byteSize(used, String),
		quota: byteSize(quota, String)
	});
}
/** Why an upload failed: what the catalogue says of the code, with the file's name if the fault is not the file's. */
function uploadReason(error, name, texts, messages) {
	const { server, refused } = texts;
	if (!(error instanceof ApiError)) return {
		text: refused.failed,
		hint: server.read({ name })
	};
	if (error.code === "file_too_large") return unfitReason({ problem: "bytes" }, {}, texts);
	if (error.code === "unsupported_file_type") return unfitReason({ problem: "type" }, {}, texts);
	if (error.code === "storage_full") return {
		text: failureOf(error, messages).text,
		hint: roomLeft(error, texts)
	};
	if (!mayRetry(error)) return {
		text: failureOf(error, messages).text,
		hint: ""
	};
	const hint = APPLICATION.has(error.code) ? server.application({ name }) : REMOTE.has(error.code) ? server.remote({ name }) : failureOf(error, messages).text;
	return {
		text: refused.failed,
		hint
	};
}
export { uploadReason as n, unfitReason as t };
