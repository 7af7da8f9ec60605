import "./limits-owx9t46c.js";
import { r as mediaProblems } from "./media-limits-IbQgcqIW.js";
import { v as toast } from "../../entry-server.js";
import { a as kindOfBytes, n as HEAD_BYTES } from "./file-kind-BfBd1U7_.js";
import { n as fingerprintOfLarge } from "./fingerprint-DGovSSA8.js";
import { t as probeMedia } from "./probe-media-BHT0Xblb.js";
// web/uploads/media/prepare-media.ts
/**
* Inspects a file by its bytes and its index, before anything is sent.
* @throws DOMException if the file cannot be read at all (removed, or no permission)
*/
async function prepareMedia(file, kind, limits) {
	const type = kindOfBytes(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
	if (kind === "video" && type === "audio/mp4") return { problem: "media_without_picture" };
	if (!type?.startsWith(`${kind}/`) && !type?.startsWith("video/")) return { problem: "media_format" };
	const facts = await probeMedia(file, type);
	if (!facts?.type.startsWith(`${kind}/`)) return { problem: refusalOf(kind, type, facts) };
	const [problem] = mediaProblems(limits, facts);
	if (problem) return isKnown(facts) ? {
		problem,
		facts
	} : { problem };
	if (file.size > 524288e3) return { problem: "media_size" };
	return {
		type: facts.type,
		fingerprint: await fingerprintOfLarge(file),
		facts
	};
}
/** Why a file that may be of the other kind is not taken. */
function refusalOf(kind, type, facts) {
	if (facts) return kind === "video" ? "media_without_picture" : "media_format";
	return type.startsWith(`${kind}/`) ? "media_unreadable" : "media_format";
}
var isKnown = (facts) => facts.seconds !== void 0 && facts.seconds > 0;
/** The problem of a file that the product keeps. */
function problemOf({ media }, limits) {
	return media ? mediaProblems(limits, media)[0] : "media_unreadable";
}
/** Says of a kept video that its sound cannot be used: the editor that takes it may show no slot. */
function tellSound({ media }, kind, errors) {
	if (kind === "video" && media?.isSoundUnread) toast(errors.media_sound_unreadable);
}
export { prepareMedia, problemOf, tellSound };
