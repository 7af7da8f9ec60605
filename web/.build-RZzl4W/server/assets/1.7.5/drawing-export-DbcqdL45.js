import { t as encodePng } from "./png-BjjOiOHv.js";
import "./drawing-BLYG7etO.js";
// web/canvas/core/drawing/drawing-export.ts
/**
* A drawing as a PNG of its grid's size divided by `DRAWING_FINENESS`. Value n of the grid has the colour n - 1 of the
* palette; if nothing is drawn the picture shows `paper`, or is transparent if that is undefined.
*/
function drawingPng(grid, palette, paper) {
	const width = Math.floor(grid.width / 2);
	return encodePng({
		width,
		height: Math.floor(grid.height / 2),
		kind: "rgba",
		write: (y, row) => {
			for (let x = 0; x < width; x += 1) {
				const [left, top] = [x * 2, y * 2];
				row.set(averageColour(grid, {
					left,
					top,
					side: 2
				}, palette, paper), x * 4);
			}
		}
	});
}
/** The mean colour of a square of the grid, opacity last; drawn pixels alone decide the colour if there is no paper. */
function averageColour(grid, { left, top, side }, palette, paper) {
	const sum = [
		0,
		0,
		0
	];
	let counted = 0;
	for (let y = top; y < top + side; y += 1) for (let x = left; x < left + side; x += 1) {
		const value = grid.valueAt(x, y);
		const colour = value === 0 ? paper : palette[value - 1];
		if (!colour) continue;
		counted += 1;
		for (let channel = 0; channel < 3; channel += 1) sum[channel] += colour[channel];
	}
	if (counted === 0) return [
		0,
		0,
		0,
		0
	];
	return [...sum.map((value) => Math.round(value / counted)), Math.round(255 * counted / side ** 2)];
}
export { drawingPng };
