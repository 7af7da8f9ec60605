import { y as Grid } from "./use-painted-field-CFuDoWis.js";
// web/canvas/core/grid/stretch.ts
/**
* A grid of another size, each pixel with the value that `read` has at its middle. Middles are mapped to middles, so
* that nothing moves by half a pixel.
*/
function stretched(source, read, size) {
	const grid = new Grid(size);
	const columns = Array.from({ length: size.width }, (_, x) => Math.min(source.width - 1, Math.floor((x + .5) * source.width / size.width)));
	for (let y = 0; y < size.height; y += 1) {
		const row = Math.min(source.height - 1, Math.floor((y + .5) * source.height / size.height));
		for (let x = 0; x < size.width;) {
			const value = read(columns[x], row);
			let end = x + 1;
			while (end < size.width && read(columns[end], row) === value) end += 1;
			if (value !== 0) grid.fillRun(y, x, end, value);
			x = end;
		}
	}
	grid.endStep();
	return grid;
}
export { stretched as t };
