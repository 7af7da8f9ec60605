import { t as createStore } from "./store-CbiqaTvC.js";
// web/editors/form/stages/cut-out/edge-to-check.ts
/** The last request, by a note of a result or of the stage itself; each object is one request. */
var edgeToCheck = createStore(void 0);
/** A place as a box in pixels of its picture. */
function boxOfPlace({ left, top, width, height }, picture) {
	return {
		x: left * picture.width,
		y: top * picture.height,
		width: width * picture.width,
		height: height * picture.height
	};
}
export { edgeToCheck as n, boxOfPlace as t };
