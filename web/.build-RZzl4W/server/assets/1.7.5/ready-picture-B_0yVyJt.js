import "./limits-owx9t46c.js";
import { o as renamed } from "./file-kind-BfBd1U7_.js";
import { t as fingerprintOf } from "./fingerprint-DGovSSA8.js";
// web/uploads/core/ready-picture.ts
/** The person asked for a change of size, type or frame, not for loss. */
var REPAIR_QUALITY = .92;
/**
* Bytes as a picture to be sent; renamed after what they became.
* @param known the bytes of the original, if that is what is sent
*/
async function readyPicture(blob, type, name, known) {
	const bytes = known ?? new Uint8Array(await blob.arrayBuffer());
	const fingerprint = await fingerprintOf(bytes);
	return {
		kind: "ready",
		blob,
		type,
		name: known ? name : renamed(name, type),
		fingerprint
	};
}
/**
* A picture drawn again in the size of a repair.
* @throws DOMException if this browser cannot open it
*/
async function repairedPicture(pixels, blob, header, plan, name) {
	const picture = await pixels.decode(blob);
	const sides = picture.width < picture.height !== plan.width < plan.height && picture.width !== picture.height ? {
		width: plan.height,
		height: plan.width
	} : plan;
	return drawnPicture(pixels, picture, {
		width: sides.width,
		height: sides.height,
		frame: void 0,
		type: plan.type
	}, header.mayBeTransparent, name);
}
/**
* A picture drawn from a decoded one, which is then closed.
* @throws Error if the canvas cannot hold it
*/
async function drawnPicture(pixels, picture, plan, mayBeTransparent, name) {
	const drawing = {
		...plan,
		quality: REPAIR_QUALITY
	};
	try {
		const drawn = await pixels.redraw(picture, drawing, mayBeTransparent);
		const kept = drawn.size <= 31457280 ? drawn : await pixels.redraw(picture, {
			...drawing,
			type: void 0
		}, mayBeTransparent);
		return await readyPicture(kept, kept.type, name);
	} finally {
		picture.close();
	}
}
export { readyPicture as n, repairedPicture as r, drawnPicture as t };
