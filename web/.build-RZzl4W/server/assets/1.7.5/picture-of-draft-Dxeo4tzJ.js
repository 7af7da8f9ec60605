import { a as kindOfBytes } from "./file-kind-BfBd1U7_.js";
import { n as readyPicture } from "./ready-picture-B_0yVyJt.js";
// web/uploads/core/picture-of-draft.ts
/** A picture whose bytes an earlier page kept. */
function pictureOfDraft(kept, name) {
	const bytes = new Uint8Array(kept);
	const type = kindOfBytes(bytes.subarray(0, 4096)) ?? "";
	return readyPicture(new Blob([bytes], { type }), type, name, bytes);
}
export { pictureOfDraft };
