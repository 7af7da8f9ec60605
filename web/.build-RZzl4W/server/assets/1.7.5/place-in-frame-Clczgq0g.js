// web/editors/kit/samples/place-in-frame.ts
var SIDES = [
	"left",
	"top",
	"right",
	"bottom"
];
/**
* Where a run's picture lies in its result: known for runs that gave it more room, by the pixels on each side.
* @param original pixels of the run's picture
*/
function placeInFrame(input, original) {
	const [left, top, right, bottom] = SIDES.map((side) => input[side]);
	if (![
		left,
		top,
		right,
		bottom
	].every((side) => typeof side === "number")) return void 0;
	return {
		left: Number(left),
		top: Number(top),
		width: original.width + Number(left) + Number(right),
		height: original.height + Number(top) + Number(bottom)
	};
}
/** The same as shares of the result, for its style: known from the size of the result if the original's is not. */
function insetInFrame(input, result) {
	const place = placeInFrame(input, {
		width: 0,
		height: 0
	});
	if (!place) return void 0;
	const share = (pixels, of) => `${Math.round(1e4 * pixels / of) / 100}%`;
	const right = place.width - place.left;
	const bottom = place.height - place.top;
	return [
		share(place.top, result.height),
		share(right, result.width),
		share(bottom, result.height),
		share(place.left, result.width)
	].join(" ");
}
/**
* Aspect ratio of a run's results, as CSS takes it, for their placeholders: that of the requested size, else that of
* the source picture with the room it gets, else square.
*/
function ratioToCome(input, original) {
	const { width, height } = typeof input["width"] === "number" && typeof input["height"] === "number" ? {
		width: input["width"],
		height: input["height"]
	} : (original && placeInFrame(input, original)) ?? original ?? {
		width: 1,
		height: 1
	};
	return `${width} / ${height}`;
}
export { placeInFrame as n, ratioToCome as r, insetInFrame as t };
