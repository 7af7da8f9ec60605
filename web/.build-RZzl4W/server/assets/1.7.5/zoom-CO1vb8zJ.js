import { T as ZOOM } from "./limits-owx9t46c.js";
// web/canvas/core/zoom.ts
var tenths = Math.round(1 / ZOOM.step);
/**
* Keeps a scale within the specification's 0.1 to 5 (section 9). A picture so large that only a smaller scale shows it
* whole may be left at that scale: `from` is where it is now.
*/
function clampScale(scale, from = ZOOM.minimum) {
	return Math.min(ZOOM.maximum, Math.max(Math.min(ZOOM.minimum, from), scale));
}
/**
* The next scale on the grid of 0.1 steps, up or down; a scale between two steps goes to the next one in that
* direction.
*/
function stepScale(scale, direction) {
	const steps = scale * tenths;
	const near = Math.round(steps);
	const clamped = clampScale((Math.abs(steps - near) < 1e-6 ? near + direction : direction > 0 ? Math.ceil(steps) : Math.floor(steps)) / tenths);
	return direction > 0 ? clamped : Math.min(scale, clamped);
}
/**
* The view that shows the whole picture, centred.
* @param most the largest scale: 1 never enlarges the picture
*/
function fitView(picture, frame, most = 1) {
	return {
		scale: Math.min(frame.width / picture.width, frame.height / picture.height, most),
		x: 0,
		y: 0
	};
}
/** Changes the scale so that the picture's point under `at` (from the window's centre) stays under it. */
function zoomAt(view, scale, at) {
	const next = clampScale(scale, view.scale);
	const ratio = next / view.scale;
	return {
		scale: next,
		x: at.x - (at.x - view.x) * ratio,
		y: at.y - (at.y - view.y) * ratio
	};
}
/** Moves the picture, but never so far that its edge leaves the middle of the window. */
function panBy(view, by, picture) {
	const reach = (side) => side * view.scale / 2;
	const hold = (value, limit) => Math.min(limit, Math.max(-limit, value));
	return {
		scale: view.scale,
		x: hold(view.x + by.x, reach(picture.width)),
		y: hold(view.y + by.y, reach(picture.height))
	};
}
/** Two fingers: the scale follows their distance, the picture their middle. */
function pinch(view, before, after, picture) {
	const middle = ([a, b]) => ({
		x: (a.x + b.x) / 2,
		y: (a.y + b.y) / 2
	});
	const distance = ([a, b]) => Math.hypot(a.x - b.x, a.y - b.y);
	const from = middle(before);
	const to = middle(after);
	return zoomAt(panBy(view, {
		x: to.x - from.x,
		y: to.y - from.y
	}, picture), view.scale * (distance(after) / Math.max(1, distance(before))), to);
}
export { stepScale as a, pinch as i, fitView as n, zoomAt as o, panBy as r, clampScale as t };
